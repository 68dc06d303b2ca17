internal import Diagnostics
internal import Documents
internal import Evidence

/// Writes a capture as a description.
///
/// It holds that this can be read, has the screens that the capture has and no other keys than those
/// of captures, steers nothing, and is the same again.
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
      let file = SourceFile(path: "read.yaml", text: run.output)
      let screens = DocumentReader().readAll(file).documents.first?.root.value(of: "screens")
      let capture = try? Capture(SourceFile(path: "capture", text: text))
      precondition(screens?.items?.count == capture?.screens.count, "each screen is there")
      precondition(ProgramRun(["import", "\(folder)/capture"]) == run, "and the same again")
    }
  }
}
