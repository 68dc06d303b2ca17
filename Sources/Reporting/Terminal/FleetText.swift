internal import Diagnostics
internal import Engine
internal import Localization
internal import Model
internal import Presentation
internal import Rules

/// Many descriptions at once: a table of them, then what was found, each rule once.
struct FleetText {
  /// What one rule found in many descriptions, where it says the same about all of them.
  private struct Group {
    let urgency: FaultUrgency
    let rule: String
    let title: String
    let reasons: [String]
    var faults: [Fault] = []

    var isToPutInOrder: Bool { urgency.isToPutInOrder }
  }

  /// What makes findings belong together.
  private struct Subject: Hashable {
    let rule: String
    let title: String
    let urgency: FaultUrgency
    let fixes: [String]
    let acceptance: Finding.Acceptance?
  }

  private let style: ReportStyle
  private let run: PresentedRun
  private let language: Language
  private let findings: FindingText
  private var groups: [Group] = []
  private var numbers: [Subject: Int] = [:]
  /// How many descriptions lack the fact of a path.
  private var lacking: [String: Int] = [:]

  init(of run: PresentedRun, style: ReportStyle, guidelines: GuidelineAddresses) {
    self.style = style
    self.run = run
    language = run.language
    findings = FindingText(style: style, language: run.language, guidelines: guidelines)
    for description in run.descriptions {
      // Missing facts are no groups: they are asked for together.
      for fault in description.faults where fault.urgency.outcome != .incomplete {
        groups[number(ofGroupOf: fault)].faults.append(fault)
      }
      guard description.counts.missing.count > 0 else { continue }
      for question in description.questions.plan {
        lacking[question.path.description, default: 0] += 1
      }
    }
  }

  private mutating func number(ofGroupOf fault: Fault) -> Int {
    let finding = fault.first
    let subject = Subject(
      rule: finding.rule, title: finding.title, urgency: fault.urgency,
      fixes: fault.distinct(\.fix), acceptance: finding.acceptance)
    if let number = numbers[subject] { return number }
    numbers[subject] = groups.count
    groups.append(
      Group(
        urgency: fault.urgency, rule: subject.rule, title: subject.title,
        reasons: findings.reasons(of: fault))
    )
    return groups.count - 1
  }

  func write(to output: inout ReportOutput) {
    output.write(FleetTable(of: run, style: style).text + "\n")
    var isInOrder = true
    for number in groupsInOrder {
      let group = groups[number]
      if isInOrder, group.isToPutInOrder {
        isInOrder = false
        let heading = wrapped(Message(.putDescriptionsInOrder))
        output.write(style.paint(heading, .strong) + "\n\n")
      }
      output.write(head(of: group))
      for fault in group.faults { output.write(place(of: fault) + "\n") }
      output.write("\n")
    }
    output.write(missingFacts(of: run))
  }

  /// What asks for most attention first; of what asks for as much, what was found most often.
  private var groupsInOrder: [Int] {
    groups.indices.sorted { one, other in
      let (first, second) = (groups[one], groups[other])
      if first.isToPutInOrder != second.isToPutInOrder { return second.isToPutInOrder }
      return (first.urgency, second.faults.count) < (second.urgency, first.faults.count)
    }
  }

  /// The rule with its reason; each place follows in a line of its own.
  private func head(of group: Group) -> String {
    let title: Message = Message(
      .places, count: group.faults.count, group.title, group.faults.count)
    let head = findings.head(
      group.urgency.outcome, group.urgency.severity, label: language.isolated("[\(group.rule)]"),
      saying: language(title))
    let lines = [head] + group.reasons
    return lines.map { $0 + "\n" }.joined()
  }

  /// The place and what is said about it, below it where there is no room beside it.
  private func place(of fault: Fault) -> String {
    let finding = fault.first
    let location = finding.location
    let name = TerminalText.safe(location.range.file.path)
    let arrow = "  --> \(name):\(location.start.line):\(location.start.column)"
    let words =
      fault.others == 0
      ? finding.message : language(Message(.bracketed, finding.message, fault.otherPlaces))
    let message = TerminalText.safe(words)
    let room = style.width - TerminalText.width(arrow) - Self.gap.count
    if room >= min(Self.leastRoom, TerminalText.width(message)) {
      return style.paint(arrow, .place) + Self.gap + TerminalText.cut(message, to: room)
    }
    let below = String(repeating: " ", count: 6)
    return style.paint(arrow, .place) + "\n" + below
      + TerminalText.cut(message, to: style.width - below.count)
  }

  private static let gap = "  "
  /// In fewer columns a sentence doesn't say enough.
  private static let leastRoom = 32

  /// Each missing fact once, what most descriptions lack first.
  private func missingFacts(of run: PresentedRun) -> String {
    let facts = lacking.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    var text = ""
    if !facts.isEmpty {
      let lead = Message(.checkedAloneDescriptionSaysWhere, run.counts.missing.message)
      text += wrapped(lead) + "\n\n"
      for (path, count) in facts { text += "  " + line(of: path, lacking: count) + "\n" }
      text += "\n"
    }
    let further = run.descriptions.reduce(0) { $0 + $1.questions.furtherCount }
    if further > 0 {
      text += wrapped(Message(.moreFactsMissingOnlyRulesCount, count: further, further)) + "\n\n"
    }
    return text
  }

  private func line(of path: String, lacking count: Int) -> String {
    let text: Message = Message(.inDescriptions, count: count, path, count)
    return TerminalText.safe(language(text))
  }

  private func wrapped(_ text: Message) -> String {
    Paragraph(label: "", text: language(text), width: style.width).laidOut(label: "")
  }
}
