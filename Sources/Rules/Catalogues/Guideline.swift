/// A guideline that rules cite.
package struct Guideline: Sendable {
  package let key: String
  /// As printed, such as `4.8`; empty where nothing is printed.
  package let number: String
  package let title: String
  /// Where to read it; empty for what is our own.
  package let address: String
  /// The day on which a copy was read, `YYYY-MM-DD`.
  package let checked: String
  /// It asks how an app is described, not how it is: App Review sees nothing of it.
  package let isBookkeeping: Bool

  /// Whether a key names a part of what another names: `5.1.1(v)` of `5.1.1`, and that of `5.1`.
  package static func `is`(_ key: String, partOf whole: String) -> Bool {
    key.hasPrefix(whole) && ["(", ".", "/"].contains(key.dropFirst(whole.count).first)
  }

  /// Number and title, as a person would cite it.
  package var citation: String { citation(in: .english) }

  /// Likewise, with the title as Apple prints it in a language.
  package func citation(in language: Language) -> String {
    let title = language.title(of: self)
    return number.isEmpty ? title : "\(language.isolated(number)) \(title)"
  }
}

extension RuleBook {
  /// Whether a rule that cites these asks only how an app is described.
  package func isBookkeeping(_ guidelineKeys: [String]) -> Bool {
    !guidelineKeys.isEmpty && guidelineKeys.allSatisfy { guideline($0)?.isBookkeeping ?? false }
  }
}
