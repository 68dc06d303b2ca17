internal import Diagnostics

extension Checker {
  /// What a definition works out, of a value of the type or alone; nil if none has that name.
  ///
  /// A receiver is the first of the parts.
  mutating func defined(
    _ name: String, of receiver: ObjectType?, _ parts: [Part], as use: DefinitionUse, _ node: Int32
  ) -> Part? {
    let name = FactDefinition.Name(name, of: receiver?.name)
    guard environment.definitions.has(name) else { return nil }
    guard let definition = environment.definitions[name] else {
      if environment.definitions.isPending(name) { pending.append(name) }
      return Part(code: parts.first?.code ?? 0, type: .erroneous, depth: 0)
    }
    if let receiver { reads.append(FieldReference(type: receiver.name, field: name.name)) }
    reads += definition.reads
    let found = parts.map { types.resolved($0.type) }
    if environment.options.checksTypes, found.contains(where: \.isErroneous) {
      return Part(code: parts.last?.code ?? 0, type: definition.type, depth: 0)
    }
    let overload = definition.overload
    // A value of the type is no argument that could be of another.
    let taken = receiver == nil ? found : Array(found.dropFirst())
    guard taken.count == overload.parameters.count, types.agree(taken, overload.parameters) else {
      let callee = Callee(
        name: name.name, overloads: [overload], isOnReceiver: overload.receiver != nil)
      return report(.wrongArguments(callee, found), at: tree[node].mark, node)
    }
    let codes = program.add(parts: parts.map(\.code))
    let depth = (parts.map(\.depth).max() ?? 0) + definition.program.code.valueDepth
    let instruction = Instruction.defined(program.definitions.add(definition), codes, use)
    return limited(instruction, definition.type, depth: depth, node)
  }
}
