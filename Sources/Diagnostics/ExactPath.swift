/// A path that is another as soon as one of its bytes is: Swift's texts are equal when they only
/// look alike, and then one of two files would be taken for the other.
package struct ExactPath: Hashable, Comparable, Sendable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package static func == (one: Self, other: Self) -> Bool {
    one.text.utf8.elementsEqual(other.text.utf8)
  }

  package static func < (one: Self, other: Self) -> Bool {
    one.text.utf8.lexicographicallyPrecedes(other.text.utf8)
  }

  // Texts that look alike have one hash, which is all that equality of bytes asks for.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(text)
  }
}
