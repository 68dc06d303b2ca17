/// Letters without what people leave out when they type: accents, vowel points, another width.
enum PlainLetters {
  /// Each line has a letter, and the letters that people write so as well.
  private static let variants = [
    "a àáâãåāăąǎạảấầẩẫậắằẳẵặä", "c çćčĉċ", "d ďđð", "e èéêëēĕėęěẹẻẽếềểễệ", "g ğĝġģ", "h ĥħ",
    "i ìíîïĩīĭįıỉị", "j ĵ", "k ķ", "l ĺļľŀł", "n ñńņňŉ", "o òóôõøōŏőọỏốồổỗộơớờởỡợö", "r ŕŗř",
    "s śŝşšș", "t ţťŧț", "u ùúûũūŭůűųưụủứừửữựü", "w ŵ", "y ýÿŷỳỵỷỹ", "z źżž", "α ά", "ε έ", "η ή",
    "ι ίϊΐ", "ο ό", "υ ύϋΰ", "ω ώ", "е ё", "ا أإآٱ",
  ]

  private static let plain: [Unicode.Scalar: String] = {
    var plain: [Unicode.Scalar: String] = ["ß": "ss", "æ": "ae", "œ": "oe"]
    for line in variants {
      for variant in line.unicodeScalars.dropFirst(2) { plain[variant] = String(line.prefix(1)) }
    }
    return plain
  }()

  /// Signs that stand on or under a letter: accents, and the points of Arabic and Hebrew.
  private static func isPoint(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0300...0x036F, 0x0591...0x05C7, 0x0610...0x061A, 0x0640, 0x064B...0x065F, 0x0670: true
    default: false
    }
  }

  /// The plain letters of a text in lower case.
  static func of(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
    var letters = ""
    for scalar in text.unicodeScalars where !isPoint(scalar) {
      if let plain = plain[scalar] {
        letters += plain
      } else if let usual = ofUsualWidth(scalar) {
        letters += usual.properties.lowercaseMapping
      } else {
        letters.unicodeScalars.append(scalar)
      }
    }
    return letters
  }

  /// The letter of usual width for a Latin one of full width, or a Japanese one of half width.
  private static func ofUsualWidth(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0)
    case 0xFF66...0xFF9F: katakana[Int(scalar.value - 0xFF66)]
    default: nil
    }
  }

  /// In the order of those of half width; the last two are the marks that join the letter before.
  private static let katakana = Array(
    ("ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン"
      + "\u{3099}\u{309A}").unicodeScalars
  )
}
