extension Function {
  static let greatest = extreme(
    "math.greatest",
    "The greatest of the numbers, or of a list's.",
    "math.greatest(44.0, 30.0) == 44.0"
  ) {
    $0.extreme(replacing: .ascending)
  }

  static let least = extreme(
    "math.least",
    "The least of the numbers, or of a list's.",
    "math.least(44.0, 30.0) == 30.0"
  ) {
    $0.extreme(replacing: .descending)
  }

  private static func extreme(
    _ name: String,
    _ summary: String,
    _ example: String,
    body: @escaping Body
  ) -> Function {
    Function(
      name: name,
      parameters: [.dynamic],
      result: .dynamic,
      summary: summary,
      example: example,
      body: body
    )
  }
}

extension Arguments {
  /// The number before which no other comes that has that order to it.
  fileprivate func extreme(replacing order: Order) -> Value {
    let items = count == 1 ? list(0) : nil
    var result: Number?
    for index in 0..<(items?.count ?? count) {
      guard let number = Number(items?[index].value ?? self[index].value) else { return mismatch }
      if let best = result, best.order(to: number) != order { continue }
      result = number
    }
    return result?.value ?? .invalid("there is no number to compare")
  }
}
