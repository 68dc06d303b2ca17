/// Entitlements as a signature has them: a property list, and the same in DER.
package enum MadeEntitlements {
  package static let textSlot = (slot: 5, magic: 0xfade_7171)
  package static let codedSlot = (slot: 7, magic: 0xfade_7172)

  /// A value of at most 65,535 bytes with its tag and its length.
  package static func value(_ tag: UInt8, _ bytes: [UInt8]) -> [UInt8] {
    let length = UInt16(bytes.count)
    let long = [0x82, UInt8(length >> 8), UInt8(length & 0xff)]
    return [tag] + (length < 0x80 ? [UInt8(length)] : long) + bytes
  }

  package static func text(_ text: String) -> [UInt8] { value(0x0c, Array(text.utf8)) }

  /// A dictionary in DER.
  package static func coded(_ pairs: [(key: String, value: [UInt8])]) -> [UInt8] {
    value(0x70, value(2, [1]) + value(0xb0, entries(pairs)))
  }

  /// One in the older form: a set of pairs.
  package static func olderCoded(_ pairs: [(key: String, value: [UInt8])]) -> [UInt8] {
    value(0x31, entries(pairs))
  }

  private static func entries(_ pairs: [(key: String, value: [UInt8])]) -> [UInt8] {
    pairs.flatMap { value(0x30, text($0.key) + $0.value) }
  }

  /// A property list with flags.
  package static func list(_ keys: [String]) -> [UInt8] {
    let entries = keys.map { "<key>\($0)</key><true/>" }.joined()
    return Array("<plist version=\"1.0\"><dict>\(entries)</dict></plist>".utf8)
  }
}
