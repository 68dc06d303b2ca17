@testable import Expressions

/// A small world to write expressions about.
enum Schema {
  static let style = EnumerationType(
    name: "style", words: ["black", "white", "whiteOutline", "other"])

  static let shown = EnumerationType(name: "presentation", words: ["always", "afterChoice"])

  static let frame = ObjectType(
    name: "frame",
    fields: [
      .init("x", .double, "The left edge."),
      .init("width", .double, "The width."),
      .init("height", .double, "The height."),
    ]
  )

  static let button = ObjectType(
    name: "button",
    fields: [
      .init("title", .string, "What it says."),
      .init("style", .enumeration(style), "How it looks."),
      .init("shown", .enumeration(shown), "When it is seen."),
      .init("isApple", .boolean, "Whether it is Apple's."),
      .init("frame", .object(frame), "Where it is."),
      .init("tags", .list(.string), "Words about it."),
    ]
  )

  static let screen = ObjectType(
    name: "screen",
    fields: [
      .init("title", .string, "What it says."),
      .init("buttons", .list(.object(button)), "In their order."),
      .init("steps", .integer, "How many it takes."),
      .init("shownOn", .timestamp, "When it was seen."),
    ]
  )

  static let variables = [
    Variable("screen", .object(screen)), Variable("screens", .list(.object(screen))),
    Variable("apple", .object(button)), Variable("limits", .map(key: .string, value: .double)),
    Variable("count", .integer), Variable("anything", .dynamic),
  ]

  static let environment = Environment(variables: variables, options: .rules)
}
