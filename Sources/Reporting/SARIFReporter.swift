internal import Diagnostics
package import Linting
internal import Rules

/// The results as SARIF 2.1.0, within what GitHub's code scanning takes.
package struct SARIFReporter: Reporter {
  package static let name = "sarif"

  /// GitHub refuses a result with more places.
  private static let mostRelated = 999

  private let mostResults: Int

  /// GitHub refuses a file with more results in a run.
  package init(_ style: ReportStyle = ReportStyle()) {
    self.init(mostResults: 25_000)
  }

  init(mostResults: Int) {
    self.mostResults = mostResults
  }

  package func report(_ run: RunResult) -> String {
    let annotations = run.annotations
    let shown = annotations.prefix(mostResults)
    let rules = SARIFRules(of: shown, in: run)
    var writer = JSONWriter(indentation: 2)
    writer.object { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("version", "2.1.0")
      json.member("runs") { json in
        json.array([run]) { json, run in
          json.object { json in
            json.member("tool") { Self.write(run.tool, rules, to: &$0) }
            json.member("automationDetails") { json in
              json.object { $0.member("id", Self.category(of: run)) }
            }
            json.member("language", run.language.tag)
            json.member("columnKind", "unicodeCodePoints")
            json.member("invocations") { json in
              let leftOut = annotations.count - shown.count
              json.array([shown.filter { $0.subject == .input }]) {
                writeInvocation(of: run, $1, leftOut: leftOut, to: &$0)
              }
            }
            json.member("results") { json in
              json.array(shown) { Self.write($1, rules, to: &$0) }
            }
          }
        }
      }
    }
    return writer.text + "\n"
  }

  /// Uploads of one category replace each other: an app's own, or that of a run of several.
  private static func category(of run: RunResult) -> String {
    let apps = Set(run.descriptions.map(\.app))
    guard let app = apps.first, apps.count == 1 else { return "reviewlint/" }
    return "reviewlint/\(FileAddress.escaped(app).replacingScalars { $0 == "/" ? "%2F" : nil })/"
  }

  private static func write(
    _ tool: RunResult.Tool,
    _ rules: SARIFRules,
    to json: inout JSONWriter
  ) {
    json.object { json in
      json.member("driver") { json in
        json.object { json in
          json.member("name", "reviewlint")
          json.member("semanticVersion", tool.version)
          json.member("rules") { json in json.array(rules.rules) { $1.write(to: &$0) } }
        }
      }
    }
  }

  private func writeInvocation(
    of run: RunResult,
    _ inputs: [Annotation],
    leftOut: Int,
    to json: inout JSONWriter
  ) {
    json.object { json in
      json.flag("executionSuccessful", run.verdict != .unjudged)
      json.member("toolExecutionNotifications") { json in
        json.array(inputs) { Self.writeNotification($1, to: &$0) }
      }
      guard leftOut > 0 else { return }
      json.member("toolConfigurationNotifications") { json in
        let text = run.language(
          .counted(
            leftOut,
            one: "\(leftOut) more result is left out: GitHub takes no more than \(mostResults)",
            other: "\(leftOut) more results are left out: GitHub takes no more than \(mostResults)"
          )
        )
        json.array([text]) { json, text in
          json.object { json in
            json.member("level", "warning")
            json.member("message") { json in json.object { $0.member("text", text) } }
          }
        }
      }
    }
  }

  private static func writeNotification(_ input: Annotation, to json: inout JSONWriter) {
    json.object { json in
      json.member("descriptor") { json in json.object { $0.member("id", input.rule) } }
      json.member("level", input.level.rawValue)
      writeMessage(input.text, to: &json)
      json.member("locations") { json in
        json.array([input.stretch]) { json, stretch in
          json.object { writePlace(stretch, to: &$0) }
        }
      }
    }
  }

  private static func write(
    _ annotation: Annotation,
    _ rules: SARIFRules,
    to json: inout JSONWriter
  ) {
    json.object { json in
      json.member("ruleId", annotation.rule)
      if let number = rules.number(of: annotation.rule) { json.member("ruleIndex", number) }
      json.member("level", annotation.level.rawValue)
      let lines = [annotation.text, annotation.fix].filter { !$0.isEmpty }
      writeMessage(lines.joined(separator: "\n"), to: &json)
      json.member("locations") { json in
        json.array([annotation.stretch]) { json, stretch in
          json.object { writePlace(stretch, to: &$0) }
        }
      }
      let related = annotation.related.prefix(mostRelated)
      if !related.isEmpty {
        json.member("relatedLocations") { json in
          json.array(related.enumerated()) { json, related in
            json.object { json in
              json.member("id", related.offset)
              writePlace(related.element.stretch, to: &json)
              writeMessage(related.element.text, to: &json)
            }
          }
        }
      }
      json.member("partialFingerprints") { json in
        json.object { $0.member("primaryLocationLineHash", annotation.fingerprint) }
      }
    }
  }

  /// Brackets before parentheses would be a link.
  private static func writeMessage(_ text: String, to json: inout JSONWriter) {
    json.member("message") { json in
      var previous: Unicode.Scalar = " "
      let unlinked = text.replacingScalars { scalar in
        defer { previous = scalar }
        return scalar == "(" && previous == "]" ? " (" : nil
      }
      json.object { $0.member("text", unlinked) }
    }
  }

  private static func writePlace(_ stretch: Annotation.Stretch, to json: inout JSONWriter) {
    json.member("physicalLocation") { json in
      json.object { json in
        json.member("artifactLocation") { json in
          json.object { $0.member("uri", FileAddress(of: stretch.file).text) }
        }
        json.member("region") { json in
          json.object { json in
            json.member("startLine", stretch.start.line)
            json.member("startColumn", stretch.start.column)
            json.member("endLine", stretch.end.line)
            json.member("endColumn", stretch.end.column)
          }
        }
      }
    }
  }
}
