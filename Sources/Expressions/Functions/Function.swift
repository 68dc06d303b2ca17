/// Something that expressions may call by name; `rules/reference.yaml` says what it is for.
package struct Function: Sendable {
  /// Computes a result; it may answer an error, or say that it is undecided.
  package typealias Body = @Sendable (Arguments) -> Value

  /// What a call costs beyond its one unit.
  package enum Cost: Sendable {
    case none
    /// A unit for every ten bytes of text, and for every item, in all the arguments.
    case reading
    /// The product of the arguments' sizes, where each is searched for in another.
    case searching
  }

  package let name: String
  package let overloads: [Overload]

  package init(name: String, overloads: [Overload]) {
    self.name = name
    self.overloads = overloads
  }

  /// A function with one list of parameters.
  package init(
    name: String, on receiver: ValueType? = nil, parameters: [ValueType], result: ValueType,
    readsItems: Bool = true, body: @escaping Body
  ) {
    let overload = Overload(
      on: receiver, parameters, result: result, readsItems: readsItems, body: body)
    self.init(name: name, overloads: [overload])
  }

  init(_ name: String, _ overloads: Overload...) {
    self.init(name: name, overloads: overloads)
  }
}

extension Function {
  /// One list of parameters that a function accepts, and what it then answers.
  ///
  /// A class, because every call refers to one.
  package final class Overload: Sendable {
    /// The type of the value it is called on, as in `text.size()`; nil for `size(text)`.
    package let receiver: ValueType?
    package let parameters: [ValueType]
    package let result: ValueType
    let cost: Cost
    /// Whether it reads the items of its lists, so that missing ones leave it undecided.
    let readsItems: Bool
    let body: Body
    /// The types of all its arguments, the receiver's first.
    let arguments: [ValueType]
    /// Whether any of its types has type parameters.
    let isGeneric: Bool

    package init(
      on receiver: ValueType? = nil, _ parameters: [ValueType], result: ValueType,
      cost: Cost = .reading, readsItems: Bool = true, body: @escaping Body
    ) {
      self.receiver = receiver
      self.parameters = parameters
      self.result = result
      self.cost = cost
      self.readsItems = readsItems
      self.body = body
      arguments = receiver.map { [$0] + parameters } ?? parameters
      isGeneric = arguments.contains { $0.mentionsParameters } || result.mentionsParameters
    }

    /// What is called by its name; its parameters are those of the closure.
    static func function<each Part: CallPart>(
      result: ValueType, cost: Cost = .reading, readsItems: Bool = true,
      _ body: @escaping @Sendable (repeat each Part) -> Value
    ) -> Overload {
      var types: [ValueType] = []
      for type in repeat (each Part).argument { if let type { types.append(type) } }
      return Overload(types, result: result, cost: cost, readsItems: readsItems) { call in
        var position = 0
        do throws(EvaluationError) {
          return body(repeat try call.next((each Part).self, &position))
        } catch {
          return .error(error)
        }
      }
    }

    /// A function whose result type is the closure's.
    static func function<each Part: CallPart, Result: FunctionResult>(
      cost: Cost = .reading, readsItems: Bool = true,
      _ body: @escaping @Sendable (repeat each Part) -> Result
    ) -> Overload {
      function(result: Result.type, cost: cost, readsItems: readsItems) {
        (part: repeat each Part) in body(repeat each part).value
      }
    }

    /// What is called on a value, which is the first parameter of the closure.
    static func method<each Part: CallPart>(
      result: ValueType, cost: Cost = .reading, readsItems: Bool = true,
      _ body: @escaping @Sendable (repeat each Part) -> Value
    ) -> Overload { function(result: result, cost: cost, readsItems: readsItems, body).onReceiver }

    /// A method whose result type is the closure's.
    static func method<each Part: CallPart, Result: FunctionResult>(
      cost: Cost = .reading, readsItems: Bool = true,
      _ body: @escaping @Sendable (repeat each Part) -> Result
    ) -> Overload { function(cost: cost, readsItems: readsItems, body).onReceiver }

    /// The overload as one that is called on its first argument.
    private var onReceiver: Overload {
      Overload(
        on: parameters.first, Array(parameters.dropFirst()), result: result, cost: cost,
        readsItems: readsItems, body: body)
    }
  }
}
