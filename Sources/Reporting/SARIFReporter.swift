internal import Diagnostics
package import Engine
internal import Rules

/// The results as SARIF 2.1.0, within what GitHub's code scanning takes.
package struct SARIFReporter: Reporter {
  package static let name = "sarif"

  /// GitHub refuses a result with more places.
  private static let mostRelated = 999

  private let mostResults: Int
  private let setup: RunSetup
  private let catalogue: RuleCatalogue
  private var numbering = Numbering()
  private var results = SARIFResults()
  /// The app of all descriptions, as long as it is the same.
  private var app: String?
  private var hasSeveralApps = false

  /// GitHub refuses a file with more results in a run.
  package init(_ style: ReportStyle, _ setup: RunSetup) {
    self.init(setup, mostResults: 25_000)
  }

  init(_ setup: RunSetup, mostResults: Int) {
    self.setup = setup
    self.mostResults = mostResults
    catalogue = RuleCatalogue(of: setup)
  }

  package mutating func add(_ result: LintResult, to spool: any ReportSpool) {
    if let app, app != result.app { hasSeveralApps = true }
    app = result.app
    let group = Fingerprint(of: result.app).value
    numbering.note(group)
    for annotation in result.annotations(said: setup.language) {
      guard let item = item(annotation, of: group) else { continue }
      spool.append(item, lane: annotation.urgency)
    }
  }

  /// Counts a result; it is written as long as it may be shown.
  private mutating func item(_ annotation: Annotation, of app: UInt64) -> [UInt8]? {
    let rule = results.number(ofRuleOf: annotation, catalogue, said: setup.language)
    guard results.add(rule, urgency: annotation.urgency) < mostResults else { return nil }
    var writer = JSONWriter(indentation: 2, depth: 4)
    writer.item { Self.write(annotation, rule, of: app, to: &$0) }
    return [Self.itemMark] + writer.bytes
  }

  /// What an item begins with where it waits; no text has it.
  private static let itemMark: UInt8 = 0xFE

  package func write(
    _ run: RunResult,
    from spool: any ReportSpool,
    to output: inout ReportOutput
  ) {
    var all = self
    let others = run.otherAnnotations.map { (annotation: $0, item: all.item($0, of: 0)) }
    let shown = all.results.shown(atMost: mostResults)
    let (head, tail) = frame(of: run, others.map(\.annotation), shown)
    output.write(head)
    output.beginItems()
    var count = numbering.count
    for lane in Annotation.urgencies {
      var left = shown.counts[lane] ?? 0
      func write(_ piece: ArraySlice<UInt8>) -> Bool {
        for item in piece.split(separator: Self.itemMark) where left > 0 {
          left -= 1
          output.write([UInt8(ascii: ",")])
          output.write(
            LateWord.filledIn(item) { word in
              word.number > 0 ? ":\(count.next(word))" : "\(shown.indexes[Int(word.name)] ?? 0)"
            }[...]
          )
        }
        return output.isComplete
      }
      for other in others where other.annotation.urgency == lane {
        if let item = other.item { _ = write(item[...]) }
      }
      output.note(spool.read(lane: lane, write))
    }
    _ = output.endItems()
    output.write(tail)
  }

  /// What comes before the results and behind them.
  private func frame(
    of run: RunResult,
    _ others: [Annotation],
    _ shown: SARIFResults.Shown
  ) -> (head: ArraySlice<UInt8>, tail: ArraySlice<UInt8>) {
    let inputs = Annotation.urgencies.flatMap { lane in
      others.filter { $0.urgency == lane && $0.subject == .input }.prefix(shown.counts[lane] ?? 0)
    }
    var writer = JSONWriter(indentation: 2)
    var gap = 0
    writer.object { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("version", "2.1.0")
      json.member("runs") { json in
        json.array([run]) { json, run in
          json.object { json in
            json.member("tool") { Self.write(run.tool, shown.rules, to: &$0) }
            json.member("automationDetails") { json in
              json.object { $0.member("id", category) }
            }
            json.member("language", run.language.tag)
            json.member("columnKind", "unicodeCodePoints")
            json.member("invocations") { json in
              json.array([inputs]) {
                writeInvocation(of: run, $1, leftOut: shown.leftOut, to: &$0)
              }
            }
            json.member("results") { gap = $0.gap(isEmpty: shown.counts.isEmpty) }
          }
        }
      }
    }
    writer.endLine()
    return (writer.bytes[..<gap], writer.bytes[gap...])
  }

  /// Uploads of one category replace each other: an app's own, or that of a run of several.
  private var category: String {
    guard let app, !hasSeveralApps else { return "reviewlint/" }
    return "reviewlint/\(FileAddress.escaped(app).replacingScalars { $0 == "/" ? "%2F" : nil })/"
  }

  private static func write(
    _ tool: RunResult.Tool,
    _ rules: [SARIFRule],
    to json: inout JSONWriter
  ) {
    json.object { json in
      json.member("driver") { json in
        json.object { json in
          json.member("name", "reviewlint")
          json.member("semanticVersion", tool.version)
          json.member("rules") { json in json.array(rules) { $1.write(to: &$0) } }
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
    _ rule: Int,
    of app: UInt64,
    to json: inout JSONWriter
  ) {
    json.object { json in
      json.member("ruleId", annotation.rule)
      json.member("ruleIndex") { $0.value(LateWord(name: UInt64(rule), group: 0, number: 0)) }
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
        json.object { json in
          json.member("primaryLocationLineHash") {
            $0.value(annotation.fingerprint.hexadecimal, annotation.lateNumber(of: app))
          }
        }
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
