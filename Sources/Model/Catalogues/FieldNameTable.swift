internal import Expressions

/// The names of fields in all languages, ready to tell what a form asks for.
///
/// A name is compared as one word, from the beginning of a word to the end of one: `first_name`,
/// `firstName` and `FIRSTNAME` are the same, and `engenderment` has no gender in it. Of names that
/// share letters the longest counts: a user name is no name. A class, because every description
/// that is read against them shares it.
package final class FieldNameTable: Sendable {
  private struct Name {
    /// What it means wherever it stands, and only where nothing else is said.
    var anywhere: [String] = []
    var alone: [String] = []
    var isFiller = false
  }

  private let names: [String: Name]
  /// The most letters that a name has.
  private let longest: Int

  /// A field with a longer name than this many letters is none.
  private static let mostLetters = 400

  package init(_ languages: [FieldNames]) {
    var names: [String: Name] = [:]
    func add(_ texts: [String], _ change: (inout Name) -> Void) {
      for text in texts { change(&names[WordSplitter.key(of: text), default: Name()]) }
    }
    for language in languages {
      for (meaning, texts) in language.names { add(texts) { $0.anywhere.append(meaning) } }
      for (meaning, texts) in language.alone { add(texts) { $0.alone.append(meaning) } }
      add(language.fillers) { $0.isFiller = true }
    }
    self.names = names
    longest = names.keys.map(\.count).max() ?? 0
  }

  package func meanings(of text: String) -> [String] {
    let found = Set(found(in: Letters(of: text)))
    return FieldMeaning.all.words.filter(found.contains)
  }

  package func isName(_ text: String, of meaning: String) -> Bool {
    name(text).map { ($0.anywhere + $0.alone).contains(meaning) } ?? false
  }

  /// Whether a text is what a form calls something that it asks for, and nothing else.
  package func isName(_ text: String) -> Bool {
    name(text).map { !($0.anywhere + $0.alone).isEmpty } ?? false
  }

  private func name(_ text: String) -> Name? {
    let letters = Letters(of: text)
    guard letters.all.count <= Self.mostLetters, let rest = withoutFillers(letters) else {
      return nil
    }
    return name(letters, rest)
  }

  private func found(in letters: Letters) -> [String] {
    guard letters.all.count <= Self.mostLetters else { return [] }
    if let rest = withoutFillers(letters), let name = name(letters, rest), !name.alone.isEmpty {
      return name.anywhere + name.alone
    }
    var found: [String] = []
    var start = 0
    while start < letters.all.count {
      let end = end(from: start, in: letters) { _ in true }
      if let end, let name = name(letters, start..<end) { found += name.anywhere }
      start = end ?? letters.nextStart(after: start)
    }
    return found
  }

  /// What is left when words that say nothing are taken away from both ends; nil: nothing.
  private func withoutFillers(_ letters: Letters) -> Range<Int>? {
    var start = 0
    while let end = end(from: start, in: letters, where: \.isFiller) { start = end }
    var end = letters.all.count
    while let filler = letters.starts.first(where: {
      $0 > start && $0 < end && name(letters, $0..<end)?.isFiller == true
    }) {
      end = filler
    }
    return start < end ? start..<end : nil
  }

  /// The end of the longest name that begins somewhere.
  private func end(from start: Int, in letters: Letters, where fits: (Name) -> Bool) -> Int? {
    letters.ends.last { end in
      end > start && end <= start + longest && name(letters, start..<end).map(fits) == true
    }
  }

  private func name(_ letters: Letters, _ range: Range<Int>) -> Name? {
    names[String(letters.all[range])]
  }
}

/// The letters of a text, and where words begin and end among them.
private struct Letters {
  private(set) var all: [Character] = []
  /// In order. Scripts without spaces have a word of every sign.
  private(set) var starts: [Int] = []

  var ends: [Int] { starts.dropFirst() + [all.count] }

  init(of text: String) {
    for word in WordSplitter.words(of: text) {
      let isUnspaced = WordSplitter.isUnspaced(word)
      var isDigit: Bool?
      for letter in word {
        if isUnspaced || isDigit != letter.isNumber { starts.append(all.count) }
        isDigit = letter.isNumber
        all.append(letter)
      }
    }
  }

  func nextStart(after place: Int) -> Int { starts.first { $0 > place } ?? all.count }
}

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
