internal import Diagnostics

/// The address by which an editor names a file, such as `file:///app/login.review.yaml`.
struct FileLink {
  let text: String

  init(path: String) {
    text = FileAddress(of: path).text
  }

  init(text: String) {
    self.text = text
  }

  /// The file's path; nil for what lies in no file of this machine.
  var path: String? {
    guard text.lowercased().hasPrefix("file://") else { return nil }
    let rest = text.dropFirst("file://".count)
    guard let slash = rest.firstIndex(of: "/"), ["", "localhost"].contains(rest[..<slash]) else {
      return nil
    }
    return Self.unescaped(rest[slash...])
  }

  private static func unescaped(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.utf8.count == 2, let code = UInt8(digits, radix: 16) {
        bytes.append(code)
        rest.removeFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
