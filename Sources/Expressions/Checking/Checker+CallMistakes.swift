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
