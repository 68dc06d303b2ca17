internal import Linting
internal import Rules

/// What the rules of a run are called, and which guidelines they cite, by their ids.
struct RuleNames {
  private var titles: [String: String] = [:]
  private var citedKeys: [String: [String]] = [:]
  /// In the order of their catalogue, each once.
  let guidelines: [Guideline]

  init(_ run: RunResult) {
    var known: [Guideline] = []
    for book in run.books {
      for rule in book.rules {
        titles[rule.id] = rule.translation?.title ?? rule.declaration.title
        citedKeys[rule.id] = rule.declaration.guidelineKeys
      }
      for guideline in book.guidelines where !known.contains(where: { $0.key == guideline.key }) {
        known.append(book.guideline(guideline.key) ?? guideline)
      }
    }
    for rule in ProgramRule.all {
      titles[rule.id] = run.language.rules[rule.id]?.title.text ?? rule.title
      citedKeys[rule.id] = ProgramRule.guidelines
    }
    guidelines = known
  }

  /// The rule's title in the language of the run; its id when nobody knows it.
  func title(of rule: String) -> String { titles[rule] ?? rule }

  func guidelineKeys(of rule: String) -> [String] { citedKeys[rule] ?? [] }

  func guideline(_ key: String) -> Guideline? { guidelines.first { $0.key == key } }
}
