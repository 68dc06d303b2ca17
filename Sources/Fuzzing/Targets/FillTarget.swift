/// Writes the open questions of a description into it.
enum FillTarget: TextTarget {
  static let name = "fill"

  static func run(_ text: String) {
    let filled = ProgramRun(["fill", "-"], input: text)
    guard filled.status == 0 else { return }
    precondition(!filled.output.steers(atMost: text.steeringCount), "nothing that is added steers")
    let again = ProgramRun(["fill", "-"], input: filled.output)
    precondition(again.status == 0 && again.output == filled.output, "once is enough")
    precondition(!ProgramRun.reads(text) || ProgramRun.reads(filled.output), "it can still be read")
  }
}
