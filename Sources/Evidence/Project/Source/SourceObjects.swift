/// Constants, properties, variables and parameters of a file that hold objects of kits' types, and
/// other names that it gives to such types and to modules that have one of their own.
///
/// Told by words, signs and brackets: by the type that is written, or by what makes the object. A
/// name that is declared as something else nearer by isn't one; what another file declares isn't seen.
struct SourceObjects {
  private struct Declaration {
    /// The name of the kit's type; nil where it holds something else.
    let type: SourceToken?
    /// The tokens for which it is declared.
    let scope: Range<Int>
    /// A type or the file has it, so that other parts of the type may name it.
    let isMember: Bool
  }

  private static let types = SourceToken.hashes([
    "class", "struct", "enum", "actor", "extension", "protocol", "interface", "mixin",
  ])
  private static let functions = SourceToken.hashes(["func", "init", "function"])
  private static let declaring = SourceToken.hashes(["let", "var", "const", "final", "late"])
  /// What may stand between a sign and what makes an object.
  private static let makers = SourceToken.hashes([
    "new", "await", "try", "const", "return", "useRef", "useMemo", "useState",
  ])
  private static let owners = SourceToken.hashes(["self", "Self", "this", "widget"])
  /// What may stand between a type and a name.
  private static let marks = SourceToken.hashes(["get", "_Nonnull", "_Nullable", "__weak", "const"])

  private static let asWord = SourceToken.hash("as".utf8)
  private static let fromWord = SourceToken.hash("from".utf8)

  /// Nobody writes more into a file.
  private static let most = 100

  private let tokens: SourceTokens
  private let language: SourceLanguage
  private let objects: NameSet
  private var declarations: [UInt64: [Declaration]] = [:]

  /// Has their names stand for the kits' types wherever something is asked of them; a name of a
  /// type's or a module's does anywhere. The names of the kits' types stand at the given tokens.
  static func replace(
    _ types: [Int], in tokens: inout SourceTokens, _ language: SourceLanguage,
    _ detection: Detection
  ) {
    let modules = language == .javaScript ? modules(in: &tokens, detection.modules) : [:]
    guard !types.isEmpty || !modules.isEmpty,
      let names = Self(types, modules, in: tokens, language, detection.objects)
    else { return }
    for index in tokens.indices where tokens[index].kind == .word {
      guard let all = names.declarations[tokens[index].hash],
        names.isType(index) || names.isAsked(index), let type = type(of: all, at: index)
      else { continue }
      let line = tokens[index].line
      tokens[index] = SourceToken(kind: .word, bytes: type.bytes, line: line, hash: type.hash)
    }
  }

  /// `import * as Apple from "expo-apple-authentication"`: the modules' own names, by where others
  /// stand.
  private static func modules(
    in tokens: inout SourceTokens, _ modules: [String: String]
  ) -> [Int: SourceToken] {
    var found: [Int: SourceToken] = [:]
    for index in tokens.indices where tokens[index].hash == asWord {
      guard tokens.sign(index - 1) == "*", index + 3 < tokens.count,
        tokens[index + 2].hash == fromWord, tokens[index + 3].kind == .text,
        let name = modules[tokens.text(index + 3)]
      else { continue }
      found[index + 1] = tokens.word(name)
    }
    return found
  }

  /// Nil where the file holds none.
  private init?(
    _ types: [Int], _ modules: [Int: SourceToken], in tokens: SourceTokens,
    _ language: SourceLanguage, _ objects: NameSet
  ) {
    (self.tokens, self.language, self.objects) = (tokens, language, objects)
    var found = modules
    for index in types.prefix(Self.most) {
      guard let name = name(typed: index) ?? name(given: index), tokens[name].kind == .word
      else { continue }
      found[name] = found[name] ?? tokens[index]
    }
    guard !found.isEmpty else { return nil }
    let names = Set(found.keys.map { tokens[$0].hash })
    for index in tokens.indices where names.contains(tokens[index].hash) {
      let name = tokens[index].hash
      guard found[index] != nil || isDeclared(index), declarations[name]?.count ?? 0 < Self.most
      else { continue }
      let declaration = declaration(index, found[index])
      declarations[name, default: []].append(declaration)
      // `@property GIDSignIn *google` is `_google` as well.
      guard language == .objectiveC, declaration.isMember else { continue }
      let variable = SourceToken.hash(("_" + tokens.text(index)).utf8)
      declarations[variable, default: []].append(declaration)
    }
  }

  /// `google: GIDSignIn?`, `GIDSignIn *google`, `GoogleSignIn get google`
  private func name(typed index: Int) -> Int? {
    if tokens.sign(index - 1) == ":", !tokens.isSign(index + 1, ".(<") {
      let name = tokens.sign(index - 2) == "?" ? index - 3 : index - 2
      return name < 0 || name > 0 && Self.types.contains(tokens[name - 1].hash) ? nil : name
    }
    guard language == .dart || language == .objectiveC, tokens.sign(index - 1) != "." else {
      return nil
    }
    let next = (index + 1..<tokens.count).prefix(5).first { next in
      !tokens.isSign(next, "*?)") && !Self.marks.contains(tokens[next].hash)
    }
    let isPointer = tokens.sign(index + 1) == "*"
    guard let next, tokens[next].kind == .word, isPointer || language == .dart else { return nil }
    return tokens.sign(next + 1) == "." ? nil : next
  }

  /// `google = GIDSignIn.sharedInstance`, `google = useRef(GoogleSignin)`
  private func name(given index: Int) -> Int? {
    guard tokens.sign(index + 1) != "<", isWhole(index) else { return nil }
    var sign = index - 1
    while sign > 0, index - sign < 12 {
      if tokens.sign(sign) == "=", !tokens.isSign(sign + 1, ">="), !tokens.isSign(sign - 1, "=!<>")
      {
        break
      }
      let isFallback = tokens.sign(sign) == "?" && tokens.sign(sign - 1) == "?"
      if isFallback { sign -= 2 }
      guard
        isFallback || tokens.isSign(sign, "[{(=>)<") || Self.makers.contains(tokens[sign].hash)
      else { return nil }
      sign -= 1
    }
    guard sign > 0, tokens.sign(sign) == "=", tokens[sign - 1].kind == .word else { return nil }
    let isTyped = tokens.sign(sign - 2) == ":" && sign > 3
    return isTyped && Self.declaring.contains(tokens[sign - 4].hash) ? sign - 3 : sign - 1
  }

  /// Whether no more than an object is asked of the type: `GIDSignIn.sharedInstance`, `Kit()`.
  private func isWhole(_ index: Int) -> Bool {
    var end = index + 1
    while end < tokens.count {
      if tokens.sign(end) == "(" {
        guard let closing = tokens.partner(end) else { return false }
        end = closing + 1
      } else if tokens.sign(end) == ".", tokens.sign(end + 1) == "." {
        return true
      } else if tokens.isSign(end, "?!.]"), tokens[end].line == tokens[index].line {
        end += 1
      } else if tokens.isSign(end - 1, ".]") || tokens.sign(index - 1) == "[",
        tokens[end].kind == .word, tokens[end].line == tokens[end - 1].line
      {
        guard objects.contains(tokens.text(end)) else { return false }
        end += 1
      } else {
        return tokens.sign(end) != "."
      }
    }
    return true
  }

  /// Whether a name is declared as something, whatever it is.
  private func isDeclared(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    if Self.declaring.contains(tokens[index - 1].hash) { return true }
    if tokens.sign(index + 1) == ":", isType(index + 2), !tokens.isSign(index + 3, ".(") {
      return tokens.sign(tokens.outer(index)) == "("
    }
    let type = tokens.sign(index - 1) == "*" ? index - 2 : index - 1
    return (language == .dart || type < index - 1) && isType(type)
      && tokens.isSign(index + 1, ";=,)")
  }

  private func isType(_ index: Int) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind == .word else { return false }
    return tokens.spelling(index).first.map { (0x41...0x5A).contains($0) } ?? false
  }

  private func declaration(_ name: Int, _ type: SourceToken?) -> Declaration {
    let bracket = tokens.outer(name)
    if tokens.sign(bracket) == "(" {
      let end = tokens.partner(bracket) ?? bracket
      let body = tokens.indices[end...].prefix(30).first { tokens.sign($0) == "{" }
      let last = body.flatMap(tokens.partner) ?? end
      return Declaration(type: type, scope: bracket..<last, isMember: false)
    }
    let isOwned = tokens.sign(name - 1) == "." && name > 1
    let around = isOwned ? -1 : bracket
    let scope = around < 0 ? tokens.indices : around..<(tokens.partner(around) ?? tokens.count)
    let isMember = around < 0 || isOfType(around)
    return Declaration(type: type, scope: scope, isMember: isMember)
  }

  /// Whether a brace is a type's.
  private func isOfType(_ brace: Int) -> Bool {
    let words = tokens.indices[..<brace].reversed().prefix(40).prefix { !tokens.isSign($0, "{};") }
      .map { tokens[$0].hash }
    return words.contains(where: Self.types.contains)
      && !words.contains(where: Self.functions.contains)
  }

  /// `google.signIn()`, `self.google?.signIn()`, `[google signIn]`
  private func isAsked(_ index: Int) -> Bool {
    var before = index - 1
    if tokens.sign(before) == "." {
      before -= tokens.isSign(before - 1, "?!") ? 2 : 1
      guard before >= 0, Self.owners.contains(tokens[before].hash) else { return false }
      before -= 1
    }
    let isReceiver = tokens.sign(before) == "[" && language == .objectiveC
    if isReceiver, index + 1 < tokens.count, tokens[index + 1].kind == .word { return true }
    return tokens.sign(index + (tokens.isSign(index + 1, "?!") ? 2 : 1)) == "."
  }

  /// The kit's type that a name stands for: what is declared nearest counts.
  private static func type(of all: [Declaration], at index: Int) -> SourceToken? {
    let near = all.filter { $0.scope.contains(index) }
    let size = near.map(\.scope.count).min()
    let counting = near.isEmpty ? all.filter(\.isMember) : near.filter { $0.scope.count == size }
    return Set(counting.map(\.type?.hash)).count == 1 ? counting.first?.type : nil
  }
}
