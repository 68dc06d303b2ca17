/// Colours for a terminal, or none.
package struct Paint: Sendable {
  /// What a piece of text is, for choosing its colour.
  package enum Role: String, Sendable {
    case error, warning, note, good, place, quiet, strong

    fileprivate var code: String {
      switch self {
      case .error: "1;31"
      case .warning: "1;33"
      case .note: "1;36"
      case .good: "1;32"
      case .place: "34"
      case .quiet: "2"
      case .strong: "1"
      }
    }
  }

  private let isOn: Bool

  package init(isOn: Bool) {
    self.isOn = isOn
  }

  package func callAsFunction(_ text: String, _ role: Role) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(role.code)m\(text)\u{1B}[0m" : text
  }
}
