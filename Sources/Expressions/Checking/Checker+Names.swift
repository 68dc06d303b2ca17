internal import Diagnostics

extension Checker {
  /// A name by itself: a macro's, a variable, or the name of a type.
  mutating func name(_ name: String, isRooted: Bool, _ node: Int32) -> Part {
    if !isRooted, let local = local(name) {
      return emit(.local(local.index), local.type, node, depth: local.depth)
    }
    if let found = resolve(name, isRooted: isRooted, node) { return found }
    return report(
      .unknownName(name, among: knownNames),
      at: tree[node].bytes,
      node,
      kind: .unknownName
    )
  }

  /// A variable or a type whose full name is written with dots, such as `a.b.c`.
  mutating func qualified(_ node: Int32) -> Part? {
    guard let (root, isRooted) = rootName(node) else { return nil }
    if !isRooted, local(root) != nil { return nil }
    let isPlain = !environment.hasQualifiedNames && environment.container.isEmpty
    if isPlain, environment.slot(of: root) != nil { return nil }
    guard let name = qualifiedName(node) else { return nil }
    return resolve(name, isRooted: isRooted, node)
  }

  /// The name that a chain of selections begins with, and whether a dot stands before it.
  func rootName(_ node: Int32) -> (name: String, isRooted: Bool)? {
    var node = node
    while case .select(let operand, _, isOptional: false) = tree[node].kind { node = operand }
    guard case .name(let name, let isRooted) = tree[node].kind else { return nil }
    return (tree.name(name), isRooted)
  }

  /// The name that a chain of plain selections spells.
  func qualifiedName(_ node: Int32) -> String? {
    switch tree[node].kind {
    case .name(let name, _): return tree.name(name)
    case .select(let operand, let field, isOptional: false):
      guard tree.bytes[tree[node].mark.lowerBound] != UInt8(ascii: "`"),
        let name = qualifiedName(operand)
      else { return nil }
      return name + "." + tree.name(field)
    default: return nil
    }
  }

  /// The innermost name of a macro that is written so.
  func local(_ name: String) -> Local? {
    locals.last { $0.name == name }
  }

  private mutating func resolve(_ name: String, isRooted: Bool, _ node: Int32) -> Part? {
    if isRooted || environment.container.isEmpty { return resolve(name, node) }
    for candidate in environment.candidates(for: name, isRooted: isRooted) {
      if let found = resolve(candidate, node) { return found }
    }
    return nil
  }

  private mutating func resolve(_ fullName: String, _ node: Int32) -> Part? {
    if let slot = environment.slot(of: fullName) {
      return emit(.variable(Int32(slot)), environment.variable(in: slot).type, node)
    }
    guard let type = ValueType.named[fullName] else { return nil }
    return emit(.constant(program.constants.add(Operand(.type(type)))), .type(type), node)
  }

  private var knownNames: [String] {
    locals.map(\.name) + environment.variables.map(\.name)
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownName(_ name: String, among known: [String]) -> Self {
    Self("there is nothing called '\(name)' here\(Suggestion.clause(for: name, among: known))")
  }
}
