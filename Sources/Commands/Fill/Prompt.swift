internal import Diagnostics
internal import Localization
internal import World

/// Asks somebody at the terminal, a line at a time.
struct Prompt {
  private let terminal: Terminal
  private var reader: LineReader
  private var lines: [LineReader.Line] = []

  init(in terminal: Terminal) {
    self.terminal = terminal
    reader = LineReader(of: 0, limit: 4_096, in: terminal.files)
  }

  func say(_ text: String) { _ = terminal.write(text) }

  /// Says a sentence on a line of its own.
  func say(_ message: Message, in language: Language) {
    say("  \(TerminalText.safe(language(message)))\n")
  }

  /// The answer without spaces around it; nil when there is no more to read.
  mutating func ask(_ question: String) -> String? {
    guard terminal.write(question) else { return nil }
    if lines.isEmpty {
      lines = terminal.files.known { () throws(FileSystem.Failure) in try reader.next() } ?? []
    }
    guard !lines.isEmpty else { return nil }
    guard case .bytes(let bytes) = lines.removeFirst() else { return "" }
    return String(decoding: bytes, as: UTF8.self).trimmed
  }
}
