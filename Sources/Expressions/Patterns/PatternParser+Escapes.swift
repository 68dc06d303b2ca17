internal import Diagnostics

extension PatternParser {
  /// What a backslash outside brackets begins.
  mutating func escape() throws(Pattern.Fault) -> PatternNode {
    switch next {
    case "A": return assertion(.textStart)
    case "z": return assertion(.textEnd)
    case "b": return assertion(.wordBoundary)
    case "B": return assertion(.noWordBoundary)
    default: return set(try escapedSet())
    }
  }

  /// What a backslash begins where characters are meant.
  mutating func escapedSet() throws(Pattern.Fault) -> ScalarSet {
    guard let letter = take() else { throw Pattern.Fault("it ends with a backslash") }
    switch letter {
    case "d", "s", "w": return ScalarSet.named[String(letter)] ?? ScalarSet()
    case "D", "S", "W":
      return ScalarSet.named[String(letter).lowercased()]?.complement ?? ScalarSet()
    case "p": return try category(isNegated: false)
    case "P": return try category(isNegated: true)
    default: return ScalarSet(try escapedScalar(letter))
    }
  }

  private mutating func assertion(_ assertion: PatternAssertion) -> PatternNode {
    position += 1
    return .assertion(assertion)
  }

  private mutating func escapedScalar(
    _ letter: Unicode.Scalar
  ) throws(Pattern.Fault) -> Unicode.Scalar {
    switch letter {
    case "a": return "\u{7}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "v": return "\u{B}"
    case "x": return try hexadecimal()
    case "0"..."7":
      if let scalar = octal(from: letter) { return scalar }
      throw Pattern.Fault("RE2 has no back-references such as \("\\\(letter)".quoted)")
    default:
      let isPunctuation =
        letter.isASCII && !UInt8(truncatingIfNeeded: letter.value).isDigit
        && (letter == "_" || !UInt8(truncatingIfNeeded: letter.value).isLetter)
      guard isPunctuation else { throw Pattern.Fault("\("\\\(letter)".quoted) stands for nothing") }
      return letter
    }
  }

  /// `\0`, `\012`; nil for `\1`, which would be a back-reference.
  private mutating func octal(from first: Unicode.Scalar) -> Unicode.Scalar? {
    var code = first.value - 48
    var count = 1
    while count < 3, let digit = next, ("0"..."7").contains(digit) {
      code = code * 8 + digit.value - 48
      position += 1
      count += 1
    }
    return first == "0" || count > 1 ? Unicode.Scalar(code) : nil
  }

  private mutating func hexadecimal() throws(Pattern.Fault) -> Unicode.Scalar {
    let isBraced = skip("{")
    var code: UInt32 = 0
    var count = 0
    while count < (isBraced ? 6 : 2), let scalar = next, scalar.isASCII,
      let digit = UInt8(truncatingIfNeeded: scalar.value).hexadecimalDigit
    {
      code = code * 16 + digit
      count += 1
      position += 1
    }
    guard count == 2 || (isBraced && count > 0), !isBraced || skip("}"),
      let scalar = Unicode.Scalar(code)
    else { throw Pattern.Fault("'\\x' needs two hexadecimal digits, or some in braces") }
    return scalar
  }

  private mutating func category(isNegated: Bool) throws(Pattern.Fault) -> ScalarSet {
    var name = ""
    if skip("{") {
      while let scalar = take(), scalar != "}" { name.unicodeScalars.append(scalar) }
    } else if let scalar = take() {
      name.unicodeScalars.append(scalar)
    }
    let isCaret = name.hasPrefix("^")
    if isCaret { name.removeFirst() }
    guard let categories = ScalarSet.Categories(named: name, isNegated: isNegated != isCaret)
    else {
      throw Pattern.Fault(
        "\(name.quoted) is no general category such as L or Lu; scripts aren't known here")
    }
    var set = ScalarSet()
    set.insert(categories)
    return set
  }
}
