/// Writes a capture as a description.
enum ImportTarget: TextTarget {
  static let name = "import"

  static func run(_ text: String) {
    ProgramRun.inFolder(["capture": text]) { folder in
      let run = ProgramRun(["import", "\(folder)/capture"])
      precondition(!run.output.steers(atMost: 0), "no description steers")
      guard run.status == 0 else { return }
      precondition(ProgramRun.reads(run.output), "it is a description")
      let keys = run.output.rootKeys
      let shown = ["reviewlint", "app", "login", "screens"]
      precondition(keys.allSatisfy(shown.contains), "of nothing but what a capture shows")
      precondition(ProgramRun(["import", "\(folder)/capture"]) == run, "and the same again")
    }
  }
}
