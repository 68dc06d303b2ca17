/// Conformance tests that aren't met, and why.
enum KnownConflicts {
  static let reasons: [String: String] = [:]
}
