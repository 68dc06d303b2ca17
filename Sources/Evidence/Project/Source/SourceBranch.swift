internal import Model

/// What code does where a case or a condition holds, told by words, signs and braces.
struct SourceBranch {
  enum Effect {
    case something
    /// The branch only ends, or writes a log.
    case nothing
    /// It can't be made out.
    case unclear
  }

  private static let condition = SourceToken.hash("if".utf8)
  private static let cases = SourceToken.hashes(["case", "default"])
  private static let guards = SourceToken.hash("guard".utf8)
  private static let otherwise = SourceToken.hash("else".utf8)
  private static let next = SourceToken.hash("fallthrough".utf8)
  private static let endings = SourceToken.hashes(["break", "return", "continue"])
  /// What says nothing by itself, before a call or behind a `return`.
  private static let empty = SourceToken.hashes([
    "await", "try", "do", "void", "nil", "null", "false", "undefined", "NO",
  ])
  private static let declarations = SourceToken.hashes(["let", "var", "const", "final"])

  let tokens: SourceTokens
  let detection: Detection

  /// A longer one isn't made out.
  private static let longest = 500

  /// What the branch does of the condition that ends before a token.
  func effect(behind index: Int) -> Effect {
    guard let start = start(behind: index) else { return .unclear }
    var (position, first, depth, goesOn) = (start.index, start.index, 0, false)
    while position < min(tokens.count, index + Self.longest) {
      if depth == 0, isCase(position) {
        // In C, what is empty goes on with the next case.
        guard goesOn || position == first else { return .nothing }
        guard let next = self.start(behind: position + 1) else { return .unclear }
        (position, first, goesOn) = (next.index, next.index, false)
        continue
      }
      switch tokens.sign(position) {
      case "{": depth += 1
      case "}" where depth == 0: return .nothing
      case "}": depth -= 1
      case "@" where depth == 0 && isCase(position + 2): return .nothing
      case ";", "@": break
      default:
        goesOn = goesOn || tokens[position].hash == Self.next
        guard let next = behindNothing(position) else { return .something }
        guard next < tokens.count else { return .unclear }
        position = next - 1
      }
      position += 1
      if depth == 0, start.isStatement, position < tokens.count,
        tokens.sign(position - 1) == ";" || tokens[position].line != tokens[position - 1].line
      {
        return .nothing
      }
    }
    return .unclear
  }

  private func isCase(_ index: Int) -> Bool {
    index < tokens.count && tokens[index].kind == .word && Self.cases.contains(tokens[index].hash)
  }

  private static let longestCondition = 60

  /// Behind the colon of a case, the brace or the brackets of a condition, or what leaves where it
  /// doesn't hold; and whether one statement stands there.
  private func start(behind index: Int) -> (index: Int, isStatement: Bool)? {
    var depth = 0
    for position in index - 1..<min(tokens.count, index + Self.longestCondition) {
      if tokens[position].hash == Self.otherwise, tokens.sign(position + 1) == "{" {
        return tokens.partner(position + 1).map { ($0 + 1, false) }
      }
      switch tokens.sign(position) {
      case ":", "{": return (position + 1, false)
      case "(" where position >= index: depth += 1
      case ")" where position >= index:
        depth -= 1
        if depth < 0, !tokens.isSign(position + 1, "{)&|.?=!,:") {
          // Whether `if` stands before the brackets.
          let start = tokens.partner(position) ?? 0
          let isCondition = start > 0 && tokens[start - 1].hash == Self.condition
          return isCondition ? (position + 1, true) : nil
        }
      case "]" where tokens.sign(position + 1) == ".": continue
      case "?" where tokens.sign(position + 1) == ".": continue
      case "?", ";", "}", "]": return nil
      default: continue
      }
    }
    return nil
  }

  /// Behind a statement, or a part of one, that handles nothing; nil where it does something.
  private func behindNothing(_ index: Int) -> Int? {
    if tokens.sign(index) == "[" { return behindMessage(index) }
    // `#if DEBUG` goes up to the end of its line.
    if tokens.sign(index) == "#" {
      let line = tokens[index].line
      return tokens.indices[index...].first { tokens[$0].line != line } ?? tokens.count
    }
    guard tokens[index].kind == .word else { return nil }
    switch tokens[index].hash {
    case Self.next, Self.otherwise: return index + 1
    case Self.condition, Self.guards: return behindCondition(index)
    case let word where Self.endings.contains(word) || Self.empty.contains(word):
      return tokens.isSign(index + 1, "?!") ? index + 2 : index + 1
    default: break
    }
    let isDeclared = Self.declarations.contains(tokens[index].hash)
    var value = isDeclared ? index + 1 : index
    if tokens.sign(value + 1) == "=", tokens.sign(value + 2) != "=" { value += 2 }
    guard value < tokens.count else { return tokens.count }
    let isEnd =
      value + 1 == tokens.count || tokens[value + 1].line != tokens[value].line
      || tokens.sign(value + 1) == ";"
    if isDeclared, isEnd { return value + 1 }
    return tokens[value].kind == .word ? behindLog(value) : nil
  }

  private func behindCondition(_ index: Int) -> Int? {
    if tokens.sign(index + 1) == "(", let end = tokens.partner(index + 1),
      tokens.sign(end + 1) == nil || tokens.isSign(end + 1, "{[")
    {
      return end + 1
    }
    return tokens.indices[index...].prefix(Self.longestCondition).first { tokens.sign($0) == "{" }
  }

  /// Behind a call that only writes a log: `print(…)`, `self.logger?.info(…)`, `log.debug { … }`. Nil
  /// where something else is done, the end of the file where that can't be made out.
  private func behindLog(_ index: Int) -> Int? {
    var (position, names, isCall) = (index + 1, [index], false)
    while true {
      if tokens.sign(position) == "(" {
        guard let end = tokens.partner(position) else { return tokens.count }
        (position, isCall) = (end + 1, true)
      } else if tokens.isSign(position, "?!."), tokens.isSign(position + 1, "."),
        position + 2 < tokens.count
      {
        position += 1
      } else if tokens.sign(position) == ".", position + 1 < tokens.count {
        names.append(position + 1)
        position += 2
      } else {
        break
      }
    }
    guard isLog(names) else { return nil }
    guard tokens.sign(position) == "{" else { return isCall ? position : nil }
    guard let end = tokens.partner(position) else { return tokens.count }
    return (position..<end).contains { tokens.sign($0) == "(" } ? nil : end + 1
  }

  /// Behind a message of Objective-C's that only writes a log.
  private func behindMessage(_ index: Int) -> Int? {
    guard let end = tokens.partner(index) else { return tokens.count }
    let names = (index..<end).prefix { tokens.sign($0) != ":" }.filter {
      tokens[$0].kind == .word
    }
    return isLog(names) ? end + 1 : nil
  }

  /// What is called says most: `analytics.trackSignOut` writes a log, `tracker.signOut` doesn't.
  private func isLog(_ names: [Int]) -> Bool {
    let names = names.map { WordSplitter.words(of: tokens.text($0)) }
    guard let call = names.last, !hasLog(call) else { return !names.isEmpty }
    let pairs = zip(call, call.dropFirst()).map { "\($0) \($1)" }
    return !(call + pairs).contains(where: detection.deeds.contains)
      && names.contains(where: hasLog)
  }

  /// Whether one is of a log, and not as `log` is of `log out`.
  private func hasLog(_ words: [String]) -> Bool {
    words.indices.contains { index in
      let pair = words[index...].prefix(2).joined(separator: " ")
      return detection.logs.contains(words[index]) && !detection.deeds.contains(pair)
    }
  }
}
