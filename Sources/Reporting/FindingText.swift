internal import Diagnostics
internal import Linting
internal import Rules

/// A finding as a person sees it: one sentence, the line, why, and what to do.
struct FindingText {
  let paint: Paint
  let width: Int
  let lines: LineTable

  func text(_ finding: Finding) -> String {
    let role = Self.role(of: finding)
    let label = "\(Self.word(for: finding))[\(finding.rule)]: "
    var parts = [
      Paragraph(label: label, text: finding.message, width: width)
        .runIn(label: paint(label.dropLast(1).description, role))
    ]
    parts += place(finding.location, note: nil, role: role)
    for related in finding.related {
      parts += place(related.location, note: related.note, role: .place)
    }
    if finding.outcome != .exempt { parts.append(labelled("why: ", finding.why)) }
    if !finding.fix.isEmpty { parts.append(labelled("fix: ", finding.fix)) }
    if case .waiver(let reason, let approvedBy, let until) = finding.acceptance {
      parts.append(labelled("waived: ", "\(reason) (\(approvedBy), until \(until))"))
    }
    if finding.acceptance == .baseline {
      parts.append(labelled("waived: ", "it stands in the baseline"))
    }
    parts.append(labelled("guideline: ", finding.citations.joined(separator: "; ")))
    return parts.joined(separator: "\n") + "\n"
  }

  private func labelled(_ label: String, _ text: String) -> String {
    Paragraph(label: "  \(label)", text: text, width: width)
      .laidOut(label: "  " + paint(label, .strong))
  }

  private func place(_ location: Location, note: String?, role: Paint.Role) -> [String] {
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
    if let note { parts.insert(labelled("note: ", note), at: 0) }
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

  private static func word(for finding: Finding) -> String {
    switch finding.outcome {
    case .fail: finding.severity.rawValue
    case .review: "to decide"
    default: finding.outcome.rawValue
    }
  }
}
