extension Function {
  package static let foldAccents = Function(
    "foldAccents",
    "The text with Latin and Greek letters as they are without accents, hooks and strokes.",
    example: "'Đăng nhập'.foldAccents() == 'Dang nhap'",
    .method { (text: String) in text.withoutAccents }
  )
}

extension String {
  /// Accents may be part of a letter's scalar, or stand behind it as scalars of their own.
  fileprivate var withoutAccents: String {
    var plain = String.UnicodeScalarView()
    var isBehindLetter = false
    for scalar in unicodeScalars {
      if isBehindLetter, ("\u{300}"..."\u{36F}").contains(scalar) { continue }
      let letter = scalar.withoutAccent
      isBehindLetter = letter.isLatinOrGreek
      plain.append(letter)
    }
    return String(plain)
  }
}

extension Unicode.Scalar {
  fileprivate var isLatinOrGreek: Bool {
    properties.name.map { $0.hasPrefix("LATIN ") || $0.hasPrefix("GREEK ") } ?? false
  }

  /// By its name, such as `LATIN SMALL LETTER A WITH ACUTE`.
  fileprivate var withoutAccent: Unicode.Scalar {
    guard !isASCII, isLatinOrGreek, let name = properties.name,
      let accent = name.firstRange(of: " WITH ")
    else { return self }
    return Self.plainLetters[String(name[..<accent.lowerBound])] ?? self
  }

  /// The letters that accents are put on, by their names.
  private static let plainLetters = {
    let scalars = (0x41...0x3FF).compactMap { Unicode.Scalar(UInt32($0)) }
    let named = scalars.compactMap { scalar in scalar.properties.name.map { ($0, scalar) } }
    return Dictionary(uniqueKeysWithValues: named)
  }()
}
