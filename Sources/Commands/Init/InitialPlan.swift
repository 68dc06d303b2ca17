internal import Diagnostics
internal import Engine
internal import Model
internal import Reporting
internal import Rules

/// What was found for a first description, what is open, for whom, and what comes next.
struct InitialPlan {
  let draft: InitialDescription
  let results: [LintResult]
  /// The file as somebody named it.
  let file: String

  var text: String {
    var lines = [line(Message(.initPlanWritten), file), line(Message(.initPlanFound), found)]
    if !draft.likely.isEmpty {
      let names = draft.likely.map { "\($0.id) (\(($0.place ?? "").onOneLine))" }
      let list = Message(.initPlanNotListed, names.joined(separator: ", "))
      lines.append(line(Message(.initPlanPerhaps), list.text))
    }
    if let place = draft.serverPlace {
      let words = Message(.initPlanServerSays, place.onOneLine)
      lines.append(line(Message(.initPlanServer), words.text))
    }
    for drawing in draft.undecided {
      lines.append(line(Message(.initPlanDrawn), Self.words(about: drawing).text))
    }
    lines.append(line(Message(.initPlanOpen), open.text))
    lines.append(line(Message(.initPlanNext), "reviewlint fill \(file.asShellWord)"))
    return lines.joined(separator: "\n") + "\n"
  }

  /// Whether people sign in there, or set a new password, only a person knows.
  private static func words(about drawing: InitialDescription.Drawing) -> Message {
    var part = ""
    if case .capture(_, let name?) = drawing.screen { part = " (\(name.onOneLine))" }
    let command = "reviewlint import \(drawing.path.asShellWord)"
    return Message(.initPlanAsksPassword, drawing.file.onOneLine + part, command)
  }

  private func line(_ key: Message, _ words: String) -> String {
    "\(key.text): ".padded(to: 9) + TerminalText.safe(words)
  }

  private var found: String {
    let services = draft.services.map { service in
      service.place.map { "\(service.id) (\($0.onOneLine))" } ?? service.id
    }
    let captures = draft.screens.count {
      if case .capture = $0 { true } else { false }
    }
    var parts = services.isEmpty ? [Message(.initPlanNoLogin).text] : services
    if captures > 0 {
      parts.append(Message(.initPlanScreens, count: captures, captures).text)
    }
    let facts = draft.facts.count
    if facts > 0 { parts.append(Message(.initPlanFactsOfProject, count: facts, facts).text) }
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
    let facts = Message(.initPlanFacts, count: total, total)
    return owners.isEmpty
      ? facts : Message(.initPlanFactsByOwner, facts, owners.joined(separator: ", "))
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}
