internal import Diagnostics
internal import Evidence
internal import Model
internal import Reporting
internal import World

/// What a scan found, as people and programs read it.
struct ScanAnswer {
  let folder: String
  let evidence: ProjectEvidence
  /// In how many files something was looked for.
  let readCount: Int
  let diagnostics: [Diagnostic]
  /// The files that diagnostics point into.
  let files: SourceFiles

  /// Whether everything that was there could be read.
  var isComplete: Bool { diagnostics.allSatisfy { $0.severity != .error } }

  /// By service, then by section of a description.
  var text: String {
    var text =
      Message(
        readCount == 1
          ? "\(folder): \(Amount(readCount)) file read"
          : "\(folder): \(Amount(readCount)) files read"
      ).text + "\n"
    if !evidence.services.isEmpty { text += "\n\("logins")\n" }
    for service in evidence.services { text += lines(service, service.subject.name) }
    var section: Substring = ""
    for fact in evidence.facts {
      let path = fact.subject.name
      let first = path.prefix { $0 != "." }
      if first != section { text += "\n\(first)\n" }
      section = first
      text += lines(fact, "\(path.dropFirst(first.count + 1)): \(fact.value.text)")
    }
    return text + "\n\("What isn't found is unknown, not absent.")\n"
  }

  private func lines(_ conclusion: ProjectEvidence.Conclusion, _ name: String) -> String {
    let head = "  \(Self.oneLine(name)): \(Self.words(for: conclusion.strength).text)\n"
    var shown: Set<String> = []
    let counts = conclusion.evidence.reduce(into: [:]) { counts, find in
      counts[Self.same(find), default: 0] += 1
    }
    return conclusion.evidence.reduce(into: head) { text, find in
      let same = Self.same(find)
      guard shown.insert(same).inserted else { return }
      let count = counts[same, default: 1]
      let found = Self.oneLine(find.found)
      let all = count > 1 ? Message("\(found), and \(count - 1) more").text : found
      let strength = find.strength.rawValue
      let space = String(repeating: " ", count: 8 - strength.count)
      let place = "\(Self.oneLine(find.file)):\(find.line)"
      text += "    \(strength)\(space)\(place)  \(find.kind.rawValue) \(all)\n"
    }
  }

  /// What stands on one line: a title is another one in each language, all else stands in many
  /// files to the letter.
  private static func same(_ find: DetectionMatch) -> String {
    let found = find.kind == .title ? "" : find.found
    return "\(find.strength.rawValue) \(find.kind.rawValue) \(found)"
  }

  private static func words(for strength: Strength) -> Message {
    switch strength {
    case .proves: Message("proved")
    case .likely: Message("likely")
    case .hint: Message("only hints")
    }
  }

  /// Nothing that a terminal would obey.
  private static func oneLine(_ text: String) -> String {
    TerminalText.safe(text.split(whereSeparator: \.isNewline).joined(separator: " "))
  }

  /// A stable schema, version 1.
  var json: String {
    var writer = JSONWriter(indentation: 2)
    writer.object { writer in
      writer.member("schemaVersion", 1)
      writer.member("folder", folder)
      writer.member("filesRead", readCount)
      writer.key("services")
      writer.array(evidence.services) { writer, service in
        writer.object { writer in
          writer.member("service", service.subject.name)
          write(service, to: &writer)
        }
      }
      writer.key("facts")
      writer.array(evidence.facts) { writer, fact in
        writer.object { writer in
          writer.member("path", fact.subject.name)
          switch fact.value {
          case .answer(let answer): writer.flag("value", answer)
          case .text(let text): writer.member("value", text)
          }
          write(fact, to: &writer)
        }
      }
      writer.key("diagnostics")
      writer.array(diagnostics) { writer, diagnostic in write(diagnostic, to: &writer) }
    }
    return writer.text + "\n"
  }

  private func write(_ conclusion: ProjectEvidence.Conclusion, to writer: inout JSONWriter) {
    writer.member("strength", conclusion.strength.rawValue)
    writer.key("evidence")
    writer.array(conclusion.evidence) { writer, find in
      writer.object { writer in
        writer.member("strength", find.strength.rawValue)
        writer.member("kind", find.kind.rawValue)
        writer.member("found", find.found)
        writer.member("file", find.file)
        writer.member("line", find.line)
        if !find.counts.isEmpty { writer.member("counts", find.counts) }
        writer.member("why", find.why)
      }
    }
  }

  private func write(_ diagnostic: Diagnostic, to writer: inout JSONWriter) {
    let range = diagnostic.range
    let place = files[range.file].map {
      LineTable(of: $0).position(of: range.bytes.lowerBound)
    }
    writer.object { writer in
      writer.member("severity", diagnostic.severity.rawValue)
      writer.member("id", diagnostic.message.id)
      writer.member("file", range.file.path)
      writer.member("line", place?.line ?? 1)
      writer.member("column", place?.column ?? 1)
      writer.member("message", diagnostic.message.text)
    }
  }
}
