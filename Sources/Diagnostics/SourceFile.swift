/// A text that people wrote, and where it came from.
///
/// A class, because all that is read of a file holds on to it.
package final class SourceFile: Sendable {
  /// Which file it is: its path as people should see it.
  package struct ID: Hashable, Sendable, Comparable {
    package let path: String

    package init(path: String) {
      self.path = path
    }

    package static func < (one: Self, other: Self) -> Bool {
      one.path.utf8.lexicographicallyPrecedes(other.path.utf8)
    }
  }

  package let id: ID
  package let text: String

  package init(path: String, text: String) {
    self.id = ID(path: path)
    var contiguous = text
    contiguous.makeContiguousUTF8()
    self.text = contiguous
  }
}
