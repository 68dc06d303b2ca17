internal import Diagnostics
package import Localization

/// A text as one line that steers nothing: no terminal, no direction, no log.
package struct SingleLine {
  package let text: String

  /// Isolates stay where the language puts names into them.
  package init(_ text: String, in language: Language = .english) {
    let line = text.withoutLastLineBreaks
    let words: (Unicode.Scalar) -> String? = { scalar in
      scalar == "\t" ? " " : scalar.isSteering ? scalar.escape : nil
    }
    let safe =
      language.direction == .rightToLeft
      ? Isolates.replacingScalars(in: line, with: words) : line.replacingScalars(words)
    self.text = safe.withoutCommands
  }
}
