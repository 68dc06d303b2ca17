package import Diagnostics
package import Localization

/// A diagnostic as a person sees it: what is wrong, the line, a caret, and the notes.
package struct DiagnosticText {
  private let paint: Paint
  private let width: Int
  private let language: Language

  package init(paint: Paint, width: Int, language: Language = .english) {
    self.paint = paint
    self.width = width
    self.language = language
  }

  /// The diagnostic with the lines of the files that it points into.
  package func text(_ diagnostic: Diagnostic, in files: SourceFiles) -> String {
    let role: Paint.Role = diagnostic.severity == .error ? .error : .warning
    let word =
      switch diagnostic.severity {
      case .error: language(.error)
      case .warning: language(.warning)
      case .note: language(.note)
      }
    let label = "\(word)\(language.isolated("[\(diagnostic.message.id)]")): "
    let message = language(diagnostic.message)
    let paragraph = Paragraph(label: label, text: message, width: width)
    var text = paragraph.runIn(label: paint(label.dropLast(1).description, role)) + "\n"
    text += place(diagnostic.range, in: files, role: role)
    for note in diagnostic.notes {
      let label = "  " + language(.noteLabel).asLabel
      text +=
        Paragraph(label: label, text: language(note.message), width: width)
        .laidOut(label: paint(label, .quiet)) + "\n"
      text += place(note.range, in: files, role: .place)
    }
    return text
  }

  private func place(_ range: SourceRange, in files: SourceFiles, role: Paint.Role) -> String {
    let path = TerminalText.safe(range.file.path)
    guard let file = files[range.file], !file.bytes.isEmpty else {
      return paint("  --> \(path)", .place) + "\n"
    }
    let lines = LineTable(of: file)
    let start = lines.position(of: range.bytes.lowerBound)
    let arrow = paint("  --> \(path):\(start.line):\(start.column)", .place)
    let isPlace = !range.bytes.isEmpty || range.bytes.lowerBound > 0
    let isShown = lines.isQuotable || lines.bytes(ofLine: start.line).isEmpty
    guard isPlace, isShown else { return arrow + "\n" }
    let excerpt = Excerpt(lines: lines, bytes: range.bytes, width: width, paint: paint)
    return arrow + "\n" + excerpt.text(gutter: "\(start.line)".count + 1, role: role) + "\n"
  }
}
