internal import Diagnostics
package import Engine
internal import Presentation
internal import Rules

/// Something that the notes tell App Review and that the rules find fault with.
package struct NotesWarning: Hashable, Sendable {
  /// What a rule says of it.
  package let message: String
  package let path: String
}

extension ReviewNotes {
  /// What the notes state although App Review may refuse the app for it, each once.
  package func warnings(after result: LintResult) -> [NotesWarning] {
    let faults = result.findings(.fail).filter {
      $0.severity != .note && $0.concern == .apple && stated.contains($0.location.path)
    }
    var seen: Set<NotesWarning> = []
    return faults.map { NotesWarning(message: $0.message, path: $0.location.path) }
      .filter { seen.insert($0).inserted }
  }
}
