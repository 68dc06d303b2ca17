internal import Diagnostics
internal import Documents

/// Judges each line as a description, and answers with a line.
enum StreamTarget: TextTarget {
  static let name = "stream"

  static func run(_ text: String) {
    let words = ["check", "--stream", "--as-of", "2026-11-21", "--jobs"]
    let run = ProgramRun(words + ["1"], input: text)
    let ends = text.utf8.count { $0 == UInt8(ascii: "\n") }
    let count = text.utf8.isEmpty || text.utf8.last == UInt8(ascii: "\n") ? ends : ends + 1
    let lines = run.output.split(separator: "\n")
    precondition(lines.count == count, "each line has an answer")
    for line in lines {
      let file = SourceFile(path: "answer.json", text: String(line))
      let answer = DocumentReader().readAll(file)
      precondition(answer.allDiagnostics.isEmpty, "an answer is JSON")
      let verdict = answer.documents.first?.root.value(of: "verdict")?.text
      precondition(run.status != 0 || verdict == "compliant", "a yes is a yes to all of them")
    }
    precondition(!run.output.steers(atMost: 0), "no answer steers")
    precondition(ProgramRun(words + ["2"], input: text) == run, "on any number of jobs")
  }
}
