/// How code of a file is reached: by its guards, and by those of the functions and types in which it
/// stands, as far as the file uses them.
struct SourceReach {
  private let guards: SourceGuards
  private let tokens: SourceTokens
  private let language: SourceLanguage
  private let words: ReachWords
  /// Of functions and types, by the hashes of their names.
  private var known: [UInt64: Reach] = [:]

  init(_ tokens: SourceTokens, _ language: SourceLanguage, _ names: SwitchNames) {
    guards = SourceGuards(tokens, language, names)
    (self.tokens, self.language, words) = (tokens, language, names.words)
  }

  private static let types = SourceToken.hashes([
    "class", "struct", "enum", "actor", "extension", "implementation", "mixin",
  ])
  private static let properties = SourceToken.hashes(["var", "get"])
  private static let statements = SourceToken.hashes([
    "if", "for", "while", "switch", "catch", "async", "return", "with",
  ])
  private static let declarations = SourceToken.hashes([
    "func", "function", "class", "struct", "enum", "actor", "extension", "import", "let", "var",
    "final", "typealias", "implementation", "interface", "mixin", "async", "static", "void", "get",
    "extends", "implements", "as", "show", "from",
  ])
  private static let beforeCalls = SourceToken.hashes([
    "await", "return", "yield", "else", "in", "case", "new", "const", "try", "throw", "default",
  ])
  private static let systems = SourceToken.hashes(["override", "IBAction", "IBSegueAction"])

  /// Functions that only hand on to one another aren't followed further.
  private static let mostSteps = 3

  mutating func reach(of index: Int, steps: Int = 0) -> Reach {
    if let condition = condition(around: index) { return .behind(condition) }
    guard steps < Self.mostSteps, let unit = unit(around: index) else { return .open }
    let name = tokens[unit].hash
    if let known = known[name] { return known }
    let own = Reach.through([name])
    known[name] = own
    let inside = tokens.indices.filter { $0 != unit && tokens[$0].hash == name && isUse($0) }
    var all: Reach?
    for use in inside {
      let reach = reach(of: use, steps: steps + 1)
      all = all?.or(reach) ?? reach
    }
    // Others may call it as well, where the file doesn't decide it.
    let reach = all.map { $0.names.isEmpty ? $0 : $0.or(own) } ?? own
    known[name] = reach
    return reach
  }

  /// What keeps a token from being reached where it stands.
  func condition(around index: Int) -> ReachCondition? { guards.condition(around: index) }

  /// Whether a name is called, built or handed on there, and not declared.
  func isUse(_ index: Int) -> Bool {
    guard tokens[index].kind == .word else { return false }
    var start = index
    while start > 1, tokens.sign(start - 1) == "." {
      start -= tokens.isSign(start - 2, "?!") ? 3 : 2
    }
    let isCall = tokens.sign(index + 1) == "("
    guard start > 0 else { return isCall }
    let before = tokens[start - 1]
    if before.kind == .word {
      if language == .objectiveC { return tokens.isSign(index + 1, ":]") }
      if Self.declarations.contains(before.hash) { return false }
      return isCall
        && (start < index || language == .swift || Self.beforeCalls.contains(before.hash))
    }
    if language == .objectiveC, tokens.sign(start - 1) == "]" {
      return tokens.isSign(index + 1, ":]")
    }
    if tokens.sign(start - 1) == "<" { return language == .javaScript }
    if isCall {
      guard language == .javaScript || language == .dart, start == index else { return true }
      if tokens.sign(start - 1) == ">" { return tokens.sign(start - 2) == "=" }
      guard tokens.isSign(start - 1, "{};,"), let end = tokens.partner(index + 1) else {
        return true
      }
      return tokens.sign(end + 1) != "{"
    }
    return tokens.isSign(start - 1, ":(") && tokens.sign(index + 1) != ":"
      || tokens.sign(start - 1) == "{" && tokens.sign(start - 2) == "="
  }

  /// The name of the function around a token, or of the type, where what shows the type calls it.
  private func unit(around index: Int) -> Int? {
    if let name = nameOfShortFunction(around: index) { return name }
    var brace = guards.brace(around: index)
    var isCalledBySystem = false
    while brace >= 0 {
      if let type = nameOfType(at: brace) { return type }
      if !isCalledBySystem, let name = nameOfFunction(at: brace) {
        if !isSystems(name) { return name }
        isCalledBySystem = true
      }
      brace = guards.brace(around: brace)
    }
    return nil
  }

  private func isSystems(_ name: Int) -> Bool {
    words.systemCalls.contains(tokens.text(name))
      || language == .swift
        && tokens[max(0, name - 6)..<name].contains { Self.systems.contains($0.hash) }
  }

  private static let longestHead = 40

  /// `void signIn() => kit.signIn();`
  private func nameOfShortFunction(around index: Int) -> Int? {
    guard language == .dart || language == .javaScript else { return nil }
    return head(before: index).first { tokens.sign($0) == ">" && tokens.sign($0 - 1) == "=" }
      .flatMap { name(before: $0 - 1, isArrow: language == .javaScript) }
  }

  /// The name of the type whose brace it is.
  private func nameOfType(at brace: Int) -> Int? {
    let word = head(before: brace).first {
      Self.types.contains(tokens[$0].hash) && tokens[$0 + 1].kind == .word
    }
    return word.flatMap { tokens.sign($0 - 1) == "." ? nil : $0 + 1 }
  }

  /// What stands before a place in its statement, the nearest first.
  private func head(before end: Int) -> [Int] {
    let near = max(0, end - Self.longestHead)..<end
    return near.reversed().prefix { !tokens.isSign($0, ";{}") }
  }

  private func nameOfFunction(at brace: Int) -> Int? {
    switch language {
    case .objectiveC: return nameOfMethod(at: brace)
    case .swift: return nameOfDeclaration(at: brace)
    default:
      let isArrow = tokens.sign(brace - 1) == ">" && tokens.sign(brace - 2) == "="
      return name(before: isArrow ? brace - 2 : brace, isArrow: isArrow)
    }
  }

  /// `func name(…) {`, `var name: Type {`
  private func nameOfDeclaration(at brace: Int) -> Int? {
    for index in head(before: brace) where tokens[index + 1].kind == .word {
      if tokens[index].hash == SourceToken.function { return index + 1 }
      guard Self.properties.contains(tokens[index].hash), tokens.sign(index + 2) == ":" else {
        continue
      }
      return tokens[index..<brace].contains { $0.hash == 0x3D } ? nil : index + 1
    }
    return nil
  }

  private func nameOfMethod(at brace: Int) -> Int? {
    head(before: brace).first { tokens.isSign($0, "-+") && tokens.sign($0 + 1) == "(" }
      .flatMap { tokens.partner($0 + 1) }.map { $0 + 1 }
  }

  /// The name of what takes the values before a place: `name(…) async`, `const name = (…) =>`.
  private func name(before end: Int, isArrow: Bool) -> Int? {
    for index in head(before: end) {
      if tokens[index].hash == Self.getter, tokens[index + 1].kind == .word { return index + 1 }
      guard tokens.sign(index) == ")" else { continue }
      let isHead =
        tokens.sign(index + 1) == ":"
        || tokens[index + 1..<end].allSatisfy { Self.marks.contains($0.hash) }
      guard isHead, let start = tokens.partner(index), start > 0 else { return nil }
      if isArrow { return nameOfValue(before: start) }
      let name = start - 1
      guard tokens[name].kind == .word else { return nil }
      if tokens.text(name) == "function" { return nameOfValue(before: name) }
      return Self.statements.contains(tokens[name].hash) ? nil : name
    }
    return nil
  }

  private static let getter = SourceToken.hash("get".utf8)
  private static let marks = SourceToken.hashes(["async", "sync"]).union([0x2A])

  /// `name = useCallback(async`, `name: async function`
  private func nameOfValue(before start: Int) -> Int? {
    for index in (max(1, start - 6)..<max(1, start)).reversed() {
      if tokens.isSign(index, "=:") { return tokens[index - 1].kind == .word ? index - 1 : nil }
      guard tokens[index].kind == .word || tokens.isSign(index, "(.") else { return nil }
    }
    return nil
  }
}
