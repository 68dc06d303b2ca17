internal import Diagnostics
internal import Documents

/// A change to rules that came from elsewhere.
struct Override: Sendable {
  enum Change: Sendable {
    case off
    case set(severity: Severity?, parameters: [DocumentNode.Entry])

    var isOff: Bool {
      if case .off = self { true } else { false }
    }
  }

  /// A rule, a guideline or a topic.
  let target: String
  let range: SourceRange
  let file: SourceFile
  let change: Change
}
