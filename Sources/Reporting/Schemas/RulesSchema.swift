internal import Descriptions
package import Rules

/// The JSON Schema of rule files: rules, changes to rules, catalogues and facts of one's own.
///
/// What can be known only when rules are loaded is left out, above all whether expressions make
/// sense. It takes all that the program takes, and some more.
package struct RulesSchema {
  private let book: RuleBook

  /// Names that a book's rules have are offered where rules are named.
  package init(of book: RuleBook) {
    self.book = book
  }

  package var text: String {
    let root = Self.object(
      [
        ("extends", Self.texts("Files whose rules hold as well; 'builtin' is the program's own.")),
        ("locked", Self.texts("Rules, guidelines or topics that others can't switch off.")),
        ("exclude", Self.texts("Paths that aren't searched for descriptions.")),
        ("check", Self.check), ("override", override),
        ("constants", Self.map(of: Self.anything, "Values with names, for all expressions.")),
        ("fields", Self.map(of: .reference(to: "field"), "Facts of one's own, by their paths.")),
        ("rules", Self.list(of: .reference(to: "rule"), "Rules of one's own.")),
      ]
        + ["provider", "device", "title", "law", "edition", "guideline", "letter"].map { name in
          (name + "s", Self.list(of: .reference(to: name), "Added to the catalogue of \(name)s."))
        },
      required: []
    )
    return root.document(titled: "Rules for reviewlint", definitions: Self.definitions)
  }

  /// What becomes of rules; each name that is known is offered.
  private var override: JSONSchema {
    let names = Set(book.rules.flatMap { $0.declaration.names }).filter { !$0.isEmpty }.sorted()
    return .of([
      "description": .text("What becomes of rules, by id, guideline or topic."),
      "type": .text("object"),
      "properties": .keywords(names.map { ($0, .reference(to: "change")) }),
      "additionalProperties": .reference(to: "change"),
    ])
  }

  private typealias Members = [(name: String, value: JSONSchema)]

  private static let definitions: Members = [
    ("rule", rule), ("change", change), ("field", field), ("fieldType", fieldType),
    ("examples", examples),
    ("binding", binding), ("names", names), ("insets", insets), ("provider", provider),
    ("device", device), ("title", title), ("law", law), ("edition", edition),
    ("guideline", guideline), ("letter", letter),
  ]
}

// What values can be.
extension RulesSchema {
  private static func object(
    _ members: Members,
    required: [String],
    _ meaning: String? = nil
  ) -> JSONSchema {
    .of([
      "description": meaning.map(JSONSchema.text),
      "type": .text("object"),
      "properties": .keywords(members),
      "required": required.isEmpty ? nil : .texts(required),
      "additionalProperties": .flag(false),
    ])
  }

  private static func list(of items: JSONSchema, _ meaning: String? = nil) -> JSONSchema {
    .of([
      "description": meaning.map(JSONSchema.text), "type": .text("array"), "items": items,
    ])
  }

  private static func map(of values: JSONSchema, _ meaning: String? = nil) -> JSONSchema {
    .of([
      "description": meaning.map(JSONSchema.text), "type": .text("object"),
      "additionalProperties": values,
    ])
  }

  /// Any scalar is read as the text that it is written with.
  private static func text(_ meaning: String? = nil) -> JSONSchema {
    .of([
      "description": meaning.map(JSONSchema.text),
      "type": .texts(["string", "number", "boolean"]),
    ])
  }

  /// A text, or texts by the tags of their languages.
  private static func said(_ meaning: String? = nil) -> JSONSchema {
    JSONSchema.any([text(), map(of: text())])
      .described(by: ["description": meaning.map(JSONSchema.text)])
  }

  private static func texts(_ meaning: String? = nil) -> JSONSchema { list(of: text(), meaning) }

  private static func words(_ words: [String], _ meaning: String? = nil) -> JSONSchema {
    .of(["description": meaning.map(JSONSchema.text), "enum": .texts(words)])
  }

  private static func date(_ meaning: String? = nil) -> JSONSchema {
    .of([
      "description": meaning.map(JSONSchema.text), "type": .text("string"),
      "pattern": .text("^[0-9]{4}-[0-9]{2}-[0-9]{2}$"),
    ])
  }

  private static func flagged(_ meaning: String) -> JSONSchema {
    flag.described(by: ["description": .text(meaning)])
  }

  private static let number = JSONSchema.type("number")
  private static let integer = JSONSchema.type("integer")
  private static let flag = JSONSchema.type("boolean")
  /// Whatever people note down; nobody reads it.
  private static let anything = JSONSchema.flag(true)
  private static let severities = Severity.allCases.map(\.rawValue)
}

// A rule, and what changes rules.
extension RulesSchema {
  private static let rule = object(
    [
      ("id", text("What it is called, such as sign-in-with-apple-offered.")),
      ("title", said("What is right, as a sentence.")),
      ("guidelines", texts("The keys of the guidelines that it cites.")),
      ("severity", words(severities, "How much it matters.")),
      ("draft", flagged("It isn't finished: it needs no examples, and what it finds is a note.")),
      ("owner", words(Owner.allCases.map(\.rawValue), "Who can put it right.")),
      (
        "holds", object([("from", date()), ("until", date())], required: [], "Days of submission.")
      ),
      ("why", said("Why it is there.")),
      ("sources", texts("What it rests on.")),
      ("parameters", map(of: anything, "Values that people may override, typed by how they look.")),
      ("applies", text("Asked once, before 'each'; false: not applicable.")),
      ("each", bindings("The lists it goes through, outermost first.")),
      ("let", bindings("Names for expressions.")),
      ("when", text("False: this item is not applicable.")),
      (
        "exempt",
        list(
          of: object(
            [("id", text()), ("if", text()), ("note", said())],
            required: ["id", "if", "note"]
          ),
          "Reasons not to apply the rule."
        )
      ),
      ("require", text("What must be true.")),
      (
        "review",
        object([("if", text()), ("text", said())], required: ["if", "text"], "What to decide.")
      ),
      ("at", text("Where the finding points; default: the innermost item.")),
      (
        "related",
        list(of: object([("at", text()), ("note", said())], required: ["at", "note"]))
      ),
      (
        "picture",
        object(PictureMark.allCases.map { ($0.rawValue, text()) }, required: [], "What is drawn.")
      ),
      ("message", said("What is wrong, with values in braces.")),
      ("fix", said("What to do.")),
      ("examples", .reference(to: "examples")),
    ],
    required: [
      "id", "title", "guidelines", "severity", "why", "sources", "require", "message", "fix",
    ]
  )

  /// A list of mappings, or a single mapping.
  private static func bindings(_ meaning: String) -> JSONSchema {
    JSONSchema.any([list(of: .reference(to: "binding")), .reference(to: "binding")])
      .described(by: ["description": .text(meaning)])
  }

  private static let binding = map(of: text())

  private static let change = JSONSchema.any([
    object([("severity", words(severities)), ("parameters", map(of: anything))], required: []),
    words(["off"] + severities),
  ])

  private static let examples = object(
    RuleExample.Expectation.allCases.map { ($0.rawValue, list(of: example)) }
      + [("untested", list(of: excuse))],
    required: [],
    "What it must say about descriptions."
  )

  private static let excuse = object(
    [
      ("in", text("The clause, such as require or each screen.")),
      ("part", text("What of the clause, as it is written there.")),
      ("change", text("What would stand there instead; left out: whatever is changed in it.")),
      ("why", text("Why no example can show it.")),
    ],
    required: ["in", "part", "why"]
  )

  private static let example = object(
    [
      ("name", text("What it shows.")),
      ("base", text("The description that it starts from.")),
      ("set", map(of: anything, "What is changed, by paths.")),
      ("remove", texts("The paths of what is taken out.")),
      ("parameters", map(of: anything, "Other values for parameters of the rule.")),
      ("asOf", date("The day of checking.")),
      ("at", text("Where the finding must point.")),
      ("message", text("A part of what must be said.")),
      ("fix", text("A part of what must be said to do.")),
    ],
    required: ["name", "base"]
  )

  private static let check = object(
    [("failOn", words(severities)), ("strict", flag)],
    required: [],
    "Defaults of 'check' for what this file governs."
  )

  /// A field with its type, or a section with further fields.
  private static let field = JSONSchema.any([
    object(
      [("type", .reference(to: "fieldType")), ("meaning", said("What it says of the app."))],
      required: ["type", "meaning"]
    ),
    map(of: .reference(to: "field")),
  ])

  private static let fieldType = JSONSchema.any([
    object([("oneOf", texts("The words that are allowed."))], required: ["oneOf"]),
    object([("list", .reference(to: "fieldType"))], required: ["list"]),
    words(FieldType.namesForRules + ["[text]"]), texts(),
  ])
}

// The entries of catalogues.
extension RulesSchema {
  private static func entry(_ members: Members, required: [String]) -> JSONSchema {
    let replaces = flagged("It takes the place of the entry of the same name.")
    return object(members + [("replaces", replaces)], required: required)
  }

  private static let names = JSONSchema.any([map(of: text()), text()])

  private static let provider = entry(
    [
      ("id", text()), ("name", .reference(to: "names")), ("kind", words(Provider.kinds)),
      ("aliases", texts()), ("social", flag), ("needsItsApp", flag), ("takesPassword", flag),
      ("sendsCode", flag), ("refusesWebViews", flag), ("refusesWebViewsFrom", date()),
      ("evidence", anything),
    ],
    required: ["id", "name", "kind"]
  )

  private static let device = entry(
    [
      ("id", text()), ("name", text()), ("models", texts()),
      ("platform", words(DescriptionWords.platforms)),
      (
        "size", object([("width", number), ("height", number)], required: ["width", "height"])
      ),
      ("scale", number),
      (
        "insets",
        list(
          of: object(
            [
              ("from", integer), ("until", integer), ("portrait", .reference(to: "insets")),
              ("landscape", .reference(to: "insets")),
            ],
            required: []
          )
        )
      ),
      ("evidence", anything),
    ],
    required: ["id", "name", "platform", "size", "scale"]
  )

  private static let insets = object(
    [("top", number), ("bottom", number), ("left", number), ("right", number)],
    required: ["top", "bottom", "left", "right"]
  )

  private static let title = entry(
    [
      ("locale", text()), ("signIn", texts()), ("signUp", texts()), ("continue", texts()),
      ("watch", texts()),
    ],
    required: ["locale", "signIn", "signUp", "continue"]
  )

  private static let law = entry(
    [
      ("id", text()), ("names", texts()), ("jurisdiction", text()),
      (
        "articles",
        list(
          of: object(
            [("number", text()), ("from", date()), ("until", date()), ("mentions", texts())],
            required: ["number", "mentions"]
          )
        )
      ),
      ("addresses", texts()), ("appKinds", list(of: words(DescriptionWords.appKinds))),
      ("evidence", anything),
    ],
    required: ["id", "names", "jurisdiction", "articles", "appKinds"]
  )

  private static let edition = entry(
    [
      ("id", text()), ("from", date()), ("title", text()),
      ("trigger", words(Edition.Trigger.allCases.map(\.rawValue))),
      ("satisfiedBy", words(Edition.Satisfaction.allCases.map(\.rawValue))),
      ("exemptions", list(of: words(DescriptionWords.exemptions))),
      ("updatesBoundFrom", date()),
    ],
    required: ["id", "from", "title", "trigger", "satisfiedBy", "exemptions"]
  )

  private static let guideline = entry(
    [
      ("key", text()), ("number", text()), ("title", text()), ("address", text()),
      ("checked", text()),
    ],
    required: ["key", "title"]
  )

  private static let letter = entry(
    [
      ("class", text()), ("count", integer),
      ("decidable", words(LetterClass.Decidability.allCases.map(\.rawValue))),
    ],
    required: ["class", "count", "decidable"]
  )
}
