internal import Diagnostics
internal import Engine
internal import Localization
package import Presentation

/// The results as SARIF 2.1.0, within what GitHub's code scanning takes.
package enum SARIFReporter: Reporter {
  package static let name = "sarif"

  /// GitHub refuses a result with more places.
  private static let mostRelated = 999

  package static func write(
    _ run: PresentedRun, _ style: ReportStyle, to output: inout ReportOutput
  ) {
    // GitHub refuses a file with more results in a run.
    write(run, mostResults: 25_000, to: &output)
  }

  static func write(_ run: PresentedRun, mostResults: Int, to output: inout ReportOutput) {
    // GitHub refuses a result without a place.
    let (all, unplaced) = run.annotations(.findings).reduce(into: ([Annotation](), [Annotation]()))
    {
      if $1.place == nil { $0.1.append($1) } else { $0.0.append($1) }
    }
    let annotations = all.prefix(mostResults)
    let rules = Self.rules(of: annotations, in: run)
    let indexes = Dictionary(uniqueKeysWithValues: rules.map(\.id).enumerated().map { ($1, $0) })
    var writer = JSONWriter(indentation: 2)
    writer.object { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("version", "2.1.0")
      json.objects("runs", of: [run.run]) { json, result in
        json.object("tool") { Self.write(result.tool, rules, to: &$0) }
        json.member("language", run.language.tag)
        json.member("columnKind", "unicodeCodePoints")
        json.objects("invocations", of: [annotations.filter { $0.subject == .input }]) {
          let leftOut = all.count - annotations.count
          let cut = Message(.moreResultsLeftOutGithub, count: leftOut, leftOut, mostResults)
          writeInvocation(of: run, $1, unplaced, leftOut > 0 ? cut : nil, to: &$0)
        }
        json.member("results") { json in
          json.array { json in
            for annotation in annotations {
              json.item { json in
                let words = annotation.words(in: run.language)
                Self.write(annotation, words, indexes[annotation.rule] ?? 0, to: &json)
              }
              output.write(json.drain())
            }
          }
        }
        json.object("properties") { json in
          ReportWriter.write(result.inventory, to: &json) { FileAddress(of: $0).text }
        }
      }
    }
    writer.endLine()
    output.write(writer.drain())
  }

  /// Those that the results name, in the order of their ids.
  private static func rules(
    of annotations: some Sequence<Annotation>, in run: PresentedRun
  ) -> [SARIFRule] {
    let catalogue = RuleCatalogue(of: run.run.setup)
    var rules: [String: SARIFRule] = [:]
    for annotation in annotations where rules[annotation.rule] == nil {
      rules[annotation.rule] = SARIFRule(
        annotation, catalogue[annotation.rule], said: run.language)
    }
    return rules.values.sorted { $0.id < $1.id }
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

  private static func writeInvocation(
    of run: PresentedRun, _ inputs: [Annotation], _ unplaced: [Annotation], _ cut: Message?,
    to json: inout JSONWriter
  ) {
    json.flag("executionSuccessful", run.run.verdict != .unjudged)
    json.objects("toolExecutionNotifications", of: inputs) { json, input in
      json.object("descriptor") { $0.member("id", input.rule) }
      json.member("level", input.level.rawValue)
      Self.writeMessage(input.words(in: run.language).text, to: &json)
      Self.writeLocation(input.stretch, to: &json)
    }
    let texts =
      unplaced.map { ($0.level.rawValue, $0.words(in: run.language).text) }
      + [cut].compactMap(\.self).map { ("warning", run.language($0)) }
    guard !texts.isEmpty else { return }
    json.objects("toolConfigurationNotifications", of: texts) { json, text in
      json.member("level", text.0)
      json.object("message") { $0.member("text", text.1) }
    }
  }

  private static func write(
    _ annotation: Annotation, _ words: Annotation.Words, _ rule: Int, to json: inout JSONWriter
  ) {
    json.object { json in
      json.member("ruleId", annotation.rule)
      json.member("ruleIndex", rule)
      json.member("level", annotation.level.rawValue)
      let lines = [words.text, words.fix].filter { !$0.isEmpty }
      writeMessage(lines.joined(separator: "\n"), to: &json)
      writeLocation(annotation.stretch, to: &json)
      let related = words.related.prefix(mostRelated)
      if !related.isEmpty {
        json.objects("relatedLocations", of: related.enumerated()) { json, related in
          json.member("id", related.offset)
          writePlace(related.element.stretch, to: &json)
          writeMessage(related.element.text, to: &json)
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
