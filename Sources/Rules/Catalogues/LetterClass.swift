internal import Documents

/// A class of letters in which App Review refused an app.
package struct LetterClass: Sendable {
  /// Whether a description can show that an app will get such a letter.
  package enum Decidability: String, CaseIterable, Sendable {
    case yes
    case partly
    case no
  }

  /// What rules name it by under `sources`, such as `A1` for `letters/A1`.
  package let id: String
  /// How many letters are known.
  package let count: Int
  package let decidable: Decidability
  /// They are about a login that doesn't work at all.
  package let isBreakage: Bool

  /// How a source begins that is a class of letters.
  fileprivate static let source = "letters/"
}

extension LetterClass: CatalogueEntry {
  static let catalogue = "letters"

  var words: [String] { [id] }

  static func read(_ keys: inout MappingReader) -> LetterClass? {
    let id = keys.required("class", .text)
    let count = keys.required("count", .integer(in: 0...1_000_000))
    let decidable = keys.required("decidable", .word(of: Decidability.self))
    let isBreakage = keys.isMarked(
      "breakage",
      "Nobody can sign in or up: what rules find of it comes before matters of degree."
    )
    guard let id, let count, let decidable else { return nil }
    return LetterClass(id: id, count: count, decidable: decidable, isBreakage: isBreakage)
  }
}

/// What is known of App Review's answers to what a rule finds.
package struct KnownRefusals: Hashable, Sendable, Comparable {
  /// Nobody can sign in or up.
  package let areBreakage: Bool
  /// How many letters are known: those of the largest class, as one may belong to several.
  package let letters: Int

  package static let none = KnownRefusals(areBreakage: false, letters: 0)

  /// What is graver is more: what certainly fails, then what is refused more often.
  package static func < (one: KnownRefusals, other: KnownRefusals) -> Bool {
    if one.areBreakage != other.areBreakage { return other.areBreakage }
    return one.letters < other.letters
  }
}

extension RuleBook {
  /// What is known of refusals for what a rule finds; nothing of letters that no description shows
  /// to be coming, but for those about a login that doesn't work.
  package func refusals(for rule: CompiledRule) -> KnownRefusals {
    let names = rule.source.sources.filter { $0.hasPrefix(LetterClass.source) }
      .map { $0.dropFirst(LetterClass.source.count) }
    let classes = names.compactMap { name in tables.letters.last { $0.id == name } }
      .filter { $0.decidable != .no || $0.isBreakage }
    return KnownRefusals(
      areBreakage: classes.contains(where: \.isBreakage),
      letters: classes.map(\.count).max() ?? 0
    )
  }
}
