internal import Model

/// Tells names of switches in code from all others.
struct SwitchNames: Sendable {
  let words: ReachWords
  private let buttonWords: NameSet
  private let services: [(words: Set<String>, id: String)]
  /// What is in services' names, and in all that may say that something is a switch.
  private let serviceParts: NameParts
  private let switchParts: NameParts
  private let platforms: [UInt64: [(pattern: CodePattern, holds: Bool)]]

  init(_ detection: Detection) {
    words = detection.reach
    buttonWords = detection.buttonWords
    services = detection.items(of: .buttonName).compactMap { number in
      let item = detection.items[number]
      return item.target.service.map { (Set(WordSplitter.words(of: item.pattern)), $0) }
    }
    let names = detection.items(of: .buttonName).compactMap { number in
      WordSplitter.words(of: detection.items[number].pattern).first
    }
    serviceParts = NameParts(names)
    switchParts = NameParts(
      names + words.flagWords.all + words.flagObjects.all + words.remoteCalls.all)
    let patterns = words.never.map { ($0, false) } + words.always.map { ($0, true) }
    platforms = patterns.reduce(into: [:]) { platforms, pattern in
      guard let start = pattern.0.start else { return }
      platforms[start.hash, default: []].append(pattern)
    }
  }

  /// Whether what stands at a token holds in the app that people get; nil where that isn't known.
  func holds(at index: Int, _ tokens: SourceTokens) -> (answer: Bool, tokens: Range<Int>)? {
    for (pattern, holds) in platforms[tokens[index].hash] ?? [] {
      guard let place = pattern.start?.place else { continue }
      if let end = pattern.end(in: tokens, from: index - place) {
        return (holds, index - place..<end)
      }
    }
    return nil
  }

  /// Whether a service's name may be in what stands at a token.
  func mayName(at index: Int, _ tokens: SourceTokens) -> Bool {
    serviceParts.areIn(tokens.spelling(index))
  }

  /// Whether what stands at a token may be a part of a switch's name.
  func mayBeSwitch(at index: Int, _ tokens: SourceTokens) -> Bool {
    switchParts.areIn(tokens.spelling(index))
  }

  /// The name of a switch of which a token is a part.
  struct Name {
    let words: String
    let key: String
    let services: Set<String>
    let tokens: Range<Int>
    /// It says by itself that it is one, whatever is done with it.
    let isSure: Bool
  }

  private static let longestChain = 6

  /// Nil where what stands there is no switch's name.
  func name(at index: Int, _ tokens: SourceTokens) -> Name? {
    var start = index
    // In what is asked for by its name.
    if tokens[index].kind == .text, tokens.sign(index - 1) == "(" { start = index - 2 }
    while start > 1, tokens.sign(start - 1) == "." {
      start -= tokens.isSign(start - 2, "?!") ? 3 : 2
    }
    guard start >= 0, tokens[start].kind == .word || start == index else { return nil }
    var members = [start]
    var end = start + 1
    while members.count < Self.longestChain {
      let next = tokens.isSign(end, "?!") ? end + 1 : end
      guard tokens.sign(next) == ".", next + 1 < tokens.count, tokens[next + 1].kind == .word else {
        break
      }
      members.append(next + 1)
      end = next + 2
    }
    return name(of: members.map(tokens.text), from: start, to: end, tokens)
  }

  /// Whether it may be a part of a service's switch.
  private func isPlain(_ word: String) -> Bool {
    words.plainWords.contains(word) || words.switchWords.contains(word)
      || buttonWords.contains(word)
  }

  private func name(
    of members: [String], from start: Int, to end: Int, _ tokens: SourceTokens
  ) -> Name? {
    let last = members[members.count - 1]
    let isCall = tokens.sign(end) == "("
    var (own, behind) = (WordSplitter.words(of: last), end)
    let asks = isCall && words.remoteCalls.contains(last)
    if asks {
      let closing = (end..<min(tokens.count, end + 8)).first { tokens.sign($0) == ")" }
      behind = closing.map { $0 + 1 } ?? end
      own = (end..<behind).filter { tokens[$0].kind != .sign }.prefix(1).flatMap {
        WordSplitter.words(of: tokens.text($0))
      }
    } else if members.count > 1, own.allSatisfy({ $0 == "is" || words.switchWords.contains($0) }) {
      own = WordSplitter.words(of: members[members.count - 2]) + own
    }
    guard !own.isEmpty, !own.contains(where: words.stateWords.contains) else { return nil }
    let named = services.filter { $0.words.isSubset(of: own) }
    let rest = Set(own).subtracting(named.flatMap(\.words))
    guard named.isEmpty || rest.allSatisfy(isPlain) else { return nil }
    let found = Set(named.map(\.id))
    let hasObject = members.dropLast().contains {
      words.flagObjects.contains(WordSplitter.key(of: $0))
    }
    let isSure = hasObject || asks || own.contains(where: words.flagWords.contains)
    let isSwitch =
      found.isEmpty
      ? hasObject || isSure && own.contains(where: buttonWords.contains)
      : isSure || !isCall && own.contains(where: words.switchWords.contains)
    guard isSwitch else { return nil }
    var text = members.joined(separator: ".")
    if behind > end { text += "(\(tokens.text(end + 1)))" }
    return Name(
      words: text, key: own.joined(), services: found, tokens: start..<behind, isSure: isSure)
  }
}

/// Parts of names, capitals or not: most names have none of them.
private struct NameParts: Sendable {
  private var byLetter = [[[UInt8]]](repeating: [], count: 256)

  init(_ parts: [String]) {
    for part in Set(parts) {
      let bytes = part.utf8.map(SourceToken.lowercase)
      if let first = bytes.first { byLetter[Int(first)].append(bytes) }
    }
  }

  /// Longer names are nobody's.
  private static let longest = 60

  func areIn(_ name: ArraySlice<UInt8>) -> Bool {
    guard name.count <= Self.longest else { return false }
    for start in name.indices {
      for part in byLetter[Int(SourceToken.lowercase(name[start]))]
      where part.count <= name.endIndex - start {
        var length = 1
        while length < part.count, SourceToken.lowercase(name[start + length]) == part[length] {
          length += 1
        }
        if length == part.count { return true }
      }
    }
    return false
  }
}

/// The switches of services that a file names, and what only tells how things stand.
struct FileSwitches {
  private let names: SwitchNames
  private let tokens: SourceTokens
  private(set) var switches: Set<NamedSwitch> = []
  /// The keys of names to which something is given while the app runs.
  private(set) var states: Set<String> = []
  /// Words in which there is no service's name, each at the place that its hash gives it.
  private var others = [UInt64](repeating: 0, count: 1 << 12)

  init(_ names: SwitchNames, _ tokens: SourceTokens) {
    (self.names, self.tokens) = (names, tokens)
  }

  private static let conditions = SourceToken.hashes(["if", "guard", "elseif", "elif", "when"])
  private static let stateMarks = SourceToken.hashes([
    "State", "Published", "StateObject", "Binding", "AppStorage", "observable",
  ])
  private static let declarations = SourceToken.hashes([
    "let", "var", "const", "final", "static", "bool", "Bool", "BOOL", "get", "late",
  ])
  private static let (yes, no) = (
    SourceToken.hashes(["true", "YES"]), SourceToken.hashes(["false", "NO"])
  )

  /// Takes what stands at a word or a text.
  mutating func pass(_ index: Int) {
    let hash = tokens[index].hash
    let place = Int(hash & (1 << 12 - 1))
    guard others[place] != hash else { return }
    guard names.mayName(at: index, tokens) else {
      others[place] = hash
      return
    }
    guard let name = names.name(at: index, tokens), !name.services.isEmpty else { return }
    let end = name.tokens.upperBound
    if isState(index, end) {
      states.insert(name.key)
      return
    }
    let value = value(behind: end)
    guard
      value.isTold || name.isSure && tokens[index].kind == .word && tokens.sign(end) != ":"
        || isCondition(name.tokens)
    else { return }
    switches.insert(
      NamedSwitch(
        words: name.words, key: name.key, services: name.services, line: tokens[index].line,
        value: value.answer))
  }

  /// `= true`, `: Bool = false`, `=> true`, `{ return false }`, `= bool.fromEnvironment(…)`
  private func value(behind end: Int) -> (isTold: Bool, answer: Bool?) {
    var index = end
    if tokens.sign(index) == ":", index + 1 < tokens.count, tokens.isSign(index + 2, "={"),
      tokens[index + 1].kind == .word
    {
      index += 2
    }
    guard tokens.isSign(index, "=:{"), tokens.sign(index + 1) != "=" else { return (false, nil) }
    index += 1
    while tokens.isSign(index, ">@") || index < tokens.count && tokens[index].hash == Self.giving {
      index += 1
    }
    guard index < tokens.count, tokens[index].kind == .word else { return (false, nil) }
    if Self.yes.contains(tokens[index].hash) { return (true, true) }
    if Self.no.contains(tokens[index].hash) { return (true, false) }
    let asks = (index..<min(tokens.count, index + Self.longestValue)).prefix {
      !tokens.isSign($0, ";,}")
    }.contains { index in
      tokens[index].kind == .word && names.words.remoteCalls.contains(tokens.text(index))
        && tokens.sign(index + 1) == "("
    }
    return (asks, nil)
  }

  private static let giving = SourceToken.hash("return".utf8)
  private static let longestValue = 10

  private func isCondition(_ range: Range<Int>) -> Bool {
    let (before, behind) = (range.lowerBound - 1, range.upperBound)
    if tokens.sign(behind) == "?", !tokens.isSign(behind + 1, ".?)],=;") { return true }
    if tokens.sign(behind) == "&", tokens.sign(behind + 1) == "&" { return true }
    return (max(0, before - Self.longestValue)..<max(0, before + 1)).reversed().lazy
      .prefix { !tokens.isSign($0, "{};=") }
      .contains { Self.conditions.contains(tokens[$0].hash) }
  }

  private func isState(_ index: Int, _ end: Int) -> Bool {
    if tokens.sign(index - 1) == "[", tokens.sign(end) == "," { return true }
    let before = max(0, index - 6)..<index
    let marks = before.reversed().prefix {
      tokens[$0].line == tokens[index].line || tokens[$0].kind == .word
    }
    if marks.contains(where: {
      Self.stateMarks.contains(tokens[$0].hash) && tokens.sign($0 - 1) == "@"
    }) {
      return true
    }
    guard tokens.sign(end) == "=", !tokens.isSign(end + 1, "=>"), index > 0 else { return false }
    let isMember = tokens.sign(index - 1) == "."
    let isAlone = tokens[index - 1].line != tokens[index].line || tokens.isSign(index - 1, ";{}")
    // A type's own is set once, as where an environment is chosen.
    let isOfType = isMember && index > 1 && tokens.text(index - 2).first?.isUppercase == true
    guard isMember || isAlone, !isOfType || !value(behind: end).isTold else { return false }
    // What a constructor is given is no news.
    return !(end + 1..<min(tokens.count, end + 4)).contains {
      tokens[$0].hash == tokens[index].hash
    }
  }
}
