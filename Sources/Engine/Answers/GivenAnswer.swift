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
  /// Whether somebody says that nobody knows.
  package let isUnknown: Bool
  /// Where the value stands.
  package let range: SourceRange
  /// Why somebody decides so, or what else there is to say of a fact.
  package let because: String
  package let by: String
  package let on: String

  /// Who answered, as the description keeps it.
  package var note: AnswerNote { AnswerNote(by: by, on: on) }
}
