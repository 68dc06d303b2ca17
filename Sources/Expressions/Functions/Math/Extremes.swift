extension Function {
  static let greatest = extreme(
    "math.greatest",
    "The greatest of the numbers, or of a list's.",
    replacing: .ascending
  )

  static let least = extreme(
    "math.least",
    "The least of the numbers, or of a list's.",
    replacing: .descending
  )

  private static func extreme(
    _ name: String,
    _ summary: String,
    replacing order: Order
  ) -> Function {
    Function(name: name, parameters: [.dynamic], result: .dynamic, summary: summary) { arguments in
      let items = arguments.count == 1 ? arguments.list(0) : nil
      let count = items?.count ?? arguments.count
      var result: Number?
      for index in 0..<count {
        guard let number = Number(items?[index].value ?? arguments[index].value) else {
          return arguments.mismatch
        }
        if let best = result, best.order(to: number) != order { continue }
        result = number
      }
      return result?.value ?? .invalid("there is no number to compare")
    }
  }
}
