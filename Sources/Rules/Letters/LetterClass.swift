internal import Diagnostics
internal import Documents

/// A class of letters in which App Review refused an app.
package struct LetterClass: Sendable {
  /// Whether a description can show that an app will get such a letter.
  package enum Decidability: String, CaseIterable, Sendable {
    case yes
    case partly
    case no
  }

  /// A letter that anybody can read.
  package struct PublicLetter: Sendable {
    /// Where it stands, such as `owner/project#12`.
    let place: String
    /// When it was written, as exactly as is known; empty where nobody knows.
    let date: String
    /// All of it was read, not only a part.
    let isWhole: Bool
  }

  /// What rules name it by under `sources`, such as `A1` for `letters/A1`.
  package let id: String
  /// What App Review minds; empty where nobody said.
  package let meaning: String
  /// How many letters are known.
  package let count: Int
  /// How many of them each year brought, oldest first; those without a date are in none.
  package let years: [(year: Int, count: Int)]
  package let decidable: Decidability
  /// They are about a login that doesn't work at all.
  package let isBreakage: Bool
  /// Those of them that anybody can read.
  package let examples: [PublicLetter]
  /// The class that gets the same letters, if no word tells the two apart.
  package let like: String?
  private let says: String
  private let speaksOf: String

  /// What such a letter alleges.
  var allegations: [LetterPhrase] { LetterPhrase.lines(of: says) }

  /// What such a letter speaks of, where nothing is known that it alleges.
  var hints: [LetterPhrase] { LetterPhrase.lines(of: speaksOf) }

  /// How rules name it.
  package var source: String { Self.prefix + id }

  /// How a source begins that is a class of letters.
  static let prefix = "letters/"
}

extension LetterClass: CatalogueEntry {
  static let catalogue = "letters"

  var words: [String] { [id] }

  static func read(_ keys: inout MappingReader) -> LetterClass? {
    let id = keys.required("class", .text)
    let meaning = keys.optional("meaning", .sentence, "What App Review minds.")
    let count = keys.required("count", .integer(in: 0...1_000_000))
    let years = keys.optional("years", .counts, "How many each year brought.")
    let decidable = keys.required(
      "decidable", .word(of: Decidability.self), "Whether a description shows that one is coming.")
    let isBreakage = keys.isMarked(
      "breakage", "Nobody can sign in or up: what rules find of it comes before matters of degree.")
    let examples = keys.optional(
      "examples", .list(of: .mapping { $0.publicLetter() }), "Letters that anybody can read.")
    let like = keys.optional("like", .text, "The class that gets the same letters.")
    let says = keys.optional("says", .text, "What such a letter alleges, a phrase a line.")
    let speaksOf = keys.optional(
      "speaksOf", .text, "Its words where nothing known is alleged, a phrase a line.")
    guard let id, let count, let decidable else { return nil }
    return LetterClass(
      id: id, meaning: meaning ?? "", count: count, years: years ?? [], decidable: decidable,
      isBreakage: isBreakage, examples: examples ?? [], like: like,
      says: says ?? "", speaksOf: speaksOf ?? "")
  }
}

extension MappingReader {
  fileprivate mutating func publicLetter() -> LetterClass.PublicLetter? {
    let place = required("at", .sentence, "Where it stands, such as owner/project#12.")
    let date = optional("date", .text, "When it was written, as exactly as is known.")
    let isWhole = isMarked("whole", "All of it was read, not only a part.")
    return place.map {
      LetterClass.PublicLetter(place: $0, date: date ?? "", isWhole: isWhole)
    }
  }
}

extension ValueForm<[(year: Int, count: Int)]> {
  /// Numbers by years.
  fileprivate static var counts: Self {
    Self(.map(.integer)) { values, node in
      values.entries(node)?.compactMap { entry in
        guard let year = Int(entry.name), (2008...2999).contains(year) else {
          values.diagnostics.report(
            id: "not-a-year", "\(entry.name.quoted) is no year; write one such as 2026",
            at: values.range(of: entry.key))
          return nil
        }
        return values.integer(entry.value, in: 0...1_000_000).map { (year, $0) }
      }.sorted { $0.year < $1.year }
    }
  }
}

/// What is known of App Review's answers to what a rule finds.
package struct KnownRefusals: Hashable, Sendable, Comparable {
  /// Nobody can sign in or up.
  package let areBreakage: Bool
  /// How many letters are known: those of the class with most, as one may belong to several.
  package let letters: Int

  package init(areBreakage: Bool, letters: Int) {
    self.areBreakage = areBreakage
    self.letters = letters
  }

  package static let none = KnownRefusals(areBreakage: false, letters: 0)

  /// What is graver is more: what certainly fails, then what is refused more often.
  package static func < (one: KnownRefusals, other: KnownRefusals) -> Bool {
    if one.areBreakage != other.areBreakage { return other.areBreakage }
    return one.letters < other.letters
  }
}

extension CatalogueTables {
  /// What is known of refusals for what a rule that rests on this finds: as many letters of a class
  /// as it claims; else all, but for those that no description shows to be coming.
  func refusals(citedBy grounds: [RuleSource.Ground]) -> KnownRefusals {
    let known = grounds.compactMap { ground -> KnownRefusals? in
      guard case .source(let key, let claimed) = ground, let letters = letterClass(key) else {
        return nil
      }
      let count = claimed ?? (letters.decidable == .no ? 0 : letters.count)
      return KnownRefusals(areBreakage: letters.isBreakage && count > 0, letters: count)
    }
    return KnownRefusals(
      areBreakage: known.contains(where: \.areBreakage), letters: known.map(\.letters).max() ?? 0)
  }
}
