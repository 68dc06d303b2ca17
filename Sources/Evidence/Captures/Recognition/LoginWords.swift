internal import Model

/// The names of services, and the words around them that make a login of it.
struct LoginWords: Sendable {
  private let data: RecognitionCatalogue
  /// Ids of services by their names as one word.
  private var services: [String: String] = [:]
  /// Ids of services by their names, by the languages that have these names.
  private var translations: [String: [String: String]] = [:]
  private var titles: Set<String> = []
  private let loginWords: Set<String>
  private let linkWords: Set<String>
  private let codeWords: Set<String>
  private let controlWords: Set<String>
  private let unrelatedWords: Set<String>
  private let needingLink: Set<String>
  private let needingLogin: Set<String>
  private let classes: [String: String]
  /// Words of scripts that have no spaces.
  private var vocabulary: Set<String> = []

  private static let mostWords = 7
  /// Short names with an ending are other words.
  private static let shortestInflected = 5

  init(_ data: RecognitionCatalogue, _ catalogues: Catalogues, of providers: [Provider]) {
    self.data = data
    let apple: [String] = catalogues.titles.flatMap { $0.signIn + $0.signUp + $0.continuing }
    let appleName = WordSplitter.key(of: data.appleTitles)
    let ofTitles: [String] = apple.flatMap { title in
      WordSplitter.words(of: title).filter { !$0.contains(appleName) }
    }
    loginWords = Self.words(data[.loginWords]).union(ofTitles)
    linkWords = Self.words(data[.linkWords])
    codeWords = Self.words(data[.codeLoginWords])
    controlWords = Self.words(data[.controlWords])
    unrelatedWords = Self.words(data[.unrelatedWords])
    needingLink = Set(data[.namesNeedingLink].map { WordSplitter.key(of: $0) })
    needingLogin = Set(data[.namesNeedingLogin].map { WordSplitter.key(of: $0) })
    let classes = data.classes.flatMap { entry in entry.names.map { ($0, entry.service) } }
    self.classes = Dictionary(classes) { first, _ in first }
    titles = Set(apple.map { WordSplitter.key(of: $0) })
    let providers = providers.sorted { $0.id < $1.id }
    for provider in providers {
      for word in [provider.id] + provider.aliases { add(word, of: provider.id) }
    }
    for provider in providers {
      add(provider.name, of: provider.id)
      for (language, name) in provider.translations.sorted(by: { $0.key < $1.key }) {
        add(name, of: provider.id, in: language)
      }
    }
    vocabulary.formUnion(loginWords.filter(WordSplitter.isUnspaced))
    vocabulary.formUnion(unrelatedWords.filter(WordSplitter.isUnspaced))
  }

  private static func words(_ texts: [String]) -> Set<String> {
    Set(texts.flatMap { WordSplitter.words(of: $0) })
  }

  private mutating func add(_ name: String, of id: String, in language: String? = nil) {
    let words = WordSplitter.words(of: name)
    let key = words.joined()
    // What is explained in parentheses, or one of several, is no name.
    guard !key.isEmpty, !name.contains(where: "(（/".contains) else { return }
    services[key] = services[key] ?? id
    if let language {
      translations[language, default: [:]][key] = translations[language]?[key] ?? id
    }
    vocabulary.formUnion(words.filter(WordSplitter.isUnspaced))
  }

  /// The words of a text; what is written without spaces is taken apart where all of it is known,
  /// and a name with an ending of its language is the name.
  func words(of text: String) -> [String] {
    WordSplitter.words(of: text).flatMap { word in
      guard !loginWords.contains(word), services[word] == nil else { return [word] }
      guard !WordSplitter.isUnspaced(word) else {
        return WordSplitter.segments(of: word, from: vocabulary) ?? [word]
      }
      let name = data[.nameEndings].lazy.filter(word.hasSuffix).map { word.dropLast($0.count) }
        .first { $0.count >= Self.shortestInflected && services[String($0)] != nil }
      return [name.map(String.init) ?? word]
    }
  }

  /// Whether the system draws it around what the app shows.
  func isOfSystem(_ candidate: ButtonCandidate) -> Bool {
    candidate.codeNames.contains(where: data[.systemNames].contains)
  }

  /// Whether something in the words says that a service's name means something else.
  func areUnrelated(_ words: [String]) -> Bool { words.contains(where: unrelatedWords.contains) }

  func isOfLogin(_ word: String) -> Bool { loginWords.contains(word) }

  /// Whether nothing but logging in is spoken of.
  func areOfLogin(_ words: [String]) -> Bool { words.allSatisfy(loginWords.contains) }

  /// The service whose own class draws it.
  func service(ofClass name: String) -> String? { classes[name] }

  /// The services that a title is a login of, by their names in a language before all others.
  func services(inTitle text: String, in language: String? = nil) -> Set<String> {
    if titles.contains(WordSplitter.key(of: text)) { return [data.appleTitles] }
    let words = words(of: text)
    guard words.count <= 20, !areUnrelated(words) else { return [] }
    let found = names(in: words, language).filter { name in
      guard areOfLogin(name.others) else { return false }
      if needingLink.contains(name.key) { return name.others.contains(where: linkWords.contains) }
      return !needingLogin.contains(name.key) || !name.others.isEmpty
    }
    return Set(found.map { $0.service })
  }

  /// The services that a name in code is about.
  func services(inCode text: String) -> Set<String> {
    let words: [String] = withoutDomain(text).flatMap { self.words(of: String($0)) }
    guard words.count <= 20, !areUnrelated(words) else { return [] }
    let found: [Name] = names(in: words).filter { name in
      let isOfLogin = name.others.contains(where: codeWords.contains)
      if needingLink.contains(name.key) || needingLogin.contains(name.key) { return isOfLogin }
      return isOfLogin || name.others.allSatisfy { controlWords.contains($0) || areOfLogin([$0]) }
    }
    // `google_workspace_button` isn't google's.
    let longest = found.filter { name in
      !found.contains { $0.range != name.range && name.range.clamped(to: $0.range) == name.range }
    }
    return Set(longest.map { $0.service })
  }

  /// Without words that only say that it is a control, as one.
  func plainKey(ofCode text: String) -> String {
    words(of: text).filter { !controlWords.contains($0) }.joined()
  }

  /// `com.apple.settings.general` is only whose it is, and then what it is.
  private func withoutDomain(_ text: String) -> [Substring] {
    let parts = text.split(separator: ".")
    guard let first = parts.first, parts.count > 2, data[.domains].contains(first.lowercased())
    else { return parts }
    return Array(parts.dropFirst(2))
  }

  private struct Name {
    let key: String
    let service: String
    let range: Range<Int>
    let others: [String]
  }

  private func names(in words: [String], _ language: String? = nil) -> [Name] {
    let translations = Self.tags(of: language).compactMap { self.translations[$0] }
    return words.indices.flatMap { start in
      (start + 1...min(words.count, start + Self.mostWords)).compactMap { end -> Name? in
        let key = words[start..<end].joined()
        let ofLanguage = translations.lazy.compactMap { $0[key] }.first
        guard let service = ofLanguage ?? services[key] else { return nil }
        let others = Array(words[..<start] + words[end...])
        return Name(key: key, service: service, range: start..<end, others: others)
      }
    }
  }

  /// `zh-Hans-CN` is zh-Hans-CN, zh-Hans and zh.
  private static func tags(of language: String?) -> [String] {
    let parts = (language ?? "").split(separator: "-")
    return parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
  }
}
