internal import Diagnostics
package import Documents

/// What changed between two documents with rules: files of rules, or lists of two releases.
package struct RuleDifference {
  /// A value that isn't what it was; nil where there is none.
  private struct Change {
    let key: String
    let old: String?
    let new: String?

    /// Longer values are only said to have changed.
    private static let longestShown = 40

    var text: String {
      let values = [old, new].map { $0 ?? "nothing" }
      let isShort = values.allSatisfy { $0.count <= Self.longestShown && !$0.contains("\n") }
      return isShort ? "\(key): \(values[0]) → \(values[1])" : key
    }
  }

  /// What is no part of what a rule finds.
  private static let ignored: Set = ["examples"]

  private let added: [String]
  private let removed: [String]
  private let changed: [(rule: String, changes: [Change])]

  /// Nil where one of them has no list of rules.
  package init?(from old: DocumentNode, to new: DocumentNode) {
    guard let old = Self.rules(of: old), let new = Self.rules(of: new) else { return nil }
    var names = Dictionary(uniqueKeysWithValues: new.keys.map { ($0, $0) })
    for (id, values) in new {
      for alias in values["aliases"]?.split(separator: ", ").map(String.init) ?? [] {
        names[alias] = names[alias] ?? id
      }
    }
    let kept = Set(old.keys.compactMap { names[$0] })
    added = new.keys.filter { !kept.contains($0) }.sorted()
    removed = old.keys.filter { names[$0] == nil }.sorted()
    changed = old.keys.sorted().compactMap { id in
      guard let before = old[id], let after = names[id].flatMap({ new[$0] }) else { return nil }
      let changes = Set(before.keys).union(after.keys).sorted().compactMap { key in
        before[key] == after[key] ? nil : Change(key: key, old: before[key], new: after[key])
      }
      return changes.isEmpty ? nil : (id, changes)
    }
  }

  /// What each rule says, by paths.
  private static func rules(of document: DocumentNode) -> [String: [String: String]]? {
    document.value(of: "rules")?.items.map { rules in
      let named = rules.compactMap { rule in
        rule.value(of: "id")?.text.map { ($0, values(of: rule)) }
      }
      return Dictionary(named) { first, _ in first }
    }
  }

  private static func values(of rule: DocumentNode) -> [String: String] {
    var values: [String: String] = [:]
    func add(_ node: DocumentNode, _ path: String) {
      for entry in node.entries ?? [] where !(path.isEmpty && ignored.contains(entry.name)) {
        add(entry.value, path.isEmpty ? entry.name : "\(path).\(entry.name)")
      }
      for (number, item) in (node.items ?? []).enumerated() {
        if let text = item.text {
          values[path, default: ""] += (number == 0 ? "" : ", ") + text
        } else {
          add(item, "\(path)[\(number)]")
        }
      }
      if let text = node.text { values[path] = text.withoutLastLineBreaks }
    }
    add(rule, "")
    return values
  }

  package var text: String {
    let lines =
      added.map { "new      \(TerminalText.safe($0))" }
      + removed.map { "gone     \(TerminalText.safe($0))" }
      + changed.flatMap { rule in
        rule.changes.map { "changed  \(TerminalText.safe("\(rule.rule): \($0.text)"))" }
      }
    return lines.isEmpty ? Message(.rulesNoChange).text + "\n" : lines.map { "\($0)\n" }.joined()
  }

  package var json: String {
    var json = JSONWriter(indentation: 2)
    json.object { json in
      json.member("schemaVersion", 1)
      json.key("added")
      json.strings(added)
      json.key("removed")
      json.strings(removed)
      json.key("changed")
      json.array(changed) { json, rule in
        json.object { json in
          json.member("rule", rule.rule)
          json.key("changes")
          json.array(rule.changes) { json, change in
            json.object { json in
              json.member("key", change.key)
              if let old = change.old { json.member("old", old) }
              if let new = change.new { json.member("new", new) }
            }
          }
        }
      }
    }
    return json.text + "\n"
  }
}
