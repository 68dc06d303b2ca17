/// What people mean who write true and false in another way.
enum BooleanGuess {
  /// `true` for `yes`, `false` for `off`, and so on.
  static func meant(by text: String) -> String? {
    switch text.lowercased() {
    case "true", "yes", "y", "on", "1": "true"
    case "false", "no", "n", "off", "0": "false"
    default: nil
    }
  }
}
