internal import Diagnostics
internal import Documents
internal import Expressions
package import Model

// Facts of one's own, as rule files declare them.

extension MappingReader {
  /// A field with its type and meaning.
  fileprivate mutating func field(_ name: String) -> OwnField? {
    let type = required("type", .fieldType)
    let meaning = required("meaning", .translatedText, "What it says of the app.")
    guard let type, let meaning else { return nil }
    return OwnField(name: name, content: .value(type, meaning))
  }

  /// A type that has another in it, or words: `{list: number}`, `{oneOf: [ticked, absent]}`.
  fileprivate mutating func composedType() -> FieldType? {
    let words = optional("oneOf", .texts, "The words that are allowed.")
    let item = optional("list", .fieldType)
    if let item, words == nil { return .list(item) }
    if let words, item == nil { return .choice(EnumerationType(name: "word", words: words)) }
    return nil
  }
}

extension ValueForm<[RuleFile.FieldDeclaration]> {
  static var fields: Self { Self(.map(.field)) { $0.fields($1) } }
}

extension ValueForm<FieldType> {
  fileprivate static var fieldType: Self { Self(.fieldType) { $0.fieldType($1) } }
}

extension ValueShape {
  /// A field with its type, or a section with further fields.
  fileprivate static var field: ValueShape {
    .named("field") { .any([.mapping(MappingReader.keys { $0.field("") }), .map(.field)]) }
  }

  fileprivate static var fieldType: ValueShape {
    .named("fieldType") {
      // Of the keys of what is composed, one stands alone.
      let composed = MappingReader.keys { $0.composedType() }.map { key in
        ValueShape.mapping([KeyDeclaration(key.name, key.shape, key.meaning, isRequired: true)])
      }
      return .any(composed + [.word(among: FieldType.namesForRules + ["[text]"]), .list(.text)])
    }
  }
}

extension NodeReader {
  fileprivate mutating func fields(_ node: DocumentNode) -> [RuleFile.FieldDeclaration]? {
    entries(node)?.compactMap { entry in
      // The part of the path behind the last dot is the field's name.
      let name = entry.name.split(separator: ".", omittingEmptySubsequences: false).last ?? ""
      guard let field = field(String(name), entry.value) else { return nil }
      return RuleFile.FieldDeclaration(
        path: String(entry.name.dropLast(name.count) + field.name), range: range(of: entry.key),
        field: field)
    }
  }

  /// A field with a type, or a section with fields; with `[]` behind its name, a list of those.
  private mutating func field(_ name: String, _ node: DocumentNode) -> OwnField? {
    let entries = node.entries ?? []
    let isSection = !entries.isEmpty && entries.allSatisfy { $0.value.entries != nil }
    guard isSection, node.value(of: "meaning") == nil else {
      return mapping(node) { $0.field(name) }
    }
    let isList = name.hasSuffix("[]")
    return OwnField(
      name: isList ? String(name.dropLast(2)) : name,
      content: .section(entries.compactMap { field($0.name, $0.value) }, isList: isList))
  }

  /// A type's name, what it is composed of, or a list of the words that are allowed.
  fileprivate mutating func fieldType(_ node: DocumentNode) -> FieldType? {
    if let items = node.items {
      if let item = items.first?.text.flatMap(FieldType.init(named:)), items.count == 1 {
        return .list(item)
      }
      return texts(node).map { .choice(EnumerationType(name: "word", words: $0)) }
    }
    if node.entries != nil {
      let type = mapping(node) { $0.composedType() }
      if type == nil {
        diagnostics.report(
          id: "not-composed", "a type is a name, {oneOf: [words]} or {list: type}",
          at: range(of: node))
      }
      return type
    }
    guard let name = text(node) else { return nil }
    if let type = FieldType(named: name) { return type }
    diagnostics.report(.unknownType(name), at: range(of: node))
    return nil
  }
}

extension FieldType {
  /// The names by which rule files declare the types of their own fields.
  package static let namesForRules = [
    "text", "number", "length", "boolean", "date", "colour", "frame",
  ]

  fileprivate init?(named name: String) {
    switch name {
    case "text": self = .text
    case "number": self = .number(-1e15...1e15)
    case "length": self = .length(-100_000...100_000)
    case "boolean": self = .boolean
    case "date": self = .date
    case "colour": self = .colour
    case "frame": self = .frame
    // As it was written before other lists could be.
    case "[text]": self = .list(.text)
    default: return nil
    }
  }
}

extension Message {
  fileprivate static func unknownType(_ name: String) -> Self {
    let known = FieldType.namesForRules
    let hint = Suggestion.clause(for: name, among: known)
    let composed = "{oneOf: […]}, {list: …}"
    return Self(
      id: "unknown-type",
      "\(name.quoted) is no type: write \(([composed] + known).alternatives)\(hint)")
  }
}
