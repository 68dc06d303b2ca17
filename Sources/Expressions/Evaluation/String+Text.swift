extension String {
  /// Whether both have the same code points; `==` would take canonically equivalent ones as equal.
  func isSameText(as other: String) -> Bool {
    utf8.count == other.utf8.count && self == other && utf8.elementsEqual(other.utf8)
  }

  /// Whether it comes first in the order of code points.
  func precedes(_ other: String) -> Bool {
    utf8.lexicographicallyPrecedes(other.utf8)
  }
}
