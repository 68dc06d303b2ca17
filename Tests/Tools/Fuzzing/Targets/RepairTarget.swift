/// Mends what somebody has written, as far as the program can.
///
/// It holds that what is mended steers nothing, leaves a description one, and needs no mending again.
enum RepairTarget: TextTarget {
  static let name = "repair"

  static func run(_ text: String) {
    ProgramRun.inFolder(["a.review.yaml": text]) { folder in
      let file = "\(folder)/a.review.yaml"
      let wasRead = ProgramRun.reads(at: file)
      let words = ["check", "--fix", "--quiet", "--as-of", "2026-11-21", "--root", folder, file]
      let run = ProgramRun(words)
      let mended = ProgramRun.text(of: file) ?? ""
      precondition(wasRead || mended == text, "what can't be read stays as it is")
      precondition(!mended.steers(atMost: text.steeringCount), "nothing that is mended steers")
      precondition(!wasRead || ProgramRun.reads(at: file), "it can still be read")
      let again = ProgramRun(words)
      precondition(ProgramRun.text(of: file) == mended, "once is enough")
      precondition(again.status == run.status, "and the verdict is of what is mended")
    }
  }
}
