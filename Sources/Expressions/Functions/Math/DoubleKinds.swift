extension Function {
  static let isNaN = kind(
    "math.isNaN",
    "Whether the double is no number.",
    "!math.isNaN(44.0)"
  ) { $0.isNaN }

  static let isInf = kind(
    "math.isInf",
    "Whether the double is infinite.",
    "!math.isInf(44.0)"
  ) { $0.isInfinite }

  static let isFinite = kind(
    "math.isFinite",
    "Whether the double is neither infinite nor NaN.",
    "math.isFinite(44.0)"
  ) {
    $0.isFinite
  }

  private static func kind(
    _ name: String,
    _ summary: String,
    _ example: String,
    _ test: @escaping @Sendable (Double) -> Bool
  ) -> Function {
    Function(
      name: name,
      parameters: [.double],
      result: .boolean,
      summary: summary,
      example: example,
      cost: .none
    ) { arguments in
      arguments.double(0).map { .boolean(test($0)) } ?? arguments.mismatch
    }
  }
}
