internal import Diagnostics
package import Engine
internal import Rules

/// The results as GitLab's code quality report.
package struct GitLabReporter: Reporter {
  package static let name = "gitlab"

  private let language: Language
  private var numbering = Numbering()

  package init(_ style: ReportStyle, _ setup: RunSetup) {
    language = setup.language
  }

  package mutating func add(_ result: LintResult, to spool: any ReportSpool) {
    let app = Fingerprint(of: result.app).value
    numbering.note(app)
    for annotation in result.annotations(said: language) {
      spool.append(Self.item(annotation, of: app), lane: annotation.urgency)
    }
  }

  package func write(
    _ run: RunResult,
    from spool: any ReportSpool,
    to output: inout ReportOutput
  ) {
    let others = run.otherAnnotations
    var count = numbering.count
    output.write("[")
    output.beginItems()
    for lane in Annotation.urgencies {
      for other in others where other.urgency == lane {
        output.write(LateWord.filledIn(Self.item(other, of: 0)[...]) { ":\($0.number)" }[...])
      }
      output.write(lane: lane, of: spool) { ":\(count.next($0))" }
    }
    output.write(output.endItems() ? "\n]\n" : "]\n")
  }

  private static func item(_ annotation: Annotation, of app: UInt64) -> [UInt8] {
    var writer = JSONWriter(indentation: 2, depth: 1)
    writer.item { json in
      json.object { json in
        json.member("description", annotation.text)
        json.member("check_name", annotation.rule)
        json.member("fingerprint") {
          $0.value(annotation.fingerprint.hexadecimal, annotation.lateNumber(of: app))
        }
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
    return [UInt8(ascii: ",")] + writer.bytes
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
