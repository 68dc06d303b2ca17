internal import Diagnostics
internal import Linting
internal import Rules

/// Many descriptions on one sheet: a row for each, the worst first, and what several have in common.
///
/// It keeps no rows, only how they rank and how often each rule finds something.
struct FleetSheet {
  /// What decides where a row stands.
  private struct Rank: Hashable, Comparable {
    let verdict: Verdict
    let problems: Int
    let letters: Int

    static func < (one: Rank, other: Rank) -> Bool {
      (other.verdict, other.problems, other.letters) < (one.verdict, one.problems, one.letters)
    }
  }

  /// What a rule found in several descriptions.
  private struct Common {
    let severity: Severity
    let owner: Owner
    var count = 0
  }

  private let page: Page
  private(set) var count = 0
  private var numbers: [Rank: Int] = [:]
  private var common: [String: Common] = [:]
  private var progress = (new: 0, fixed: 0, open: 0)

  /// So many leave room for the table above them.
  private static let mostCommon = 10

  init(of page: Page) {
    self.page = page
  }

  private var language: Language { page.language }

  /// Takes a description into account; the answer is the number of its rank.
  mutating func add(_ result: LintResult) -> Int {
    count += 1
    var severities: [String: Severity] = [:]
    for finding in result.findings where finding.outcome == .fail && finding.severity > .note {
      if severities.updateValue(finding.severity, forKey: finding.rule) != nil { continue }
      common[
        finding.rule,
        default: Common(severity: finding.severity, owner: finding.owner)
      ].count += 1
    }
    if let since = page.earlier?.progress(of: result) {
      progress.new += since.new.count
      progress.fixed += since.fixed.count
      progress.open += since.open
    }
    let grave = severities.filter { $0.value == .error }.keys
    let letters = grave.map { page.catalogue[$0]?.letters ?? 0 }.reduce(0, +)
    let rank = Rank(verdict: result.verdict, problems: grave.count, letters: letters)
    let number = numbers[rank] ?? numbers.count
    numbers[rank] = number
    return number
  }

  /// The numbers of all ranks, the worst first.
  var ranks: [Int] { numbers.sorted { $0.key < $1.key }.map(\.value) }

  func write(around gap: Character, to main: inout MarkupWriter) {
    main.line()
    main.element("section", [.style("fleet"), Attribute("aria-labelledby", "apps")]) { section in
      section.element("h2", [.id("apps")], language("All apps, the worst first"))
      writeProgress(to: &section)
      section.element("table") { table in
        table.element("caption", [], language("An app leads to its summary."))
        table.element("thead") { head in
          head.element("tr") { row in
            for title in titles { row.element("th", [Attribute("scope", "col")], language(title)) }
          }
        }
        table.element("tbody") { $0.gap(gap) }
      }
      writeCommon(to: &section)
    }
  }

  private var titles: [LocalizableText] {
    ["App", "Status", "Problems", "Weaknesses", "To decide", "Missing facts"]
  }

  private func writeProgress(to section: inout MarkupWriter) {
    guard let earlier = page.earlier else { return }
    let counts = EarlierRun.Progress.localizableText(
      new: progress.new,
      fixed: progress.fixed,
      open: progress.open
    )
    section.element("p", [], language(earlier.localizableText(counts, in: language)))
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
        let verdict = QualifiedVerdict(report.result, in: page.setup)
        OutcomeSign(verdict).write(in: language, to: &cell)
      }
      let numbers = [
        counts.failures(.error), counts.failures(.warning), counts[.review], counts.missing.count,
      ]
      for number in numbers { row.element("td", [], language.numbers.text(number)) }
    }
  }

  /// What one change may put right in several apps.
  private func writeCommon(to section: inout MarkupWriter) {
    let shared = common.filter { $0.value.count > 1 }.sorted { one, other in
      (other.value.severity, other.value.count, one.key)
        < (one.value.severity, one.value.count, other.key)
    }
    guard !shared.isEmpty else { return }
    section.line()
    section.element("h3", [], language("What several apps have in common"))
    section.element("ul") { list in
      for (rule, found) in shared.prefix(Self.mostCommon) {
        list.element("li") { item in
          OutcomeSign(.fail, found.severity).write(in: language, to: &item)
          item.words(" \(page.catalogue.title(of: rule))")
          item.element("span", [.style("asides")]) { asides in
            asides.element("span", [], language(apps(found.count)))
            asides.element("span", [], language(found.owner.words))
          }
        }
      }
    }
  }

  private func apps(_ some: Int) -> LocalizableText {
    .counted(
      some,
      one: "not so in \(some) of \(count) apps",
      other: "not so in \(some) of \(count) apps"
    )
  }
}

extension DescriptionReport {
  /// Its file, and which of its documents it is.
  fileprivate var place: String {
    let path = result.file.id.path
    return result.document > 1
      ? "\(path) \(language("(document \(result.document))"))" : path
  }
}
