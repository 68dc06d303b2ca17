/// A path as a URI: relative as it is, with everything escaped that a path may not have.
package struct FileAddress {
  package let text: String

  package init(of path: String) {
    text = (path.hasPrefix("/") ? "file://" : "") + Self.escaped(path)
  }

  /// The text with all but unreserved characters and `/` as `%` and two digits.
  package static func escaped(_ text: String) -> String {
    text.utf8.reduce(into: "") { result, byte in
      if byte.isLetterOrDigit || "-._~/".utf8.contains(byte) {
        result.append(Character(Unicode.Scalar(byte)))
      } else {
        result += "%" + byte.digits(atLeast: 2, radix: 16, uppercase: true)
      }
    }
  }
}
