package import Diagnostics

/// A diagnostic as a person sees it: what is wrong, the line, a caret, and the notes.
package struct DiagnosticText {
  private let paint: Paint
  private let width: Int

  package init(paint: Paint, width: Int) {
    self.paint = paint
    self.width = width
  }

  /// The diagnostic with the lines of the files that it points into.
  package func text(_ diagnostic: Diagnostic, in files: [SourceFile.ID: SourceFile]) -> String {
    let role: Paint.Role = diagnostic.severity == .error ? .error : .warning
    let label = "\(diagnostic.severity.rawValue)[\(diagnostic.message.id)]: "
    let paragraph = Paragraph(label: label, text: diagnostic.message.text, width: width)
    var text = paragraph.runIn(label: paint(label.dropLast(1).description, role)) + "\n"
    text += place(diagnostic.range, in: files, role: role)
    for note in diagnostic.notes {
      let label = "  note: "
      text +=
        Paragraph(label: label, text: note.text, width: width)
        .laidOut(label: paint(label, .quiet)) + "\n"
      text += place(note.range, in: files, role: .place)
    }
    return text
  }

  private func place(
    _ range: SourceRange,
    in files: [SourceFile.ID: SourceFile],
    role: Paint.Role
  ) -> String {
    let path = TerminalText.safe(range.file.path)
    guard let file = files[range.file], !file.text.isEmpty else {
      return paint("  --> \(path)", .place) + "\n"
    }
    let lines = LineTable(of: file)
    let start = lines.position(of: range.bytes.lowerBound)
    let arrow = paint("  --> \(path):\(start.line):\(start.column)", .place)
    guard !range.bytes.isEmpty || range.bytes.lowerBound > 0 else { return arrow + "\n" }
    let excerpt = Excerpt(lines: lines, bytes: range.bytes, width: width, paint: paint)
    return arrow + "\n" + excerpt.text(gutter: "\(start.line)".count + 1, role: role) + "\n"
  }
}
