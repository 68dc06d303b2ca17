internal import Diagnostics

/// Functions by name.
struct FunctionTable: Sendable {
  /// Lists of parameters of one name, in the order in which they are tried.
  struct Overloads {
    fileprivate(set) var global: [Function.Overload] = []
    fileprivate(set) var onReceiver: [Function.Overload] = []

    fileprivate mutating func add(_ overloads: [Function.Overload]) {
      for overload in overloads {
        if overload.receiver == nil { global.append(overload) } else { onReceiver.append(overload) }
      }
    }
  }

  private var entries: [String: Overloads] = [:]
  /// The parts before the dot of qualified names: `math` of `math.abs`.
  private var prefixes: Set<String> = []

  init(_ functions: [Function]) {
    for function in functions {
      entries[function.name, default: Overloads()].add(function.overloads)
      guard let dot = function.name.utf8.lastIndex(of: UInt8(ascii: ".")) else { continue }
      prefixes.insert(String(function.name[..<dot]))
    }
  }

  /// The lists of parameters of a name; nil if no function has it.
  subscript(name: String) -> Overloads? { entries[name] }

  /// Whether functions have names that begin so, before a dot.
  func hasPrefix(_ name: String) -> Bool { prefixes.contains(name) }

  /// The names of functions called on a value, or of those that aren't.
  func names(onReceiver: Bool) -> [String] {
    entries.filter { !(onReceiver ? $1.onReceiver : $1.global).isEmpty }.keys.sorted()
  }

  static let standard = FunctionTable(Function.standard)
}

/// What other languages call functions that CEL has under other names.
enum FunctionSynonyms {
  /// The known name that was meant, to follow a message; nothing if none is near.
  static func clause(for name: String, among known: [String]) -> Message {
    if let meant = names[name] { return suggestion(meant) }
    let clause = Suggestion.clause(for: name, among: known)
    guard clause.isEmpty, let near = Suggestion.nearest(to: name, among: names.keys.sorted()),
      let meant = names[near]
    else { return clause }
    return suggestion(meant)
  }

  private static func suggestion(_ name: String) -> Message { Message(.didYouMeanQuoted, name) }

  private static let names = [
    "length": "size", "len": "size", "count": "size", "any": "exists", "some": "exists",
    "every": "all", "includes": "contains", "toLowerCase": "lowerAscii",
    "toLower": "lowerAscii", "lower": "lowerAscii", "toUpperCase": "upperAscii",
    "toUpper": "upperAscii", "upper": "upperAscii", "toString": "string", "str": "string",
    "max": "math.greatest", "min": "math.least", "where": "filter", "select": "map",
    "abs": "math.abs", "round": "math.round", "ceil": "math.ceil", "floor": "math.floor",
    "trunc": "math.trunc", "sqrt": "math.sqrt", "sign": "math.sign",
    "float": "double", "regex": "matches", "match": "matches", "substr": "substring",
    "date": "timestamp", "day": "timestamp",
  ]
}
