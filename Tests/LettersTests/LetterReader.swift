import Diagnostics
import Documents
import Engine
import Expressions
import Model

/// Reads the file of a letter.
struct LetterReader {
  /// The letter in a file; throws with everything that is wrong with it.
  static func letter(in file: SourceFile) throws -> Letter {
    let document = try Checkout.document(in: file)
    var reader = NodeReader(of: file)
    let letter = reader.mapping(document.root) { entries in Self.letter(&entries) }
    let problems = reader.diagnostics.kept.map(\.message.text)
    guard let letter, problems.isEmpty else {
      throw Obstacle("\(file.id.path): \(problems.joined(separator: "; "))")
    }
    return letter
  }

  private static func letter(_ entries: inout MappingReader) -> Letter? {
    let number = entries.required("letter") { $0.text($1) }
    let guidelines = entries.required("guideline") { $0.texts($1) }
    let says = entries.required("says") { $0.text($1) }
    let base = entries.required("base") { $0.text($1) }
    let isRestraint = entries.optional("restraint") { $0.boolean($1) } ?? false
    let repaired = entries.optional("repaired") { $0.changes($1) }
    guard let number, let guidelines, let says, let base else { return nil }
    return Letter(
      number: number, guidelines: guidelines, says: says,
      day: entries.optional("day") { $0.date($1) }.map { Timestamp(of: $0) }, base: base,
      both: entries.optional("both") { $0.changes($1) } ?? Letter.Changes(),
      rejected: entries.optional("rejected") { $0.changes($1) } ?? Letter.Changes(),
      repaired: repaired ?? (isRestraint ? nil : Letter.Changes()),
      expectations: entries.optional("expect") { $0.list($1) { $0.expectation($1) } } ?? [],
      besides: entries.optional("besides") { $0.outcomes($1) } ?? [:],
      left: entries.optional("left") { $0.outcomes($1) } ?? [:],
      undecided: entries.optional("undecided") { $0.list($1) { $0.silence($1) } } ?? [],
      missed: entries.optional("missed") { $0.list($1) { $0.silence($1) } } ?? [],
      isRestraint: isRestraint)
  }
}

extension NodeReader {
  /// A text, or a list of them.
  fileprivate mutating func texts(_ node: DocumentNode) -> [String]? {
    node.items == nil ? text(node).map { [$0] } : list(node) { $0.text($1) }
  }

  fileprivate mutating func changes(_ node: DocumentNode) -> Letter.Changes? {
    mapping(node) { entries in
      Letter.Changes(
        remove: entries.optional("remove") { $0.list($1) { $0.text($1) } } ?? [],
        set: entries.optional("set") { $0.entries($1) } ?? [])
    }
  }

  fileprivate mutating func expectation(_ node: DocumentNode) -> Letter.Expectation? {
    mapping(node) { entries in
      let kind = entries.required("class") { $0.text($1) }
      let rule = entries.required("rule") { $0.text($1) }
      let outcome = entries.required("outcome") { $0.word($1, of: Outcome.self) }
      guard let kind, let rule, let outcome else { return nil }
      return Letter.Expectation(kind: kind, rule: rule, outcome: outcome)
    }
  }

  fileprivate mutating func outcomes(_ node: DocumentNode) -> [String: Outcome]? {
    entries(node)?.reduce(into: [:]) { found, entry in
      found[entry.name] = word(entry.value, of: Outcome.self)
    }
  }

  fileprivate mutating func silence(_ node: DocumentNode) -> Letter.Silence? {
    mapping(node) { entries in
      let kind = entries.required("class") { $0.text($1) }
      let reason = entries.required("because") { $0.text($1) }
      guard let kind, let reason else { return nil }
      return Letter.Silence(kind: kind, reason: reason)
    }
  }
}
