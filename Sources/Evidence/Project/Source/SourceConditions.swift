/// What conditions in a file of source code come to in the app that people get, as far as names and
/// platforms tell.
struct SourceConditions {
  /// What a condition comes to, and what in it decides that.
  enum Truth {
    case holds(ReachCondition)
    case fails(ReachCondition)
    case depends(ReachCondition)
    case unknown

    var negated: Self {
      switch self {
      case .holds(let condition): .fails(condition.negated)
      case .fails(let condition): .holds(condition.negated)
      case .depends(let condition): .depends(condition.negated)
      case .unknown: .unknown
      }
    }

    /// On what code hangs that is reached where the condition holds.
    var guarding: ReachCondition? {
      switch self {
      case .fails(let condition), .depends(let condition): condition
      case .holds, .unknown: nil
      }
    }
  }

  let tokens: SourceTokens
  let language: SourceLanguage
  let names: SwitchNames

  /// Longer ones aren't looked at.
  static let longest = 200

  init(_ tokens: SourceTokens, _ language: SourceLanguage, _ names: SwitchNames) {
    (self.tokens, self.language, self.names) = (tokens, language, names)
  }

  private static let deepest = 20

  /// What a condition comes to in the app that people get.
  func truth(of whole: Range<Int>, isOfBuild: Bool = false, depth: Int = 0) -> Truth {
    var range = whole
    while tokens.sign(range.lowerBound) == "(", range.count > 1,
      tokens.partner(range.lowerBound) == range.upperBound - 1
    {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    guard depth < Self.deepest, !range.isEmpty, range.count <= Self.longest else { return .unknown }
    let next = { truth(of: $0, isOfBuild: isOfBuild, depth: depth + 1) }
    let alternatives = parts(of: range, by: "|")
    if alternatives.count > 1 {
      let truths = alternatives.map(next)
      let left = truths.filter { if case .fails = $0 { false } else { true } }
      let holds = left.first { if case .holds = $0 { true } else { false } }
      let isOpen = left.contains { if case .unknown = $0 { true } else { false } }
      return holds ?? (isOpen ? .unknown : left.first ?? truths[0])
    }
    let conjuncts = parts(of: range, by: language == .swift && !isOfBuild ? "&," : "&")
    if conjuncts.count > 1 {
      let truths = conjuncts.map(next)
      let isOpen = truths.contains { if case .unknown = $0 { true } else { false } }
      return truths.first { $0.guarding != nil } ?? (isOpen ? .unknown : truths[0])
    }
    if tokens.sign(range.lowerBound) == "!", range.count > 1,
      tokens.sign(range.lowerBound + 1) != "="
    {
      return next(range.lowerBound + 1..<range.upperBound).negated
    }
    return atom(range, isOfBuild)
  }

  /// What stands between `||`, `&&` or commas.
  private func parts(of range: Range<Int>, by signs: String) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var (start, index) = (range.lowerBound, range.lowerBound)
    while index < range.upperBound {
      let isOne = tokens.sign(index) == ","
      if tokens.isSign(index, "([{"), let end = tokens.partner(index), end < range.upperBound {
        index = end
      } else if tokens.isSign(index, signs), isOne || tokens.sign(index + 1) == tokens.sign(index) {
        parts.append(start..<index)
        index += isOne ? 0 : 1
        start = index + 1
      }
      index += 1
    }
    return parts + [min(start, range.upperBound)..<range.upperBound]
  }

  private func atom(_ range: Range<Int>, _ isOfBuild: Bool) -> Truth {
    for index in range where tokens[index].kind != .sign {
      guard let found = names.holds(at: index, tokens) else { continue }
      let words = found.tokens.map { tokens.text($0) }.joined()
      let condition = ReachCondition(words: words, line: tokens[index].line, key: nil)
      return found.answer ? .holds(condition) : .fails(condition)
    }
    guard !isOfBuild else {
      let word = range.first { tokens[$0].kind == .word }
      guard let word, case let name = tokens.text(word), name.first?.isNumber != true,
        !names.words.plainConditions.contains(name)
      else { return .unknown }
      return .depends(ReachCondition(words: name, line: tokens[word].line, key: name.lowercased()))
    }
    for index in range where tokens[index].kind == .word {
      guard names.mayBeSwitch(at: index, tokens), let name = names.name(at: index, tokens),
        name.tokens.upperBound <= range.upperBound
      else { continue }
      return .depends(
        ReachCondition(words: name.words, line: tokens[index].line, key: name.key))
    }
    return .unknown
  }
}
