internal import Documents
internal import Expressions
internal import Rules

/// An expression of a rule up to where somebody looks or types, and what can be named there.
struct RuleExpression {
  /// The expression, or what of it stands before the place.
  let text: String
  private let environment: Environment

  /// Nil where no expression stands; the text is that of the scalar up to the place.
  init?(_ cursor: Cursor, upTo text: String, in environment: Environment) {
    if !cursor.isKey, let (key, types) = Self.definition(at: cursor) {
      self.text = text
      self.environment = environment.inDefinition(key, types)
      return
    }
    guard !cursor.isKey, let clause = RuleClause(of: cursor) else { return nil }
    guard let inner = clause.isTemplate ? Self.openExpression(in: text) : text else { return nil }
    self.text = inner
    guard let rule = cursor.value(at: cursor.steps.prefix(2)) else { return nil }
    self.environment = Self.scope(of: rule, before: clause, in: environment)
  }

  /// The key of the definition whose expression it is, and the types of its arguments.
  private static func definition(at cursor: Cursor) -> (key: String, types: [String])? {
    guard cursor.steps.count == 3, cursor.steps.first == .key("definitions"),
      case .key(let key) = cursor.steps[1], cursor.steps.last == .key("is")
    else { return nil }
    let types = cursor.value(at: cursor.steps.prefix(2))?.value(of: "takes")?.items ?? []
    return (key, types.map { $0.text ?? "" })
  }

  /// Which expression of a rule it is.
  private struct RuleClause {
    /// Whether it is a text with expressions in braces.
    let isTemplate: Bool
    /// The key of the rule that it belongs to.
    let key: String
    /// The name that is declared there, and those before it are known.
    let name: String?

    init?(of cursor: Cursor) {
      let names = cursor.steps.map { step in
        if case .key(let key) = step { key } else { "" }
      }
      guard names.count >= 3, names[0] == "rules", names[1].isEmpty, let last = names.last else {
        return nil
      }
      key = names[2]
      switch key {
      case "require", "applies", "when", "key", "picture": (isTemplate, name) = (false, nil)
      case "at" where names.count == 3: (isTemplate, name) = (false, nil)
      case "each", "let": (isTemplate, name) = (false, last)
      case "title", "why", "message", "fix": (isTemplate, name) = (true, nil)
      case "exempt", "review", "related":
        guard ["if", "at", "note", "text"].contains(last) else { return nil }
        (isTemplate, name) = (!["if", "at"].contains(last), nil)
      default: return nil
      }
    }
  }

  /// What stands behind the last brace that is open; `{{` is a brace of the text.
  private static func openExpression(in text: String) -> String? {
    let plain = text.replacing("{{", with: "  ")
    guard let open = plain.lastIndex(of: "{"), !plain[open...].contains("}") else { return nil }
    return String(plain[plain.index(after: open)...])
  }

  /// The names that the rule itself brings in, as far as they are known before a place.
  private static func scope(
    of rule: DocumentNode, before clause: RuleClause, in environment: Environment
  ) -> Environment {
    let parameters = (rule.value(of: "parameters")?.entries ?? []).map {
      ObjectType.Field($0.name, .dynamic, $0.value.text ?? "")
    }
    var names: Set<String> = []
    let fields = parameters.filter { names.insert($0.name).inserted }
    let type = ObjectType(name: "parameters", fields: fields)
    let own = Variable("parameters", .object(type))
    if ["title", "why"].contains(clause.key) {
      return Environment(variables: [own], options: environment.options)
    }
    var scope = environment.adding(own)
    if clause.key == "applies" { return scope }
    for key in ["each", "let"] {
      let node = rule.value(of: key)
      let entries = node?.items?.flatMap { $0.entries ?? [] } ?? node?.entries ?? []
      for entry in entries {
        if clause.key == key, clause.name == entry.name { return scope }
        let type = scope.compile(entry.value.text ?? "").type
        scope = scope.adding(Variable(entry.name, key == "each" ? type.item : type))
      }
      if clause.key == key { return scope }
    }
    return scope
  }
}

// What can stand at the end of the text.
extension RuleExpression {
  /// Every name that can be used: the last of a name counts.
  var names: [Variable] {
    let all = scopeAtEnd.variables
    var met: Set<String> = []
    return all.reversed().filter { met.insert($0.name).inserted }.reversed()
  }

  /// The value before the point that the text ends with; nil without one.
  var receiver: (text: String, type: ValueType)? {
    let operand = Chain.last(in: text)
    guard operand.hasSuffix(".") else { return nil }
    let text = String(operand.dropLast())
    return (text, type(of: text))
  }

  /// What the last value is compared with, where a word in quotes has just begun.
  var comparedType: ValueType? {
    guard let quote = text.last, quote == "'" || quote == "\"" else { return nil }
    var rest = text.dropLast().withoutEndingBlanks
    for sign in ["==", "!=", "in ["] where rest.hasSuffix(sign) {
      rest = rest.dropLast(sign.count).withoutEndingBlanks
      return type(of: Chain.last(in: String(rest)))
    }
    return nil
  }

  /// What a name, or a chain of them, stands for.
  func type(of chain: String) -> ValueType { scopeAtEnd.compile(chain).type }

  /// With the names that macros bring in which are open at the end.
  private var scopeAtEnd: Environment {
    let opening = #/\.(?:all|exists|exists_one|existsOne|filter|map|sortBy)\(\s*([A-Za-z_]\w*)\s*,/#
    var scope = environment
    for match in text.matches(of: opening) {
      let operand = Chain.last(in: String(text[..<match.range.lowerBound]))
      let isOpen = !Chain.closes(text[match.range.upperBound...])
      guard isOpen else { continue }
      scope = scope.adding(Variable(String(match.output.1), scope.compile(operand).type.item))
    }
    return scope
  }
}

/// The last value of an expression, with the calls and items that belong to it.
enum Chain {
  /// Names, points, and brackets with what is in them.
  static func last(in text: String) -> String {
    let letters = Array(text)
    var start = letters.count
    var depth = 0
    while start > 0 {
      let letter = letters[start - 1]
      if letter == ")" || letter == "]" {
        depth += 1
      } else if letter == "(" || letter == "[" {
        if depth == 0 { break }
        depth -= 1
      } else if depth == 0, !isOfChain(letter) {
        break
      }
      start -= 1
    }
    return String(letters[start...])
  }

  /// Whether a bracket is closed that was opened before the text.
  static func closes(_ text: Substring) -> Bool {
    var depth = 0
    for letter in text {
      if letter == "(" { depth += 1 }
      if letter == ")" { depth -= 1 }
      if depth < 0 { return true }
    }
    return false
  }

  private static func isOfChain(_ letter: Character) -> Bool {
    letter == "." || letter == "?" || letter == "_"
      || letter.isASCII && (letter.isLetter || letter.isNumber)
  }
}

extension Substring {
  fileprivate var withoutEndingBlanks: Substring {
    var rest = self
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest
  }
}

extension ValueType {
  /// The type of what it holds, as macros and rules go through it.
  fileprivate var item: ValueType {
    switch self {
    case .list(let item): item
    case .map(let key, _): key
    default: .dynamic
    }
  }
}

/// A name in an expression of a rule, at which somebody looks.
struct ExpressionName {
  let word: String
  /// Where it stands in its file.
  let bytes: Range<Int>
  /// The name with what it follows: `screen.buttons`.
  let chain: String
  let isCall: Bool
  /// The type of the record that it follows; nil for what follows nothing.
  let receiver: ObjectType?
  /// What it is, if it is defined.
  let definition: FactDefinition?
  let type: ValueType

  /// Nil where no expression has a name.
  init?(_ cursor: Cursor, at offset: Int, in text: OpenText, by book: RuleBook) {
    guard let written = cursor.node.text else { return nil }
    let embedded = EmbeddedText(in: text.file, at: cursor.node.bytes, value: written)
    let letters = Array(written.utf8)
    guard let start = (0...letters.count).first(where: { embedded.fileOffset(of: $0) >= offset })
    else { return nil }
    let place = letters.stretch(around: start) { $0.isOfWord && $0 != UInt8(ascii: "-") }
    let before = String(decoding: letters[..<place.upperBound], as: UTF8.self)
    guard !place.isEmpty,
      let expression = RuleExpression(cursor, upTo: before, in: book.environment)
    else { return nil }
    word = String(decoding: letters[place], as: UTF8.self)
    bytes = embedded.fileRange(of: place)
    isCall = letters[place.upperBound...].first == UInt8(ascii: "(")
    chain = Chain.last(in: expression.text)
    type = expression.type(of: chain)
    let owner = chain.dropLast(word.count)
    if owner.hasSuffix("."), case .object(let type) = expression.type(of: String(owner.dropLast()))
    {
      receiver = type
    } else {
      receiver = nil
    }
    let name = FactDefinition.Name(word, of: receiver?.name)
    definition = receiver != nil || owner.isEmpty ? book.environment.definitions[name] : nil
  }
}
