/// What code does where a case or a condition holds.
///
/// Told by words, signs and braces: a branch that can't be made out does something.
struct SourceBranch {
  private static let nextCase = SourceToken.hash("case".utf8)
  private static let endings = hashes(["default", "case"])
  /// What says nothing but that the branch ends.
  private static let empty = hashes(["break", "return"])
  private static let object = SourceToken.hash("self".utf8)
  private static let otherwise = SourceToken.hash("else".utf8)

  private static func hashes(_ words: [String]) -> Set<UInt64> {
    Set(words.map { SourceToken.hash($0.utf8) })
  }

  let tokens: [SourceToken]
  let bytes: [UInt8]
  /// The hashes of the functions, objects and types that only write down what happens.
  let logs: Set<UInt64>

  /// A longer one does something.
  private static let longest = 500

  /// Whether the branch of the condition that ends before a token does more than end or write a log.
  func acts(behind index: Int) -> Bool {
    guard var start = start(behind: index) else { return true }
    var position = start
    var depth = 0
    while position < min(tokens.count, index + Self.longest) {
      let token = tokens[position]
      switch sign(position) {
      case "{": depth += 1
      case "}":
        if depth == 0 { return false }
        depth -= 1
      case ";", "@": break
      case nil where token.kind == .text: return true
      case nil where depth == 0 && token.hash == Self.nextCase && position == start:
        // In C, what is empty goes on with the next case.
        guard let next = self.start(behind: position + 1) else { return true }
        (start, position) = (next, next)
        continue
      case nil where depth == 0 && Self.endings.contains(token.hash): return false
      case nil where Self.empty.contains(token.hash): break
      default:
        guard let next = behindLog(position) else { return true }
        position = next
        continue
      }
      position += 1
    }
    return true
  }

  private func sign(_ index: Int) -> Unicode.Scalar? { tokens.sign(at: index, in: bytes) }

  private static let longestCondition = 60

  /// Behind the colon of a case, or the brace behind a condition.
  private func start(behind index: Int) -> Int? {
    for position in index - 1..<min(tokens.count, index + Self.longestCondition) {
      if tokens[position].hash == Self.otherwise { return nil }
      switch sign(position) {
      case ":", "{": return position + 1
      case "?", ";", "}", "]": return nil
      default: continue
      }
    }
    return nil
  }

  /// Behind a call that only writes a log: `print(…)`, `self.logger.info(…)`.
  private func behindLog(_ index: Int) -> Int? {
    var position = index
    if tokens[position].hash == Self.object, sign(position + 1) == "." { position += 2 }
    guard position < tokens.count, logs.contains(tokens[position].hash) else { return nil }
    position += 1
    while sign(position) == "." { position += 2 }
    guard sign(position) == "(" else { return nil }
    var depth = 0
    while position < min(tokens.count, index + Self.longest) {
      if sign(position) == "(" { depth += 1 }
      if sign(position) == ")" { depth -= 1 }
      position += 1
      if depth == 0 { return position }
    }
    return nil
  }
}
