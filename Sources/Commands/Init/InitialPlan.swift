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
    var lines = [line("written", file), line("found", found)]
    if !draft.likely.isEmpty {
      let names = draft.likely.map { "\($0.id) (\(($0.place ?? "").onOneLine))" }
      lines.append(line("perhaps", "\(names.joined(separator: ", ")); not listed"))
    }
    if let place = draft.serverPlace {
      lines.append(line("server", "seems to say which ways in there are (\(place.onOneLine))"))
    }
    for drawing in draft.undecided {
      lines.append(line("drawn", Self.words(about: drawing)))
    }
    lines.append(line("open", open))
    lines.append(line("next", "reviewlint fill \(file.asShellWord)"))
    return lines.joined(separator: "\n") + "\n"
  }

  /// Whether people sign in there, or set a new password, only a person knows.
  private static func words(about drawing: InitialDescription.Drawing) -> String {
    var part = ""
    if case .capture(_, let name?) = drawing.screen { part = " (\(name.onOneLine))" }
    let command = "reviewlint import \(drawing.path.asShellWord)"
    let file = drawing.file.onOneLine
    return "\(file)\(part) asks for a password; to describe it as a screen: \(command)"
  }

  private func line(_ key: String, _ words: String) -> String {
    "\(key): ".padded(to: 9) + TerminalText.safe(words)
  }

  private var found: String {
    let services = draft.services.map { service in
      service.place.map { "\(service.id) (\($0.onOneLine))" } ?? service.id
    }
    let captures = draft.screens.count {
      if case .capture = $0 { true } else { false }
    }
    var parts = services.isEmpty ? ["no login"] : services
    if captures > 0 { parts.append(captures == 1 ? "1 screen" : "\(captures) screens") }
    let facts = draft.facts.count
    if facts > 0 { parts.append("\(facts == 1 ? "1 fact" : "\(facts) facts") of the project") }
    return parts.joined(separator: ", ")
  }

  /// How many facts are open, and who can answer them.
  private var open: String {
    var counts: [Owner: Int] = [:]
    var total = 0
    for question in results.flatMap(\.questions.plan) {
      total += 1
      counts[question.owner, default: 0] += 1
    }
    let owners = Owner.allCases.compactMap { owner in
      counts[owner].map { "\(owner.words.text) \($0)" }
    }
    let facts = total == 1 ? "1 fact" : "\(total) facts"
    return owners.isEmpty ? facts : "\(facts): \(owners.joined(separator: ", "))"
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}
