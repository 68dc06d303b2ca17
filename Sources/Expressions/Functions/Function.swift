/// Something that expressions may call by name.
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

  /// Which function an overload is one of, and its number among them.
  struct Origin: Hashable, Sendable {
    var function = ""
    var number = 0
  }

  /// One list of parameters that the function accepts, and what it then answers.
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
    let origin: Origin

    package init(
      on receiver: ValueType? = nil,
      _ parameters: [ValueType],
      result: ValueType,
      cost: Cost = .reading,
      readsItems: Bool = true,
      body: @escaping Body
    ) {
      self.receiver = receiver
      self.parameters = parameters
      self.result = result
      self.cost = cost
      self.readsItems = readsItems
      self.body = body
      arguments = receiver.map { [$0] + parameters } ?? parameters
      isGeneric = arguments.contains { $0.mentionsParameters } || result.mentionsParameters
      origin = Origin()
    }

    /// The same as the one of that origin.
    fileprivate init(_ overload: Overload, of origin: Origin) {
      receiver = overload.receiver
      parameters = overload.parameters
      result = overload.result
      cost = overload.cost
      readsItems = overload.readsItems
      body = overload.body
      arguments = overload.arguments
      isGeneric = overload.isGeneric
      self.origin = origin
    }
  }

  package let name: String
  package let summary: String
  /// A call that shows what it does, as a condition that holds.
  package let example: String
  package let overloads: [Overload]

  package init(name: String, summary: String, example: String = "", overloads: [Overload]) {
    self.name = name
    self.summary = summary
    self.example = example
    self.overloads = overloads.enumerated().map { number, overload in
      Overload(overload, of: Origin(function: name, number: number))
    }
  }

  /// A function with one list of parameters.
  package init(
    name: String,
    on receiver: ValueType? = nil,
    parameters: [ValueType],
    result: ValueType,
    summary: String,
    example: String = "",
    cost: Cost = .reading,
    readsItems: Bool = true,
    body: @escaping Body
  ) {
    let overload = Overload(
      on: receiver,
      parameters,
      result: result,
      cost: cost,
      readsItems: readsItems,
      body: body
    )
    self.init(name: name, summary: summary, example: example, overloads: [overload])
  }
}
