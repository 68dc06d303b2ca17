@testable import Expressions

/// A small world to write expressions about.
enum Schema {
  static let style = EnumerationType(
    name: "style",
    words: ["black", "white", "whiteOutline", "other"]
  )

  static let shown = EnumerationType(name: "presentation", words: ["always", "afterChoice"])

  static let frame = ObjectType(
    name: "frame",
    fields: [
      .init(name: "x", type: .double, meaning: "The left edge."),
      .init(name: "width", type: .double, meaning: "The width."),
      .init(name: "height", type: .double, meaning: "The height."),
    ]
  )

  static let button = ObjectType(
    name: "button",
    fields: [
      .init(name: "title", type: .string, meaning: "What it says."),
      .init(name: "style", type: .enumeration(style), meaning: "How it looks."),
      .init(name: "shown", type: .enumeration(shown), meaning: "When it is seen."),
      .init(name: "isApple", type: .boolean, meaning: "Whether it is Apple's."),
      .init(name: "frame", type: .object(frame), meaning: "Where it is."),
      .init(name: "tags", type: .list(.string), meaning: "Words about it."),
    ]
  )

  static let screen = ObjectType(
    name: "screen",
    fields: [
      .init(name: "title", type: .string, meaning: "What it says."),
      .init(name: "buttons", type: .list(.object(button)), meaning: "In their order."),
      .init(name: "steps", type: .integer, meaning: "How many it takes."),
      .init(name: "shownOn", type: .timestamp, meaning: "When it was seen."),
    ]
  )

  static let variables = [
    Variable("screen", .object(screen)), Variable("screens", .list(.object(screen))),
    Variable("apple", .object(button)), Variable("limits", .map(key: .string, value: .double)),
    Variable("count", .integer), Variable("anything", .dynamic),
  ]

  static let environment = Environment(variables: variables, options: .rules)
}
