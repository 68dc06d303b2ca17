/// A span of time in nanoseconds, about 290 years at the most, either way.
package struct Duration: Hashable, Sendable {
  package let nanoseconds: Int64

  package init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }
}

extension Duration {
  /// Reads spans such as `1h30m`, `-2.5s` or `10ms`; nil for anything else and beyond the range.
  init?(_ text: String) {
    var reader = DigitReader(text)
    let isNegative = reader.sign() == -1
    if text.utf8.last == UInt8(ascii: "0"), text.utf8.drop(while: { !$0.isDigit }).count == 1 {
      self.init(nanoseconds: 0)
      return
    }
    guard !reader.isAtEnd else { return nil }
    var total: Int64 = 0
    while !reader.isAtEnd {
      guard let part = Self.part(&reader, isNegative: isNegative) else { return nil }
      let (sum, overflows) = total.addingReportingOverflow(part)
      guard !overflows else { return nil }
      total = sum
    }
    self.init(nanoseconds: total)
  }

  /// In seconds: `5400s`, `-2.5s`.
  var text: String {
    let size = nanoseconds.magnitude
    let fraction = Timestamp.fractionText(Int32(truncatingIfNeeded: size % 1_000_000_000))
    return (nanoseconds < 0 ? "-" : "") + String(size / 1_000_000_000) + fraction + "s"
  }

  private static func part(_ reader: inout DigitReader, isNegative: Bool) -> Int64? {
    let whole = reader.digits()
    let fraction = reader.skip(UInt8(ascii: ".")) ? reader.digits() : []
    guard !(whole.isEmpty && fraction.isEmpty), let unit = unit(&reader) else { return nil }
    let digits = whole.isEmpty ? "0" : String(decoding: whole, as: UTF8.self)
    guard let count = Int64((isNegative ? "-" : "") + digits) else { return nil }
    let (product, overflows) = count.multipliedReportingOverflow(by: unit)
    let rest = share(of: unit, fraction) * (isNegative ? -1 : 1)
    let (sum, overflowsAgain) = product.addingReportingOverflow(rest)
    return overflows || overflowsAgain ? nil : sum
  }

  /// The nanoseconds of the digits after the point; what is less than one is dropped.
  private static func share(of unit: Int64, _ fraction: [UInt8]) -> Int64 {
    var scale: Int64 = 1
    var count: Int64 = 0
    for digit in fraction.prefix(13) {
      scale *= 10
      count = count * 10 + Int64(digit - UInt8(ascii: "0"))
    }
    let product = count.multipliedFullWidth(by: unit)
    return scale.dividingFullWidth(product).quotient
  }

  private static func unit(_ reader: inout DigitReader) -> Int64? {
    var letters: [UInt8] = []
    while let byte = reader.next, !byte.isDigit, byte != UInt8(ascii: "."), letters.count < 4 {
      letters.append(byte)
      _ = reader.take()
    }
    return switch String(decoding: letters, as: UTF8.self) {
    case "ns": 1
    case "us", "µs", "μs": 1000
    case "ms": 1_000_000
    case "s": 1_000_000_000
    case "m": 60_000_000_000
    case "h": 3_600_000_000_000
    default: nil
    }
  }
}
