internal import Diagnostics
internal import Expressions

extension Function {
  static let next = neighbour(
    "next", "A list with the item behind the item of this list, or an empty one behind the last.",
    "afterSignIn.all(s, s.kind != 'consent' || afterSignIn.next(s).all(n, n.kind != 'consent'))", 1)

  static let previous = neighbour(
    "previous",
    "A list with the item before the item of this list, or an empty one before the first.",
    "screens[0].buttons.previous(screens[0].buttons[0]).size() == 0", -1)

  /// A list, because there may be none: it is asked with `exists` and `all`.
  private static func neighbour(
    _ name: String, _ summary: String, _ example: String, _ distance: Int
  ) -> Function {
    Function(
      name: name, on: .list(.parameter("T")), parameters: [.parameter("T")],
      result: .list(.parameter("T")), summary: summary, example: example, readsItems: false
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
