internal import Diagnostics
internal import Localization
internal import World

/// How far a check has come, in a line of a person's terminal that is erased at the end.
///
/// A class, because threads share it: each tells it what is done.
final class ProgressLine: Sendable {
  private struct State {
    var files = 0
    var descriptions = 0
    var shown: ContinuousClock.Instant?
  }

  private let state = Monitor(State())
  private let start = ContinuousClock.now
  private let files: Int
  private let terminal: Terminal
  private let language: Language

  /// Nil where nobody would see it: standard error must be a terminal that can erase a line.
  init?(for files: Int, in terminal: Terminal, language: Language) {
    guard terminal.showsComplaints, terminal.environment["TERM"] != "dumb" else { return nil }
    self.files = files
    self.terminal = terminal
    self.language = language
  }

  func finishDescription() { finish { $0.descriptions += 1 } }

  func finishFile() { finish { $0.files += 1 } }

  private func finish(_ count: (inout State) -> Void) {
    state.change { state in
      count(&state)
      show(&state)
    }
  }

  func erase() {
    state.change { state in
      if state.shown != nil { terminal.complain("\r\u{1B}[K") }
      state.shown = nil
    }
  }

  /// Before that, a line would only flicker.
  private static let patience = Duration.seconds(1)
  private static let interval = Duration.milliseconds(100)

  private func show(_ state: inout State) {
    let now = ContinuousClock.now
    let isDue = state.shown.map { now - $0 >= Self.interval } ?? (now - start >= Self.patience)
    guard isDue else { return }
    state.shown = now
    terminal.complain("\r\(text(state))\u{1B}[K")
  }

  private func text(_ state: State) -> String {
    if files == 1 { return language(Message(.descriptionsChecked, state.descriptions)) }
    return language(Message(.filesChecked, state.files, files))
  }
}
