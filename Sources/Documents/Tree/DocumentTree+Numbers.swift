extension DocumentTree {
  /// Plain `true` or `false`; nil for anything else.
  package func boolean(_ id: NodeID) -> Bool? {
    let node = self[id]
    guard node.kind == .plain else { return nil }
    return switch (node.count, node.beginning) {
    case (4, 0x6575_7274): true  // true
    case (5, 0x65_736C_6166): false  // false
    default: nil
    }
  }

  /// A plain number of few digits, with or without a fraction; nil for everything rarer.
  package func shortNumber(_ id: NodeID) -> Double? {
    let node = self[id]
    guard node.kind == .plain, (1...mostDigits).contains(node.count) else { return nil }
    return withText(of: node) { Self.number(in: $0, at: $1) }
  }

  private static func number(
    in text: UnsafeBufferPointer<UInt8>,
    at range: Range<Int>
  ) -> Double? {
    let isNegative = text[range.lowerBound] == UInt8(ascii: "-")
    let start = isNegative ? range.lowerBound + 1 : range.lowerBound
    var whole = 0
    var point: Int?
    for position in start..<range.upperBound {
      let byte = text[position]
      if byte.isDigit {
        whole = whole * 10 + Int(byte - UInt8(ascii: "0"))
      } else {
        guard byte == UInt8(ascii: "."), point == nil else { return nil }
        point = position
      }
    }
    let fraction = point.map { range.upperBound - $0 - 1 }
    guard start < range.upperBound, point != start, fraction != 0 else { return nil }
    // Both are exact, so that the quotient is the nearest number to what is written.
    let number = fraction.map { Double(whole) / powersOfTen[$0] } ?? Double(whole)
    return isNegative ? -number : number
  }
}

/// So many digits are exact in a `Double`.
private let mostDigits: Int32 = 15

private let powersOfTen: [Double] = [
  1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
]
