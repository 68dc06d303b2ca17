/// Characters that one place of a pattern accepts.
struct ScalarSet: Equatable {
  /// General categories of Unicode.
  struct Categories: Equatable {
    let all: Set<Unicode.GeneralCategory>
    let isNegated: Bool

    func contains(_ scalar: Unicode.Scalar) -> Bool {
      all.contains(scalar.properties.generalCategory) != isNegated
    }
  }

  /// Characters by their numbers.
  private var runs: [ClosedRange<UInt32>]
  private var categories: [Categories] = []
  var isNegated = false
  /// Whether capital and small letters are the same.
  var ignoresCase = false

  init(_ runs: ClosedRange<UInt32>...) { self.runs = runs }

  init(_ scalar: Unicode.Scalar) { self.init(scalar.value...scalar.value) }

  /// Its character's number; nil if there isn't exactly one.
  var only: UInt32? {
    guard let run = runs.first, runs.count == 1, run.count == 1 else { return nil }
    return run.lowerBound
  }

  static let all = ScalarSet(0...0x10FFFF)
  static let allButLineBreaks = ScalarSet(0...9, 11...0x10FFFF)

  /// Adds every character of the range.
  mutating func insert(_ range: ClosedRange<UInt32>) { runs.append(range) }

  /// Adds every character of the categories.
  mutating func insert(_ categories: Categories) { self.categories.append(categories) }

  /// Adds what another set accepts, negated or not.
  mutating func formUnion(_ other: ScalarSet) {
    runs += other.runs
    categories += other.categories
  }

  /// Whether the place accepts the character.
  func contains(_ scalar: Unicode.Scalar) -> Bool {
    var isInside = containsExactly(scalar)
    if !isInside, ignoresCase {
      isInside = CaseVariants.of(scalar).contains(where: containsExactly)
    }
    return isInside != isNegated
  }

  private func containsExactly(_ scalar: Unicode.Scalar) -> Bool {
    runs.contains { $0.contains(scalar.value) } || categories.contains { $0.contains(scalar) }
  }
}

/// The other ways to write a letter if case doesn't matter.
private enum CaseVariants {
  static func of(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    let properties = scalar.properties
    var variants: [Unicode.Scalar] = []
    for mapping in [properties.lowercaseMapping, properties.uppercaseMapping] {
      let scalars = mapping.unicodeScalars
      if scalars.count == 1, let only = scalars.first { variants.append(only) }
    }
    switch variants.first?.value {
    case 0x6B: variants += ["k", "K", "\u{212A}"]
    case 0x73: variants += ["s", "S", "\u{17F}"]
    case 0xE5: variants += ["\u{E5}", "\u{C5}", "\u{212B}"]
    default: break
    }
    if scalar.value == 0x17F { variants += ["s", "S"] }
    return variants
  }
}

extension ScalarSet {
  /// `\d`, `\s`, `\w` and the names between `[:` and `:]`.
  static let named: [String: ScalarSet] = [
    "d": ScalarSet(48...57), "s": ScalarSet(9...10, 12...13, 32...32),
    "w": ScalarSet(48...57, 65...90, 95...95, 97...122),
    "alnum": ScalarSet(48...57, 65...90, 97...122), "alpha": ScalarSet(65...90, 97...122),
    "ascii": ScalarSet(0...127), "blank": ScalarSet(9...9, 32...32),
    "cntrl": ScalarSet(0...31, 127...127), "digit": ScalarSet(48...57),
    "graph": ScalarSet(33...126), "lower": ScalarSet(97...122), "print": ScalarSet(32...126),
    "punct": ScalarSet(33...47, 58...64, 91...96, 123...126), "space": ScalarSet(9...13, 32...32),
    "upper": ScalarSet(65...90), "word": ScalarSet(48...57, 65...90, 95...95, 97...122),
    "xdigit": ScalarSet(48...57, 65...70, 97...102),
  ]

  /// Everything that isn't in one of its runs.
  var complement: ScalarSet {
    var result = ScalarSet()
    var next: UInt32 = 0
    for run in runs.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if run.lowerBound > next { result.insert(next...run.lowerBound - 1) }
      next = max(next, run.upperBound + 1)
    }
    if next <= 0x10FFFF { result.insert(next...0x10FFFF) }
    return result
  }
}

extension ScalarSet.Categories {
  /// A category's name, such as `L` or `Lu`; nil if there is none.
  init?(named name: String, isNegated: Bool) {
    let found = Self.names.filter { name == "Any" || name == $0.key || name == $0.key.prefix(1) }
    guard !found.isEmpty else { return nil }
    self.init(all: Set(found.values), isNegated: isNegated)
  }

  private static let names: [String: Unicode.GeneralCategory] = [
    "Lu": .uppercaseLetter, "Ll": .lowercaseLetter, "Lt": .titlecaseLetter,
    "Lm": .modifierLetter, "Lo": .otherLetter, "Mn": .nonspacingMark, "Mc": .spacingMark,
    "Me": .enclosingMark, "Nd": .decimalNumber, "Nl": .letterNumber, "No": .otherNumber,
    "Pc": .connectorPunctuation, "Pd": .dashPunctuation, "Ps": .openPunctuation,
    "Pe": .closePunctuation, "Pi": .initialPunctuation, "Pf": .finalPunctuation,
    "Po": .otherPunctuation, "Sm": .mathSymbol, "Sc": .currencySymbol, "Sk": .modifierSymbol,
    "So": .otherSymbol, "Zs": .spaceSeparator, "Zl": .lineSeparator, "Zp": .paragraphSeparator,
    "Cc": .control, "Cf": .format, "Cs": .surrogate, "Co": .privateUse, "Cn": .unassigned,
  ]
}
