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
      for words in answers {
        let run = ProgramRun(words, input: input)
        precondition(!run.output.contains(canary), "what is secret stays where it is")
        precondition(!run.complaint.contains(canary), "also where something is wrong")
      }
    }
  }
}
