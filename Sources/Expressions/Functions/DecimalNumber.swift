internal import Diagnostics

/// Doubles as decimal text, and back.
enum DecimalNumber {
  /// The double that a text stands for; stricter than `Double.init`.
  static func double(from text: String) -> Double? {
    switch text {
    case "NaN", "nan": return .nan
    case "Infinity", "+Infinity", "inf", "+inf", "Inf", "+Inf": return .infinity
    case "-Infinity", "-inf", "-Inf": return -.infinity
    default: break
    }
    let allowed = text.utf8.allSatisfy { $0.isDigit || "+-.eE".utf8.contains($0) }
    guard allowed, let number = Double(text), number.isFinite else { return nil }
    return number
  }

  /// The fewest digits that mean this number; an exponent from a million on and below 0.0001.
  static func shortest(_ number: Double) -> String {
    guard number.isFinite else { return named(number) }
    let (digits, point) = digits(of: number)
    let sign = number.sign == .minus ? "-" : ""
    let exponent = point - 1
    if exponent < -4 || exponent >= 6 {
      let rest = digits.dropFirst()
      let mantissa = String(decoding: digits.prefix(1), as: UTF8.self)
      let fraction = rest.isEmpty ? "" : "." + String(decoding: rest, as: UTF8.self)
      return sign + mantissa + fraction + exponentText(exponent)
    }
    return sign + plain(digits, point: point)
  }

  /// The fewest digits that mean this very number, never with an exponent.
  static func unabridged(_ number: Double) -> String {
    guard number.isFinite else { return named(number) }
    let (digits, point) = digits(of: number)
    return (number.sign == .minus ? "-" : "") + plain(digits, point: point)
  }

  /// `NaN`, `Infinity` or `-Infinity`.
  static func named(_ number: Double) -> String {
    number.isNaN ? "NaN" : number < 0 ? "-Infinity" : "Infinity"
  }

  /// At least two digits, with a sign: `e+03`.
  static func exponentText(_ exponent: Int) -> String {
    let size = abs(exponent)
    return "e" + (exponent < 0 ? "-" : "+") + (size < 10 ? "0" : "") + String(size)
  }

  private static func plain(_ digits: [UInt8], point: Int) -> String {
    let text = String(decoding: digits, as: UTF8.self)
    if point <= 0 { return "0." + String(repeating: "0", count: -point) + text }
    if point >= digits.count { return text + String(repeating: "0", count: point - digits.count) }
    return String(text.prefix(point)) + "." + String(text.dropFirst(point))
  }

  /// The shortest digits, and how many of them stand before the decimal point.
  private static func digits(of number: Double) -> (digits: [UInt8], point: Int) {
    guard number != 0 else { return ([UInt8(ascii: "0")], 1) }
    var digits: [UInt8] = []
    var point: Int?
    var exponent = 0
    var text = number.magnitude.description.utf8[...]
    while let byte = text.popFirst() {
      if byte == UInt8(ascii: ".") {
        point = digits.count
      } else if byte == UInt8(ascii: "e") {
        exponent = Int(Substring(text)) ?? 0
        break
      } else {
        digits.append(byte)
      }
    }
    var place = (point ?? digits.count) + exponent
    while digits.last == UInt8(ascii: "0"), digits.count > 1 { digits.removeLast() }
    while digits.first == UInt8(ascii: "0"), digits.count > 1 {
      digits.removeFirst()
      place -= 1
    }
    return (digits, place)
  }
}

/// All the decimal digits of a double, which has finitely many, rounded where one wants.
struct ExactDecimal {
  private var digits: [UInt8]
  /// How many digits stand before the decimal point; may be negative.
  private var point: Int

  /// The size of a finite number.
  init(_ number: Double) {
    let isSubnormal = number.exponentBitPattern == 0
    let significand = number.significandBitPattern | (isSubnormal ? 0 : 1 << 52)
    let exponent = (isSubnormal ? 1 : Int(number.exponentBitPattern)) - 1075
    // Halves are fives, one place further behind the point.
    digits = Self.digits(of: significand, times: exponent < 0 ? 5 : 2, abs(exponent))
    point = significand == 0 ? 1 : digits.count + min(0, exponent)
  }

  private static func digits(of number: UInt64, times factor: UInt64, _ count: Int) -> [UInt8] {
    let billion: UInt64 = 1_000_000_000
    // Nine digits each, the least significant ones first.
    var groups = [number % billion, number / billion]
    for _ in 0..<count {
      var carry: UInt64 = 0
      for index in groups.indices {
        (carry, groups[index]) = (groups[index] * factor + carry)
          .quotientAndRemainder(dividingBy: billion)
      }
      if carry > 0 { groups.append(carry) }
    }
    let text = groups.reversed().map { $0.digits(atLeast: 9) }.joined()
    let digits = text.utf8.drop { $0 == UInt8(ascii: "0") }.map { $0 - UInt8(ascii: "0") }
    return digits.isEmpty ? [0] : digits
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

  private init(digits: [UInt8], point: Int) {
    self.digits = digits
    self.point = point
  }

  private static let zero = ExactDecimal(digits: [0], point: 1)

  /// With so many digits in all; fewer than none is zero.
  private func rounded(to count: Int) -> ExactDecimal {
    guard count < digits.count else { return self }
    guard count >= 0 else { return .zero }
    var result = ExactDecimal(digits: Array(digits.prefix(count)), point: point)
    guard roundsUp(after: count) else { return count == 0 ? .zero : result }
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

  private func roundsUp(after count: Int) -> Bool {
    let rest = digits[count...]
    guard let first = rest.first, first >= 5 else { return false }
    if first > 5 || rest.dropFirst().contains(where: { $0 != 0 }) { return true }
    return count > 0 && digits[count - 1] % 2 == 1
  }
}
