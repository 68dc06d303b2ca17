internal import Descriptions
internal import Diagnostics
internal import Documents
internal import Expressions
internal import Rules

/// Reads files of rules, and those they extend, into a rule book.
struct RuleLibrary {
  /// A rule book, or what is wrong with the files it would be made of.
  struct Loaded: Sendable {
    let book: RuleBook
    let diagnostics: [Diagnostic]
    /// The texts that the diagnostics point into.
    let files: [SourceFile.ID: SourceFile]
  }

  private let terminal: Terminal
  private let root: String
  private let needsExamples: Bool
  /// The rules are for one description: texts that aren't needed needn't be compiled.
  private let isForOne: Bool
  private let language: Language
  private var sources: [RuleBookBuilder.Source] = []
  private var files: [SourceFile.ID: SourceFile] = [:]
  private var diagnostics: [Diagnostic] = []
  private var visited: Set<String> = []
  private var hasBuiltIn = false
  /// The program's own rules where they needn't be read and checked.
  private let prepared: RuleBook?
  /// How many files stand between the one being read and the one that was named.
  private var depth = 0

  private static let deepest = 20

  /// Paths in what is reported are relative to the root.
  init(
    in terminal: Terminal,
    root: String,
    needsExamples: Bool = false,
    isForOne: Bool = false,
    language: Language = .english,
    prepared: RuleBook? = nil
  ) {
    self.language = language
    self.prepared = prepared
    self.terminal = terminal
    self.root = root
    self.needsExamples = needsExamples
    self.isForOne = isForOne
  }

  /// The program's own rules, changed and extended by people's files.
  ///
  /// For many descriptions, the rules' texts are read once, not whenever one has a finding, and
  /// conditions get their branches.
  static func load(
    _ paths: [String],
    in terminal: Terminal,
    root: String,
    needsExamples: Bool = false,
    isForOne: Bool = false,
    isForMany: Bool = false,
    language: Language = .english
  ) -> Loaded {
    if !needsExamples, language.isEnglish,
      let book = BuiltInLibrary.preparedBook(
        TimeZoneFiles.reader(terminal.files),
        readsAhead: isForMany
      )
    {
      if paths.isEmpty { return Loaded(book: book, diagnostics: [], files: [:]) }
      var library = RuleLibrary(in: terminal, root: root, isForOne: isForOne, prepared: book)
      for path in paths { library.add(path, named: nil) }
      if let loaded = library.loadedOnPrepared() { return loaded }
    }
    var library = RuleLibrary(
      in: terminal,
      root: root,
      needsExamples: needsExamples,
      isForOne: isForOne,
      language: language
    )
    if paths.isEmpty { library.addBuiltIn() }
    for path in paths { library.add(path, named: nil) }
    return library.loaded()
  }

  /// The rule book on what is prepared; nil when it would be another than that of all files, or
  /// when there is something to complain about.
  private func loadedOnPrepared() -> Loaded? {
    guard let prepared, hasBuiltIn, diagnostics.isEmpty,
      RuleBookBuilder.canAdd(sources, to: prepared)
    else { return nil }
    var builder = RuleBookBuilder(
      sources,
      on: prepared,
      timeZones: TimeZoneFiles.reader(terminal.files),
      defersTexts: isForOne
    )
    let book = builder.build()
    return builder.diagnostics.isEmpty ? Loaded(book: book, diagnostics: [], files: files) : nil
  }

  private mutating func loaded() -> Loaded {
    // Rules that could not be read say nothing about which others should hold.
    let leftOut = hasBuiltIn || !diagnostics.isEmpty ? [] : builtInRuleIDs
    var builder = RuleBookBuilder(
      sources,
      leavingOut: leftOut,
      timeZones: TimeZoneFiles.reader(terminal.files),
      language: language,
      defersTexts: isForOne
    )
    let book = builder.build()
    return Loaded(
      book: book,
      diagnostics: diagnostics + builder.diagnostics,
      files: files
    )
  }

  private var builtInRuleIDs: [String] {
    var other = RuleLibrary(in: terminal, root: root)
    other.addBuiltIn()
    return other.sources.flatMap(\.file.rules).map(\.id)
  }

  private mutating func addBuiltIn() {
    guard !hasBuiltIn else { return }
    hasBuiltIn = true
    // What is prepared comes before all that extends it.
    guard prepared == nil || !sources.isEmpty else { return }
    for file in BuiltInLibrary.ruleFiles(withExamples: needsExamples) {
      add(file, isBuiltIn: true)
    }
  }

  /// Adds a file behind those that it extends; each file counts once.
  private mutating func add(_ path: String, named range: SourceRange?) {
    let absolute = FilePath.absolute(path, from: terminal.files.currentFolder)
    guard visited.insert(absolute).inserted else { return }
    let shown = FilePath.relative(absolute, to: root)
    do throws(FileSystem.Failure) {
      let bytes = try terminal.files.read(absolute, limit: ReadingLimits.standard.bytes)
      let decoded = DecodedFile(path: shown, bytes: bytes)
      files[decoded.file.id] = decoded.file
      if let problem = decoded.problem { return diagnostics.append(problem) }
      guard let file = read(decoded.file, examplesAreLeftOut: false) else { return }
      addExtended(by: file, at: absolute)
      sources.append(RuleBookBuilder.Source(file, isBuiltIn: false))
    } catch {
      let place = range ?? SourceRange(wholeOf: SourceFile.ID(path: shown))
      diagnostics.append(Diagnostic(.unreadableRules(shown, error.reason), at: place))
    }
  }

  /// A file that doesn't say what it extends adds to the program's own rules.
  private mutating func addExtended(by file: RuleFile, at path: String) {
    guard let extends = file.extends else { return addBuiltIn() }
    guard depth < Self.deepest || extends.allSatisfy({ $0.name == "builtin" }) else {
      let place = extends.first?.range ?? SourceRange(wholeOf: file.source.id)
      return diagnostics.append(Diagnostic(.extendsTooDeep(Self.deepest), at: place))
    }
    depth += 1
    defer { depth -= 1 }
    for name in extends {
      if name.name == "builtin" {
        addBuiltIn()
      } else {
        add(FilePath.joined(FilePath.folder(of: path), name.name), named: name.range)
      }
    }
  }

  private mutating func add(_ file: SourceFile, isBuiltIn: Bool) {
    files[file.id] = file
    guard let read = read(file, examplesAreLeftOut: !needsExamples) else { return }
    sources.append(RuleBookBuilder.Source(read, isBuiltIn: isBuiltIn))
  }

  private mutating func read(_ file: SourceFile, examplesAreLeftOut: Bool) -> RuleFile? {
    let result = RuleFileReader.read(file, examplesAreLeftOut: examplesAreLeftOut)
    diagnostics += result.diagnostics
    return result.file
  }
}

extension Diagnostic.Message {
  fileprivate static func unreadableRules(_ path: String, _ reason: String) -> Self {
    Self("the rules in \(path.quoted) can't be read: \(reason)")
  }

  fileprivate static func extendsTooDeep(_ most: Int) -> Self {
    Self("files of rules extend one another at most \(most) deep; name them all in one file")
  }
}
