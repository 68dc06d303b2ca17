internal import Diagnostics
internal import Engine
internal import Localization
internal import Model
internal import Presentation
internal import Rules

/// What can be chosen to see some cards alone: who mends it, how grave it is, which guideline.
///
/// Nothing runs: a card has a class for each choice that it belongs to, and the style sheet has a
/// rule for each class.
struct CardFilters {
  /// Radio buttons of which one is chosen.
  private struct Choice {
    let title: Message
    let options: [(style: String, words: String)]
  }

  private let choices: [Choice]
  private let guidelines: [String: String]

  /// The style sheet knows so many guidelines; further ones can't be chosen.
  private static let mostGuidelines = 24

  init(of faults: [Fault], on page: Page) {
    let language = page.language
    let cited = Set(faults.flatMap(\.first.guidelines))
    let known = page.catalogue.guidelines.filter { cited.contains($0.key) }
      .prefix(Self.mostGuidelines)
    guidelines = Dictionary(
      known.enumerated().map { ($0.element.key, "g\($0.offset + 1)") }
    ) { first, _ in first }
    let owners = Owner.allCases.filter { owner in faults.contains { $0.first.owner == owner } }
    var signs: [OutcomeSign] = []
    for sign in faults.map({ OutcomeSign($0.urgency) })
    where !signs.contains(where: { $0.style == sign.style }) {
      signs.append(sign)
    }
    let all = [
      Choice(
        title: Message(.filterOwner),
        options: owners.map { (Self.style(of: $0), language($0.words)) }),
      Choice(
        title: Message(.filterSeverity),
        options: signs.map { ("is-\($0.style)", language($0.word)) }),
      Choice(
        title: Message(.guidelineTitle),
        options: known.enumerated().map { ("g\($0.offset + 1)", $0.element.citation(in: language)) }
      ),
    ]
    choices = all.filter { $0.options.count > 1 }
  }

  private static func style(of owner: Owner) -> String { "by-\(owner.rawValue)" }

  /// The classes by which a card is chosen, behind that of its sign.
  func classes(of fault: Fault) -> String {
    ([Self.style(of: fault.first.owner)] + fault.first.guidelines.compactMap { guidelines[$0] })
      .joined(separator: " ")
  }

  func write(named number: Int, in language: Language, to page: inout MarkupWriter) {
    guard !choices.isEmpty else { return }
    page.element("div", [.style("filters")]) { filters in
      for (index, choice) in choices.enumerated() {
        filters.line()
        filters.element("fieldset") { set in
          set.element("legend", [], language(choice.title))
          let all = [(style: "all", words: language(.filterAll))]
          for (place, option) in (all + choice.options).enumerated() {
            set.element("label") { label in
              let name = Attribute("name", "filter-\(number)-\(index)")
              let chosen = place == 0 ? [Attribute("checked", nil)] : []
              label.void(
                "input",
                [Attribute("type", "radio"), name, .style("pick-\(option.style)")] + chosen
              )
              label.words(option.words)
            }
          }
        }
      }
    }
  }

  /// The rules by which what isn't chosen isn't shown.
  static let sheet = {
    let owners = Owner.allCases.map(style)
    let signs = ["is-fail", "is-risk", "is-ask"]
    let guidelines = (1...mostGuidelines).map { "g\($0)" }
    return (owners + signs + guidelines).map { style in
      ".found:has(.pick-\(style):checked) .card:not(.\(style)){display:none}\n"
    }
    .joined()
  }()
}
