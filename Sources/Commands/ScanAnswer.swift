internal import Diagnostics
internal import Evidence
internal import Model

/// What a scan found, as people read it.
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
    let files = Message(readCount == 1 ? "\(Amount(readCount)) file" : "\(Amount(readCount)) files")
    var text = Message("\(Self.oneLine(folder)): \(files) read").text + "\n"
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
    let strength = Self.words(for: conclusion.strength).text + Self.words(for: conclusion.condition)
    let head = "  \(Self.oneLine(name)): \(strength)\n"
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
      let strength = find.strength.rawValue.padded(to: 8)
      let place = "\(Self.oneLine(find.file)):\(find.line)"
      text += "    \(strength)\(place)  \(find.kind.rawValue) \(all)"
      text += Self.words(for: find.condition) + "\n"
    }
  }

  /// What stands on one line: a title is another one in each language, all else stands in many
  /// files to the letter.
  private static func same(_ find: DetectionMatch) -> String {
    let found = find.kind == .title ? "" : find.found
    return "\(find.strength.rawValue) \(find.kind.rawValue) \(found)\(words(for: find.condition))"
  }

  private static func words(for strength: Strength) -> Message {
    switch strength {
    case .proves: Message("proved")
    case .likely: Message("likely")
    case .hint: Message("only hints")
    }
  }

  private static func words(for condition: LoginCondition?) -> String {
    condition.map { oneLine($0.asClause.text) } ?? ""
  }

  /// Nothing that a terminal would obey.
  private static func oneLine(_ text: String) -> String {
    TerminalText.safe(text.split(whereSeparator: \.isNewline).joined(separator: " "))
  }
}

extension LoginCondition {
  /// What it hangs on, behind what hangs on it.
  var asClause: Message {
    isSwitch ? Message("; by its switch \(text)") : Message("; only if \(text)")
  }
}
