extension [String] {
  /// The words as a sentence has them: `a, b or c`; of very many, the first ones.
  package func listed(with conjunction: String) -> String {
    guard count <= mostListed else {
      return "\(prefix(mostListed).joined(separator: ", ")), …"
    }
    guard let last, count > 1 else { return first ?? "nothing" }
    return "\(dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}

private let mostListed = 20
