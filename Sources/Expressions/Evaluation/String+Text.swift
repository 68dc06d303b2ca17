extension String {
  /// Whether both have the same code points; `==` would take canonically equivalent ones as equal.
  @inline(__always)
  func isSameText(as other: String) -> Bool {
    if isSameStorage(as: other) { return true }
    guard utf8.count == other.utf8.count else { return false }
    return self == other && utf8.elementsEqual(other.utf8)
  }

  /// Whether both lie in the same place, or are short and the same: most words of rules are.
  @inline(__always)
  private func isSameStorage(as other: String) -> Bool {
    unsafeBitCast(self, to: (UInt64, UInt64).self)
      == unsafeBitCast(other, to: (UInt64, UInt64).self)
  }

  /// Whether it comes first in the order of code points.
  func precedes(_ other: String) -> Bool {
    utf8.lexicographicallyPrecedes(other.utf8)
  }
}
