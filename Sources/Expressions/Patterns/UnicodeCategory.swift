extension ScalarSet.Categories {
  /// A category's name, such as `L` or `Lu`; nil if there is none.
  init?(named name: String, isNegated: Bool) {
    guard let mask = Self.masks[name] else { return nil }
    self.init(mask: mask, isNegated: isNegated)
  }

  private static let masks: [String: UInt32] = {
    var masks: [String: UInt32] = ["Any": .max]
    for (index, name) in names.enumerated() {
      masks[name] = 1 << UInt32(index)
      masks[String(name.prefix(1)), default: 0] |= 1 << UInt32(index)
    }
    return masks
  }()

  fileprivate static let names = [
    "Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Mc", "Me", "Nd", "Nl", "No", "Pc", "Pd", "Ps", "Pe",
    "Pi", "Pf", "Po", "Sm", "Sc", "Sk", "So", "Zs", "Zl", "Zp", "Cc", "Cf", "Cs", "Co", "Cn",
  ]
}

extension Unicode.GeneralCategory {
  /// Its bit in a mask of categories.
  var bit: UInt32 { 1 << position }

  private var position: UInt32 {
    switch self {
    case .uppercaseLetter: 0
    case .lowercaseLetter: 1
    case .titlecaseLetter: 2
    case .modifierLetter: 3
    case .otherLetter: 4
    case .nonspacingMark: 5
    case .spacingMark: 6
    case .enclosingMark: 7
    case .decimalNumber: 8
    case .letterNumber: 9
    case .otherNumber: 10
    case .connectorPunctuation: 11
    case .dashPunctuation: 12
    case .openPunctuation: 13
    case .closePunctuation: 14
    case .initialPunctuation: 15
    case .finalPunctuation: 16
    default: rarerPosition
    }
  }

  private var rarerPosition: UInt32 {
    switch self {
    case .otherPunctuation: 17
    case .mathSymbol: 18
    case .currencySymbol: 19
    case .modifierSymbol: 20
    case .otherSymbol: 21
    case .spaceSeparator: 22
    case .lineSeparator: 23
    case .paragraphSeparator: 24
    case .control: 25
    case .format: 26
    case .surrogate: 27
    case .privateUse: 28
    default: 29
    }
  }
}
