internal import Diagnostics

extension Checker {
  /// What to say of a call of something that is no function.
  func unknownFunction(_ name: String) -> Message {
    if Macro.Kind.usage(of: name) != nil || environment.functions[name] != nil {
      return Message.calledOnNothing(name, name)
    }
    let known =
      environment.functions.names(onReceiver: false) + ["has"]
      + environment.definitions.names(of: nil)
    return Message.unknownFunction(name, FunctionSynonyms.clause(for: name, among: known))
  }

  /// What to say of a call on a value of something that is no function.
  func unknownMethod(_ name: String) -> Message {
    if environment.functions[name] != nil { return Message.calledOnValue(name, name) }
    let macros = [
      "all", "exists", "exists_one", "map", "filter", "transformList", "transformMap", "optMap",
    ]
    let known = environment.functions.names(onReceiver: true) + macros
    return Message.unknownFunction(name, FunctionSynonyms.clause(for: name, among: known))
  }
}

extension Message {
  /// A call with arguments that no list of parameters takes.
  static func wrongArguments(_ callee: Checker.Callee, _ found: [ValueType]) -> Self {
    let receiver = callee.isOnReceiver ? found.first : nil
    let given = signature(of: callee.name, receiver, found.dropFirst(receiver == nil ? 0 : 1))
    let known = callee.overloads.map { signature(of: callee.name, $0.receiver, $0.parameters[...]) }
    return Message.wrongArguments(given, known.listed(lastJoinedBy: "and"))
  }

  /// How a function is called, in types: `string.indexOf(string)`.
  private static func signature(
    of name: String, _ receiver: ValueType?, _ parameters: ArraySlice<ValueType>
  ) -> String {
    let inside = parameters.map(\.name).joined(separator: ", ")
    return (receiver.map { $0.name + "." } ?? "") + "\(name)(\(inside))"
  }
}

extension Message {
  fileprivate static func calledOnNothing(
    _ name: some MessageArgument, _ second: some MessageArgument
  ) -> Message {
    Message(id: "called-on-nothing", "'\(name)' is called on a value; write value.\(second)(…)")
  }

  fileprivate static func unknownFunction(
    _ name: some MessageArgument, _ clause: some MessageArgument
  ) -> Message {
    Message(id: "unknown-function", "there is no function '\(name)'\(clause)")
  }

  fileprivate static func calledOnValue(
    _ name: some MessageArgument, _ second: some MessageArgument
  ) -> Message {
    Message(id: "called-on-value", "'\(name)' isn't called on a value; write \(second)(value)")
  }

  fileprivate static func wrongArguments(
    _ given: some MessageArgument, _ listed: some MessageArgument
  ) -> Message {
    Message(id: "wrong-arguments", "there is no \(given); there is \(listed)")
  }
}
