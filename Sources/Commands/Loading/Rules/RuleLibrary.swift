internal import Diagnostics
internal import Expressions
internal import Localization
internal import Rules
internal import World

/// Makes rule books of the program's own rules and people's files.
struct RuleLibrary {
  /// A rule book, or what is wrong with the files it would be made of.
  struct Loaded: Sendable {
    let book: RuleBook
    let diagnostics: [Diagnostic]
    /// The texts that the diagnostics point into.
    let files: SourceFiles
    /// People's files, also those that others take the place of: what they say about checking holds.
    let ownFiles: [RuleFile]

    var checks: [RuleFile.CheckDefaults] { ownFiles.compactMap(\.check) }
  }

  let terminal: Terminal
  /// What paths in what is reported are relative to.
  let root: String
  var language = Language.english
  var needsExamples = false
  /// Whether rules that are newer than the release in use are judged as they are.
  var previewsNewerRules = false
  /// The folder that takes the place of the program's own rules.
  var builtInRules: String?
  /// The day of checking; nil: today.
  var asOf: Timestamp?
  /// What holds whatever those rules say that govern.
  var policy: PolicyFile?

  /// The program's own rules, changed and extended by people's files; of files above that these
  /// take the place of, what is locked holds. Of the vocabulary only the facts, services and devices
  /// are known.
  func load(_ rules: GoverningRules, vocabulary: [RuleFile] = []) -> Loaded {
    let collection = RuleFileCollection(
      rules, in: terminal, root: root, withExamples: needsExamples, builtIn: builtInRules)
    let (spoken, mistakes) = spoken(by: collection.ownFiles + vocabulary)
    let day = asOf ?? terminal.day
    var sources = collection.sources
    let ended = sources.indices.flatMap { sources[$0].file.endOverrides(before: day) }
    var builder = RuleBookBuilder(
      sources, vocabulary: vocabulary, replacements: collection.replacements,
      timeZones: TimeZoneFiles.reader(terminal.files), language: spoken,
      previewsNewerRules: previewsNewerRules)
    let book = builder.build()
    let diagnostics =
      collection.diagnostics + builder.diagnostics + mistakes + ended + book.endings(asOf: day)
    return Loaded(
      book: book, diagnostics: diagnostics,
      files: collection.files(pointedInto: !diagnostics.isEmpty), ownFiles: collection.ownFiles)
  }

  /// The language that is asked for; one that the program doesn't have is that of people's files.
  private func spoken(by files: [RuleFile]) -> (language: Language, mistakes: [Diagnostic]) {
    guard language.name.isEmpty else { return (language, []) }
    let own = files.flatMap(\.locales)
    if let own = own.first(where: { $0.tag == language.tag }) { return (own, []) }
    let tags = files.flatMap(\.languageTags).map(\.name)
    if tags.contains(language.tag) {
      return (Language(tag: language.tag, name: language.tag), [])
    }
    let known = LocaleFiles.known(beside: own.map(\.tag) + tags)
    let mistake = Message.unknownLanguage(language.tag, among: known)
    return (language, [Diagnostic(mistake, about: Relaxation.commandLine)])
  }

  /// Whether it is that nothing is said in the language that was asked for.
  static func isOfLanguage(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.message.id == "unknown-language"
      && diagnostic.range.file.path == Relaxation.commandLine
  }

  /// The book of the rules that govern, unless something is wrong with them.
  func book(_ rules: GoverningRules) throws(Refusal) -> RuleBook {
    let loaded = load(rules)
    guard loaded.diagnostics.haveErrors else { return loaded.book }
    throw Refusal(loaded.diagnostics, in: loaded.files, language: language)
  }

  /// The rules that govern, with what holds whatever those say.
  func held(_ rules: GoverningRules) throws(Refusal) -> HeldRules {
    let held = HeldRules(rules, by: self)
    guard held.diagnostics.haveErrors else { return held }
    throw Refusal(held.diagnostics, in: held.files, language: language)
  }

  /// Those that hold in the current folder, unless some were named.
  static func bookHere(
    _ named: [String], in terminal: Terminal, language: Language = .english,
    needsExamples: Bool = false, builtInRules: String? = nil
  ) throws(Refusal) -> RuleBook {
    let root = terminal.files.standardRoot
    var search = RuleFileSearch(in: terminal.files)
    let library = RuleLibrary(
      terminal: terminal, root: root, language: language, needsExamples: needsExamples,
      builtInRules: builtInRules)
    return try library.book(search.rules(in: terminal.files.currentFolder, unless: named))
  }
}

extension RuleLibrary {
  /// By what a person wants something judged.
  init(_ terms: Terms, in terminal: Terminal, root: String, policy: PolicyFile?) {
    self.init(
      terminal: terminal, root: root, language: terms.language, builtInRules: terms.builtInRules,
      asOf: terms.asOf, policy: policy)
  }

  init(_ terms: Terms, in terminal: Terminal, root: String) {
    self.init(terms, in: terminal, root: root, policy: terms.policy(in: terminal, root: root))
  }
}

/// Where the system keeps what it knows of time zones.
private enum TimeZoneFiles {
  private static let folder = "/usr/share/zoneinfo"
  private static let largest = 1 << 20

  /// Reads the file of a time zone by its IANA name.
  static func reader(_ files: FileSystem) -> TimeZones {
    TimeZones { name in
      guard !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else { return nil }
      return files.bytes(at: "\(folder)/\(name)", limit: largest)
    }
  }
}
