internal import Descriptions
internal import Expressions

/// The catalogues that rules see: their names, types and values, in the same order.
enum CatalogueVariables {
  static let declarations = [
    Variable("laws", .list(.object(Law.objectType))),
    Variable("titles", .list(.object(titlesType))),
  ]

  static func operands(_ entries: CatalogueEntries) -> [Operand] {
    [
      Operand(.list(ContiguousArray(entries.laws.map { Operand($0.value) }))),
      Operand(.list(ContiguousArray(entries.titles.map { Operand(value(of: $0)) }))),
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
          Operand(.string(titles.locale)), Operand(.strings(titles.signIn)),
          Operand(.strings(titles.signUp)), Operand(.strings(titles.continuing)),
          Operand(.strings(titles.watch)),
        ]
      )
    )
  }
}
