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
    switch type {
    case .parameter(let name):
      guard let known = types[name] else { return closing ? .dynamic : type }
      return resolved(known, closing: closing)
    case .list(let item): return .list(resolved(item, closing: closing))
    case .optional(let wrapped): return .optional(resolved(wrapped, closing: closing))
    case .type(let instance): return .type(resolved(instance, closing: closing))
    case .map(let key, let value):
      return .map(key: resolved(key, closing: closing), value: resolved(value, closing: closing))
    case .abstract(let name, let parameters):
      return .abstract(
        name: name,
        parameters: parameters.map { resolved($0, closing: closing) }
      )
    default: return type
    }
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

  private enum Answer {
    case fits
    case conflicts
    case impossible
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
    case (.list(let one), .list(let other)): return unify(one, other)
    case (.optional(let one), .optional(let other)): return unify(one, other)
    case (.type, .type): return true
    case (.map(let key, let value), .map(let otherKey, let otherValue)):
      return unify(key, otherKey) && unify(value, otherValue)
    case (.abstract(let name, let one), .abstract(let otherName, let other)):
      guard name == otherName, one.count == other.count else { return false }
      for (one, other) in zip(one, other) where !unify(one, other) { return false }
      return true
    default: return one == other || (one.isText && other.isText)
    }
  }

  private mutating func take(_ type: ValueType, for name: String) -> Answer {
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
    switch type {
    case .parameter(let other):
      other == name || types[other].map { mentions($0, name) } ?? false
    case .list(let inner), .optional(let inner), .type(let inner): mentions(inner, name)
    case .map(let key, let value): mentions(key, name) || mentions(value, name)
    case .abstract(_, let parameters): parameters.contains { mentions($0, name) }
    default: false
    }
  }
}
