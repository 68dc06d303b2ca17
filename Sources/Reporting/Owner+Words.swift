package import Diagnostics
package import Rules

extension Owner {
  /// Who they are, in a sentence of its own.
  package var sentence: Wording { "Who can fix it: \(words)" }

  /// The people, as a report names them.
  package var words: Wording {
    switch self {
    case .design: "design"
    case .code: "development"
    case .appStoreConnect: "App Store Connect"
    case .legal: "legal"
    }
  }
}
