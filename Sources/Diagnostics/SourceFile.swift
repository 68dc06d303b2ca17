/// A text that people wrote, and where it came from.
///
/// A class, because all that is read of a file holds on to it.
package final class SourceFile: Sendable {
  /// Which file it is: its path as people should see it.
  package struct ID: Hashable, Sendable, Comparable {
    private let exact: ExactPath

    package init(path: String) {
      exact = ExactPath(path)
    }

    package var path: String { exact.text }

    package static func < (one: Self, other: Self) -> Bool { one.exact < other.exact }
  }

  package let id: ID
  /// The text in UTF-8.
  package let bytes: [UInt8]

  /// The bytes have to be UTF-8.
  package init(path: String, bytes: [UInt8]) {
    self.id = ID(path: path)
    self.bytes = bytes
  }

  package convenience init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The text, made anew each time.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}
