internal import Diagnostics
internal import Documents
internal import Engine
internal import Localization
internal import Presentation
internal import Rules

/// A finding as a person sees it: one sentence, the line, why, and what to do.
struct FindingText {
  let style: ReportStyle
  let language: Language

  /// Findings of one rule on several screens, told once; each has its place.
  func text(_ fault: Fault, in lines: DescriptionLineTables) -> String {
    let finding = fault.first
    let role = Self.role(of: finding.outcome, finding.severity)
    let mark = finding.isDraft ? " (\(language(.draft)))" : ""
    var parts = [head(of: finding, finding.message, mark: mark)]
    parts += places(of: finding, in: lines, role: role)
    for other in fault.findings.dropFirst() {
      if other.message != finding.message {
        parts.append(labelled(language(.noteLabel), other.message))
      }
      parts += places(of: other, in: lines, role: role)
    }
    parts += reasons(of: fault)
    if finding.outcome == .review { parts += decisions(on: fault) }
    return parts.joined(separator: "\n") + "\n"
  }

  /// What somebody accepted or decided, in a line.
  func line(ofAccepted fault: Fault) -> String {
    let finding = fault.first
    let acceptance = finding.acceptanceText(said: language)
    return head(of: finding, language(Message(.bracketed, finding.message, acceptance)))
  }

  /// How bad it is, which rule says so, and its sentence.
  private func head(of finding: Finding, _ sentence: String, mark: String = "") -> String {
    let rule = language.isolated("[\(finding.rule)]")
    let label = "\(language(finding.word))\(rule)\(mark): "
    let role = Self.role(of: finding.outcome, finding.severity)
    return Paragraph(label: label, text: sentence, width: width)
      .runIn(label: paint(label.dropLast(1).description, role))
  }

  private func places(
    of finding: Finding, in lines: DescriptionLineTables, role: Paint.Role
  ) -> [String] {
    let location = finding.location
    var parts = place(location, in: lines[location.range], role: role)
    for related in finding.related {
      parts.append(labelled(language(.noteLabel), related.note))
      parts += place(related.location, in: lines[related.location.range], role: .place)
    }
    return parts
  }

  /// Why the rule is there, what to do, and the guidelines.
  private func reasons(of fault: Fault) -> [String] {
    let finding = fault.first
    var parts: [String] = []
    if finding.outcome != .exempt, !finding.why.isEmpty {
      parts.append(labelled(language(.whyLabel), finding.why))
    }
    parts += fault.fixes.map { labelled(language(.fix), language($0)) }
    return parts + [cited(finding)]
  }

  /// What settles it, to be pasted and completed: a line for each place, however long.
  private func decisions(on fault: Fault) -> [String] {
    [labelled(language(.decideLabel), language(.decideBelow))]
      + fault.findings.map { finding in
        TerminalText.safe("    - \(WrittenDecision(on: finding, on: finding.asOf).item.inline)")
      }
  }

  private func labelled(_ label: String, _ text: String) -> String {
    let label = label.asLabel
    return Paragraph(label: "  \(label)", text: text, width: width)
      .laidOut(label: "  " + paint(label, .strong))
  }

  private func cited(_ finding: Finding) -> String {
    labelled(language(.guidelineLabel), finding.citations.joined(separator: language(.separator)))
  }

  private var paint: Paint { style.paint }

  private var width: Int { style.width }

  private func place(_ location: Location, in lines: LineTable, role: Paint.Role) -> [String] {
    var parts = arrow(to: location)
    guard lines.isQuotable else { return parts }
    let excerpt = Excerpt(lines: lines, bytes: location.range.bytes, width: width, paint: paint)
    parts.append(excerpt.text(gutter: "\(location.start.line)".count + 1, role: role))
    return parts
  }

  /// Where it is, in as many lines as that takes.
  func arrow(to location: Location) -> [String] {
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
    return parts
  }

  private static func role(of outcome: Outcome, _ severity: Severity) -> Paint.Role {
    switch (outcome, severity) {
    case (.fail, .error): .error
    case (.fail, .warning): .warning
    case (.decided, _), (.waived, _), (.exempt, _): .good
    default: .note
    }
  }
}

extension Finding {
  /// How bad it is, or whose matter, in a word or two: it is counted by the same.
  var word: Message {
    switch (outcome, concern, severity) {
    case (.fail, .ours, _): Message(.ourOwnRule)
    case (.fail, .bookkeeping, _): Message(.putInOrder)
    case (.fail, .apple, .error): Message(.error)
    case (.fail, .apple, .warning): Message(.warning)
    case (.fail, .apple, .note): Message(.note)
    case (.review, _, _): Message(.toDecide)
    case (.incomplete, _, _): Message(.undecided)
    case (.decided, _, _): Message(.decided)
    case (.waived, _, _): Message(.waived)
    case (.exempt, _, _): Message(.exempt)
    case (.pass, _, _): Message(.passed)
    case (.notApplicable, _, _): Message(.notApplicable)
    }
  }

  /// Why it is accepted, by whom and until when.
  func acceptanceText(said language: Language) -> String {
    switch acceptance {
    case .waiver(let reason, let approvedBy, let until):
      language(Message(.until, reason, approvedBy, language.dates.short(until)))
    case .baseline: language(.standsInBaseline)
    case .decision(let because, let by, let on, _):
      language(Message(.decidedBy, because, by, language.dates.short(on)))
    case nil: ""
    }
  }
}
