internal import Diagnostics
package import Engine
internal import Localization
internal import Model
internal import Rules

/// The results as a comment on a pull request, or as the summary of a job.
///
/// In memory is as much of each part as a page may have.
package struct MarkdownReporter: Reporter {
  package static let name = "markdown"

  /// GitHub takes 65,536 characters for a comment, and more for a summary.
  private static let longest = 60_000

  private let setup: RunSetup
  private let language: Language
  private let layout: MarkdownLayout
  private var counts = Counts()
  private var descriptions = MarkdownBlocks(upTo: longest / 4)
  /// What has to be mended or decided, by its urgency: in rows, and with all there is to say.
  private var rows: [Fault.Urgency: MarkdownBlocks] = [:]
  private var details: [Fault.Urgency: MarkdownBlocks] = [:]
  private var questions = MarkdownBlocks(upTo: longest / 4 * 3)
  private var accepted = MarkdownBlocks(upTo: longest)

  package init(_ style: ReportStyle, _ setup: RunSetup) {
    self.setup = setup
    language = setup.language
    layout = MarkdownLayout(setup)
  }

  package mutating func add(_ result: LintResult, to spool: any ReportSpool) {
    let layout = layout
    counts.add(result)
    let verdict = QualifiedVerdict(result, Counts(of: result), in: setup)
    descriptions.add(layout.row(of: result, verdict))
    for fault in Fault.all(of: result) { add(fault) }
    let asked = result.questions
    if asked.count > 0 { questions.add(layout.block(of: asked, in: result)) }
  }

  private mutating func add(_ fault: Fault) {
    let layout = layout
    switch fault.urgency.outcome {
    case .fail, .review:
      rows[fault.urgency, default: MarkdownBlocks(upTo: Self.longest / 2)]
        .add(layout.row(of: fault))
      details[fault.urgency, default: MarkdownBlocks(upTo: Self.longest)]
        .add(layout.details(of: fault))
    case .waived: accepted.add(layout.line(ofAccepted: fault))
    case .incomplete, .exempt, .pass, .notApplicable: break
    }
  }

  package func write(_ run: RunResult, from spool: any ReportSpool, to output: inout ReportOutput) {
    var page = MarkdownPage(said: language)
    let text = layout.text
    page.add("## reviewlint: \(text.escaped(language(SubmissionVerdict(run, counts).message)))")
    page.add(countTable)
    if let unit = counts.unit { page.add(text.escaped(language(unit))) }
    if let line = run.inventoryLine { page.add(text.escaped(line)) }
    let said = run.inputAnnotations
    for (heading, annotations) in [
      (Message.whatCouldNotJudged, said.filter { $0.level == .error }),
      (.whatElseToKnow, said.filter { $0.level != .error }),
    ] {
      page.add(
        language(heading),
        MarkdownBlocks(upTo: Self.longest / 6, annotations) {
          "- \(layout.place($0.stretch)) \(text.escaped($0.text))"
        }
      )
    }
    page.add(
      language(.whatMakesAnswerMilder),
      MarkdownBlocks(upTo: Self.longest / 5, RelaxedPlace.all(of: run, counts)) {
        "- \(text.code($0.place)) \(text.escaped(language($0.message)))"
      }
    )
    if run.summary.descriptions > 1 {
      let head = layout.head([language(.appTitle), language(.whereTitle), language(.verdictTitle)])
      page.add(language("Descriptions"), head: head, descriptions)
    }
    let head = layout.head([
      "", language(.guidelineTitle), language(.whatTitle), language(.whereTitle),
    ])
    page.add(
      language(.findings), head: head,
      inOrder(rows.filter { !$0.key.isToPutInOrder }, upTo: Self.longest / 2))
    page.add(
      language(.putDescriptionInOrderTitle), head: head,
      inOrder(rows.filter(\.key.isToPutInOrder), upTo: Self.longest / 2))
    page.add(language(.factsThatAreMissing), questions)
    page.add(language(.details), inOrder(details, upTo: Self.longest))
    page.add(language(.waivedTitle), accepted)
    output.write(page.text)
  }

  private func inOrder(
    _ blocks: [Fault.Urgency: MarkdownBlocks], upTo size: Int
  ) -> MarkdownBlocks {
    let urgencies = blocks.keys.sorted {
      $0.isToPutInOrder == $1.isToPutInOrder ? $0 < $1 : $1.isToPutInOrder
    }
    return urgencies.compactMap { blocks[$0] }
      .reduce(into: MarkdownBlocks(upTo: size)) { $0.add($1) }
  }

  /// How many there are of what the page lists.
  private var countTable: String {
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
      (Message(.putInOrder), bookkeeping), (Message(.factsMissing), missing.count),
      (Message(.needsReview), self[.review]), (Message(.waived), self[.waived]),
      (Message(.exempt), self[.exempt]),
      (Message(.passed), self[.pass]), (Message(.notApplicable), self[.notApplicable]),
    ]
  }
}

/// Parts of a page, as many as it may have room for, and how many there are.
struct MarkdownBlocks: Sendable {
  let size: Int
  fileprivate private(set) var shown: [String] = []
  fileprivate private(set) var count = 0
  private var length = 0

  init(upTo size: Int) {
    self.size = size
  }

  fileprivate init<Item>(upTo size: Int, _ items: [Item], _ block: (Item) -> String) {
    self.init(upTo: size)
    for item in items { add(block(item)) }
  }

  fileprivate mutating func add(_ block: @autoclosure () -> String) {
    count += 1
    guard length < size else { return }
    let block = block()
    length += block.utf8.count
    shown.append(block)
  }

  /// Where some of these are left out, there is no room for the others' anyway.
  fileprivate mutating func add(_ others: MarkdownBlocks) {
    count += others.count
    shown += others.shown
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
