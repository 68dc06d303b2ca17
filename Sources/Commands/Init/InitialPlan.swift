internal import Diagnostics
internal import Engine
internal import Model
internal import Reporting

/// What was found for a first description, what is open, for whom, and what comes next.
struct InitialPlan {
  let draft: InitialDescription
  let results: [LintResult]
  /// The file as somebody named it.
  let file: String
  /// Whether the schema was written beside it.
  let isSchemaNew: Bool

  var text: String {
    var lines = [line(Message("written"), file)]
    if isSchemaNew {
      let schema = Message("\(InitialDescription.schemaName) (what editors complete and check by)")
      lines.append(line(Message("beside"), schema.text))
    }
    lines.append(line(Message("found"), found))
    if !draft.likely.isEmpty {
      let names = draft.likely.map { "\($0.id) (\($0.shown))" }
      let list = Message("\(names.joined(separator: ", ")); not listed")
      lines.append(line(Message("perhaps"), list.text))
    }
    if let place = draft.serverPlace {
      let words = Message("seems to say which ways in there are (\(place.onOneLine))")
      lines.append(line(Message("server"), words.text))
    }
    let hasDevice = draft.screens.contains { if case .device = $0 { true } else { false } }
    if hasDevice, let stack = draft.stack {
      let words = Message("\(stack.words) (\(stack.place.onOneLine)); a comment in the file")
      lines.append(line(Message("perhaps"), words.text))
    }
    lines.append(line(Message("open"), open.text))
    lines.append(line(Message("next"), "reviewlint fill \(file.asShellWord)"))
    return lines.joined(separator: "\n") + "\n"
  }

  private func line(_ key: Message, _ words: String) -> String {
    "\(key.text):".padded(to: 9) + TerminalText.safe(words)
  }

  private var found: String {
    let services = draft.services.map { service in
      service.place.map { "\(service.id) (\($0.onOneLine))" } ?? service.id
    }
    let captures = draft.screens.count {
      if case .capture = $0 { true } else { false }
    }
    var parts = services.isEmpty ? ["no login"] : services
    if captures > 0 {
      parts.append(Message(captures == 1 ? "\(captures) screen" : "\(captures) screens").text)
    }
    let facts = draft.facts.count
    if facts > 0 {
      parts.append(
        Message(facts == 1 ? "\(facts) fact of the project" : "\(facts) facts of the project").text)
    }
    return parts.joined(separator: ", ")
  }

  /// How many facts are open, and who can answer them.
  private var open: Message {
    var counts: [Owner: Int] = [:]
    var total = 0
    for question in results.flatMap(\.questions.plan) {
      total += 1
      counts[question.owner, default: 0] += 1
    }
    let owners = Owner.allCases.compactMap { owner in
      counts[owner].map { "\(owner.words.text) \($0)" }
    }
    let facts = Message(total == 1 ? "\(total) fact" : "\(total) facts")
    return owners.isEmpty
      ? facts : Message("\(facts): \(owners.joined(separator: ", "))")
  }
}
