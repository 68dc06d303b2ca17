internal import Diagnostics
internal import Engine
internal import Rules

/// How findings are written as objects of one depth: their keys, and what all findings of a rule
/// say alike.
///
/// A class: the writers of all descriptions have the same one. What a rule says takes a fifth of the
/// instructions that it takes to write it anew.
final class FindingLayout: Sendable {
  fileprivate struct Rule: Sendable {
    /// Up to the outcome.
    let beginning: JSONWriter.Piece
    /// From there to the message.
    let weight: JSONWriter.Piece
    /// Of the id: fingerprints begin with it.
    let fingerprint: Fingerprint
  }

  /// What stands in an object of findings, or in those of their related places.
  fileprivate struct Keys: Sendable {
    let message, fix, file, path, pointer, line, column, endLine, endColumn: JSONWriter.Key
    let startByte, endByte, related, missing, fingerprint: JSONWriter.Key

    init(indentation: Int?, depth: Int) {
      func key(_ name: String) -> JSONWriter.Key {
        JSONWriter.Key(name, indentation: indentation, depth: depth)
      }
      message = key("message")
      fix = key("fix")
      file = key("file")
      path = key("path")
      pointer = key("pointer")
      line = key("line")
      column = key("column")
      endLine = key("endLine")
      endColumn = key("endColumn")
      startByte = key("startByte")
      endByte = key("endByte")
      related = key("related")
      missing = key("missing")
      fingerprint = key("fingerprint")
    }
  }

  fileprivate let keys: Keys
  fileprivate let relatedKeys: Keys
  fileprivate let rules: [ObjectIdentifier: Rule]

  /// For members that stand at that depth, of rules of these books and any other.
  init(of books: [RuleBook] = [], indentation: Int? = nil, depth: Int = 0) {
    keys = Keys(indentation: indentation, depth: depth)
    relatedKeys = Keys(indentation: indentation, depth: depth + 2)
    var rules: [ObjectIdentifier: Rule] = [:]
    for rule in books.lazy.flatMap(\.rules) {
      var json = JSONWriter(indentation: indentation, depth: depth)
      rules[ObjectIdentifier(rule)] = Rule(
        beginning: json.recorded { $0.begin(rule.id) },
        weight: json.recorded { json in
          json.continueList()
          json.members(of: rule.severity, rule.declaration.guidelineKeys, isDraft: rule.isDraft)
        },
        fingerprint: Fingerprint(of: rule.id)
      )
    }
    self.rules = rules
  }
}

/// Writes the findings of one description.
///
/// What those say alike that lack the same facts is written once: most of an ordinary description's
/// findings lack one of a dozen sets of facts.
struct FindingMembers {
  private let app: [UInt8]
  private let layout: FindingLayout
  private var statements: [Statement] = []

  private struct Statement {
    let missing: MissingNames
    /// From the message to the fingerprint: what lacks the same facts is at the same place.
    let piece: JSONWriter.Piece
    /// The path that fingerprints are made from.
    let path: [UInt8]
  }

  init(of result: LintResult, _ layout: FindingLayout) {
    app = Array(result.app.utf8)
    self.layout = layout
  }

  mutating func write(_ finding: Finding, to json: inout JSONWriter) {
    let rule: Fingerprint
    if let known = finding.compiledRule.flatMap({ layout.rules[$0] }) {
      json.write(known.beginning)
      json.value(word: finding.outcome.rawValue)
      json.write(known.weight)
      rule = known.fingerprint
    } else {
      json.begin(finding.rule)
      json.value(word: finding.outcome.rawValue)
      json.members(of: finding.severity, finding.guidelines, isDraft: finding.isDraft)
      rule = Fingerprint(of: finding.rule)
    }
    let path = writeStatement(of: finding, to: &json)
    json.value(finding.fingerprint(of: rule, in: app, at: path))
    switch finding.acceptance {
    case .baseline: json.member("by", "baseline")
    case .waiver(let reason, let approvedBy, let until):
      json.member("by", "waiver")
      json.member("reason", reason)
      json.member("approvedBy", approvedBy)
      json.member("until", until)
    case nil: break
    }
  }

  /// Says what is found, and where; tells the path that identifies it.
  private mutating func writeStatement(
    of finding: Finding,
    to json: inout JSONWriter
  ) -> [UInt8] {
    guard let missing = finding.missingNames else {
      writeAnew(finding, to: &json)
      return finding.identityPath
    }
    if let known = statements.last(where: { $0.missing === missing }) {
      json.write(known.piece)
      return known.path
    }
    let start = json.bytes.count
    writeAnew(finding, to: &json)
    let (piece, path) = (json.piece(from: start), finding.identityPath)
    statements.append(Statement(missing: missing, piece: piece, path: path))
    return path
  }

  private func writeAnew(_ finding: Finding, to json: inout JSONWriter) {
    let location = finding.location
    let (keys, relatedKeys) = (layout.keys, layout.relatedKeys)
    json.member(keys.message, finding.messageBytes)
    json.member(keys.fix, finding.fixBytes)
    Self.write(location, keys, to: &json)
    json.member(keys.endLine, location.end.line)
    json.member(keys.endColumn, location.end.column)
    json.member(keys.startByte, location.range.bytes.lowerBound)
    json.member(keys.endByte, location.range.bytes.upperBound)
    json.key(keys.related)
    json.array(finding.related) { json, related in
      json.object { json in
        Self.write(related.location, relatedKeys, to: &json)
        json.member(relatedKeys.message, related.noteBytes)
      }
    }
    json.key(keys.missing)
    json.strings(finding.missingNames?.pathBytes ?? [])
    json.key(keys.fingerprint)
  }

  private static func write(
    _ location: Location,
    _ keys: FindingLayout.Keys,
    to json: inout JSONWriter
  ) {
    if location.isInCapture { json.member(keys.file, Array(location.range.file.path.utf8)) }
    json.member(keys.path, location.pathBytes)
    json.member(keys.pointer, location.pointerBytes)
    json.member(keys.line, location.start.line)
    json.member(keys.column, location.start.column)
  }
}

extension JSONWriter {
  fileprivate mutating func begin(_ rule: String) {
    member("rule", rule)
    key("outcome")
  }

  fileprivate mutating func members(of severity: Severity, _ guidelines: [String], isDraft: Bool) {
    member("severity", severity.rawValue)
    if isDraft { flag("draft", true) }
    member("guidelines") { $0.strings(guidelines) }
  }
}
