internal import Diagnostics
internal import Linting
internal import Rules

/// A finding as a person sees it: one sentence, the line, why, and what to do.
struct FindingText {
  let style: ReportStyle
  let language: Language
  let guidelines: GuidelineAddresses

  func text(_ finding: Finding, in lines: DescriptionLineTables) -> String {
    let role = Self.role(of: finding)
    var parts = [head(of: finding, saying: finding.message)]
    parts += place(finding.location, in: lines[finding.location.range], role: role)
    for related in finding.related {
      parts.append(labelled(language("note:"), related.note))
      parts += place(related.location, in: lines[related.location.range], role: .place)
    }
    parts += reasons(of: finding)
    return parts.joined(separator: "\n") + "\n"
  }

  /// How bad it is, which rule says so, and a sentence.
  func head(of finding: Finding, saying sentence: String) -> String {
    let word = language(Self.word(for: finding))
    let label = "\(word)\(language.isolated("[\(finding.rule)]")): "
    return Paragraph(label: label, text: sentence, width: width)
      .runIn(label: paint(label.dropLast(1).description, Self.role(of: finding)))
  }

  /// Why the rule is there, what to do, who accepted it, and the guidelines.
  func reasons(of finding: Finding) -> [String] {
    var parts: [String] = []
    if finding.outcome != .exempt { parts.append(labelled(language("why:"), finding.why)) }
    if !finding.fix.isEmpty { parts.append(labelled(language("fix:"), finding.fix)) }
    if let acceptance = finding.acceptance {
      parts.append(labelled(language("waived:"), words(for: acceptance)))
    }
    return parts + [cited(finding)]
  }

  private func words(for acceptance: Finding.Acceptance) -> String {
    switch acceptance {
    case .waiver(let reason, let approvedBy, let until):
      let day = language.dates.short(until)
      return language("\(reason) (\(approvedBy), until \(day))")
    case .baseline: return language("it stands in the baseline")
    }
  }

  private func labelled(_ label: String, _ text: String) -> String {
    Paragraph(label: "  \(label) ", text: text, width: width)
      .laidOut(label: "  " + paint("\(label) ", .strong))
  }

  private func cited(_ finding: Finding) -> String {
    let text = CitationText(citations: guidelines.citations(of: finding), links: style.links)
    let label = language("guideline:")
    let paragraph = Paragraph(label: "  \(label) ", text: text.text, width: width)
    return paragraph.laidOut(
      text.linked(paragraph.lines),
      label: "  " + paint("\(label) ", .strong)
    )
  }

  private var paint: Paint { style.paint }

  private var width: Int { style.width }

  private func place(_ location: Location, in lines: LineTable, role: Paint.Role) -> [String] {
    let path = TerminalText.safe(location.path)
    let name = TerminalText.safe(location.range.file.path)
    let start = location.start
    let arrow = "  --> \(name):\(start.line):\(start.column)"
    let isWide = TerminalText.width(arrow) + TerminalText.width(path) + 2 > width
    var parts = [paint(arrow, .place)]
    if isWide {
      parts.append(paint("      \(path)", .quiet))
    } else if !path.isEmpty {
      parts[0] += paint("  \(path)", .quiet)
    }
    let excerpt = Excerpt(lines: lines, bytes: location.range.bytes, width: width, paint: paint)
    parts.append(excerpt.text(gutter: "\(start.line)".count + 1, role: role))
    return parts
  }

  private static func role(of finding: Finding) -> Paint.Role {
    switch (finding.outcome, finding.severity) {
    case (.fail, .error): .error
    case (.fail, .warning): .warning
    case (.waived, _), (.exempt, _): .good
    default: .note
    }
  }

  /// How bad it is, in a word; what is passed over is no finding.
  private static func word(for finding: Finding) -> Wording {
    switch (finding.outcome, finding.severity) {
    case (.fail, .error): "error"
    case (.fail, .warning): "warning"
    case (.fail, .note): "note"
    case (.review, _): "to decide"
    case (.incomplete, _): "undecided"
    case (.waived, _): "waived"
    case (.exempt, _): "exempt"
    case (.pass, _): "passed"
    case (.notApplicable, _): "not applicable"
    }
  }
}
