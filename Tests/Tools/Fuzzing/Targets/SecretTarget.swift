internal import Diagnostics
internal import Documents

/// Writes a secret below whatever somebody has written of an app.
///
/// It holds that no answer has the secret in it, wherever that came to stand.
enum SecretTarget: TextTarget {
  static let name = "secret"

  private static let canary = "Kanarienvogel-7"
  private static let answers = [
    ["check", "-"], ["check", "-", "--format", "json"], ["check", "-", "--why", "no-gaps"],
    ["notes", "-"], ["eval", "custom", "-"],
  ]

  static func run(_ text: String) {
    guard !text.contains("Kanarien") else { return }
    let last = text.split(separator: "\n").last ?? ""
    let indentation = last.prefix { $0 == " " }
    for key in ["demo_password", "\(indentation)\"api-token\"", "\(indentation)secret"] {
      let input = "\(text)\n\(key): \(canary)\n"
      let read = DocumentReader().readAll(SourceFile(path: "", text: input))
      if read.documents.contains(where: { isProse(in: $0.root) }) { continue }
      for words in answers {
        let run = ProgramRun(words, input: input)
        precondition(!run.output.contains(canary), "what is secret stays where it is")
        precondition(!run.complaint.contains(canary), "also where something is wrong")
      }
    }
  }

  /// Whether it came to stand among somebody's words, as a line of notes: they are there to be shown.
  private static func isProse(in node: DocumentNode) -> Bool {
    switch node.content {
    case .scalar(let text, _): text != canary && text.contains(canary)
    case .sequence(let items): items.contains(where: isProse)
    case .mapping(let entries): entries.contains { isProse(in: $0.value) }
    }
  }
}
