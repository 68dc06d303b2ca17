internal import Diagnostics
package import Linting

/// The results as GitLab's code quality report.
package struct GitLabReporter: Reporter {
  package static let name = "gitlab"

  package init(_ style: ReportStyle = ReportStyle()) {}

  package func report(_ run: RunResult) -> String {
    var writer = JSONWriter(indentation: 2)
    writer.array(run.annotations) { json, annotation in
      json.object { json in
        json.member("description", annotation.text)
        json.member("check_name", annotation.rule)
        json.member("fingerprint", annotation.fingerprint)
        json.member("severity", Self.severity(of: annotation))
        json.member("location") { json in
          json.object { json in
            json.member("path", Self.relative(annotation.stretch.file))
            json.member("lines") { json in
              json.object { json in
                json.member("begin", annotation.stretch.start.line)
                json.member("end", annotation.stretch.end.line)
              }
            }
          }
        }
      }
    }
    return writer.text + "\n"
  }

  /// What makes the exit status 1 is major at least: what fails a step worse than what may fail;
  /// nothing is worse than not having been judged.
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
