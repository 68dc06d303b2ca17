internal import Diagnostics

extension Checker {
  /// A name by itself: a macro's, a variable, or the name of a type.
  mutating func name(_ name: String, isRooted: Bool, _ node: Int32) -> CheckedNode {
    if !isRooted, let local = local(name) {
      if local.index < arguments.count { argumentUses.append(name) }
      return emit(.local(local.index), local.type, node, depth: local.depth)
    }
    if let found = resolve(name, isRooted: isRooted, node) { return found }
    if let found = defined(name, of: nil, [], as: .value, node) { return found }
    let range = tree[node].bytes
    if let last = mistakes.last?.bytes, last != range, last.contains(range) {
      return CheckedNode(code: 0, type: .erroneous, depth: 0)
    }
    if case .enumeration(let words)? = typeBeside,
      environment.options.mistake(in: name, of: words) == nil
    {
      return report(
        id: "unknown-name",
        "there is nothing called '\(name)' here; a word stands in quotes: write '\(name)'",
        at: range, node, kind: .unknownName)
    }
    let (clause, bytes) = meant(by: name, at: range, among: knownNames)
    return report(
      id: "unknown-name", "there is nothing called '\(name)' here\(clause)", at: bytes, node,
      kind: .unknownName)
  }

  /// A variable or a type whose full name is written with dots, such as `a.b.c`.
  mutating func qualified(_ node: Int32) -> CheckedNode? {
    guard let (root, isRooted) = rootName(node) else { return nil }
    if !isRooted, local(root) != nil { return nil }
    if !environment.hasQualifiedNames, environment.container.isEmpty {
      // Then only types have dots in their names.
      let mayBeType = ValueType.namespaces.contains { $0.isSameText(as: root) }
      guard mayBeType, environment.slot(of: root) == nil else { return nil }
    }
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

  private mutating func resolve(_ name: String, isRooted: Bool, _ node: Int32) -> CheckedNode? {
    if isRooted || environment.container.isEmpty { return resolve(name, node) }
    for candidate in environment.candidates(for: name, isRooted: isRooted) {
      if let found = resolve(candidate, node) { return found }
    }
    return nil
  }

  private mutating func resolve(_ fullName: String, _ node: Int32) -> CheckedNode? {
    if let slot = environment.slot(of: fullName) {
      return emit(.variable(Int32(slot)), environment.type(inSlot: slot), node)
    }
    guard let type = ValueType.named[fullName] else { return nil }
    return emit(.constant(program.constants.add(TracedValue(.type(type)))), .type(type), node)
  }

  private var knownNames: some Sequence<String> {
    let variables = environment.variables.map(\.name)
    return [
      locals.map(\.name), variables, environment.definitions.names(of: nil), ["true", "false"],
    ].joined()
  }

  /// A field of a record, a key of a map, or a variable with a dot in its name.
  mutating func select(_ name: Int32, of operand: Int32, isOptional: Bool, _ node: Int32)
    -> CheckedNode
  {
    if !isOptional, let found = qualified(node) { return found }
    let part = check(operand)
    let (inner, wraps) = unwrapped(types.resolved(part.type))
    let field = tree.name(name)
    let use: DefinitionUse = wraps ? .inOptional : isOptional ? .optional : .value
    if case .object(let type) = inner, let found = defined(field, of: type, [part], as: use, node) {
      return CheckedNode(
        code: found.code, type: use == .value ? found.type : optional(found.type),
        depth: found.depth)
    }
    guard let (slot, type) = self.field(field, of: inner, operand: operand, node) else {
      return CheckedNode(code: part.code, type: .erroneous, depth: part.depth)
    }
    let fieldName = FieldName(name, slot: wraps ? nil : slot)
    let instruction: Instruction =
      isOptional ? .optionalField(part.code, fieldName) : .field(part.code, fieldName)
    let result = wraps || isOptional ? optional(type) : type
    return emit(instruction, result, node, depth: part.depth)
  }

  /// `has(e.f)`: whether something was said about a field.
  mutating func has(_ name: Int32, of operand: Int32, _ node: Int32) -> CheckedNode {
    let part = check(operand)
    let (inner, wraps) = unwrapped(types.resolved(part.type))
    let field = tree.name(name)
    if case .object(let type) = inner, !wraps,
      let found = defined(field, of: type, [part], as: .presence, node)
    {
      return CheckedNode(code: found.code, type: .boolean, depth: 0)
    }
    guard let (slot, _) = self.field(field, of: inner, operand: operand, node) else {
      return CheckedNode(code: part.code, type: .boolean, depth: 0)
    }
    return emit(.has(part.code, FieldName(name, slot: wraps ? nil : slot)), .boolean, node)
  }

  /// An item of a list or the value of a key.
  mutating func index(_ operand: Int32, _ key: Int32, isOptional: Bool, _ node: Int32)
    -> CheckedNode
  {
    let part = check(operand)
    let keyPart = check(key)
    let (inner, wraps) = unwrapped(types.resolved(part.type))
    let type = itemType(of: inner, key: keyPart, operand, key)
    let instruction = Instruction.index(part.code, key: keyPart.code, isOptional: isOptional)
    let result = wraps || isOptional ? optional(type) : type
    return emit(instruction, result, node, depth: part.depth)
  }

  /// What an optional may hold, and whether it was one.
  func unwrapped(_ type: ValueType) -> (type: ValueType, wraps: Bool) {
    guard case .optional(let wrapped) = type else { return (type, false) }
    return (wrapped, true)
  }

  private func optional(_ type: ValueType) -> ValueType {
    if case .erroneous = type { return type }
    return .optional(type)
  }

  /// A field's slot, if it is a declared one, and its type; nil, and reported, if there is none.
  private mutating func field(
    _ field: String, of type: ValueType, operand: Int32, _ node: Int32
  ) -> (slot: Int?, type: ValueType)? {
    switch type {
    case .erroneous: return (nil, .erroneous)
    case .dynamic, .parameter: return (nil, .dynamic)
    case .map(_, let value): return (nil, value)
    case .object(let object):
      guard let (slot, type) = object.field(field) else {
        let names = object.fields.map(\.name) + environment.definitions.names(of: object.name)
        let (clause, bytes) = meant(by: field, at: tree[node].mark, among: names)
        let known = object.known(names, without: field)
        note(
          id: "unknown-field",
          "\(object.name) has no field '\(field)'\(clause.isEmpty ? known : clause)", at: bytes)
        return nil
      }
      reads.append(FieldReference(type: object.name, field: field))
      return (slot, type)
    default:
      let list = tree.text(tree[operand].bytes)
      var mend = ""
      if type.hasSize, ["length", "size", "count"].contains(field) {
        mend = "; write size(\(list))"
      } else if case .list(.object(let item)) = type, item.field(field) != nil {
        mend = "; each of its items has one: write \(list).exists(item, item.\(field) …)"
      }
      note(
        id: "no-fields", "\(words(for: operand, of: type)), which has no field '\(field)'\(mend)",
        at: tree[node].mark)
      return nil
    }
  }

  /// What to add about an unknown name, and where: a hyphen in it was read as a minus.
  private func meant(
    by name: String, at bytes: Range<Int>, among known: some Sequence<String>
  ) -> (clause: Message, bytes: Range<Int>) {
    let clause = Suggestion.clause(for: name, among: known)
    let isInName = { (byte: UInt8) in byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-") }
    let start = tree.bytes[..<bytes.lowerBound].lastIndex { !isInName($0) }.map { $0 + 1 } ?? 0
    let end = tree.bytes[bytes.upperBound...].firstIndex { !isInName($0) } ?? tree.bytes.endIndex
    let words = tree.bytes[start..<end].split(
      separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard words.count > 1, words.allSatisfy({ $0.first?.isLetter == true }) else {
      return (clause, bytes)
    }
    let whole = tree.text(start..<end)
    let near = Suggestion.clause(for: whole, among: known)
    guard clause.isEmpty || !near.isEmpty else { return (clause, bytes) }
    return (
      "; '\(whole)' is read as a subtraction, since names have no hyphens\(near)", start..<end
    )
  }

  private mutating func itemType(
    of type: ValueType, key: CheckedNode, _ operand: Int32, _ keyNode: Int32
  ) -> ValueType {
    let keyType = types.resolved(key.type)
    switch type {
    case .erroneous: return .erroneous
    case .dynamic, .parameter: return .dynamic
    case .list(let item):
      if types.agree(.integer, keyType) { return item }
      let (list, found) = (words(for: operand), keyType.phrase)
      note(
        id: "bad-index",
        "\(list) is a list, whose items are counted with an int, not with \(found)", on: keyNode)
      return item
    case .map(let mapKey, let value):
      checkWords(types.resolved(mapKey), keyNode)
      checkWords(.list(keyType), operand)
      if types.agree(mapKey, keyType) { return value }
      note(
        id: "bad-key",
        "the keys of \(words(for: operand)) are of type \(mapKey.name), not \(keyType.name)",
        on: keyNode)
      return value
    default:
      var hint: String?
      if case .object = type, case .string(let field) = literal(keyNode) {
        hint = "write \(tree.text(tree[operand].bytes)).\(field)"
      }
      note(
        id: "not-indexed",
        "\(words(for: operand, of: type)); only lists and maps have items\(hint.asEnd)", on: operand
      )
      return .erroneous
    }
  }
}

extension ObjectType {
  /// Which fields there are, where a name is near none of them; or where to declare it.
  fileprivate func known(_ names: [String], without field: String) -> Message {
    if let further { return "; declare it under \(further.start)\(field): \(further.end)" }
    return names.isEmpty
      ? "; it has none" : "; it has \(names.prefix(100).joined(separator: ", "))"
  }
}

extension FieldName {
  fileprivate init(_ name: Int32, slot: Int?) {
    self.init(name: name, slot: slot.map(Int32.init) ?? -1)
  }
}

extension Checker {
  /// What a definition works out, of a value of the type or alone; nil if none has that name.
  ///
  /// A receiver is the first of the parts.
  mutating func defined(
    _ name: String, of receiver: ObjectType?, _ parts: [CheckedNode],
    _ arguments: ContiguousArray<Int32> = [], as use: DefinitionUse, _ node: Int32
  ) -> CheckedNode? {
    let name = FactDefinition.Name(name, of: receiver?.name)
    guard environment.definitions.has(name) else { return nil }
    guard let definition = environment.definitions[name] else {
      if environment.definitions.isPending(name) { pending.append(name) }
      return CheckedNode(code: parts.first?.code ?? 0, type: .erroneous, depth: 0)
    }
    if let receiver { reads.append(FieldReference(type: receiver.name, field: name.name)) }
    reads += definition.reads
    let found = parts.map { types.resolved($0.type) }
    if environment.options.checksTypes, found.contains(where: \.isErroneous) {
      return CheckedNode(code: parts.last?.code ?? 0, type: definition.type, depth: 0)
    }
    let overload = definition.overload
    // A value of the type is no argument that could be of another.
    let taken = receiver == nil ? found : Array(found.dropFirst())
    guard taken.count == overload.parameters.count, types.agree(taken, overload.parameters) else {
      let callee = Callee(
        name: name.name, overloads: [overload], isOnReceiver: overload.receiver != nil)
      return report(wrongArguments(callee, found, arguments), at: tree[node].mark, node)
    }
    for (type, argument) in zip(overload.parameters, arguments) { checkWords(type, argument) }
    let codes = program.add(parts: parts.map(\.code))
    let depth = (parts.map(\.depth).max() ?? 0) + definition.program.code.valueDepth
    let instruction = Instruction.defined(program.definitions.add(definition), codes, use)
    return limited(instruction, definition.type, depth: depth, node)
  }
}
