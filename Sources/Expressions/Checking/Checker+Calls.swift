internal import Diagnostics

extension Checker {
  /// A call that begins with the function's name.
  mutating func call(_ name: String, _ arguments: ContiguousArray<Int32>, _ node: Int32)
    -> CheckedNode
  {
    let isRooted = name.hasPrefix(".")
    let plain = isRooted ? String(name.dropFirst()) : name
    if let callee = global(plain, isRooted: isRooted) { return globalCall(callee, arguments, node) }
    if environment.definitions.has(FactDefinition.Name(plain, of: nil)) {
      let parts = arguments.map { check($0) }
      if let found = defined(plain, of: nil, parts, arguments, as: .value, node) { return found }
    }
    return report(unknownFunction(plain), at: tree[node].mark, node)
  }

  /// A call on a value, or of a function whose name has a dot.
  mutating func receiverCall(
    _ name: String, _ target: Int32, _ arguments: ContiguousArray<Int32>, _ node: Int32
  ) -> CheckedNode {
    if let found = qualifiedCall(name, target, arguments, node) { return found }
    let receiver = check(target)
    let object: ObjectType? =
      if case .object(let type) = types.resolved(receiver.type) { type } else { nil }
    let overloads = environment.functions[name]?.onReceiver ?? []
    let isDefined = environment.definitions.has(FactDefinition.Name(name, of: object?.name))
    // The arguments of an unknown one may be names that it would have brought in.
    let isKnown = !overloads.isEmpty || object != nil && isDefined
    let parts = [receiver] + (isKnown ? arguments.map { check($0) } : [])
    if environment.options.checksTypes, types.resolved(receiver.type).isErroneous {
      return CheckedNode(code: receiver.code, type: .erroneous, depth: 0)
    }
    if let object, let found = defined(name, of: object, parts, arguments, as: .value, node) {
      return found
    }
    if case .list(let item) = types.resolved(receiver.type), Self.searches.contains(name) {
      let message = notOfLists(name, target, item, arguments)
      return report(message, at: tree[node].mark, node)
    }
    guard isKnown else { return report(unknownMethod(name), at: tree[node].mark, node) }
    return apply(
      Callee(name: name, overloads: overloads, isOnReceiver: true), parts, [target] + arguments,
      node)
  }

  /// What is called: its name, and the lists of parameters it may be called with.
  struct Callee {
    let name: String
    let overloads: [Function.Overload]
    let isOnReceiver: Bool
  }

  /// A function that isn't called on a value, in the innermost container that has it.
  private func global(_ name: String, isRooted: Bool) -> Callee? {
    for candidate in environment.candidates(for: name, isRooted: isRooted) {
      let overloads = environment.functions[candidate]?.global ?? []
      if overloads.isEmpty { continue }
      return Callee(name: candidate, overloads: overloads, isOnReceiver: false)
    }
    return nil
  }

  private mutating func globalCall(
    _ callee: Callee, _ arguments: ContiguousArray<Int32>, _ node: Int32
  ) -> CheckedNode {
    let parts = arguments.map { check($0) }
    if callee.name == "dyn", parts.count == 1 {
      // It is its argument, of which nothing is known any more.
      return CheckedNode(code: parts[0].code, type: .dynamic, depth: parts[0].depth)
    }
    if let extreme = extreme(callee.name, parts, arguments, node) { return extreme }
    return apply(callee, parts, arguments, node)
  }

  private mutating func qualifiedCall(
    _ name: String, _ target: Int32, _ arguments: ContiguousArray<Int32>, _ node: Int32
  ) -> CheckedNode? {
    guard let (root, isRooted) = rootName(target), isRooted || local(root) == nil,
      let prefix = qualifiedName(target),
      environment.functions.hasPrefix(prefix) || !environment.container.isEmpty
    else { return nil }
    if let callee = global(prefix + "." + name, isRooted: isRooted) {
      return globalCall(callee, arguments, node)
    }
    guard environment.functions.hasPrefix(prefix), environment.slot(of: root) == nil else {
      return nil
    }
    return report(unknownFunction(prefix + "." + name), at: tree[node].mark, node)
  }

  /// Chooses the overloads that go with the arguments, and with them the type of the result.
  mutating func apply(
    _ callee: Callee, _ parts: [CheckedNode], _ nodes: ContiguousArray<Int32>, _ node: Int32
  ) -> CheckedNode {
    let found = parts.map { types.resolved($0.type) }
    if environment.options.checksTypes, found.contains(where: \.isErroneous) {
      return CheckedNode(code: parts.last?.code ?? 0, type: erroneousResult(of: callee), depth: 0)
    }
    let (fitting, result) = fitting(callee.overloads, found)
    guard let result, let first = fitting.first else {
      return report(wrongArguments(callee, found, nodes), at: tree[node].mark, node)
    }
    if found.count == 2, case .list = found[0] { checkWords(found[0], nodes[1]) }
    if fitting.count == 1 {
      for (type, argument) in zip(first.arguments, nodes) { checkWords(type, argument) }
    }
    let depth = (parts.map(\.depth).max() ?? 0) + 1
    if let special = special(callee, parts, nodes) {
      return limited(special, result, depth: depth, node)
    }
    let codes = program.add(parts: parts.map(\.code))
    guard fitting.count == 1, !found.contains(where: \.isOpen) else {
      return limited(
        .dispatch(program.add(fitting, name: callee.name), codes), result, depth: depth, node)
    }
    let overload = program.overloads.add(first)
    return limited(.call(overload: overload, codes), result, depth: depth, node)
  }

  /// What a call with a mistaken argument answers: its type if it can only be one.
  private func erroneousResult(of callee: Callee) -> ValueType {
    guard let first = callee.overloads.first?.result,
      callee.overloads.allSatisfy({ $0.result == first })
    else { return .erroneous }
    switch first {
    case .boolean, .integer, .double, .string, .duration, .timestamp: return first
    default: return .erroneous
    }
  }

  private mutating func fitting(_ overloads: [Function.Overload], _ found: [ValueType]) -> (
    [Function.Overload], ValueType?
  ) {
    var fitting: [Function.Overload] = []
    var result: ValueType?
    for index in overloads.indices where overloads[index].arguments.count == found.count {
      let (expected, answer) = instantiated(overloads[index])
      guard types.agree(found, expected) else { continue }
      fitting.append(overloads[index])
      let type = types.resolved(answer)
      if result == nil {
        result = type
      } else if result != type {
        result = .dynamic
      }
    }
    return (fitting, result)
  }

  /// The overload's types, its type parameters replaced by ones that nobody else has.
  private mutating func instantiated(_ overload: Function.Overload) -> (
    arguments: [ValueType], result: ValueType
  ) {
    guard overload.isGeneric else { return (overload.arguments, overload.result) }
    var names: [String: ValueType] = [:]
    let expected = overload.arguments.map { types.renamed($0, &names) }
    return (expected, types.renamed(overload.result, &names))
  }

  /// The instruction for functions that an ordinary call couldn't carry out.
  mutating func special(
    _ callee: Callee, _ parts: [CheckedNode], _ nodes: ContiguousArray<Int32>
  ) -> Instruction? {
    switch (callee.name, callee.isOnReceiver) {
    case ("size", _): return .size(parts[0].code)
    case ("matches", _): return matches(parts, nodes)
    case ("timestamp", false):
      checkTime(nodes[0])
      return nil
    case ("or", true): return .optionalOr(parts[0].code, parts[1].code, unwraps: false)
    case ("orValue", true): return .optionalOr(parts[0].code, parts[1].code, unwraps: true)
    case ("value", true): return .optionalValue(parts[0].code)
    default: return nil
    }
  }

  /// A pattern written as a literal is read once, and its mistakes are shown where they are.
  private mutating func matches(_ parts: [CheckedNode], _ nodes: ContiguousArray<Int32>)
    -> Instruction?
  {
    guard case .string(let written) = literal(nodes[1]) else { return nil }
    do {
      let pattern = try Pattern(written)
      return .matches(parts[0].code, pattern: program.patterns.add(pattern))
    } catch {
      note(id: "bad-pattern", "this is no pattern: \(error.reason)", on: nodes[1])
      return nil
    }
  }

  /// Reports, for rules, a literal that says no time, such as one that says a day only.
  private mutating func checkTime(_ node: Int32) {
    guard environment.options.demandsOneType, case .string(let text) = literal(node),
      Timestamp(text) == nil
    else { return }
    let hint = Self.time(in: text).map { "write '\($0)'" }
    note(
      id: "not-a-time", "'\(text)' is no time such as 2026-11-21T09:00:00Z\(hint.asEnd)", on: node)
  }

  /// `math.greatest` and `math.least`, which take any number of numbers.
  mutating func extreme(
    _ name: String, _ parts: [CheckedNode], _ nodes: ContiguousArray<Int32>, _ node: Int32
  ) -> CheckedNode? {
    guard name == "math.greatest" || name == "math.least" else { return nil }
    guard !parts.isEmpty, let overload = environment.functions[name]?.global.first else {
      return report(
        id: "no-numbers", "'\(name)' needs at least one number", at: tree[node].bytes, node)
    }
    var result: ValueType?
    for (part, argument) in zip(parts, nodes) {
      var type = types.resolved(part.type)
      if parts.count == 1, case .list(let item) = type { type = types.resolved(item) }
      guard type.isNumber || type.isOpen else {
        note(
          id: "not-a-number", "'\(name)' compares numbers; \(words(for: argument, of: type))",
          on: argument)
        result = .erroneous
        continue
      }
      result = result == nil || result == type || result == .erroneous ? type : .dynamic
    }
    let codes = program.add(parts: parts.map(\.code))
    let call = Instruction.call(overload: program.overloads.add(overload), codes)
    return emit(call, result ?? .dynamic, node)
  }
}

extension Checker {
  /// What other languages look into a list with.
  private static let searches: Set = ["contains", "includes"]

  private func notOfLists(
    _ name: String, _ list: Int32, _ item: ValueType, _ arguments: ContiguousArray<Int32>
  ) -> Message {
    let list = tree.text(tree[list].bytes)
    let searched = arguments.first.map { words(for: $0) } ?? "item"
    let instead =
      if case .object = types.resolved(item) { "\(list).exists(item, …)" } else {
        "\(searched) in \(list)"
      }
    return Message(id: "unknown-function", "a list has no '\(name)'; write \(instead)")
  }

  /// What to say of a call of something that is no function.
  func unknownFunction(_ name: String) -> Message {
    if Macro.Kind.usage(of: name) != nil || environment.functions[name] != nil {
      return Message(
        id: "called-on-nothing", "'\(name)' is called on a value; write value.\(name)(…)")
    }
    let known =
      environment.functions.names(onReceiver: false) + ["has"]
      + environment.definitions.names(of: nil)
    return unknown(name, among: known)
  }

  private func unknown(_ name: String, among known: [String]) -> Message {
    let clause = FunctionSynonyms.clause(for: name, among: known)
    return Message(id: "unknown-function", "there is no function '\(name)'\(clause)")
  }

  /// What to say of a call on a value of something that is no function.
  func unknownMethod(_ name: String) -> Message {
    if environment.functions[name] != nil {
      return Message(
        id: "called-on-value", "'\(name)' isn't called on a value; write \(name)(value)")
    }
    let macros = [
      "all", "exists", "exists_one", "map", "filter", "transformList", "transformMap", "optMap",
    ]
    return unknown(name, among: environment.functions.names(onReceiver: true) + macros)
  }
}

extension Checker {
  /// A call with arguments that no list of parameters takes, and how a number among them is written.
  func wrongArguments(
    _ callee: Callee, _ found: [ValueType], _ nodes: ContiguousArray<Int32>
  ) -> Message {
    let expected = callee.overloads.count == 1 ? callee.overloads[0].arguments : []
    let hint = zip(expected.suffix(nodes.count), nodes).lazy.compactMap {
      numberHint($1, as: $0)
    }.first
    let (given, known) = Message.signatures(callee, found)
    return Message(
      id: "wrong-arguments", "there is no \(given); there is \(known)\(hint.asEnd)")
  }
}

extension Message {
  /// How something is called, and how it can be.
  fileprivate static func signatures(_ callee: Checker.Callee, _ found: [ValueType]) -> (
    given: String, known: String
  ) {
    let receiver = callee.isOnReceiver ? found.first : nil
    let given = signature(of: callee.name, receiver, found.dropFirst(receiver == nil ? 0 : 1))
    let known = callee.overloads.map { signature(of: callee.name, $0.receiver, $0.parameters[...]) }
    return (given, known.listed(lastJoinedBy: "and"))
  }

  /// How a function is called, in types: `string.indexOf(string)`.
  private static func signature(
    of name: String, _ receiver: ValueType?, _ parameters: ArraySlice<ValueType>
  ) -> String {
    let inside = parameters.map(\.name).joined(separator: ", ")
    return (receiver.map { $0.name + "." } ?? "") + "\(name)(\(inside))"
  }
}
