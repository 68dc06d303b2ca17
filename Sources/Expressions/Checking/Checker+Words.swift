package import Diagnostics

extension Checker {
  /// Reports literals that are compared with words, or stand where one is taken, and are none.
  ///
  /// In what a list is compared with, or looked for, also the keys of maps.
  mutating func checkWords(_ type: ValueType, _ node: Int32) {
    switch (type, tree[node].kind) {
    case (.enumeration(let words), .constant(let index)):
      guard case .string(let word) = tree.constant(index),
        let mistake = environment.options.mistake(in: word, of: words)
      else { return }
      let found = Mistake(mistake, at: tree[node].bytes)
      if !mistakes.contains(found) { note(mistake, on: node) }
    case (.list(let item), .list(let items)):
      for part in tree.parts(items) { checkWords(item, part) }
    case (.list(let key), .map(let parts)):
      let all = ContiguousArray(tree.parts(parts))
      for index in stride(from: 0, to: all.count, by: 2) { checkWords(key, all[index]) }
    case (_, .conditional(_, let first, let second)),
      (.list, .binary(.plus, let first, let second)):
      checkWords(type, first)
      checkWords(type, second)
    case (.list, .macro(let index))
    where tree.macros[index].kind == .filter || tree.macros[index].kind == .sortBy:
      checkWords(type, tree.macros[index].operand)
    case (_, .name(let name, isRooted: false)) where isLocal(name):
      guard let local = local(tree.name(name)), let origin = local.origin,
        comparedOrigins.insert(ComparedName(name: "\(origin.node)", type: type)).inserted
      else { return }
      // What it is made of knows only the names that were there before.
      let inner = locals[Int(local.index)...]
      locals.removeSubrange(Int(local.index)...)
      checkWords(origin.isItem ? .list(type) : type, origin.node)
      locals += inner
    case (.enumeration, _), (.list(.enumeration), _):
      guard let name = qualifiedName(node), let (root, _) = rootName(node),
        local(root).map({ $0.index < arguments.count }) ?? true
      else { return }
      compared.append(ComparedName(name: name, type: type))
    default: return
    }
  }

  /// Whether a macro has brought the name in.
  private func isLocal(_ name: Int32) -> Bool {
    local(tree.name(name)).map { $0.index >= arguments.count } ?? false
  }

  /// An argument that could be any text, where all that is done with it is to compare it with words.
  func narrowed(_ argument: Variable) -> Variable {
    let found = compared.filter { $0.name == argument.name }
    guard let type = found.first?.type, found.allSatisfy({ $0.type == type }),
      found.count == argumentUses.count(where: { $0 == argument.name }),
      argument.type.isNoMoreSpecific(than: type)
    else { return argument }
    return Variable(argument.name, type)
  }
}

extension Options {
  /// What is wrong with a word of an enumeration; nil for one that it has.
  package func mistake(in word: String, of type: EnumerationType) -> Message? {
    if type.words.contains(where: { $0.isSameText(as: word) }) { return nil }
    if type.isOpen { return openMistake(word, type) }
    let article = "aeio".contains(type.name.prefix(1)) && !type.name.isEmpty ? "an" : "a"
    let clause = Suggestion.clause(for: word, among: type.words)
    let words = type.words.listed(lastJoinedBy: "or")
    return Message(
      id: "unknown-word", "'\(word)' is not \(article) \(type.name): \(words)\(clause)")
  }
}
