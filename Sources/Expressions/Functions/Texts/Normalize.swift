extension Function {
  package static let normalize = Function(
    "normalize",
    "The text as NFC has it, in which an accent is part of its letter wherever it can be.",
    example: #"normalize('Cafe\u0301').contains('é')"#,
    .function { (text: String) in text.normalized }
  )
}

extension String {
  /// Unicode's normalisation form C: taken apart, put in canonical order and together again.
  package var normalized: String {
    // What comes before the first accent is what it is.
    guard unicodeScalars.contains(where: { $0 >= "\u{300}" }) else { return self }
    var scalars: [Unicode.Scalar] = []
    for scalar in unicodeScalars { scalar.appendParts(to: &scalars) }
    scalars.sortMarks()
    return String(String.UnicodeScalarView(scalars.composed))
  }
}

extension [Unicode.Scalar] {
  /// Puts each run of marks in the order of their classes, those of one class as they stand.
  fileprivate mutating func sortMarks() {
    var start = 0
    while start < count {
      let end = self[start...].firstIndex { $0.combiningClass == 0 } ?? count
      let run = self[start..<end].enumerated().map { ($1.combiningClass, $0, $1) }
      let sorted = run.sorted { ($0.0, $0.1) < ($1.0, $1.1) }
      replaceSubrange(start..<end, with: sorted.map(\.2))
      start = end + 1
    }
  }

  /// Each mark is put on the letter before it, unless one in between is in its way.
  fileprivate var composed: [Unicode.Scalar] {
    var whole: [Unicode.Scalar] = []
    var letter: Int?
    for scalar in self {
      let combining = scalar.combiningClass
      if let letter, letter == whole.count - 1 || whole[whole.count - 1].combiningClass < combining,
        let together = Canonical.whole(whole[letter], scalar)
      {
        whole[letter] = together
        continue
      }
      if combining == 0 { letter = whole.count }
      whole.append(scalar)
    }
    return whole
  }
}

extension Unicode.Scalar {
  fileprivate var combiningClass: UInt8 { properties.canonicalCombiningClass.rawValue }

  /// Adds what it is taken apart into, all the way.
  fileprivate func appendParts(to scalars: inout [Unicode.Scalar]) {
    guard self >= "\u{C0}", let parts = Canonical.parts(of: self) else {
      return scalars.append(self)
    }
    for part in parts { part.appendParts(to: &scalars) }
  }
}

/// What scalars are taken apart into, and what they make together.
private enum Canonical {
  private struct Pair: Hashable {
    let first: Unicode.Scalar
    let second: Unicode.Scalar
  }

  static func parts(of scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
    Hangul.parts(of: scalar) ?? mappings.parts[scalar]
  }

  static func whole(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
    Hangul.whole(first, second) ?? mappings.wholes[Pair(first: first, second: second)]
  }

  private static let mappings = {
    var parts: [Unicode.Scalar: [Unicode.Scalar]] = [:]
    var wholes: [Pair: Unicode.Scalar] = [:]
    for (second, letters) in CanonicalMappings.compositions {
      var scalars = letters.unicodeScalars.makeIterator()
      while let first = scalars.next(), let whole = scalars.next() {
        parts[whole] = [first, second]
        wholes[Pair(first: first, second: second)] = whole
      }
    }
    for entry in CanonicalMappings.exclusions.split(separator: ", ") {
      let scalars = entry.split(separator: " ").compactMap { UInt32($0, radix: 16) }
        .compactMap(Unicode.Scalar.init)
      parts[scalars[0]] = Array(scalars.dropFirst())
    }
    for (start, ideographs) in CanonicalMappings.ideographs {
      for (offset, ideograph) in ideographs.unicodeScalars.enumerated() {
        guard let scalar = Unicode.Scalar(start + UInt32(offset)), scalar != ideograph else {
          continue
        }
        parts[scalar] = [ideograph]
      }
    }
    return (parts: parts, wholes: wholes)
  }()
}

/// Syllables are made of a lead, a vowel and perhaps a tail, by their numbers.
private enum Hangul {
  private static let syllables = 0xAC00..<UInt32(0xD7A4)
  private static let leads = 0x1100..<UInt32(0x1113)
  private static let vowels = 0x1161..<UInt32(0x1176)
  /// The first one stands for no tail.
  private static let tails = 0x11A7..<UInt32(0x11C3)
  private static let tailCount = UInt32(28)

  static func parts(of scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
    guard syllables.contains(scalar.value) else { return nil }
    let (rest, tail) = (scalar.value - syllables.lowerBound).quotientAndRemainder(
      dividingBy: tailCount
    )
    let (lead, vowel) = rest.quotientAndRemainder(dividingBy: UInt32(vowels.count))
    let all = [leads.lowerBound + lead, vowels.lowerBound + vowel]
    return (tail == 0 ? all : all + [tails.lowerBound + tail]).compactMap(Unicode.Scalar.init)
  }

  static func whole(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
    if leads.contains(first.value), vowels.contains(second.value) {
      let lead = first.value - leads.lowerBound
      let vowel = second.value - vowels.lowerBound
      return Unicode.Scalar(
        syllables.lowerBound + (lead * UInt32(vowels.count) + vowel) * tailCount
      )
    }
    guard syllables.contains(first.value), second.value != tails.lowerBound,
      tails.contains(second.value),
      (first.value - syllables.lowerBound).isMultiple(of: tailCount)
    else { return nil }
    return Unicode.Scalar(first.value + second.value - tails.lowerBound)
  }
}
