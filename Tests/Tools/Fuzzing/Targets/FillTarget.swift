/// Writes the open questions of a description into it.
///
/// It holds that what is added steers nothing, is nothing that nobody asks about, leaves a
/// description one, and that a second run changes nothing.
enum FillTarget: TextTarget {
  static let name = "fill"

  static func run(_ text: String) {
    let filled = ProgramRun(["fill", "-"], input: text)
    guard filled.status == 0 else { return }
    precondition(!filled.output.steers(atMost: text.steeringCount), "nothing that is added steers")
    let unasked = ["waivers", "evidence", "example", "decisions"]
      .filter(filled.output.rootKeys.contains)
    precondition(unasked.allSatisfy(text.rootKeys.contains), "nothing is added but questions")
    let again = ProgramRun(["fill", "-"], input: filled.output)
    precondition(again.status == 0 && again.output == filled.output, "once is enough")
    precondition(!ProgramRun.reads(text) || ProgramRun.reads(filled.output), "it can still be read")
  }
}
