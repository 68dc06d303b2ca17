internal import Diagnostics
internal import Engine
internal import Localization
internal import Model
internal import Rules

/// What is open at the places of a description: how it is asked.
struct OpenQuestions {
  private let language: Language
  /// By where the answer belongs, in the order in which they are worth asking.
  private var sites: [Range<Int>: [PlannedQuestion]] = [:]

  init(of check: TextCheck) {
    language = check.rules.book.language
    for planned in check.results.flatMap(\.questions.plan) {
      for site in Set(planned.sites) { sites[site, default: []].append(planned) }
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
    let count = planned.rules.count
    let titles = planned.titles.map { "- \(MarkdownContent.escaped($0))" }
    let parts = [
      "**\(question)** (\(owner))", words.joined(separator: "\n"),
      language(Message(.rulesWaitForThis, count: count, count)), titles.joined(separator: "\n"),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}

extension PlannedQuestion {
  /// Where it can be answered.
  fileprivate var sites: [Range<Int>] { ([question] + others).map(\.site.bytes) }
}
