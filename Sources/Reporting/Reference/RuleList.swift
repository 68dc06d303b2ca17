internal import Diagnostics
internal import Engine
internal import Localization
internal import Model
package import Rules

/// The rules that hold, one in a line, with the file of each and who changes it; then those that are
/// off.
package struct RuleList {
  /// The words of a line behind the rule's id.
  private typealias Row = (id: String, severity: String, rest: String)

  private let book: RuleBook

  package init(_ book: RuleBook) {
    self.book = book
  }

  package var text: String {
    Self.laidOut(
      Rule.all(in: book).map { rule in
        let place = rule.compiled.map { origin(of: $0.source) } ?? "the program itself"
        return (
          rule.id, rule.severity.rawValue, "\(Self.titleAndGuidelines(of: rule))  \(place)"
        )
      }
        + rulesOff.map { ($0.id, "off", origin(of: $0)) }
    )
  }

  /// Each rule with all that decides what it finds, so that two releases can be held against each
  /// other.
  package var json: String {
    var json = JSONWriter(indentation: 2)
    json.object { json in
      json.member("schemaVersion", 1)
      json.key("rules")
      json.array { json in
        for rule in book.rules {
          json.item { Self.write(rule.source, rule.severity, rule.parameterValues, to: &$0) }
        }
        for rule in ProgramRule.all {
          json.item { json in
            json.object { json in
              json.member("id", rule.id)
              json.member("title", rule.texts(in: .english).title)
              json.member("severity", rule.severity.rawValue)
              json.member("topic", ProgramRule.topic)
              json.strings("guidelines", ProgramRule.guidelines)
            }
          }
        }
        for rule in rulesOff { json.item { Self.write(rule, nil, [], to: &$0) } }
      }
    }
    return json.text + "\n"
  }

  private static func write(
    _ rule: RuleSource, _ severity: Severity?, _ parameters: [(name: String, value: String)],
    to json: inout JSONWriter
  ) {
    let declaration = rule.declaration
    json.object { json in
      json.member("id", rule.id)
      json.member("title", declaration.title)
      json.member("severity", severity?.rawValue ?? "off")
      if let since = declaration.since { json.member("since", "\(since)") }
      if !declaration.aliases.isEmpty { json.strings("aliases", declaration.aliases) }
      if let deprecated = declaration.deprecated { json.member("deprecated", deprecated) }
      json.member("topic", declaration.topic)
      json.member("owner", declaration.owner.rawValue)
      if declaration.isDraft { json.flag("draft", true) }
      json.strings("guidelines", declaration.guidelineKeys)
      json.strings("sources", rule.grounds.map(\.text))
      if let from = declaration.holdsFrom { json.member("from", from) }
      if let until = declaration.holdsUntil { json.member("until", until) }
      json.object("parameters") { json in
        for parameter in parameters { json.member(parameter.name, parameter.value) }
      }
      json.object("expressions") { json in
        let clauses = Dictionary(grouping: rule.expressions, by: \.key)
        for (key, texts) in clauses.sorted(by: { $0.key < $1.key }) {
          json.member(key, texts.map(\.expression).joined(separator: "\n"))
        }
      }
    }
  }

  private var rulesOff: [RuleSource] { book.rulesOff.sorted { $0.id < $1.id } }

  private static func laidOut(_ rows: [Row]) -> String {
    let safe = rows.map { (TerminalText.safe($0.id), $0.severity, TerminalText.safe($0.rest)) }
    let width = (safe.map { TerminalText.width($0.0) }.max() ?? 0) + 2
    return safe.map { id, severity, rest in
      padded(id, to: width) + padded(severity, to: 9) + rest + "\n"
    }
    .joined()
  }

  /// A word, and blanks up to a column: at least one.
  private static func padded(_ word: String, to width: Int) -> String {
    word + String(repeating: " ", count: max(1, width - TerminalText.width(word)))
  }

  private static func titleAndGuidelines(of rule: Rule) -> String {
    let title = rule.title(in: .english)
    if case .program = rule { return title }
    return "\(title) (\(rule.guidelines.joined(separator: ", ")))"
  }

  private func origin(of rule: RuleSource) -> String {
    let line = "\(rule.file.path):\(rule.line)"
    let file = rule.declaration.isDraft ? "\(line), a draft" : line
    return ([file] + book.overrides(of: rule.id)).joined(separator: "; ")
  }
}
