package import Diagnostics

extension SourceFile {
  /// Diagnostics as `line:column text-there: message`, each followed by its notes.
  package func shown(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.flatMap { diagnostic in
      ["\(place(diagnostic.range)): \(diagnostic.message.text)"]
        + diagnostic.notes.map { "  \(place($0.range)): \($0.text)" }
    }
  }

  /// Line, column and the words of a span, quoted; a line break in them is shown as `⏎`.
  package func place(_ range: SourceRange) -> String {
    let start = LineTable(of: self).position(of: range.bytes.lowerBound)
    let words = String(decoding: Array(text.utf8)[range.bytes], as: UTF8.self)
    return "\(start.line):\(start.column) ‹\(words.split(separator: "\n").joined(separator: "⏎"))›"
  }
}
