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

  /// How a source begins that is a class of letters.
  fileprivate static let source = "letters/"
}

extension RuleBook {
  /// How many letters are known of what a rule finds: those of its largest class, as a letter may
  /// belong to several; none where no description can show that one will come.
  package func letterCount(of rule: CompiledRule) -> Int {
    let counts = rule.source.sources.compactMap { source in
      tables.letters.last { LetterClass.source + $0.id == source }
    }
    return counts.filter { $0.decidable != .no }.map(\.count).max() ?? 0
  }
}
