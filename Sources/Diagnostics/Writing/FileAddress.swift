/// A path as a URI: relative as it is, with everything escaped that a path may not have.
package struct FileAddress {
  package let text: String

  package init(of path: String) {
    text = (path.hasPrefix("/") ? "file://" : "") + Self.escaped(path)
  }

  /// The text with all but unreserved characters and `/` as `%` and two digits.
  package static func escaped(_ text: String) -> String {
    text.utf8.reduce(into: "") { result, byte in
      if isPlain(byte) {
        result.append(Character(Unicode.Scalar(byte)))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += byte < 16 ? "%0\(digits)" : "%\(digits)"
      }
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
      true
    default: false
    }
  }
}
