internal import Diagnostics
internal import Documents
internal import Engine
internal import Model
internal import Rules

/// The JSON Schema of `--format json`, schema 1: what other programs can rely on.
///
/// Keys that later versions add are no mistake; those that are here stay.
package enum ResultsSchema {
  package static var text: String {
    object([
      ("schemaVersion", .of(["const": .number(1)])),
      ("tool", tool),
      ("verdict", verdict),
      ("summary", summary),
      ("descriptions", list(of: .reference(to: "description"))),
      ("diagnostics", list(of: .reference(to: "diagnostic"))),
      ("inventory", list(of: .reference(to: "seen"))),
      ("next", list(of: .reference(to: "call"))),
      ("partial", .reference(to: "partial")),
    ]).document(
      titled: "What reviewlint found",
      definitions: [
        ("description", description), ("result", result), ("related", related),
        ("diagnostic", diagnostic), ("relaxation", relaxation), ("partial", partial),
        ("question", question), ("seen", seen), ("call", call),
      ]
    )
  }

  /// An object with these members; all are always there but the optional ones.
  private static func object(
    _ members: Members, optional: Set<String> = ["partial"]
  ) -> JSONSchema {
    .of([
      "type": .text("object"),
      "properties": .keywords(members),
      "required": .texts(members.map(\.name).filter { !optional.contains($0) }),
    ])
  }

  private static func list(of items: JSONSchema) -> JSONSchema {
    .of(["type": .text("array"), "items": items])
  }

  private static func words(_ words: [String]) -> JSONSchema {
    .of(["enum": .texts(words)])
  }

  private static let anyText = JSONSchema.type("string")
  private static let texts = list(of: anyText)
  private typealias Members = [(name: String, value: JSONSchema)]
  /// A count, or a byte of a file.
  private static let count = JSONSchema.of(["type": .text("integer"), "minimum": .number(0)])
  /// A line, a column or a document, from 1.
  private static let position = JSONSchema.of(["type": .text("integer"), "minimum": .number(1)])

  private static let tool = object([
    ("name", .of(["const": .text("reviewlint")])),
    ("version", anyText),
    (
      "rules",
      anyText.described(by: ["description": .text("A digest of the rules that were asked.")])
    ),
    ("overridden", texts),
    ("relaxations", list(of: .reference(to: "relaxation"))),
  ])

  private static let verdict = words(
    [Verdict.compliant, .incomplete, .violations, .unjudged].map(\.rawValue))
  private static let severity = words(Severity.allCases.map(\.rawValue))
  private static let owner = words(Owner.allCases.map(\.rawValue))

  private static let summary = object(
    [("descriptions", count)] + Outcome.allCases.map { ($0.rawValue, count) })

  private static let partial = object([("asked", count), ("rules", count)])

  private static let relaxation = object([
    ("kind", words(Relaxation.Kind.allCases.map(\.rawValue))), ("what", anyText), ("file", anyText),
    ("line", position),
  ])

  private static let call = object([("argv", texts), ("why", anyText)])

  private static let seen = object(
    [
      ("kind", words(Inventory.Kind.allCases.map(\.rawValue))), ("file", anyText),
      ("state", words(Inventory.State.allCases.map(\.rawValue))),
      ("by", object([("file", anyText), ("line", position)])),
    ],
    optional: ["by"]
  )

  private static let diagnostic = object([
    ("severity", words(["error", "warning", "note"])), ("id", anyText), ("file", anyText),
    ("line", position), ("column", position), ("message", anyText),
  ])

  private static let description = object(
    [
      ("file", anyText),
      ("document", position),
      ("app", anyText),
      ("team", anyText),
      ("edition", anyText),
      ("comparedOn", anyText),
      ("asOf", anyText),
      ("verdict", verdict),
      ("partial", .reference(to: "partial")),
      ("relaxations", list(of: .reference(to: "relaxation"))),
      ("taken", list(of: object([("path", anyText), ("file", anyText), ("line", position)]))),
      ("results", list(of: .reference(to: "result"))),
      ("questions", list(of: .reference(to: "question"))),
      ("next", list(of: .reference(to: "call"))),
      ("passed", texts),
      ("notApplicable", texts),
      ("diagnostics", list(of: .reference(to: "diagnostic"))),
    ],
    optional: ["team", "comparedOn", "partial", "relaxations", "taken"]
  )

  private static let question = object(
    [
      ("path", anyText),
      ("alsoAt", texts),
      ("question", anyText),
      ("type", anyText),
      ("list", .type("boolean")),
      (
        "words", list(of: object([("word", anyText), ("meaning", anyText)], optional: ["meaning"]))
      ),
      ("owner", owner),
      ("rules", texts),
      ("letters", count),
      ("after", texts),
      ("proofs", list(of: words(Proof.allCases.map(\.rawValue)))),
      (
        "suggested",
        object([("answer", anyText), ("file", anyText), ("line", position), ("why", anyText)])
      ),
    ],
    optional: ["alsoAt", "type", "list", "words", "after", "proofs", "suggested"]
  )

  /// Where something stands in a description; `file` where that is another one's.
  private static let place: Members = [
    ("path", anyText), ("pointer", anyText), ("line", position), ("column", position),
    ("file", anyText),
  ]

  private static let related = object(place + [("message", anyText)], optional: ["file"])

  private static let head: Members = [
    ("rule", anyText),
    ("outcome", words([Outcome.fail, .incomplete, .review, .exempt, .waived].map(\.rawValue))),
    ("severity", severity),
    ("draft", .type("boolean")),
    ("bookkeeping", .type("boolean")),
    ("guidelines", texts),
    ("title", anyText),
    ("owner", owner),
    ("refusals", count),
    ("link", anyText),
    ("message", anyText),
    ("fix", anyText),
  ]

  private static let end: Members = [
    ("endLine", position),
    ("endColumn", position),
    ("startByte", count),
    ("endByte", count),
    ("related", list(of: .reference(to: "related"))),
    ("missing", texts),
    ("fingerprint", anyText),
  ]

  private static let acceptance: Members = [
    ("facts", anyText), ("by", words(["waiver", "baseline", "decision"])), ("reason", anyText),
    ("approvedBy", anyText), ("until", anyText), ("because", anyText), ("decidedBy", anyText),
    ("on", anyText),
  ]

  private static let result = object(
    head + place + end + acceptance,
    optional: [
      "draft", "bookkeeping", "link", "facts", "by", "reason", "approvedBy", "until", "because",
      "decidedBy", "on", "file",
    ]
  )
}
