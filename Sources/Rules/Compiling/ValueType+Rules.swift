internal import Diagnostics
internal import Expressions

/// What texts and keys of rules ask of a type.
extension ValueType {
  /// Whether a message can show such a value, by itself or in a list.
  private var isPrintable: Bool {
    switch self {
    case .string, .enumeration, .integer, .unsigned, .double, .boolean, .timestamp, .duration,
      .dynamic, .erroneous:
      true
    default: false
    }
  }

  /// Why a message can't show what is written so, and what it could show; nil where it can.
  func mistakeInMessage(writtenAs text: String) -> Message? {
    guard !isPrintable, item?.isPrintable != true else { return nil }
    let (sort, cure): (String, Message) =
      switch self {
      case .object(let type): ("a section", "name a field of it, such as {\(text).\(type.shown)}")
      case .list(.object(let type)):
        (
          "a list of sections",
          "name what each has, such as {\(text).map(item, item.\(type.shown))}"
        )
      case .map: ("a mapping", "name what it has under one of its keys")
      default: (phrase, "it shows texts, numbers, dates, spans and booleans, and lists of them")
      }
    return Message(
      id: "not-printable", "a message can't show \(text.quoted), which is \(sort); \(cure)")
  }

  /// Whether such values stay what they are while the same thing is found.
  var tellsApart: Bool {
    switch self {
    case .string, .enumeration, .integer, .boolean, .timestamp, .erroneous: true
    default: false
    }
  }

  /// What a list is of.
  var item: ValueType? {
    if case .list(let item) = self { item } else { nil }
  }

  /// The enumeration of which it is a word.
  var enumeration: EnumerationType? {
    if case .enumeration(let type) = self { type } else { nil }
  }
}

extension ObjectType {
  /// The field that tells most of such a section in a message.
  fileprivate var shown: String {
    let shown = fields.filter { $0.type.mistakeInMessage(writtenAs: "") == nil }
    let names =
      ["name", "title", "id"]
      + shown.filter { $0.type != .boolean && $0.type.item == nil }.map(\.name)
    return names.first { name in shown.contains { $0.name == name } } ?? shown.first?.name ?? "…"
  }
}
