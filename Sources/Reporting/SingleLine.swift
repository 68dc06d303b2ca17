internal import Diagnostics
internal import Rules

/// A text as one line that steers nothing: no terminal, no direction, no log.
struct SingleLine {
  let text: String

  /// Isolates stay where the language puts names into them.
  init(_ text: String, in language: Language = .english) {
    let isRightToLeft = language.direction == .rightToLeft
    let line = text.withoutLastLineBreaks.replacingScalars { scalar in
      if scalar == "\t" { return " " }
      if isRightToLeft, Isolates.contains(scalar) { return nil }
      return scalar.isSteering ? scalar.escape : nil
    }
    self.text = line.withoutCommands
  }
}
