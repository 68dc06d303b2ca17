internal import Expressions
internal import Model

/// The entries of all catalogues, and what they are looked up by.
final class CatalogueTables: Sendable {
  let guidelines: [Guideline]
  let laws: [Law]
  let letters: [LetterClass]
  let catalogues: Catalogues
  /// The law and title catalogues, in the order of their variables.
  let operands: ContiguousArray<TracedValue>
  private let citations: [String: String]

  init(_ entries: CatalogueEntries, in language: Language) {
    guidelines = entries.guidelines.map(\.entry)
    laws = entries.laws.map(\.entry)
    letters = entries.letters.map(\.entry)
    let titles = entries.titles.map(\.entry)
    catalogues = Catalogues(
      providers: entries.providers.map(\.entry),
      devices: entries.devices.map(\.entry),
      titles: titles,
      editions: entries.editions.map(\.entry)
    )
    operands = CatalogueVariables.operands(laws, titles)
    citations = Dictionary(
      guidelines.map { ($0.key, $0.citation(in: language)) },
      uniquingKeysWith: { _, later in later }
    )
  }

  /// The keys of the guidelines, in order.
  var guidelineKeys: [String] { citations.keys.sorted() }

  /// The guideline of a key as a person would cite it, if it is known.
  func citation(_ key: String) -> String? { citations[key] }
}

/// The catalogues that rules see: their names, types and values, in the same order.
enum CatalogueVariables {
  static let declarations = [
    Variable("laws", .list(.object(Law.objectType))),
    Variable("titles", .list(.object(titlesType))),
  ]

  static func operands(_ laws: [Law], _ titles: [AppleTitles]) -> ContiguousArray<TracedValue> {
    [
      TracedValue(.list(ContiguousArray(laws.map { TracedValue($0.value) }))),
      TracedValue(.list(ContiguousArray(titles.map { TracedValue(value(of: $0)) }))),
    ]
  }

  private static let titlesType = ObjectType(
    name: "titles",
    fields: [
      ObjectType.Field(name: "locale", type: .string, meaning: "The language, such as zh-Hans."),
      ObjectType.Field(name: "signIn", type: .list(.string), meaning: "For signing in."),
      ObjectType.Field(name: "signUp", type: .list(.string), meaning: "For signing up."),
      ObjectType.Field(name: "continue", type: .list(.string), meaning: "For both."),
      ObjectType.Field(name: "watch", type: .list(.string), meaning: "On a watch."),
    ]
  )

  private static func value(of titles: AppleTitles) -> Value {
    .object(
      Record(
        type: titlesType,
        slots: [
          TracedValue(.string(titles.locale)), TracedValue(.strings(titles.signIn)),
          TracedValue(.strings(titles.signUp)), TracedValue(.strings(titles.continuing)),
          TracedValue(.strings(titles.watch)),
        ]
      )
    )
  }
}
