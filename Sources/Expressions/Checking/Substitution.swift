/// What the type parameters of a check stand for, as far as it is known.
struct Substitution {
  private var types: [String: ValueType] = [:]
  private var count = 0

  /// A type parameter that nobody else has.
  mutating func fresh() -> ValueType {
    count += 1
    return .parameter("_" + String(count))
  }

  /// The type with its parameters replaced; those that are still free become `dyn` if asked for.
  func resolved(_ type: ValueType, closing: Bool = false) -> ValueType {
    if count == 0, !closing { return type }
    guard case .parameter(let name) = type else {
      return type.mappingParts { resolved($0, closing: closing) }
    }
    return types[name].map { resolved($0, closing: closing) } ?? (closing ? .dynamic : type)
  }

  /// The type with its parameters replaced by fresh ones, the same for the same name.
  mutating func renamed(_ type: ValueType, _ names: inout [String: ValueType]) -> ValueType {
    guard case .parameter(let name) = type else {
      return type.mappingParts { renamed($0, &names) }
    }
    let new = names[name] ?? fresh()
    names[name] = new
    return new
  }

  /// Whether both types can stand for each other; what follows for parameters is kept if so.
  mutating func agree(_ one: ValueType, _ other: ValueType) -> Bool {
    let before = types
    if unify(one, other) { return true }
    types = before
    return false
  }

  /// Whether each pair agrees; what follows for parameters is kept only if all do.
  mutating func agree(_ ones: [ValueType], _ others: [ValueType]) -> Bool {
    guard ones.count == others.count else { return false }
    let before = types
    for (one, other) in zip(ones, others) where !unify(one, other) {
      types = before
      return false
    }
    return true
  }

  private enum Agreement {
    case fits, conflicts, impossible
  }

  private mutating func unify(_ one: ValueType, _ other: ValueType) -> Bool {
    if case .parameter(let name) = other {
      switch take(one, for: name) {
      case .fits: return true
      case .conflicts: return false
      case .impossible: break
      }
    }
    if case .parameter(let name) = one { return take(other, for: name) == .fits }
    return unifyPlain(one, other)
  }

  private mutating func unifyPlain(_ one: ValueType, _ other: ValueType) -> Bool {
    if one.isDynamic || other.isDynamic { return true }
    switch (one, other) {
    case (.null, _): return other.admitsNull
    case (_, .null): return one.admitsNull
    case (.type, .type): return true
    case _ where one.isBuilt(like: other):
      for (one, other) in zip(one.parts, other.parts) where !unify(one, other) { return false }
      return true
    default: return one == other || (one.isText && other.isText)
    }
  }

  private mutating func take(_ type: ValueType, for name: String) -> Agreement {
    if type == .parameter(name) { return .fits }
    guard let known = types[name] else {
      guard !mentions(type, name) else { return .impossible }
      types[name] = type
      return .fits
    }
    if type == known { return .fits }
    guard unify(type, known) else { return .conflicts }
    let general = type.mostGeneral(with: known)
    if !mentions(general, name) { types[name] = general }
    return .fits
  }

  private func mentions(_ type: ValueType, _ name: String) -> Bool {
    guard case .parameter(let other) = type else {
      return type.parts.contains { mentions($0, name) }
    }
    return other == name || types[other].map { mentions($0, name) } ?? false
  }
}
