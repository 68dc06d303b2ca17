internal import Descriptions

extension FieldType {
  /// The names by which rule files declare the types of their own fields.
  static let namesForRules = ["text", "number", "length", "boolean", "date", "[text]"]

  init?(named name: String) {
    switch name {
    case "text": self = .text
    case "number": self = .number(-1e15...1e15)
    case "length": self = .length(-100_000...100_000)
    case "boolean": self = .boolean
    case "date": self = .date
    case "[text]": self = .list(.text)
    default: return nil
    }
  }
}
