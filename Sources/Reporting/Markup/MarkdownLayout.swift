internal import Diagnostics
internal import Engine
internal import Localization
internal import Model
internal import Presentation

/// Findings and questions as the parts of a page of Markdown have them.
struct MarkdownLayout {
  let text: MarkdownText
  private let language: Language
  private let catalogue: RuleCatalogue

  init(_ setup: RunSetup) {
    language = setup.language
    text = MarkdownText(in: setup.language)
    catalogue = RuleCatalogue(of: setup)
  }

  func row(of result: LintResult, _ verdict: QualifiedVerdict) -> String {
    row([text.escaped(result.app), place(of: result), language(verdict.state.word)])
  }

  func row(of fault: Fault) -> String {
    let finding = fault.first
    let guideline = catalogue.guideline(finding.mainGuideline)
    return row([
      "**\(language(finding.word))**", guideline.map(text.link) ?? "",
      "\(text.escaped(finding.message)) (\(text.code(finding.rule)))", places(of: fault),
    ])
  }

  func details(of fault: Fault) -> String {
    let finding = fault.first
    let titles = [finding.title].filter { $0 != finding.message }.map(text.escaped)
    var asides = titles + [language(finding.owner.sentence)]
    if fault.letters > 0 { asides.append(language(fault.letterCount)) }
    var lines = [
      "**\(text.escaped(finding.message))** (\(text.code(finding.rule)))", "",
      "- \(asides.joined(separator: " · "))",
    ]
    for finding in fault.findings {
      let isSaid = finding.message == fault.first.message
      let message = isSaid ? "" : ": \(text.escaped(finding.message))"
      let place = place(finding.location.stretch)
      lines.append(item(Message(.whereLabel), "\(place) \(path(finding.location))\(message)"))
      lines += finding.related.map { related in
        let place = self.place(related.location.stretch)
        return "- \(text.escaped(related.note)): \(place) \(path(related.location))"
      }
    }
    if !finding.why.isEmpty {
      lines.append(item(Message(.whyTitleLabel), text.escaped(finding.why)))
    }
    lines += fault.fixes.map { item(Message(.whatDoLabel), text.escaped(language($0))) }
    let links = catalogue[finding.rule]?.guidelines.map(text.link) ?? []
    lines += links.map { item(Message(.guidelineTitleLabel), $0) }
    return lines.joined(separator: "\n")
  }

  /// So many questions say where to begin.
  private static let mostQuestions = 12

  /// What has to be said for every rule to be decided, what decides most first.
  func block(of asked: Questions, in result: LintResult) -> String {
    let lead = Message(.whatDecidesMost, asked.countText, asked.ownersText)
    let lines = asked.plan.prefix(Self.mostQuestions).map { planned in
      let meaning = text.escaped(language(planned.question.meaning))
      return "- \(text.code(planned.path.description)) \(meaning)"
        + " *\(language(planned.owner.words))*"
    }
    let rest = asked.count - lines.count
    let more = rest > 0 ? ["- *\(language(Message(.moreNotShown, rest)))*"] : []
    return [
      "\(text.escaped(result.app)), \(place(of: result))", text.escaped(language(lead)),
      (lines + more).joined(separator: "\n"),
    ].joined(separator: "\n\n")
  }

  func line(ofAccepted fault: Fault) -> String {
    let finding = fault.first
    let message = "\(text.escaped(finding.message)) (\(text.code(finding.rule)))"
    let acceptance = text.escaped(finding.acceptanceText(said: language))
    return "- \(message), \(places(of: fault)): \(acceptance)"
  }

  private func item(_ label: Message, _ words: String) -> String {
    "- *\(language(label))* \(words)"
  }

  func head(_ cells: [String]) -> String {
    row(cells) + "\n" + row(cells.map { _ in "---" })
  }

  func row(_ cells: [String]) -> String {
    "| \(cells.joined(separator: " | ")) |"
  }

  private func places(of fault: Fault) -> String {
    fault.findings.map { place($0.location.stretch) }.joined(separator: ", ")
  }

  func place(_ stretch: Stretch) -> String {
    text.code("\(stretch.file):\(stretch.start.line):\(stretch.start.column)")
  }

  func place(of result: LintResult) -> String {
    let file = text.code(result.file.id.path)
    guard result.document > 1 else { return file }
    return "\(file) \(language(Message(.document, result.document)))"
  }

  private func path(_ location: Location) -> String {
    location.path.isEmpty ? "" : text.code(location.path)
  }
}
