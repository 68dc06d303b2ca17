internal import Diagnostics
internal import Documents

/// Shows many apps from what strangers hand over as reports of earlier runs.
///
/// It holds that each format says the same of the same part, and steers nothing.
enum FleetTarget: TextTarget {
  static let name = "fleet"

  static func run(_ text: String) {
    ProgramRun.inFolder(["part.json": text]) { folder in
      let statuses = ["text", "jsonl", "sql", "openmetrics"].map { format in
        let words = ["fleet", "\(folder)/part.json", "--root", folder, "--format", format]
        let run = ProgramRun(words)
        precondition(!run.output.steers(atMost: 0), "no answer steers")
        precondition(ProgramRun(words) == run, "and it is the same answer again")
        if format == "jsonl" { expectJSON(run.output) }
        return run.status
      }
      precondition(Set(statuses).count == 1, "all formats judge alike")
    }
  }

  private static func expectJSON(_ lines: String) {
    for line in lines.split(separator: "\n") {
      let read = DocumentReader().readAll(SourceFile(path: "line.json", text: String(line)))
      precondition(read.allDiagnostics.isEmpty, "a line is JSON")
    }
  }
}
