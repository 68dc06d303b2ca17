internal import Diagnostics

/// What other languages call functions that CEL has under other names.
enum FunctionSynonyms {
  /// The known name that was meant, to follow a message; nothing if none is near.
  static func clause(for name: String, among known: [String]) -> Wording {
    if let meant = names[name] { return suggestion(meant) }
    let clause = Suggestion.clause(for: name, among: known)
    guard clause.isEmpty, let near = Suggestion.nearest(to: name, among: names.keys.sorted()),
      let meant = names[near]
    else { return clause }
    return suggestion(meant)
  }

  private static func suggestion(_ name: String) -> Wording {
    "; did you mean '\(name)'?"
  }

  private static let names = [
    "length": "size", "len": "size", "count": "size", "any": "exists", "some": "exists",
    "every": "all", "includes": "contains", "toLowerCase": "lowerAscii",
    "toLower": "lowerAscii", "lower": "lowerAscii", "toUpperCase": "upperAscii",
    "toUpper": "upperAscii", "upper": "upperAscii", "toString": "string", "str": "string",
    "max": "math.greatest", "min": "math.least", "where": "filter", "select": "map",
    "float": "double", "regex": "matches", "match": "matches", "substr": "substring",
  ]
}
