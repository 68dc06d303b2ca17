extension DocumentTree {
  /// Plain `true` or `false`; nil for anything else.
  package func boolean(_ id: NodeID) -> Bool? {
    guard kind(of: id) == .plain else { return nil }
    if says(Self.yes, id) { return true }
    return says(Self.no, id) ? false : nil
  }

  /// A plain number of few digits, with or without a fraction; nil for everything rarer.
  package func shortNumber(_ id: NodeID) -> Double? {
    let node = self[id]
    guard node.kind == .plain, (1...mostDigits).contains(node.count) else { return nil }
    var digits = texts[node.textRange]
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative { digits.removeFirst() }
    var whole = 0
    var fraction: Int?
    for byte in digits {
      if byte == UInt8(ascii: "."), fraction == nil {
        fraction = 0
      } else if UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte {
        whole = whole * 10 + Int(byte - UInt8(ascii: "0"))
        fraction = fraction.map { $0 + 1 }
      } else {
        return nil
      }
    }
    guard digits.first != UInt8(ascii: "."), fraction != 0, !digits.isEmpty else { return nil }
    // Both are exact, so that the quotient is the nearest number to what is written.
    let number = Double(whole) / powersOfTen[fraction ?? 0]
    return isNegative ? -number : number
  }

  private static let yes = Word("true")
  private static let no = Word("false")
}

/// So many digits are exact in a `Double`.
private let mostDigits: Int32 = 15

private let powersOfTen: [Double] = [
  1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
]
