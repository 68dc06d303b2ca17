/// All the decimal digits of a double, which has finitely many, rounded where one wants.
struct ExactDecimal {
  private var digits: [UInt8]
  /// How many digits stand before the decimal point; may be negative.
  private var point: Int

  /// The size of a finite number.
  init(_ number: Double) {
    var binary = BinaryNumber(number.magnitude)
    let fraction = binary.removeFraction()
    let whole = binary.decimalDigits
    digits = whole + fraction
    point = whole.count
    while let first = digits.first, first == 0, digits.count > 1 {
      digits.removeFirst()
      point -= 1
    }
  }

  /// With so many digits after the point, an exact half going to the even digit.
  func fixed(places: Int) -> String {
    let rounded = rounded(to: point + places)
    var text = ""
    for position in min(0, rounded.point - 1)..<rounded.point {
      text += rounded.digit(at: position)
    }
    if rounded.point <= 0 { text = "0" }
    guard places > 0 else { return text }
    text += "."
    for position in rounded.point..<rounded.point + places { text += rounded.digit(at: position) }
    return text
  }

  /// One digit before the point, so many after it, and an exponent.
  func scientific(places: Int) -> String {
    let rounded = rounded(to: 1 + places)
    let isZero = rounded.digits.allSatisfy { $0 == 0 }
    var text = rounded.digit(at: 0)
    if places > 0 { text += "." }
    for position in 1..<1 + places { text += rounded.digit(at: position) }
    return text + DecimalNumber.exponentText(isZero ? 0 : rounded.point - 1)
  }

  private func digit(at position: Int) -> String {
    digits.indices.contains(position) ? String(digits[position]) : "0"
  }

  /// With so many digits in all; fewer than none is zero.
  private func rounded(to count: Int) -> ExactDecimal {
    guard count < digits.count else { return self }
    var result = self
    guard count >= 0 else {
      result.digits = [0]
      result.point = 1
      return result
    }
    result.digits = Array(digits.prefix(count))
    guard roundsUp(after: count) else {
      if result.digits.isEmpty { result = zero(like: result) }
      return result
    }
    for index in result.digits.indices.reversed() {
      if result.digits[index] < 9 {
        result.digits[index] += 1
        return result
      }
      result.digits[index] = 0
    }
    result.digits.insert(1, at: 0)
    result.point += 1
    return result
  }

  private func zero(like other: ExactDecimal) -> ExactDecimal {
    var result = other
    result.digits = [0]
    result.point = 1
    return result
  }

  private func roundsUp(after count: Int) -> Bool {
    let rest = digits[count...]
    guard let first = rest.first, first >= 5 else { return false }
    if first > 5 || rest.dropFirst().contains(where: { $0 != 0 }) { return true }
    return count > 0 && digits[count - 1] % 2 == 1
  }
}

/// A whole number and a fraction of any length, in base 2^32 with a power of two.
private struct BinaryNumber {
  /// The least significant word first.
  private var words: [UInt32]
  /// How many of the lowest bits stand behind the point.
  private var fractionBits: Int

  init(_ number: Double) {
    let isSubnormal = number.exponentBitPattern == 0
    let significand = number.significandBitPattern | (isSubnormal ? 0 : 1 << 52)
    let exponent = (isSubnormal ? 1 : Int(number.exponentBitPattern)) - 1075
    words = [UInt32(truncatingIfNeeded: significand), UInt32(significand >> 32)]
    fractionBits = max(0, -exponent)
    for _ in 0..<max(0, exponent) { double() }
  }

  private mutating func double() {
    var carry: UInt32 = 0
    for index in words.indices {
      let word = words[index]
      words[index] = word << 1 | carry
      carry = word >> 31
    }
    if carry > 0 { words.append(carry) }
  }

  /// Takes the fraction away and answers its decimal digits, every one.
  mutating func removeFraction() -> [UInt8] {
    var fraction = words
    var digits: [UInt8] = []
    let whole = Self.split(&fraction, fractionBits)
    while fraction.contains(where: { $0 != 0 }) {
      Self.multiplyByTen(&fraction)
      digits.append(UInt8(truncatingIfNeeded: Self.split(&fraction, fractionBits).first ?? 0))
    }
    words = whole
    fractionBits = 0
    return digits
  }

  /// The digits of a whole number; one zero for zero.
  var decimalDigits: [UInt8] {
    var digits: [UInt8] = []
    var rest = words
    while rest.contains(where: { $0 != 0 }) {
      var remainder: UInt64 = 0
      for index in rest.indices.reversed() {
        let part = remainder << 32 | UInt64(rest[index])
        rest[index] = UInt32(truncatingIfNeeded: part / 10)
        remainder = part % 10
      }
      digits.append(UInt8(truncatingIfNeeded: remainder))
    }
    return digits.isEmpty ? [0] : digits.reversed()
  }

  private static func multiplyByTen(_ words: inout [UInt32]) {
    var carry: UInt64 = 0
    for index in words.indices {
      let product = UInt64(words[index]) * 10 + carry
      words[index] = UInt32(truncatingIfNeeded: product)
      carry = product >> 32
    }
    if carry > 0 { words.append(UInt32(truncatingIfNeeded: carry)) }
  }

  /// Keeps the lowest bits in the words and answers the others, shifted down.
  private static func split(_ words: inout [UInt32], _ bits: Int) -> [UInt32] {
    let (wordCount, bitCount) = (bits / 32, UInt32(bits % 32))
    guard wordCount < words.count else { return [0] }
    var high: [UInt32] = []
    for index in wordCount..<words.count {
      let next = index + 1 < words.count ? words[index + 1] : 0
      high.append(bitCount == 0 ? words[index] : words[index] >> bitCount | next << (32 - bitCount))
    }
    words.removeSubrange((wordCount + 1)...)
    words[wordCount] &= bitCount == 0 ? 0 : (1 << bitCount) - 1
    return high
  }
}
