package import Diagnostics
package import Documents
package import Model

/// What somebody answered in a questionnaire, and where its file says so.
package struct GivenAnswer: Sendable {
  package enum Subject: Sendable {
    case fact(Path)
    /// What a rule leaves to a person at a place, and the mark of what it rests on.
    case decision(rule: String, at: String, facts: String)
  }

  package let subject: Subject
  /// Where that is named.
  package let name: LocatedText
  /// The name of the description's file, if it is said.
  package let file: LocatedText?
  /// Which description of the file, from 1.
  package let document: Int
  package let app: LocatedText
  package let value: DocumentNode
  /// Where the value stands.
  package let range: SourceRange
  package let because: String
  package let by: String
  package let on: String

  /// Whether somebody says that nobody knows.
  package var isUnknown: Bool { value.isSaidUnknown }

  /// What the description keeps of who answered.
  package var note: String { Message("answered by \(by) on \(on)").text.onOneLine }
}
