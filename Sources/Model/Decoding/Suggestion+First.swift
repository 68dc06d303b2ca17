internal import Diagnostics

extension Suggestion {
  /// `; did you mean 'x'?` when there is a near name among the first of perhaps very many.
  static func clause(for word: String, amongFirst known: [String]) -> Message {
    clause(for: word, among: known.prefix(mostCompared))
  }

  /// A hint that names what is known, be it by other words.
  static func clause(for word: String, amongFirst known: [Candidate]) -> Message {
    clause(for: word, among: Array(known.prefix(mostCompared)))
  }

  private static var mostCompared: Int { 500 }
}
