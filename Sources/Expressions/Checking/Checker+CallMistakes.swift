internal import Diagnostics

extension Checker {
  /// What to say of a call of something that is no function.
  func unknownFunction(_ name: String) -> Message {
    if Macro.Kind.usage(of: name) != nil || environment.functions[name] != nil {
      return .calledOnNothing(name)
    }
    let known =
      environment.functions.names(onReceiver: false) + ["has"]
      + environment.definitions.names(of: nil)
    return .unknownFunction(name, FunctionSynonyms.clause(for: name, among: known))
  }

  /// What to say of a call on a value of something that is no function.
  func unknownMethod(_ name: String) -> Message {
    if environment.functions[name] != nil { return .calledOnValue(name) }
    let macros = [
      "all", "exists", "exists_one", "map", "filter", "transformList", "transformMap", "optMap",
    ]
    let known = environment.functions.names(onReceiver: true) + macros
    return .unknownFunction(name, FunctionSynonyms.clause(for: name, among: known))
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
  mutating func renamed(
    _ type: ValueType,
    _ names: inout [(old: String, new: ValueType)]
  ) -> ValueType {
    switch type {
    case .parameter(let name):
      if let known = names.first(where: { $0.old == name }) { return known.new }
      let new = fresh()
      names.append((name, new))
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

extension Message {
  /// A call with arguments that no list of parameters takes.
  static func wrongArguments(_ callee: Checker.Callee, _ found: [ValueType]) -> Self {
    let receiver = callee.isOnReceiver ? found.first : nil
    let given = signature(of: callee.name, receiver, found.dropFirst(receiver == nil ? 0 : 1))
    let known = callee.overloads.map { signature(of: callee.name, $0.receiver, $0.parameters[...]) }
    return Self(.wrongArguments, given, known.listed(lastJoinedBy: "and"))
  }

  /// How a function is called, in types: `string.indexOf(string)`.
  private static func signature(
    of name: String,
    _ receiver: ValueType?,
    _ parameters: ArraySlice<ValueType>
  ) -> String {
    let inside = parameters.map(\.name).joined(separator: ", ")
    return (receiver.map { $0.name + "." } ?? "") + "\(name)(\(inside))"
  }

  fileprivate static func unknownFunction(_ name: String, _ clause: Message) -> Self {
    Self(.unknownFunction, name, clause)
  }

  fileprivate static func calledOnNothing(_ name: String) -> Self {
    Self(.calledOnNothing, name, name)
  }

  fileprivate static func calledOnValue(_ name: String) -> Self {
    Self(.calledOnValue, name, name)
  }
}
