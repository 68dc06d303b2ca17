package import Diagnostics
internal import Documents

/// Who answered and when, as a description keeps it in a comment.
package struct AnswerNote: Hashable, Sendable {
  package let by: String
  package let on: String

  package init(by: String, on: String) {
    (self.by, self.on) = (by, on)
  }

  /// Those in the comments above a value, which stands under a key.
  package static func all(
    above bytes: Range<Int>, of key: String, in file: SourceFile
  ) -> [AnswerNote] {
    let comments = TextEdits(of: file).comments(above: bytes).map(\.text).joined(separator: " ")
    let found = comments.matches(
      of: #/(?:(\w+): )?answered by (.+?) on (\d{4}-\d{2}-\d{2})/#)
    // Above braces stand the notes of all that is in them, each with its key.
    return found.filter { $0.1 == nil || $0.1.map(String.init) == key }.map {
      AnswerNote(by: String($0.2), on: String($0.3))
    }
  }

  /// As a comment has it, with what somebody says besides.
  package func text(_ remark: String) -> String {
    let said = Message("answered by \(by) on \(on)").text
    return (remark.isEmpty ? said : "\(said): \(remark)").onOneLine
  }
}
