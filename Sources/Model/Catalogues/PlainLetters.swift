/// Letters without what people leave out when they type: accents, vowel points, full width.
enum PlainLetters {
  /// Each line has a letter, and the letters that people write so as well.
  private static let variants = [
    "a àáâãåāăąǎạảấầẩẫậắằẳẵặä", "c çćčĉċ", "d ďđð", "e èéêëēĕėęěẹẻẽếềểễệ", "g ğĝġģ", "h ĥħ",
    "i ìíîïĩīĭįıỉị", "j ĵ", "k ķ", "l ĺļľŀł", "n ñńņňŉ", "o òóôõøōŏőọỏốồổỗộơớờởỡợö", "r ŕŗř",
    "s śŝşšș", "t ţťŧț", "u ùúûũūŭůűųưụủứừửữựü", "w ŵ", "y ýÿŷỳỵỷỹ", "z źżž", "α ά", "ε έ", "η ή",
    "ι ίϊΐ", "ο ό", "υ ύϋΰ", "ω ώ", "е ё", "ا أإآٱ",
  ]

  private static let plain: [Character: Character] = {
    var plain: [Character: Character] = [:]
    for line in variants {
      guard let letter = line.first else { continue }
      for variant in line.dropFirst(2) { plain[variant] = letter }
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
    return String(text.flatMap(Self.of))
  }

  private static func of(_ letter: Character) -> [Character] {
    if letter.isASCII { return [letter] }
    if let plain = plain[letter] { return [plain] }
    if letter == "ß" { return ["s", "s"] }
    if letter == "æ" { return ["a", "e"] }
    if letter == "œ" { return ["o", "e"] }
    let scalars = letter.unicodeScalars.filter { !isPoint($0) }
    if scalars.count == 1, let value = scalars.first?.value, 0xFF01...0xFF5E ~= value,
      let plain = Unicode.Scalar(value - 0xFEE0)
    {
      return Array(String(Character(plain)).lowercased())
    }
    return String(String.UnicodeScalarView(scalars)).map { plain[$0] ?? $0 }
  }
}
