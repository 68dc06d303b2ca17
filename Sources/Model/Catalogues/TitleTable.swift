internal import Expressions

/// The titles of all languages by their words, which the tables of the languages share.
struct TitleIndex: Sendable {
  fileprivate struct Title {
    let text: String
    let words: String
    let kind: String
    let locale: String
  }

  /// The numbers of each entry's titles, in the order of the catalogue.
  private(set) var numbers: [Range<Int>] = []
  fileprivate private(set) var titles: [Title] = []
  /// Every title once, in the order of the catalogue.
  fileprivate private(set) var different: ContiguousArray<TracedValue> = []
  /// The numbers of the titles that have the same words.
  private var alike: [String: [Int]] = [:]

  init(_ catalogue: [AppleTitles]) {
    for entry in catalogue {
      let start = titles.count
      add(entry.signIn, as: "signIn", in: entry.locale)
      add(entry.signUp, as: "signUp", in: entry.locale)
      add(entry.continuing, as: "continue", in: entry.locale)
      numbers.append(start..<titles.count)
    }
  }

  private mutating func add(_ texts: [String], as kind: String, in locale: String) {
    for text in texts {
      let title = Title(text: text, words: text.withPlainSpacing, kind: kind, locale: locale)
      titles.append(title)
      if titles.addLast(to: &alike[title.words, default: []]) {
        different.append(TracedValue(.string(text)))
      }
    }
  }

  /// The kind of the first of some titles that has these words.
  fileprivate func kind(of words: String, among numbers: [Int]) -> String? {
    alike[words]?.first(where: numbers.contains).map { titles[$0].kind }
  }
}

extension [TitleIndex.Title] {
  /// Adds the number of the last title to those of others; answers whether its text is new there.
  fileprivate func addLast(to numbers: inout [Int]) -> Bool {
    let last = count - 1
    defer { numbers.append(last) }
    return !numbers.contains { self[$0].text == self[last].text }
  }
}

/// Apple's titles in a language, ready to tell which of them the words on a button are.
///
/// A class, because all screens in the language share it.
final class TitleTable: Sendable {
  /// Every title once, in the order of the catalogue.
  let allowed: Value
  private let numbers: [Int]
  private let index: TitleIndex

  /// The titles of some numbers.
  init(_ numbers: [Int], of index: TitleIndex) {
    var all: [String] = []
    for number in numbers where !all.contains(index.titles[number].text) {
      all.append(index.titles[number].text)
    }
    allowed = .list(ContiguousArray(all.map { TracedValue(.string($0)) }))
    self.numbers = numbers
    self.index = index
  }

  /// All titles.
  init(of index: TitleIndex) {
    allowed = .list(index.different)
    numbers = Array(index.titles.indices)
    self.index = index
  }

  /// Which title the words are, in the words of `button.appleTitle`.
  ///
  /// All capitals count as the same words; any other capitals don't.
  func kind(of text: String) -> String {
    // What is a title as it stands has no special spaces.
    if let kind = index.kind(of: text, among: numbers) { return kind }
    let words = text.withPlainSpacing
    if words != text, let kind = index.kind(of: words, among: numbers) { return kind }
    guard !words.hasSmallLetter, words == words.uppercased(), words != words.lowercased()
    else { return "other" }
    let title = numbers.lazy.map { self.index.titles[$0] }.first {
      $0.words.capitals(in: $0.locale) == words
    }
    return title?.kind ?? "other"
  }
}

extension String {
  /// In Turkish and Azerbaijani a capital i keeps its dot.
  fileprivate func capitals(in locale: String) -> String {
    let language = locale.lowercased().prefix { $0 != "-" }
    guard language == "tr" || language == "az" else { return uppercased() }
    return String(map { $0 == "i" ? "İ" : $0 }).uppercased()
  }

  /// Whether there is one of a to z, which capitals don't have.
  fileprivate var hasSmallLetter: Bool {
    utf8.contains { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
  }

  /// Special spaces, hyphens and apostrophes become plain ones, runs of spaces one.
  fileprivate var withPlainSpacing: String {
    guard mayHaveSpecialSpacing else { return self }
    let plain = unicodeScalars.map { scalar -> Character in
      switch scalar {
      case "\u{A0}", "\u{202F}", "\u{2009}", "\t", "\n", "\r": " "
      case "\u{2010}", "\u{2011}": "-"
      case "\u{2019}", "\u{2BC}": "'"
      default: Character(scalar)
      }
    }
    return String(plain).split(separator: " ").joined(separator: " ")
  }

  /// Whether there is a byte with which one of the special characters begins, or two spaces.
  private var mayHaveSpecialSpacing: Bool {
    var last = UInt8(ascii: " ")
    for byte in utf8 {
      switch byte {
      case 0..<0x20, 0xC2, 0xCA, 0xE2: return true
      case UInt8(ascii: " ") where last == byte: return true
      default: last = byte
      }
    }
    return last == UInt8(ascii: " ")
  }
}
