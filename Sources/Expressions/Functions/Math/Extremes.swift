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
      var numbers = arguments.all
      if arguments.count == 1, let items = arguments.list(0) { numbers = items }
      guard let first = numbers.first else { return .invalid("there is no number to compare") }
      guard var result = Number(first.value) else { return arguments.mismatch }
      for operand in numbers.dropFirst() {
        guard let number = Number(operand.value) else { return arguments.mismatch }
        if result.order(to: number) == order { result = number }
      }
      return result.value
    }
  }
}
