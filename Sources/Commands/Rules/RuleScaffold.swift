internal import Diagnostics
internal import Expressions
internal import Model
internal import Rules

/// The beginning of a rule of one's own: a draft that loads as it is.
struct RuleScaffold {
  let text: String

  /// The rule goes through a list such as `screens.buttons`, or asks about the app.
  init(id: String, through list: String?, in book: RuleBook) throws(Refusal) {
    guard id.isKebabCase else {
      throw Refusal(
        text: Message("the id \(id.quoted) is not written in small letters, digits and hyphens"))
    }
    guard !book.knows(id) else {
      throw Refusal(text: Message("there is a rule \(id.quoted) already; choose another id"))
    }
    let path = try list.map { path throws(Refusal) in try ListPath(path, in: book) }
    text = Self.text(of: id, path)
  }

  private static func text(of id: String, _ path: ListPath?) -> String {
    let item = path?.bindings.last?.name
    let each = path.map { path in
      "    each:\n" + path.bindings.map { "      - \($0.name): \($0.list)\n" }.joined()
    }
    let subject = path?.label.map { "{\($0)}" } ?? (path == nil ? "{app.name}" : "It")
    return """
      # A draft: it needs no examples, and what it finds is a note. Fill it in, then take 'draft'
      # out; 'reviewlint rules test FILE' runs its examples.
      rules:
        - id: \(id)
          draft: true
          title: What is right, as a sentence
          guidelines: ['4.0']
          severity: warning
          why: Why it matters
          sources: [where that is written]
      \(each ?? "")    # What can be asked: reviewlint explain '\(path.map { String($0.reference.dropLast(2)) } ?? "app")'
          require: 'true'
          at: \(item ?? "app")
          message: '\(subject) is wrong, and how'
          fix: What to do
          examples:
            passes:
              - {name: what is right, base: complete}
            # As many as there are ways to get it wrong; 'set' and 'remove' change the base.
            fails: []
            #  - {name: what is wrong, base: complete, set: {app.version: '1.0'}}

      """
  }
}

/// The lists that lead to the items of a path, and what each item is called.
private struct ListPath {
  private(set) var bindings: [(name: String, list: String)] = []
  /// The path as the reference has it.
  private(set) var reference = ""
  /// What tells people which item it is; nil where nothing does.
  private(set) var label: String?

  init(_ path: String, in book: RuleBook) throws(Refusal) {
    var expression = ""
    var fields = book.schema.variables.map { Field(name: $0.name, type: $0.type) }
    var type: ValueType?
    for word in path.replacing("[]", with: "").split(separator: ".").map(String.init) {
      guard let field = fields.first(where: { $0.name == word }) else {
        let hint = Suggestion.clause(for: word, among: fields.map(\.name))
        throw Refusal(text: Message("there is no \(word.quoted) in \(path.quoted)\(hint)"))
      }
      expression += (expression.isEmpty ? "" : ".") + word
      reference += (reference.isEmpty ? "" : ".") + word
      type = field.type
      if case .list(let item) = field.type {
        let name = name(of: item, in: word)
        bindings.append((name, expression))
        expression = name
        reference += "[]"
        type = item
      }
      fields = Self.fields(of: type)
    }
    guard let last = bindings.last, last.name == expression, let type else {
      throw Refusal(
        text:
          Message(
            """
            \(path.quoted) is no list; write one such as screens, screens.buttons or \
            login.services
            """)
      )
    }
    label = Self.label(of: type).map { $0.isEmpty ? expression : "\(expression).\($0)" }
  }

  private typealias Field = (name: String, type: ValueType)

  private static func fields(of type: ValueType?) -> [Field] {
    guard case .object(let object)? = type else { return [] }
    return object.fields.map { ($0.name, $0.type) }
  }

  /// The name of the item's type where that is a word, or else of one of the list's items.
  private func name(of item: ValueType, in list: String) -> String {
    var name = list.hasSuffix("s") ? String(list.dropLast()) : "item"
    if case .object(let type) = item, type.name.allSatisfy(\.isLetter) { name = type.name }
    return bindings.contains { $0.name == name } ? "inner" : name
  }

  /// The field that a message can show; empty for a text, which shows itself.
  private static func label(of type: ValueType) -> String? {
    switch type {
    case .string, .enumeration, .double: ""
    default:
      ["id", "name"].first { name in
        fields(of: type).contains { $0.name == name && $0.type == .string }
      }
    }
  }
}

extension RuleBook {
  /// Whether any rule has the id, whether it holds or not.
  fileprivate func knows(_ id: String) -> Bool {
    rules.contains { $0.id == id } || rulesOff.contains { $0.id == id } || leftOut.contains(id)
  }
}
