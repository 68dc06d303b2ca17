/// In what the columns of a line are counted.
package enum PositionEncoding: String, CaseIterable, Sendable {
  case utf16 = "utf-16"
  case utf8 = "utf-8"
  case utf32 = "utf-32"

  /// How many of its units a character has that begins with a byte; none begin within one.
  func units(ofCharacterFrom byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    case .utf32: byte & 0xC0 == 0x80 ? 0 : 1
    }
  }
}
