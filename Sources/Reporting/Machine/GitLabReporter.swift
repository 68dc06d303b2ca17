internal import Diagnostics
package import Presentation

/// The results as GitLab's code quality report.
package enum GitLabReporter: Reporter {
  package static let name = "gitlab"

  package static func write(
    _ run: PresentedRun, _ style: ReportStyle, to output: inout ReportOutput
  ) {
    var writer = JSONWriter(indentation: 2)
    writer.array { json in
      for annotation in run.annotations(.findings) {
        json.item { Self.write(annotation, annotation.words(in: run.language), to: &$0) }
        output.write(json.drain())
      }
    }
    writer.endLine()
    output.write(writer.drain())
  }

  private static func write(
    _ annotation: Annotation, _ words: Annotation.Words, to json: inout JSONWriter
  ) {
    json.object { json in
      json.member("description", words.text)
      json.member("check_name", annotation.rule)
      json.member("fingerprint", annotation.numberedFingerprint)
      json.member("severity", severity(of: annotation))
      json.object("location") { json in
        json.member("path", relative(annotation.place?.file ?? "."))
        json.object("lines") { json in
          json.member("begin", annotation.stretch.start.line)
          json.member("end", annotation.stretch.end.line)
        }
      }
    }
  }

  /// What makes the exit status 1 is major at least: what Apple asks for a step worse than what may
  /// fail or breaks rules of our own; nothing is worse than not having been judged.
  private static func severity(of annotation: Annotation) -> String {
    switch (annotation.subject, annotation.level) {
    case (.input, .error): "blocker"
    case (.failure, .error): "critical"
    case (_, .error): "major"
    case (_, .warning): "minor"
    case (_, .note): "info"
    }
  }

  /// GitLab drops every entry after one with an absolute path.
  private static func relative(_ path: String) -> String {
    let parts = path.split(separator: "/").drop { $0 == "." }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
