internal import Diagnostics
package import Engine
internal import Localization
internal import Model
internal import Rules

/// The results as the body of a page in Confluence, in its storage format: for each app a list of
/// tasks to tick, under who can do them.
package struct ConfluenceReporter: Reporter {
  package static let name = "confluence"

  private let language: Language
  private let setup: RunSetup
  private let catalogue: RuleCatalogue
  private var counts = Counts()
  private var taskCount = 0

  package init(_ style: ReportStyle, _ setup: RunSetup) {
    self.setup = setup
    language = setup.language
    catalogue = RuleCatalogue(of: setup)
  }

  package mutating func add(_ result: LintResult, to spool: any ReportSpool) {
    counts.add(result)
    let tasks = HandOverTask.all(of: result, catalogue, in: language)
    var page = MarkupWriter()
    page.element("h2", [], line(result.app))
    page.line()
    page.element("p", [], line(language(SubmissionVerdict(result, in: setup).message)))
    page.line()
    for owner in Owner.allCases {
      let own = tasks.filter { $0.owner == owner }
      guard !own.isEmpty else { continue }
      page.element("h3", [], line(language(owner.words)))
      page.line()
      page.element("ac:task-list") { list in
        for task in own {
          taskCount += 1
          list.line()
          write(task, number: taskCount, to: &list)
        }
        list.line()
      }
      page.line()
    }
    // The worst first.
    let lane = tasks.first?.priority.rawValue ?? HandOverTask.Priority.allCases.count
    spool.append(page.drain(), lane: lane)
  }

  private func write(_ task: HandOverTask, number: Int, to list: inout MarkupWriter) {
    list.element("ac:task") { item in
      item.element("ac:task-id", [], "\(number)")
      item.element("ac:task-status", [], "incomplete")
      item.element("ac:task-body") { body in
        body.element("strong", [], line(task.title))
        let sentences = task.points + (task.fix.isEmpty ? [] : [task.fix])
        for sentence in sentences {
          body.shape("br")
          body.words(line(sentence))
        }
        var asides = task.places.map { line($0) }
        if task.refusals > 0 {
          asides.append(language(Message(.knownRefusals, count: task.refusals, task.refusals)))
        }
        body.shape("br")
        body.words(asides.joined(separator: ", "))
        guard let guideline = task.guideline else { return }
        let citation = line(guideline.citation(in: language))
        body.shape("br")
        guard let address = guideline.webAddress else { return body.words(citation) }
        body.element("a", [Attribute("href", address.text)], citation)
      }
    }
  }

  package func write(_ run: RunResult, from spool: any ReportSpool, to output: inout ReportOutput) {
    let head = HandOverHead(run, counts)
    var page = MarkupWriter()
    page.element("p") { $0.element("strong", [], line("reviewlint: \(head.verdict)")) }
    page.line()
    if !head.lines.isEmpty {
      page.list(of: head.lines) { $1.words(line($0)) }
      page.line()
    }
    output.write(page.drain())
    for lane in 0...HandOverTask.Priority.allCases.count { output.write(lane: lane, of: spool) }
  }

  private func line(_ text: String) -> String { SingleLine(text, in: language).text }
}
