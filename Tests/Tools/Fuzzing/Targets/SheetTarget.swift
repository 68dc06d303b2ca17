/// Takes a filled questionnaire back into a description.
///
/// It holds that all of it is written or nothing, that it stays a description of what was asked, and
/// that a second run changes nothing.
enum SheetTarget: TextTarget {
  static let name = "sheet"

  static func run(_ text: String) {
    let files = ["a.review.yaml": AnswersTarget.description, "sheet": text]
    ProgramRun.inFolder(files) { folder in
      let file = "\(folder)/a.review.yaml"
      let words = ["fill", file, "--answers", "\(folder)/sheet"]
      let run = ProgramRun(words)
      let filled = ProgramRun.text(of: file) ?? ""
      guard run.status == 0 else {
        return precondition(filled == AnswersTarget.description, "all of it, or nothing")
      }
      precondition(ProgramRun.reads(filled), "what is answered leaves a description")
      let unasked = ["waivers", "evidence", "example", "open"]
      precondition(filled.rootKeys.allSatisfy { !unasked.contains($0) }, "of what was asked")
      precondition(!filled.steers(atMost: 0), "nothing that is added steers")
      _ = ProgramRun(words)
      precondition(ProgramRun.text(of: file) == filled, "once is enough")
      precondition(!run.output.steers(atMost: 0), "no answer of the program steers")
    }
  }
}
