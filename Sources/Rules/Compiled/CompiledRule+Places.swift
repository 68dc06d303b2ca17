package import Diagnostics
package import Expressions

extension CompiledRule {
  /// Where in its file the expression stands in which an error happened; its id if it's in none.
  package func range(of error: EvaluationError) -> SourceRange {
    let written = writtenPrograms.first { $0.program === error.program }
    guard let written, let bytes = error.bytes else { return source.idPlace }
    return written.text.range(
      of: bytes.lowerBound + written.start..<bytes.upperBound + written.start)
  }

  /// A program, the text that it is in, and the byte of it at which it begins.
  private typealias WrittenProgram = (program: Program, text: LocatedText, start: Int)

  /// In the order in which they are evaluated.
  private var writtenPrograms: [WrittenProgram] {
    var programs = zip(self.programs, source.clauses).map { ($0.program, $1.text, 0) }
    if let at, let text = source.at { programs.append((at, text, 0)) }
    programs += placeholders(of: message, in: source.message)
    programs += placeholders(of: fix, in: source.fix)
    if let review, let text = source.review?.text {
      programs += placeholders(of: review.text, in: text)
    }
    for (exemption, written) in zip(exemptions, source.exemptions) {
      programs += placeholders(of: exemption.note, in: written.note)
    }
    for (related, written) in zip(related, source.related) {
      programs.append((related.place, written.place, 0))
      programs += placeholders(of: related.note, in: written.note)
    }
    programs += zip(key, source.key).map { ($0, $1, 0) }
    return programs + zip(marks, source.marks).map { ($0.program, $1.expression, 0) }
  }

  private func placeholders(
    of template: MessageTemplate, in text: LocatedText
  ) -> [WrittenProgram] {
    let programs = template.parts.compactMap { part in
      if case .placeholder(let program, _) = part { program } else { nil }
    }
    let starts = TemplateText(text.text).pieces.compactMap { piece in
      if case .expression(_, let bytes) = piece { bytes.lowerBound } else { nil }
    }
    return zip(programs, starts).map { ($0, text, $1) }
  }
}
