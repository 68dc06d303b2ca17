internal import Diagnostics

extension Checker {
  func unknownFunction(_ name: String) -> Diagnostic.Message {
    if Macro.Kind.usage(of: name) != nil || environment.functions[name] != nil {
      return .calledOnNothing(name)
    }
    return .unknownFunction(name, among: environment.functions.names(onReceiver: false) + ["has"])
  }

  func unknownMethod(_ name: String, _ count: Int) -> Diagnostic.Message {
    if environment.functions[name] != nil { return .calledOnValue(name) }
    let macros = [
      "all", "exists", "exists_one", "map", "filter", "transformList", "transformMap", "optMap",
    ]
    return .unknownFunction(name, among: environment.functions.names(onReceiver: true) + macros)
  }
}

extension Function.Overload {
  /// How it is called, in types: `string.indexOf(string)`.
  fileprivate func signature(of name: String) -> String {
    let inside = parameters.map(\.name).joined(separator: ", ")
    return (receiver.map { $0.name + "." } ?? "") + "\(name)(\(inside))"
  }
}

extension ValueType {
  /// Whether it has type parameters anywhere.
  var mentionsParameters: Bool {
    switch self {
    case .parameter: true
    case .list(let inner), .optional(let inner), .type(let inner): inner.mentionsParameters
    case .map(let key, let value): key.mentionsParameters || value.mentionsParameters
    case .abstract(_, let parameters): parameters.contains(where: \.mentionsParameters)
    default: false
    }
  }
}

extension Substitution {
  /// The type with its parameters replaced by fresh ones, the same for the same name.
  mutating func renamed(_ type: ValueType, _ names: inout [String: ValueType]) -> ValueType {
    switch type {
    case .parameter(let name):
      if let known = names[name] { return known }
      let new = fresh()
      names[name] = new
      return new
    case .list(let inner): return .list(renamed(inner, &names))
    case .optional(let inner): return .optional(renamed(inner, &names))
    case .type(let inner): return .type(renamed(inner, &names))
    case .map(let key, let value):
      return .map(key: renamed(key, &names), value: renamed(value, &names))
    case .abstract(let name, let parameters):
      var changed: [ValueType] = []
      for parameter in parameters { changed.append(renamed(parameter, &names)) }
      return .abstract(name: name, parameters: changed)
    default: return type
    }
  }
}

extension Diagnostic.Message {
  static func wrongArguments(_ callee: Checker.Callee, _ found: [ValueType]) -> Self {
    let given = found.map(\.name).joined(separator: ", ")
    let known = callee.overloads.map { $0.signature(of: callee.name) }
    return Self(
      "'\(callee.name)' doesn't go with (\(given)); it is \(known.listed(lastJoinedBy: "or"))"
    )
  }

  fileprivate static func unknownFunction(_ name: String, among known: [String]) -> Self {
    Self("there is no function '\(name)'\(Suggestion.clause(for: name, among: known))")
  }

  fileprivate static func calledOnNothing(_ name: String) -> Self {
    Self("'\(name)' is called on a value; write value.\(name)(…)")
  }

  fileprivate static func calledOnValue(_ name: String) -> Self {
    Self("'\(name)' isn't called on a value; write \(name)(value)")
  }
}
