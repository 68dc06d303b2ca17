internal import Diagnostics
internal import Expressions

extension Function {
  static let next = neighbour("next", 1)
  static let previous = neighbour("previous", -1)

  /// A list, because there may be none: it is asked with `exists` and `all`.
  private static func neighbour(_ name: String, _ distance: Int) -> Function {
    Function(
      name: name, on: .list(.parameter("T")), parameters: [.parameter("T")],
      result: .list(.parameter("T")), readsItems: false
    ) { arguments in
      guard case .list(let items) = arguments[0].value else {
        preconditionFailure("the checker lets only lists through")
      }
      // Two items may say the same; their places tell which of them is meant.
      let place = arguments[1].place
      let position = items.firstIndex { $0.place == place }
      guard place != .none, let position else {
        return .error(
          EvaluationError(
            .invalidArgument, Message("\(name) takes an item of the list that it is called on")))
      }
      let neighbour = position + distance
      return .list(items.indices.contains(neighbour) ? [items[neighbour]] : [])
    }
  }
}
