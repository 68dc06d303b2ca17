/// Takes a filled questionnaire back into a description.
///
/// It holds that nothing is written of a sheet that is refused, that it stays a description of what
/// was asked, and that a second run changes nothing.
enum AnswersTarget: TextTarget {
  static let name = "answers"

  private static let description = """
    reviewlint: 1
    app: {name: Pawprint}
    login: {services: [apple, {id: google}]}
    screens:
      - device: iphone-se-3
        buttons: [{service: apple}]

    """

  static func run(_ text: String) {
    let files = ["a.review.yaml": description, "sheet": text]
    ProgramRun.inFolder(files) { folder in
      let file = "\(folder)/a.review.yaml"
      let words = ["fill", file, "--answers", "\(folder)/sheet"]
      let run = ProgramRun(words)
      let filled = ProgramRun.text(of: file) ?? ""
      guard run.status < 2 else {
        return precondition(filled == description, "nothing of what is refused")
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
