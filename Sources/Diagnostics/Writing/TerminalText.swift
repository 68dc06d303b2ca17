/// Text that is safe and measurable on a terminal.
package enum TerminalText {
  /// The text as one line, with what would steer the terminal or turn its direction written out.
  ///
  /// Isolated names stay isolated: what begins and ends in the text turns nothing around it.
  package static func safe(_ text: String) -> String {
    guard !text.isPlain else { return text.withoutCommands }
    let safe = Isolates.replacingScalars(in: text) { scalar in
      scalar == "\t" ? "  " : scalar.isSteering ? scalar.escape : nil
    }
    return safe.withoutCommands
  }

  /// How many columns the text takes; Chinese, Japanese and Korean letters take two.
  package static func width(_ text: some StringProtocol) -> Int {
    text.isPlain ? text.utf8.count : text.reduce(0) { $0 + width($1) }
  }

  package static func width(_ letter: Character) -> Int {
    guard let scalar = letter.unicodeScalars.first else { return 0 }
    if scalar.value < 0x300 { return 1 }
    if Isolates.contains(scalar) { return 0 }
    return wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  /// Blocks of wide letters and emoji (Unicode, East Asian Width W and F).
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
    0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
  ]
}
