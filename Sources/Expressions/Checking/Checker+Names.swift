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
    guard let (name, root, isRooted) = qualifiedName(node) else { return nil }
    if !isRooted, local(root) != nil { return nil }
    let isPlain = !environment.hasQualifiedNames && environment.container.isEmpty
    if isPlain, environment.slot(of: root) != nil { return nil }
    return resolve(name, isRooted: isRooted, node)
  }

  /// The name that a chain of plain selections spells, the name it begins with, and its root dot.
  func qualifiedName(_ node: Int32) -> (name: String, root: String, isRooted: Bool)? {
    switch tree[node].kind {
    case .name(let name, let isRooted): return (tree.name(name), tree.name(name), isRooted)
    case .select(let operand, let field, isOptional: false):
      guard tree.bytes[tree[node].mark.lowerBound] != UInt8(ascii: "`"),
        let (name, root, isRooted) = qualifiedName(operand)
      else { return nil }
      return (name + "." + tree.name(field), root, isRooted)
    default: return nil
    }
  }

  func local(_ name: String) -> Local? {
    locals.last { $0.name == name }
  }

  private mutating func resolve(_ name: String, isRooted: Bool, _ node: Int32) -> Part? {
    for candidate in environment.candidates(for: name, isRooted: isRooted) {
      if let slot = environment.slot(of: candidate) {
        variables.insert(candidate)
        return emit(.variable(Int32(slot)), environment.variables[slot].type, node)
      }
      if let type = ValueType.named[candidate] {
        return emit(.constant(program.add(constant: .type(type))), .type(type), node)
      }
    }
    return nil
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
