/// Answers the questions of a description, a line each.
enum AnswersTarget: TextTarget {
  static let name = "answers"

  /// A person answers no more at once.
  private static let mostAnswers = 12

  static let description = """
    reviewlint: 1
    app: {name: Pawprint}
    login: {services: [apple, {id: google}]}
    screens:
      - device: iphone-se-3
        buttons: [{service: apple}]

    """

  static func run(_ text: String) {
    let lines = text.split(
      separator: "\n",
      maxSplits: mostAnswers,
      omittingEmptySubsequences: false
    )
    let answers = lines.prefix(mostAnswers).map { "\($0)\n" }.joined()
    ProgramRun.inFolder(["a.review.yaml": description]) { folder in
      let file = "\(folder)/a.review.yaml"
      let run = ProgramRun(["fill", file], input: answers, asks: true)
      let filled = ProgramRun.text(of: file) ?? ""
      precondition(ProgramRun.reads(filled), "what is answered leaves a description")
      precondition(run.status == 0, "which was written")
      let unasked = ["waivers", "evidence", "example", "decisions"]
      precondition(filled.rootKeys.allSatisfy { !unasked.contains($0) }, "of what was asked")
      precondition(!filled.steers(atMost: answers.steeringCount), "nothing that is added steers")
      precondition(!run.output.steers(atMost: 0), "no question steers")
    }
  }
}
