internal import Diagnostics
internal import Engine
internal import Localization
internal import Model
internal import Rules

/// Many descriptions on one sheet: a row for each, the worst first, and what several have in common.
///
/// It keeps no rows, only how they rank and how often each rule finds something.
struct FleetSheet {
  /// What decides where a row stands.
  private struct Rank: Hashable, Comparable {
    let verdict: Verdict
    /// How many faults keep people from signing in, App Review would refuse, and how often it did.
    let breakages: Int
    let problems: Int
    let letters: Int

    static func < (one: Rank, other: Rank) -> Bool {
      (other.verdict, other.breakages, other.problems, other.letters)
        < (one.verdict, one.breakages, one.problems, one.letters)
    }
  }

  /// What a rule found in several descriptions.
  private struct Common {
    let urgency: Fault.Urgency
    let owner: Owner
    var count = 0
  }

  private let page: Page
  private(set) var count = 0
  private var numbers: [Rank: Int] = [:]
  private var common: [String: Common] = [:]
  private var progress = ProgressCount()
  /// What is new and likely to be refused: its description's number, and what is found.
  private var new: [(app: String, number: Int, fault: Fault)] = []
  private var newCount = 0

  /// So many leave room for the table above them.
  private static let mostCommon = 10
  private static let mostNew = 10

  init(of page: Page) {
    self.page = page
  }

  private var language: Language { page.language }

  /// Takes a description into account; the answer is the number of its rank.
  mutating func add(_ result: LintResult) -> Int {
    count += 1
    let faults = Fault.all(of: result)
    var rules: Set<String> = []
    for fault in faults.of(.fail) where fault.urgency.severity > .note {
      if !rules.insert(fault.first.rule).inserted { continue }
      common[
        fault.first.rule,
        default: Common(urgency: fault.urgency, owner: fault.first.owner)
      ].count += 1
    }
    if let since = page.earlier?.progress(of: result) {
      add(Progress(since, to: faults.of(.fail) + faults.of(.review)), of: result)
    }
    let grave = faults.filter { $0.urgency.outcome == .fail && $0.urgency.isLikelyRefusal }
    let rank = Rank(
      verdict: result.verdict, breakages: grave.count(where: \.urgency.refusals.areBreakage),
      problems: grave.count, letters: grave.map(\.letters).reduce(0, +))
    let number = numbers[rank] ?? numbers.count
    numbers[rank] = number
    return number
  }

  private mutating func add(_ progress: Progress, of result: LintResult) {
    self.progress.add(progress)
    for fault in progress.new where fault.urgency.isLikelyRefusal {
      newCount += 1
      if new.count < Self.mostNew { new.append((result.app, count, fault)) }
    }
  }

  /// The numbers of all ranks, the worst first.
  var ranks: [Int] { numbers.sorted { $0.key < $1.key }.map(\.value) }

  func write(_ counts: Counts, to main: inout MarkupWriter, _ rows: (inout MarkupWriter) -> Void) {
    main.line()
    main.element("section", [.style("fleet"), Attribute("aria-labelledby", "apps")]) { section in
      section.element("h2", [.id("apps")], language(.allAppsWorstFirst))
      if let unit = counts.unit { section.element("p", [.style("quiet")], language(unit)) }
      writeProgress(to: &section)
      let caption = language(.appLeadsSummary)
      section.table(caption, columns: titles.map { language($0) }, rows)
      writeCommon(to: &section)
    }
  }

  private var titles: [Message] {
    [
      Message(.appTitle), Message(.status), Message(.problemsTitle), Message(.weaknesses),
      Message(.putInOrderTitle), Message(.toDecideTitle), Message(.missingFacts),
    ]
  }

  private func writeProgress(to section: inout MarkupWriter) {
    guard let earlier = page.earlier else { return }
    let counts = progress.message
    section.element("p", [], language(earlier.message(counts, in: language)))
    guard let refusals = progress.refusals else { return }
    section.element("p", [.style("lead")], language(refusals))
    section.list("ul", [.style("faults")], of: new, inLines: true) { new, item in
      OutcomeSign(new.fault.urgency).write(in: language, to: &item)
      item.words(" ")
      item.element("a", [.link("#app-\(new.number)")]) { $0.prose(new.fault.first.message) }
      item.element("span", [.style("asides")]) { asides in
        asides.element("span") { $0.name(new.app) }
      }
    }
    section.unshown(newCount - new.count, in: language)
  }

  /// The row of a description, leading to its summary.
  func writeRow(of report: DescriptionReport, to body: inout MarkupWriter) {
    let counts = Counts(of: report.result)
    body.line()
    body.element("tr") { row in
      row.element("th", [Attribute("scope", "row")]) { cell in
        cell.element("a", [.link("#app-\(report.number)")]) { $0.name(report.name) }
        cell.words(" ")
        cell.element("span", [.style("quiet"), Attribute("dir", "ltr")], report.place)
      }
      row.element("td") { cell in
        let verdict = QualifiedVerdict(report.result, counts, in: page.setup)
        OutcomeSign(verdict.state).write(in: language, to: &cell)
      }
      let numbers = [
        counts.failures(.error), counts.failures(.warning), counts.bookkeeping, counts[.review],
        counts.missing.count,
      ]
      for number in numbers { row.element("td", [], language.numbers.text(number)) }
    }
  }

  /// What one change may put right in several apps.
  private func writeCommon(to section: inout MarkupWriter) {
    let shared = common.filter { $0.value.count > 1 }.sorted { one, other in
      let (first, second) = (one.value.urgency, other.value.urgency)
      return (first, other.value.count, one.key) < (second, one.value.count, other.key)
    }
    guard !shared.isEmpty else { return }
    section.line()
    section.element("h3", [], language(.whatSeveralAppsInCommon))
    section.list(of: shared.prefix(Self.mostCommon)) { common, item in
      let (rule, found) = common
      OutcomeSign(found.urgency).write(in: language, to: &item)
      item.words(" \(page.catalogue.title(of: rule))")
      item.element("span", [.style("asides")]) { asides in
        asides.element("span", [], language(apps(found.count)))
        asides.element("span", [], language(found.owner.words))
      }
    }
  }

  private func apps(_ some: Int) -> Message {
    Message(.notSoInApps, count: some, some, count)
  }
}

extension DescriptionReport {
  /// Its file, and which of its documents it is.
  fileprivate var place: String {
    let path = result.file.id.path
    return result.document > 1
      ? "\(path) \(language(Message(.document, result.document)))" : path
  }
}
