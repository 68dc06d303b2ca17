internal import Descriptions
internal import Diagnostics
internal import Linting
internal import Rules

/// The parts of a run as a page of Markdown has them.
struct MarkdownFindings {
  let text: MarkdownText
  private let run: RunResult
  private let language: Language
  private let catalogue: RuleCatalogue
  /// What has to be mended or decided, the most urgent first.
  private let urgent: [Finding]

  init(of run: RunResult) {
    self.run = run
    language = run.language
    text = MarkdownText(in: run.language)
    catalogue = RuleCatalogue(of: run)
    urgent =
      run.descriptions.flatMap(\.findings)
      .filter { $0.outcome == .fail || $0.outcome == .review }
      .inOrderOfUrgency
  }

  /// How often each outcome occurs.
  var counts: String {
    let missing = MissingFactCount(run.descriptions).count
    let words = Outcome.allCases.map {
      text.escaped(language($0 == .incomplete ? "facts are missing" : $0.word))
    }
    let numbers = Outcome.allCases.map {
      language.numbers.text($0 == .incomplete ? missing : run.summary[$0])
    }
    return [row(words), row(words.map { _ in "---:" }), row(numbers)].joined(separator: "\n")
  }

  /// What couldn't be judged.
  var inputs: MarkdownPage.Section<Annotation> {
    MarkdownPage.Section(
      heading: language("What could not be judged"),
      items: run.inputAnnotations,
      block: { "- \(place($0.stretch)) \(text.escaped($0.text))" }
    )
  }

  /// What makes the answer milder.
  var relaxed: MarkdownPage.Section<RelaxedPlace> {
    MarkdownPage.Section(
      heading: language("What makes this answer milder"),
      items: RelaxedPlace.all(of: run),
      block: { "- \(text.code($0.place)) \(text.escaped(language($0.wording)))" }
    )
  }

  /// The descriptions, where there are several.
  var descriptions: MarkdownPage.Section<LintResult> {
    MarkdownPage.Section(
      heading: language("Descriptions"),
      head: head([language("App"), language("Where"), language("Verdict")]),
      items: run.descriptions.count > 1 ? run.descriptions : [],
      block: { result in
        row([
          text.escaped(result.app), place(of: result),
          language(QualifiedVerdict(result, in: run).word),
        ])
      }
    )
  }

  /// What has to be mended or decided, one in a row.
  var table: MarkdownPage.Section<Finding> {
    MarkdownPage.Section(
      heading: language("Findings"),
      head: head(["", language("Guideline"), language("What"), language("Where")]),
      items: urgent,
      block: { finding in
        let guideline = catalogue[finding.rule]?.guidelines.first {
          $0.key == finding.mainGuideline
        }
        return row([
          "**\(language(finding.word))**", guideline.map(text.link) ?? "",
          text.escaped(finding.message), place(Annotation.Stretch(finding.location)),
        ])
      }
    )
  }

  /// Likewise, with all there is to say.
  var details: MarkdownPage.Section<Finding> {
    MarkdownPage.Section(heading: language("Details"), items: urgent, block: details)
  }

  private func details(of finding: Finding) -> String {
    var lines = [
      "**\(text.escaped(finding.message))** (\(text.code(finding.rule)))", "",
      item("Where:", "\(place(Annotation.Stretch(finding.location))) \(path(finding.location))"),
    ]
    lines += finding.related.map { related in
      let place = place(Annotation.Stretch(related.location))
      return "- \(text.escaped(related.note)): \(place) \(path(related.location))"
    }
    lines.append(item("Why:", text.escaped(finding.why)))
    if !finding.fix.isEmpty { lines.append(item("What to do:", text.escaped(finding.fix))) }
    let links = catalogue[finding.rule]?.guidelines.map(text.link) ?? []
    lines += links.map { item("Guideline:", $0) }
    return lines.joined(separator: "\n")
  }

  /// What has to be said for every rule to be decided, as YAML to paste.
  var questions: MarkdownPage.Section<LintResult> {
    MarkdownPage.Section(
      heading: language("Facts that are missing"),
      items: run.descriptions.filter { $0.questions.count > 0 },
      block: { result in
        let lead = language(QuestionText.lead(MissingFactCount([result])))
        let lines = QuestionText(in: result.file, width: 100, language: language)
        return
          (["\(text.escaped(result.app)), \(place(of: result))", text.escaped(lead)]
          + lines.parts(of: result.questions).map(block)).joined(separator: "\n\n")
      }
    )
  }

  private func block(_ part: QuestionText.Part) -> String {
    let notes = part.notes.map { "- \(text.code($0.key)): \(text.code(language($0.answers)))" }
    let lines = part.lines.joined(separator: "\n") + "\n"
    let parts: [String?] = [
      text.escaped(language(part.heading)),
      part.lines.isEmpty ? nil : text.block(lines, language: "yaml"),
      notes.isEmpty ? nil : notes.joined(separator: "\n"),
    ]
    return parts.compactMap { $0 }.joined(separator: "\n\n")
  }

  /// What somebody has accepted.
  var accepted: MarkdownPage.Section<Finding> {
    MarkdownPage.Section(
      heading: language("Waived"),
      items: run.descriptions.flatMap(\.findings).filter { $0.outcome == .waived },
      block: { finding in
        let message = "\(text.escaped(finding.message)) (\(text.code(finding.rule)))"
        let place = place(Annotation.Stretch(finding.location))
        return "- \(message), \(place): \(text.escaped(finding.acceptanceText(said: language)))"
      }
    )
  }

  private func item(_ label: Wording, _ words: String) -> String {
    "- *\(language(label))* \(words)"
  }

  private func head(_ cells: [String]) -> String {
    row(cells) + "\n" + row(cells.map { _ in "---" })
  }

  private func row(_ cells: [String]) -> String {
    "| \(cells.joined(separator: " | ")) |"
  }

  private func place(_ stretch: Annotation.Stretch) -> String {
    text.code("\(stretch.file):\(stretch.start.line):\(stretch.start.column)")
  }

  private func place(of result: LintResult) -> String {
    let file = text.code(result.file.id.path)
    guard result.document > 1 else { return file }
    return "\(file) \(language("(document \(result.document))"))"
  }

  private func path(_ location: Location) -> String {
    location.path.isEmpty ? "" : text.code(location.path)
  }
}
