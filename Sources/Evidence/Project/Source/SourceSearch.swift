internal import Model

/// Looks for code, addresses and titles in source and in catalogues of strings.
struct SourceSearch: Sendable {
  private struct Call {
    let item: Int
    let pattern: CodePattern
    /// Which of its tokens is looked for first.
    let place: Int
  }

  /// `*` is a host that is put in while the app runs, as one's own server often is.
  private struct Address {
    let item: Int
    let path: NamePattern
  }

  private let detection: Detection
  private var calls: [UInt64: [Call]] = [:]
  private var addresses: [UInt64: [Address]] = [:]
  private var titles: [UInt64: [Int]] = [:]
  private var buttons: [(words: [String], service: String)] = []
  /// What belongs to services' kits, unless a project has its own of the same name.
  private var foreign: Set<UInt64> = []
  /// What switches are called.
  let switches: SwitchNames
  /// The types whose objects sign people in, by their names.
  private var kits: Set<UInt64> = []
  /// Which hashes lead anywhere: most words are told apart here.
  private var marks = [Bool](repeating: false, count: 1 << 14)

  init(_ detection: Detection) {
    self.detection = detection
    switches = SwitchNames(detection)
    for (number, item) in detection.items.enumerated() {
      switch detection.groups[item.group].kind {
      case .code, .stack:
        let pattern = CodePattern(item.pattern)
        if let kit = pattern.receiver, item.target.service != nil { kits.insert(kit) }
        guard let start = pattern.start else { continue }
        calls[start.hash, default: []].append(
          Call(item: number, pattern: pattern, place: start.place))
        mark(start.hash)
        let isProof = detection.groups[item.group].strength == .proves
        if isProof, item.target.service != nil { foreign.insert(start.hash) }
      case .address:
        let host = item.pattern.utf8.prefix { $0 != UInt8(ascii: "/") }
        let path = String(item.pattern.dropFirst(host.count))
        addresses[SourceToken.hash(host), default: []].append(
          Address(item: number, path: NamePattern(path + "*")))
      case .title:
        let hash = SourceToken.hash(item.pattern.utf8.lazy.map(SourceToken.lowercase))
        titles[hash, default: []].append(number)
      case .buttonName:
        buttons.append((WordSplitter.words(of: item.pattern), item.target.service ?? ""))
      default: continue
      }
    }
  }

  private mutating func mark(_ hash: UInt64) { marks[Self.place(of: hash)] = true }

  private static func place(of hash: UInt64) -> Int { Int(hash & (1 << 14 - 1)) }

  /// A file that is looked through, and what was found in it.
  fileprivate struct File {
    let tokens: SourceTokens
    let language: SourceLanguage
    let switches: SwitchNames
    var found: [Int: Sighting] = [:]
    var declared: Set<UInt64> = []
    var stacks: [SourceStacks.Find] = []
    /// Of buttons by their names' hashes; whether a name says nothing else.
    var services: [UInt64: (id: String, isWhole: Bool)?] = [:]
    /// Whether the whole file has what a group needs, by the numbers of groups.
    var fits: [Int: Bool] = [:]
    /// All hashes that it has.
    lazy var words = Set(tokens.lazy.map(\.hash))
    lazy var scopes = SourceScopes(tokens)
    lazy var imports = SourceImports.names(in: tokens)
    lazy var reach = SourceReach(tokens, language, switches)
  }

  /// Adds what a file shows: the best place of each item, switches, and what it declares itself.
  func look(through bytes: [UInt8], _ language: SourceLanguage, _ content: inout FileContent) {
    var tokens = SourceTokens(bytes, language)
    let (marks, kits) = (marks, kits)
    let types = tokens.indices.filter {
      marks[Self.place(of: tokens[$0].hash)] && kits.contains(tokens[$0].hash)
    }
    SourceObjects.replace(types, in: &tokens, language, detection)
    var file = File(tokens: tokens, language: language, switches: switches)
    var outline = language == .strings ? TranslationOutline() : nil
    var named = language == .strings ? nil : FileSwitches(switches, tokens)
    for (index, token) in tokens.enumerated() {
      if token.kind != .sign { named?.pass(index) }
      switch token.kind {
      case .sign: outline?.pass(tokens, index)
      case .word:
        if marks[Self.place(of: token.hash)] { search(&file, index) }
      case .text:
        if marks[Self.place(of: token.hash)] { search(&file, index) }
        searchTitle(token, bytes, outline, &file.found)
        searchAddress(token, bytes, &file.found)
      }
    }
    content.sightings =
      file.found.values.sorted { $0.item < $1.item } + stacks(in: &file, language)
    content.declared = file.declared
    content.switches = named?.switches.sorted { ($0.line, $0.words) < ($1.line, $1.words) } ?? []
    content.states = named?.states ?? []
  }

  private func stacks(in file: inout File, _ language: SourceLanguage) -> [Sighting] {
    guard !file.stacks.isEmpty else { return [] }
    let buttons = file.tokens.indices.compactMap { index in
      service(ofButton: index, in: &file, language).map { (index: index, service: $0) }
    }
    guard buttons.count > 1 else { return [] }
    return SourceStacks(file.stacks, buttons, in: file.tokens, file.scopes, detection).sightings
  }

  /// The service whose button a token is of, by the words on it or by its name.
  private func service(
    ofButton index: Int, in file: inout File, _ language: SourceLanguage
  ) -> String? {
    let (tokens, token) = (file.tokens, file.tokens[index])
    var title = token.kind == .text ? token.hash : nil
    if language == .javaScript, tokens.sign(index) == ">" {
      let text = tokens.bytes[token.bytes.upperBound...].prefix(Self.longestTitle).prefix {
        $0 != 0x3C
      }
      title = SourceToken.hash(
        text.split { $0 <= 0x20 }.joined(separator: [0x20]).map(SourceToken.lowercase))
    }
    let item = title.flatMap { titles[$0] }?.first
    if let item, let service = detection.items[item].target.service { return service }
    guard token.kind != .sign else { return nil }
    guard switches.mayName(at: index, tokens) else { return nil }
    let name = file.services[token.hash] ?? service(named: tokens.text(index))
    file.services[token.hash] = .some(name)
    guard let name, !name.isWhole || token.kind == .text || tokens.sign(index - 1) == "." else {
      return nil
    }
    return name.id
  }

  private func service(named text: String) -> (id: String, isWhole: Bool)? {
    guard text.utf8.count <= Self.longestTitle, !text.contains(" ") else { return nil }
    let words = WordSplitter.words(of: text)
    guard !words.contains(where: detection.otherWords.contains),
      let button = buttons.first(where: { Set(words).isSuperset(of: $0.words) })
    else { return nil }
    let isWhole = words == button.words
    let isButton = isWhole || words.contains(where: detection.buttonWords.contains)
    return isButton ? (button.service, isWhole) : nil
  }

  private func search(_ file: inout File, _ index: Int) {
    if foreign.contains(file.tokens[index].hash), let name = file.declaredName(at: index) {
      file.declared.insert(name)
    }
    for call in calls[file.tokens[index].hash] ?? [] where !isSettled(call.item, in: file) {
      let tokens = file.tokens
      guard let end = call.pattern.end(in: tokens, from: index - call.place) else { continue }
      let value = call.pattern.value(in: tokens, before: end)
      guard value != "", holds(call.item, &file, at: index) else { continue }
      if detection.groups[detection.items[call.item].group].kind == .stack {
        let range = index - call.place..<end
        file.stacks.append(SourceStacks.Find(item: call.item, tokens: range, value: value))
        continue
      }
      var use = provesFact(call.item) ? file.scopes.use(ofFunctionAround: index) : .called
      if detection.items[call.item].acts {
        switch SourceBranch(tokens: tokens, detection: detection).effect(behind: end) {
        case .something: break
        case .nothing: continue
        // No more than what nothing calls.
        case .unclear: use = .uncalled
        }
      }
      let isFact = detection.items[call.item].target.path != nil
      let condition = provesFact(call.item) ? file.reach.condition(around: index) : nil
      let reach = isFact ? condition.map(Reach.behind) ?? .open : file.reach.reach(of: index)
      file.add(
        Sighting(
          item: call.item, line: tokens[index].line,
          found: value ?? detection.items[call.item].pattern,
          use: use,
          reach: reach, name: file.name(at: index)))
    }
  }

  /// Whether no other place of an item says more: of a login, whether it is reached in another way.
  private func isSettled(_ item: Int, in file: File) -> Bool {
    guard let found = file.found[item], found.use == .called else { return false }
    return found.reach == .partly
      || found.reach == .open && detection.items[item].target.path != nil
  }

  /// Whether it matters who calls what an item stands in.
  private func provesFact(_ number: Int) -> Bool {
    let item = detection.items[number]
    return item.target.path != nil && detection.groups[item.group].strength == .proves
  }

  private static let longestTitle = 80
  private static let longestAddress = 300

  private func searchTitle(
    _ token: SourceToken, _ bytes: [UInt8], _ outline: TranslationOutline?,
    _ found: inout [Int: Sighting]
  ) {
    guard token.bytes.count <= Self.longestTitle, let items = titles[token.hash] else { return }
    let (line, words) = (token.line, String(decoding: bytes[token.bytes], as: UTF8.self))
    let key = outline?.key(of: words, bytes).map { TitleKey(name: $0, line: line) }
    let meant = outline?.sentence(in: bytes).map { sentence in
      titles[SourceToken.hash(sentence.utf8.lazy.map(SourceToken.lowercase))] ?? []
    }
    let targets = meant.map { Set($0.map { detection.items[$0].target }) }
    for item in items {
      let target = detection.items[item].target
      // A translation that says more than what is translated is no evidence of a fact.
      if let targets, target.path != nil, !targets.contains(target) { continue }
      if let key, found[item]?.keys != nil {
        found[item]?.keys?.append(key)
      } else if found[item] == nil || found[item]?.keys != nil {
        found[item] = Sighting(
          item: item, line: line, found: words, keys: key.map { [$0] })
      }
    }
  }

  private func searchAddress(_ token: SourceToken, _ bytes: [UInt8], _ found: inout [Int: Sighting])
  {
    let text = bytes[token.bytes]
    guard text.count <= Self.longestAddress, text.contains(where: "./".utf8.contains) else {
      return
    }
    let rest = Self.behindScheme(text)
    let host = rest.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
    let isOpen = host.isEmpty || host.contains(where: "$\\{%".utf8.contains)
    let name = SourceToken.hash(isOpen ? [UInt8(ascii: "*")] : host)
    for address in addresses[name] ?? [] where found[address.item] == nil {
      let path = String(decoding: rest.dropFirst(host.count), as: UTF8.self)
      guard address.path.matches(path) else { continue }
      found[address.item] = Sighting(
        item: address.item, line: token.line, found: detection.items[address.item].pattern)
    }
  }

  private static func behindScheme(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")),
      text[colon...].starts(with: "://".utf8)
    else { return text }
    return text[(colon + 3)...]
  }

  /// Whether the file has what must stand beside a place, and not what mustn't.
  private func holds(_ item: Int, _ file: inout File, at index: Int) -> Bool {
    let number = detection.items[item].group
    let group = detection.groups[number]
    if !group.imports.isEmpty, file.imports.isDisjoint(with: group.imports) { return false }
    if group.beside.isEmpty, group.without.isEmpty { return true }
    if group.within == .file, let answer = file.fits[number] { return answer }
    let type = group.within == .file ? [file.tokens.indices] : file.scopes.type(around: index)
    let near = group.within == .function ? file.scopes.function(around: index) : type
    let fits =
      (group.beside.isEmpty || Self.has(group.beside, in: near, of: &file))
      && !Self.has(group.without, in: type, of: &file)
    if group.within == .file { file.fits[number] = fits }
    return fits
  }

  private static func has(
    _ patterns: [CodePattern], in ranges: [Range<Int>], of file: inout File
  ) -> Bool {
    let tokens = file.tokens
    return patterns.contains { pattern in
      guard let start = pattern.start, file.words.contains(start.hash) else { return false }
      return ranges.joined().contains { index in
        tokens[index].hash == start.hash
          && pattern.end(in: tokens, from: index - start.place) != nil
      }
    }
  }

  private static let package = CodePattern(".package(…path:\"*\"")

  /// The folders that a Package.swift names, as it writes them.
  static func packageFolders(in bytes: [UInt8]) -> [String] {
    let tokens = SourceTokens(bytes, .swift)
    return tokens.indices.compactMap { index in
      package.end(in: tokens, from: index).flatMap { package.value(in: tokens, before: $0) }
    }
    .filter { !$0.isEmpty }
  }
}

extension SourceSearch.File {
  /// A place in a function that is called stands before others, and one that nothing calls last;
  /// one that is reached stands before one that hangs on a condition.
  fileprivate mutating func add(_ new: Sighting) {
    guard let old = found[new.item] else {
      found[new.item] = new
      return
    }
    if old.use == new.use {
      if old.reach.condition != nil, new.reach.condition == nil { found[new.item] = new }
      found[new.item]?.reach = old.reach.or(new.reach)
    } else if new.use == .called || old.use == .uncalled {
      found[new.item] = new
    }
  }

  private static let declarations = SourceToken.hashes([
    "struct", "class", "enum", "actor", "func", "typealias", "mixin", "function", "implementation",
  ])
  private static let constant = SourceToken.hash("const".utf8)

  /// The hash of a name in its language, where a project may have one of its own.
  private func hash(at index: Int) -> UInt64 {
    let mark: UInt8 =
      switch language {
      case .dart: 1
      case .javaScript: 2
      default: 0
      }
    return SourceToken.hash(tokens[index].hash, mark)
  }

  /// Of what is called or named by itself.
  fileprivate func name(at index: Int) -> UInt64? {
    tokens.sign(index - 1) == "." || tokens.sign(index + 1) == "." ? nil : hash(at: index)
  }

  /// Of what is declared: a type, a function, a constant that is one.
  fileprivate func declaredName(at index: Int) -> UInt64? {
    guard index > 0, tokens[index].kind == .word else { return nil }
    let before = tokens[index - 1].hash
    let isFunction =
      before == Self.constant && tokens.sign(index + 1) == "=" && tokens.sign(index + 2) == "("
    let isAhead = tokens.sign(index + 1) == ";"
    guard isFunction || Self.declarations.contains(before) && !isAhead else { return nil }
    return hash(at: index)
  }
}
