internal import Diagnostics
package import Engine
internal import Localization
internal import Rules

/// The results as SARIF 2.1.0, within what GitHub's code scanning takes.
package struct SARIFReporter: Reporter {
  package static let name = "sarif"

  /// GitHub refuses a result with more places.
  private static let mostRelated = 999

  private let mostResults: Int
  private let setup: RunSetup
  private let catalogue: RuleCatalogue
  private var annotations = AnnotationQueue()
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
    annotations.add(result.annotations(said: setup.language), of: result, to: spool)
  }

  package func write(_ run: RunResult, from spool: any ReportSpool, to output: inout ReportOutput) {
    let others = run.otherAnnotations
    let shown = shown(with: others, from: spool, to: &output)
    var writer = JSONWriter(indentation: 2)
    writer.object { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("version", "2.1.0")
      json.objects("runs", of: [run]) { json, run in
        json.object("tool") { Self.write(run.tool, shown.rules, to: &$0) }
        json.object("automationDetails") { $0.member("id", category) }
        json.member("language", run.language.tag)
        json.member("columnKind", "unicodeCodePoints")
        json.objects("invocations", of: [shown]) { writeInvocation(of: run, $1, to: &$0) }
        json.member("results") { json in
          json.array { json in
            var left = mostResults
            annotations.write(with: others, from: spool, to: &output) { annotation in
              left -= 1
              guard left >= 0 else { return [] }
              json.item { write(annotation, shown.indexes[annotation.rule] ?? 0, to: &$0) }
              return json.drain()
            }
          }
        }
        json.object("properties") { json in
          json.members(of: run.inventory) { FileAddress(of: $0).text }
        }
      }
    }
    writer.endLine()
    output.write(writer.drain()[...])
  }

  /// What stands before the results and follows from them.
  private struct Shown {
    /// Those that the results name, in the order of their ids.
    var rules: [SARIFRule] = []
    /// Where each rule is among them, by its id.
    var indexes: [String: Int] = [:]
    var inputs: [Annotation] = []
    var leftOut = 0
  }

  private func shown(
    with others: [Annotation], from spool: any ReportSpool, to output: inout ReportOutput
  ) -> Shown {
    var rules: [String: SARIFRule] = [:]
    var shown = Shown()
    var count = 0
    annotations.write(with: others, from: spool, to: &output) { annotation in
      count += 1
      guard count <= mostResults else { return [] }
      if annotation.subject == .input { shown.inputs.append(annotation) }
      if rules[annotation.rule] == nil {
        let entry = catalogue[annotation.rule]
        rules[annotation.rule] = SARIFRule(annotation, entry, said: setup.language)
      }
      return []
    }
    shown.leftOut = max(0, count - mostResults)
    shown.rules = rules.values.sorted { $0.id < $1.id }
    for (index, rule) in shown.rules.enumerated() { shown.indexes[rule.id] = index }
    return shown
  }

  /// Uploads of one category replace each other: an app's own, or that of a run of several.
  private var category: String {
    guard let app, !hasSeveralApps else { return "reviewlint/" }
    return "reviewlint/\(FileAddress.escaped(app).replacingScalars { $0 == "/" ? "%2F" : nil })/"
  }

  private static func write(
    _ tool: RunResult.Tool, _ rules: [SARIFRule], to json: inout JSONWriter
  ) {
    json.object("driver") { json in
      json.member("name", "reviewlint")
      json.member("semanticVersion", tool.version)
      json.objects("rules", of: rules) { $1.write(to: &$0) }
    }
  }

  private func writeInvocation(of run: RunResult, _ shown: Shown, to json: inout JSONWriter) {
    json.flag("executionSuccessful", run.verdict != .unjudged)
    json.objects("toolExecutionNotifications", of: shown.inputs) { json, input in
      json.object("descriptor") { $0.member("id", input.rule) }
      json.member("level", input.level.rawValue)
      Self.writeMessage(input.text, to: &json)
      Self.writeLocation(input.stretch, to: &json)
    }
    let leftOut = shown.leftOut
    guard leftOut > 0 else { return }
    let text = run.language(
      Message(.moreResultsLeftOutGithub, count: leftOut, leftOut, mostResults))
    json.objects("toolConfigurationNotifications", of: [text]) { json, text in
      json.member("level", "warning")
      json.object("message") { $0.member("text", text) }
    }
  }

  private func write(_ annotation: Annotation, _ rule: Int, to json: inout JSONWriter) {
    json.object { json in
      json.member("ruleId", annotation.rule)
      json.member("ruleIndex", rule)
      json.member("level", annotation.level.rawValue)
      let lines = [annotation.text, annotation.fix].filter { !$0.isEmpty }
      Self.writeMessage(lines.joined(separator: "\n"), to: &json)
      Self.writeLocation(annotation.stretch, to: &json)
      let related = annotation.related.prefix(Self.mostRelated)
      if !related.isEmpty {
        json.objects("relatedLocations", of: related.enumerated()) { json, related in
          json.member("id", related.offset)
          Self.writePlace(related.element.stretch, to: &json)
          Self.writeMessage(related.element.text, to: &json)
        }
      }
      json.object("partialFingerprints") { json in
        json.member("primaryLocationLineHash", annotation.numberedFingerprint)
      }
    }
  }

  private static func writeLocation(_ stretch: Stretch, to json: inout JSONWriter) {
    json.objects("locations", of: [stretch]) { writePlace($1, to: &$0) }
  }

  /// Brackets before parentheses would be a link.
  private static func writeMessage(_ text: String, to json: inout JSONWriter) {
    var previous: Unicode.Scalar = " "
    let unlinked = text.replacingScalars { scalar in
      defer { previous = scalar }
      return scalar == "(" && previous == "]" ? " (" : nil
    }
    json.object("message") { $0.member("text", unlinked) }
  }

  private static func writePlace(_ stretch: Stretch, to json: inout JSONWriter) {
    json.object("physicalLocation") { json in
      json.object("artifactLocation") { $0.member("uri", FileAddress(of: stretch.file).text) }
      json.object("region") { json in
        json.member("startLine", stretch.start.line)
        json.member("startColumn", stretch.start.column)
        json.member("endLine", stretch.end.line)
        json.member("endColumn", stretch.end.column)
      }
    }
  }
}
