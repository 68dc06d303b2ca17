internal import Diagnostics
internal import Engine
internal import Localization
package import Presentation
internal import Rules

/// The results as a comment on a pull request, or as the summary of a job.
package enum MarkdownReporter: Reporter {
  package static let name = "markdown"

  /// GitHub takes 65,536 characters for a comment, and more for a summary.
  private static let longest = 60_000

  package static func write(
    _ run: PresentedRun, _ style: ReportStyle, to output: inout ReportOutput
  ) {
    let (language, layout) = (run.language, MarkdownLayout(run.run.setup))
    let text = layout.text
    var page = MarkdownPage(said: language)
    page.add("## reviewlint: \(text.escaped(language(run.headline)))")
    page.add(Self.countTable(of: run.counts, layout, language))
    if let unit = run.counts.unit { page.add(text.escaped(language(unit))) }
    if let line = run.inventoryLine { page.add(text.escaped(line)) }
    let inputs = run.inputs
    for (heading, annotations) in [
      (Message.whatCouldNotJudged, inputs.filter { $0.level == .error }),
      (.whatElseToKnow, inputs.filter { $0.level != .error }),
    ] {
      page.add(
        language(heading),
        MarkdownBlocks(upTo: Self.longest / 6, annotations) {
          "- \(layout.place($0.stretch)) \(text.escaped($0.words(in: language).text))"
        }
      )
    }
    page.add(
      language(.whatMakesAnswerMilder),
      MarkdownBlocks(upTo: Self.longest / 5, run.relaxed) {
        "- \(text.code($0.place)) \(text.escaped(language($0.message)))"
      }
    )
    if run.descriptions.count > 1 {
      let head = layout.head([language(.appTitle), language(.whereTitle), language(.verdictTitle)])
      page.add(
        language("Descriptions"), head: head,
        MarkdownBlocks(upTo: Self.longest / 4, run.byUrgency) {
          layout.row(of: $0.result, $0.verdict)
        })
    }
    let faults = run.byUrgency.flatMap { description in
      description.faults.filter {
        [.fail, .review, .decided, .waived].contains($0.urgency.outcome)
      }
    }
    let open = faults.filter { $0.urgency.outcome < .decided }.sorted { one, other in
      one.heading == other.heading ? one.urgency < other.urgency : one.heading < other.heading
    }
    let head = layout.head([
      "", language(.guidelineTitle), language(.whatTitle), language(.whereTitle),
    ])
    for concern in Concern.allCases {
      page.add(
        language(concern.heading), head: head,
        MarkdownBlocks(upTo: Self.longest / 2, open.filter { $0.heading == concern }, layout.row))
    }
    page.add(
      language(.details), MarkdownBlocks(upTo: Self.longest / 4 * 3, open, layout.details))
    page.add(
      language(.factsThatAreMissing),
      MarkdownBlocks(
        upTo: Self.longest, run.byUrgency.filter { $0.questions.count > 0 }
      ) { layout.block(of: $0.questions, in: $0.result) })
    for (heading, outcome) in [
      (Message(.decidedTitle), Outcome.decided), (Message(.waivedTitle), .waived),
    ] {
      page.add(
        language(heading),
        MarkdownBlocks(upTo: Self.longest, faults.of(outcome), layout.line(ofAccepted:)))
    }
    output.write(page.text)
  }

  /// How many there are of what the page lists.
  private static func countTable(
    of counts: Counts, _ layout: MarkdownLayout, _ language: Language
  ) -> String {
    let cells = counts.cells
    let words = cells.map { layout.text.escaped(language($0.heading)) }
    let numbers = cells.map { language.numbers.text($0.count) }
    return [words, words.map { _ in "---:" }, numbers].map(layout.row).joined(separator: "\n")
  }
}

extension Counts {
  /// What a table shows, under the word for it.
  fileprivate var cells: [(heading: Message, count: Int)] {
    [
      (Message(.errors), failures(.error)), (Message(.warnings), failures(.warning)),
      (Message(.notes), failures(.note)),
      (Message(.ourRulesBroken), breaches), (Message(.putInOrder), bookkeeping),
      (Message(.factsMissing), missing),
      (Message(.toDecide), self[.review]), (Message(.decided), self[.decided]),
      (Message(.waived), self[.waived]),
      (Message(.exempt), self[.exempt]),
      (Message(.passed), self[.pass]), (Message(.notApplicable), self[.notApplicable]),
    ]
  }
}

/// Parts of a page, as many as it may have room for, and how many there are.
struct MarkdownBlocks {
  let size: Int
  fileprivate let shown: [String]
  fileprivate let count: Int

  init<Item>(upTo size: Int, _ items: [Item], _ block: (Item) -> String) {
    self.size = size
    count = items.count
    var shown: [String] = []
    var length = 0
    for item in items where length < size {
      shown.append(block(item))
      length += shown[shown.count - 1].utf8.count
    }
    self.shown = shown
  }
}

/// A page of Markdown that is cut where it would get too long, and says so.
struct MarkdownPage {
  private(set) var text = ""
  private let language: Language

  init(said language: Language) {
    self.language = language
  }

  mutating func add(_ block: String) {
    text += (text.isEmpty ? "" : "\n") + block + "\n"
  }

  /// As many of the blocks as the page has room for; none, no heading.
  ///
  /// Rows follow a table's head, others stand apart.
  mutating func add(_ heading: String, head: String? = nil, _ blocks: MarkdownBlocks) {
    guard blocks.count > 0 else { return }
    add("### \(heading)")
    if let head { add(head) }
    var shown = 0
    for block in blocks.shown {
      guard text.utf8.count + block.utf8.count < blocks.size else { break }
      if head == nil { add(block) } else { text += block + "\n" }
      shown += 1
    }
    let rest = blocks.count - shown
    guard rest > 0 else { return }
    let words = language(Message(.moreLeftOutPageWould, count: rest, rest))
    add("*\(words)*")
  }
}
