internal import Diagnostics
internal import Engine
internal import Localization
internal import Model
internal import Rules

/// What is open at the places of a description: how much waits for it, and how it is asked.
struct OpenQuestions {
  private let text: OpenText
  private let language: Language
  /// By where the answer belongs, in the order in which they are worth asking.
  private var sites: [Range<Int>: [PlannedQuestion]] = [:]

  init(of check: TextCheck, in text: OpenText) {
    self.text = text
    language = check.rules.book.language
    for planned in check.results.flatMap(\.questions.plan) {
      for site in Set(planned.sites) { sites[site, default: []].append(planned) }
    }
  }

  /// Over each place, how many rules wait for what is missing there.
  func writeLenses(to json: inout JSONWriter) {
    json.array(sites.keys.sorted { $0.lowerBound < $1.lowerBound }) { json, site in
      let count = Set(sites[site, default: []].flatMap(\.rules)).count
      json.object { json in
        json.object("range", text.positions.rangeInOneLine(of: site).writeMembers)
        json.object("command") { json in
          json.member("title", waiting(count))
          json.member("command", "")
        }
      }
    }
  }

  /// What is asked at a place first, in Markdown; nil where nothing is open.
  func markdown(at site: Range<Int>) -> String? {
    guard let questions = sites[site] else { return nil }
    let rest = questions.count - Self.mostAsked
    let more = rest > 0 ? [language(Message(.moreNotShown, rest))] : []
    return (questions.prefix(Self.mostAsked).map(markdown) + more).joined(separator: "\n\n")
  }

  /// So many questions fit beside a place.
  private static let mostAsked = 3

  private func markdown(of planned: PlannedQuestion) -> String {
    let words = (planned.question.type?.words ?? []).map { word in
      "- \(MarkdownContent.code(word.word)): \(MarkdownContent.escaped(language(word.meaning)))"
    }
    let question = MarkdownContent.escaped(language(planned.question.meaning))
    let owner = MarkdownContent.escaped(language(planned.owner.words))
    let titles = planned.titles.map { "- \(MarkdownContent.escaped($0))" }
    let parts = [
      "**\(question)** (\(owner))", words.joined(separator: "\n"),
      waiting(planned.rules.count), titles.joined(separator: "\n"),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private func waiting(_ count: Int) -> String {
    language(Message(.rulesWaitForThis, count: count, count))
  }
}

extension PlannedQuestion {
  /// Where it can be answered.
  fileprivate var sites: [Range<Int>] { ([question] + others).map(\.site.bytes) }
}
