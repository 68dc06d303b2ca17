/// Which parts of a file of source code are reached only on a condition that may not hold in the app
/// that people get: told by words, signs and brackets.
struct SourceGuards {
  private struct Guard {
    let tokens: Range<Int>
    let condition: ReachCondition
  }

  let conditions: SourceConditions
  private let tokens: SourceTokens
  private let language: SourceLanguage
  private var guards: [Guard] = []

  private static let ifWord = SourceToken.hash("if".utf8)
  private static let elseWord = SourceToken.hash("else".utf8)
  private static let guardWord = SourceToken.hash("guard".utf8)
  private static let switchWord = SourceToken.hash("switch".utf8)
  private static let select = SourceToken.hash("select".utf8)
  private static let defaultWord = SourceToken.hash("default".utf8)
  private static let exits = SourceToken.hashes(["return", "throw", "continue", "break", "exit"])

  init(_ tokens: SourceTokens, _ language: SourceLanguage, _ names: SwitchNames) {
    conditions = SourceConditions(tokens, language, names)
    (self.tokens, self.language) = (tokens, language)
    readDirectives()
    for index in tokens.indices {
      switch tokens.sign(index) {
      case "?": readChoice(index)
      case "&" where tokens.sign(index - 1) == "&": readConjunction(index)
      case nil where tokens[index].kind == .word:
        readWord(index, tokens.partner(brace(around: index)) ?? tokens.count)
      default: continue
      }
    }
  }

  /// The brace around a token; -1 for none.
  func brace(around index: Int) -> Int {
    var brace = tokens.outer(index)
    while tokens.isSign(brace, "([") { brace = tokens.outer(brace) }
    return brace
  }

  /// The condition on which a token is reached; nil where there is none.
  func condition(around index: Int) -> ReachCondition? {
    guards.filter { $0.tokens.contains(index) }.min { $0.tokens.count < $1.tokens.count }?.condition
  }

  private mutating func add(_ range: Range<Int>?, if truth: SourceConditions.Truth) {
    guard let range, !range.isEmpty, let condition = truth.guarding else { return }
    guards.append(Guard(tokens: range, condition: condition))
  }

  private mutating func readWord(_ index: Int, _ blockEnd: Int) {
    switch tokens[index].hash {
    case Self.ifWord where tokens.sign(index - 1) != "#":
      guard let condition = condition(behind: index) else { return }
      let truth = conditions.truth(of: condition)
      guard case let body = statement(at: bodyStart(behind: condition)), !body.isEmpty else {
        return
      }
      add(body, if: truth)
      guard truth.negated.guarding != nil || truth.guarding != nil else { return }
      if body.upperBound < tokens.count, tokens[body.upperBound].hash == Self.elseWord {
        add(statement(at: body.upperBound + 1), if: truth.negated)
      } else if exits(body), body.upperBound < blockEnd {
        add(body.upperBound..<blockEnd, if: truth.negated)
      }
    case Self.guardWord where language == .swift:
      guard
        let end = (index + 1..<min(tokens.count, index + SourceConditions.longest)).first(where: {
          tokens[$0].hash == Self.elseWord
        })
      else { return }
      let truth = conditions.truth(of: index + 1..<end)
      let body = statement(at: end + 1)
      add(body, if: truth.negated)
      if body.upperBound < blockEnd { add(body.upperBound..<blockEnd, if: truth) }
    case Self.switchWord:
      guard let condition = condition(behind: index) else { return }
      let block = bodyStart(behind: condition)
      if isPlatform(condition), let end = tokens.partner(block) { readCases(block + 1..<end) }
    case Self.select where tokens.sign(index + 1) == "(" && tokens.sign(index + 2) == "{":
      if isPlatform(max(0, index - 2)..<index), let end = tokens.partner(index + 2) {
        readCases(index + 3..<end)
      }
    default: return
    }
  }

  private func isPlatform(_ range: Range<Int>) -> Bool {
    range.contains {
      tokens[$0].kind == .word && conditions.names.words.platformWords.contains(tokens.text($0))
    }
  }

  /// Behind `if` and `switch`, up to where its body begins.
  private func condition(behind index: Int) -> Range<Int>? {
    if language != .swift {
      guard tokens.sign(index + 1) == "(", let end = tokens.partner(index + 1) else {
        return nil
      }
      return index + 2..<end
    }
    var position = index + 1
    while position < min(tokens.count, index + SourceConditions.longest) {
      if tokens.sign(position) == "{" { return index + 1..<position }
      if tokens.isSign(position, "([") {
        guard let end = tokens.partner(position) else { return nil }
        position = end
      }
      position += 1
    }
    return nil
  }

  private func bodyStart(behind condition: Range<Int>) -> Int {
    condition.upperBound + (language == .swift ? 0 : 1)
  }

  /// In braces, or up to what ends it; an `if` with all that belongs to it.
  private func statement(at start: Int, chained: Int = 0) -> Range<Int> {
    guard start < tokens.count else { return start..<start }
    if tokens.sign(start) == "{", let end = tokens.partner(start) { return start..<end + 1 }
    if tokens[start].hash == Self.ifWord, chained < Self.longestChain,
      let condition = condition(behind: start)
    {
      let body = statement(at: bodyStart(behind: condition), chained: chained + 1)
      guard body.upperBound < tokens.count, tokens[body.upperBound].hash == Self.elseWord else {
        return start..<body.upperBound
      }
      return start..<statement(at: body.upperBound + 1, chained: chained + 1).upperBound
    }
    return expression(at: start, end: ";,", including: true)
  }

  private static let longestChain = 50

  /// Up to one of some signs, to what closes brackets around it, or to an `else`.
  private func expression(at start: Int, end: String, including: Bool = false) -> Range<Int> {
    var index = start
    while index < tokens.count, !tokens.isSign(index, ")]}"), tokens[index].hash != Self.elseWord {
      if tokens.isSign(index, end) { return start..<(including ? index + 1 : index) }
      if including, index > start, endsLine(index) { break }
      index =
        max(index, tokens.isSign(index, "([{") ? tokens.partner(index) ?? index : index) + 1
    }
    return start..<index
  }

  /// Whether a statement ends with the line before a token, as JavaScript has it.
  private func endsLine(_ index: Int) -> Bool {
    language == .javaScript && tokens[index].line > tokens[index - 1].line
      && !tokens.isSign(index, ".?&|:+(") && !tokens.isSign(index - 1, "(,=&|?:+.")
  }

  private static let longestExit = 40

  private func exits(_ body: Range<Int>) -> Bool {
    body.prefix(Self.longestExit).contains { Self.exits.contains(tokens[$0].hash) }
      && body.count <= Self.longestExit
  }

  /// `condition ? one : other`
  private mutating func readChoice(_ index: Int) {
    guard !tokens.isSign(index + 1, ".?)],=;>:{[("), !tokens.isSign(index - 1, "?") else {
      return
    }
    let truth = conditions.truth(of: operand(before: index))
    guard truth.guarding != nil || truth.negated.guarding != nil else { return }
    let one = expression(at: index + 1, end: ":;,")
    guard tokens.sign(one.upperBound) == ":" else { return }
    add(one, if: truth)
    add(expression(at: one.upperBound + 1, end: ";,"), if: truth.negated)
  }

  /// `condition && other`
  private mutating func readConjunction(_ index: Int) {
    let truth = conditions.truth(of: operand(before: index - 1))
    let end = language == .swift ? ";,|?{" : ";,|?"
    if truth.guarding != nil { add(expression(at: index + 1, end: end), if: truth) }
  }

  /// What stands before an operator that binds less.
  private func operand(before end: Int) -> Range<Int> {
    var index = end - 1
    while index >= max(0, end - SourceConditions.longest) {
      if tokens.isSign(index, ")]") {
        guard let start = tokens.partner(index) else { break }
        index = start
      } else if tokens[index].hash == Self.ifWord || tokens[index].hash == Self.guardWord {
        // Conditions of the build are read by themselves.
        if tokens.sign(index - 1) == "#" { return end..<end }
        break
      } else if tokens.isSign(index, "([{},;:?") || Self.exits.contains(tokens[index].hash) {
        break
      } else if tokens.sign(index) == "=", !tokens.isSign(index - 1, "=!<>"),
        tokens.sign(index + 1) != "="
      {
        if tokens.sign(index + 1) == ">" { index += 1 }
        break
      }
      index -= 1
    }
    return min(end, index + 1)..<end
  }

  /// The cases of a platform, and what is selected by its name.
  private mutating func readCases(_ block: Range<Int>) {
    var (bodyStart, label): (Int?, SourceConditions.Truth) = (nil, .unknown)
    var own: ReachCondition?
    var index = block.lowerBound
    while index < block.upperBound {
      if tokens.isSign(index, "([{") {
        index = max(index, tokens.partner(index) ?? index) + 1
        continue
      }
      if tokens.sign(index) == ":", index > block.lowerBound, tokens[index - 1].kind != .sign {
        let name = index - 1
        let text = tokens.text(name)
        let condition = ReachCondition(words: text, line: tokens[name].line, key: nil)
        let isFirst = bodyStart.map { $0 >= name - 4 } ?? true
        if let start = bodyStart, !isFirst { add(start..<name, if: label) }
        let old = isFirst && bodyStart != nil ? label : .unknown
        if conditions.names.words.ownCases.contains(text) {
          own = condition
          label = .holds(condition)
        } else if conditions.names.words.otherCases.contains(text) {
          if case .holds = old {} else { label = .fails(condition) }
        } else if tokens[name].hash == Self.defaultWord, let own {
          label = .fails(own.negated)
        } else {
          label = .unknown
        }
        bodyStart = index + 1
      }
      index += 1
    }
    if let bodyStart { add(bodyStart..<block.upperBound, if: label) }
  }

  /// `#if os(macOS)`, `#ifdef ENABLE_X`, and what belongs to it.
  private mutating func readDirectives() {
    guard language == .swift || language == .objectiveC else { return }
    var open: [(start: Int, truth: SourceConditions.Truth, before: SourceConditions.Truth)] = []
    for index in tokens.indices where tokens.sign(index) == "#" && index + 1 < tokens.count {
      let line = tokens[index].line
      let end = (index + 2..<max(tokens.count, index + 2)).first { tokens[$0].line != line }
      let condition = index + 2..<(end ?? tokens.count)
      let kind = tokens.text(index + 1)
      if kind == "endif" || kind.hasPrefix("el"), let last = open.popLast() {
        add(last.start..<index, if: last.truth)
        guard kind != "endif" else { continue }
        let rest = last.before.guarding == nil ? last.truth.negated : last.before
        let own =
          kind == "else" || rest.guarding != nil
          ? rest : conditions.truth(of: condition, isOfBuild: true)
        open.append((condition.upperBound, own, rest))
      } else if kind == "if" || kind == "ifdef" || kind == "ifndef" {
        let truth = conditions.truth(of: condition, isOfBuild: true)
        open.append((condition.upperBound, kind == "ifndef" ? truth.negated : truth, .unknown))
      }
    }
  }
}
