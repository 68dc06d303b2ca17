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
    if point >= digits.count {
      return text + String(repeating: "0", count: point - digits.count)
    }
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
