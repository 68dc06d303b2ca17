internal import Diagnostics

extension Checker {
  /// A macro: what it goes through, then its body with the names it brings in.
  mutating func macro(_ macro: Macro, _ node: Int32) -> CheckedNode {
    let operand = check(macro.operand)
    let items = itemTypes(of: operand, macro)
    let before = locals.count
    let origin = (node: macro.operand, isItem: macro.kind != .bind)
    let countsItems = macro.secondName != nil && !types.resolved(operand.type).isMap
    let local = push(
      tree.name(macro.name), items.first, depth: operand.depth, from: countsItems ? nil : origin)
    let second = macro.secondName.map {
      push(tree.name($0), items.second, depth: operand.depth, from: countsItems ? origin : nil)
    }
    let condition = macro.condition.map { condition in
      let part = check(condition)
      demandBoolean(part, condition, macro.kind)
      return part.code
    }
    let body = check(macro.body)
    locals.removeSubrange(before...)
    let step = MacroStep(
      kind: macro.kind, operand: operand.code, local: local, secondLocal: second,
      condition: condition, body: body.code)
    let type = result(of: macro, operand, items, body)
    let depth = max(operand.depth, body.depth) + (macro.kind.buildsValues ? 1 : 0)
    return limited(.macro(program.macros.add(step)), type, depth: depth, node)
  }

  mutating func push(
    _ name: String, _ type: ValueType, depth: Int, from origin: (node: Int32, isItem: Bool)? = nil
  ) -> Int32 {
    let index = Int32(locals.count)
    let known = environment.options.checksTypes ? type : .dynamic
    locals.append(Local(name: name, type: known, index: index, depth: depth, origin: origin))
    program.localCount = max(program.localCount, locals.count)
    return index
  }

  private mutating func itemTypes(of operand: CheckedNode, _ macro: Macro) -> (
    first: ValueType, second: ValueType
  ) {
    let type = types.resolved(operand.type)
    switch (macro.kind, type) {
    case (.bind, _): return (type, .dynamic)
    case (_, .dynamic), (_, .parameter): return (.dynamic, .dynamic)
    case (_, .erroneous): return (.erroneous, .erroneous)
    case (.optionalMap, .optional(let inner)), (.optionalFlatMap, .optional(let inner)):
      return (inner, .dynamic)
    case (.optionalMap, _), (.optionalFlatMap, _): break
    case (_, .list(let item)): return macro.secondName == nil ? (item, .dynamic) : (.integer, item)
    case (.sortBy, _): break
    case (_, .map(let key, let value)): return (key, value)
    default: break
    }
    let wanted =
      switch macro.kind {
      case .optionalMap, .optionalFlatMap: "is for an optional"
      case .sortBy: "sorts a list"
      default: "goes through a list or a map"
      }
    note(
      id: "nothing-to-go-through",
      "'\(macro.kind.rawValue)' \(wanted); \(words(for: macro.operand, of: type))",
      on: macro.operand)
    return (.erroneous, .erroneous)
  }

  private mutating func result(
    of macro: Macro, _ operand: CheckedNode, _ items: (first: ValueType, second: ValueType),
    _ body: CheckedNode
  ) -> ValueType {
    let type = types.resolved(body.type)
    switch macro.kind {
    case .all, .exists, .existsOne:
      demandBoolean(body, macro.body, macro.kind)
      return .boolean
    case .filter:
      demandBoolean(body, macro.body, macro.kind)
      return .list(items.first)
    case .map, .transformList: return .list(type)
    case .transformMap: return .map(key: items.first, value: type)
    case .transformMapEntry:
      return bodyType(
        type, isFine: type.isMap, macro, id: "no-entry",
        "'transformMapEntry' needs a map of new entries")
    case .sortBy:
      if !OperatorTypes.isOrdered(type) {
        note(
          id: "no-sort-key",
          "'sortBy' needs a key that has an order; \(words(for: macro.body, of: type))",
          on: macro.body)
      }
      return types.resolved(operand.type)
    case .optionalMap: return .optional(type)
    case .optionalFlatMap:
      return bodyType(
        type, isFine: type.isOptional, macro, id: "not-flat",
        "'optFlatMap' needs an optional as its result")
    case .bind: return type
    }
  }

  private mutating func bodyType(
    _ type: ValueType, isFine: Bool, _ macro: Macro, id: String, _ demand: String
  ) -> ValueType {
    if isFine || type.isOpen { return type }
    note(id: id, "\(demand); \(words(for: macro.body, of: type))", on: macro.body)
    return .erroneous
  }

  private mutating func demandBoolean(_ part: CheckedNode, _ node: Int32, _ kind: Macro.Kind) {
    let type = types.resolved(part.type)
    guard !types.agree(.boolean, type) else { return }
    note(
      id: "needs-boolean",
      "'\(kind.rawValue)' needs a condition that is true or false; \(words(for: node, of: type))",
      on: node)
  }
}

extension Macro.Kind {
  /// Whether its result is nested one level deeper than what it is made of.
  fileprivate var buildsValues: Bool {
    switch self {
    case .map, .transformList, .transformMap, .optionalMap: true
    default: false
    }
  }
}
