package import Diagnostics
package import Rules

extension Owner {
  /// Who they are, in a sentence of its own.
  package var sentence: LocalizableText { "Who can fix it: \(words)" }

  /// The people, as a report names them.
  package var words: LocalizableText {
    switch self {
    case .design: "design"
    case .code: "development"
    case .appStoreConnect: "App Store Connect"
    case .legal: "legal"
    }
  }
}
