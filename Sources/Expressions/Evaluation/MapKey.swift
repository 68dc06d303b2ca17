/// A key of a map; numbers that are equal are the same key, whatever their type.
enum MapKey: Hashable {
  case boolean(Bool)
  case integer(Int64)
  /// Only what is greater than every `integer`.
  case large(UInt64)
  case text(Text)

  /// A text that equals another only if it has the same code points.
  struct Text: Hashable {
    let text: String

    static func == (one: Self, other: Self) -> Bool {
      one.text.isSameText(as: other.text)
    }

    func hash(into hasher: inout Hasher) {
      for byte in text.utf8 { hasher.combine(byte) }
    }
  }

  /// Nil for a value that can't be a key, such as a list or 1.5.
  init?(_ value: Value) {
    switch value {
    case .boolean(let answer): self = .boolean(answer)
    case .integer(let number): self = .integer(number)
    case .unsigned(let number): self = Int64(exactly: number).map(Self.integer) ?? .large(number)
    case .double(let number):
      if let small = Int64(exactly: number) {
        self = .integer(small)
      } else if let large = UInt64(exactly: number) {
        self = .large(large)
      } else {
        return nil
      }
    case .string(let text): self = .text(Text(text: text))
    default: return nil
    }
  }
}
