internal import Diagnostics
internal import Documents

/// A fact or function that a file of rules defines, before anything in it was checked.
struct DefinitionSource: Sendable {
  /// As it is written: `screen.loginButtons`, `isWide(frame, least)`.
  let key: RuleFile.Name
  /// The types of what stands in brackets.
  let types: [LocatedText]
  let expression: LocatedText
  let meaning: TranslatedText
  /// What of it no example can show.
  let excuses: [RuleExcuse]

  /// As a rule has its clauses.
  var clause: WrittenClause { WrittenClause(key: "is", text: expression) }
}

extension DefinitionSource {
  /// What stands before its arguments.
  var calledName: String { String(key.name.prefix { $0 != "(" }) }

  /// The section that it belongs to, its name, and those of its arguments; nil where the key has
  /// more or less in it.
  var names: Names? { Self.names(in: key.name) }

  typealias Names = (section: String?, name: String, arguments: [String])

  static func names(in key: String) -> Names? {
    var text = key[...]
    var arguments: [String] = []
    if let open = text.firstIndex(of: "(") {
      guard text.last == ")" else { return nil }
      arguments = text[text.index(after: open)...].dropLast().split(
        separator: ",", omittingEmptySubsequences: false
      )
      .map { String($0.drop { $0 == " " }) }
      text = text[..<open]
    }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard (1...2).contains(parts.count), Set(arguments).count == arguments.count,
      (parts + arguments).allSatisfy(\.isNameInExpressions)
    else { return nil }
    return (parts.count == 2 ? parts[0] : nil, parts[parts.count - 1], arguments)
  }
}

extension ValueForm<[DefinitionSource]> {
  static var definitions: Self {
    Self(.map(.mapping(MappingReader.keys { $0.definition(RuleFile.Name.unnamed) }))) {
      values, node in
      values.entries(node)?.compactMap { entry in
        let key = RuleFile.Name(name: entry.name, range: values.range(of: entry.key))
        return values.mapping(entry.value) { $0.definition(key) }
      }
    }
  }
}

extension MappingReader {
  fileprivate mutating func definition(_ key: RuleFile.Name) -> DefinitionSource? {
    let types = optional("takes", .list(of: .written), "The types of its arguments, in order.")
    let expression = required("is", .written, "What it is, in CEL.")
    let meaning = required("meaning", .translatedText, "What it says of the app.")
    let excuses = optional(
      "untested", .list(of: .mapping { $0.excuse() }), "What no example can show, and why.")
    guard let expression, let meaning else { return nil }
    return DefinitionSource(
      key: key, types: types ?? [], expression: expression, meaning: meaning, excuses: excuses ?? []
    )
  }
}

extension RuleFile.Name {
  fileprivate static var unnamed: Self {
    Self(name: "", range: SourceRange(file: SourceFile.ID(path: ""), bytes: 0..<0))
  }
}
