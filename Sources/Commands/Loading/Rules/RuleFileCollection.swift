internal import Diagnostics
internal import Documents
internal import Localization
internal import Model
internal import Rules
internal import World

/// The files that rules come from, in the order in which they count, each behind what it extends.
struct RuleFileCollection {
  private let terminal: Terminal
  private let root: String
  private let needsExamples: Bool
  private(set) var sources: [RuleBookBuilder.Source] = []
  /// What people wrote, also where another file takes its place.
  private(set) var ownFiles: [RuleFile] = []
  private var files = SourceFiles()
  /// The program's own, which hardly anything is ever said about.
  private var builtInFiles: [SourceFile] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var visited: Set<ExactPath> = []
  /// The packs that somebody named by their folders: they stand for what the lock has by these names.
  private var namedPacks: Set<String> = []
  /// How many of the sources come before the program's own rules; nil where nothing extends those.
  private var builtInPlace: Int?
  /// What holds of the files that are being added.
  private var part = RuleBookBuilder.Part.everything
  private(set) var replacements: [Relaxation] = []
  /// The files from the one that was named to the one being read, each extending the next.
  private var chain: [ExactPath] = []

  private static let deepest = 20

  /// Paths in what is reported are relative to the root; a folder may take the place of the program's
  /// own rules.
  init(
    _ rules: GoverningRules, in terminal: Terminal, root: String, withExamples needsExamples: Bool,
    builtIn folder: String? = nil
  ) {
    self.terminal = terminal
    self.root = root
    self.needsExamples = needsExamples
    add(rules)
    readBuiltIn(from: folder)
  }

  /// The texts that diagnostics point into; the program's own, where something is wrong.
  func files(pointedInto isPointedInto: Bool) -> SourceFiles {
    guard isPointedInto else { return files }
    return builtInFiles.reduce(into: files) { $0.add($1) }
  }

  /// Gives the program's own rules their place.
  private mutating func addBuiltIn() {
    if builtInPlace == nil { builtInPlace = sources.count }
  }

  /// The program's own catalogues are there also where nothing extends its rules.
  private mutating func readBuiltIn(from folder: String?) {
    var builtIn: [RuleBookBuilder.Source] = []
    // Files that could not be read say nothing about which rules should hold.
    let isLeftOut = builtInPlace == nil && !sources.isEmpty
    let part = isLeftOut ? lockedPart : .everything
    if folder == nil, !needsExamples {
      builtIn = BuiltInLibrary.testedRuleFiles.map {
        RuleBookBuilder.Source($0, isBuiltIn: true, isTested: true, part: part)
      }
      builtInFiles = builtIn.map(\.file.source)
    } else {
      let files = folder.map { self.files(insteadOfBuiltIn: $0) } ?? BuiltInLibrary.ruleFiles
      builtInFiles = files.map(\.file)
      builtIn = files.compactMap { read($0) }
        .map { RuleBookBuilder.Source($0, isBuiltIn: true, part: part) }
    }
    sources.insert(contentsOf: builtIn, at: builtInPlace ?? 0)
  }

  /// The files of a folder; no answer is silent about it.
  private mutating func files(insteadOfBuiltIn folder: String) -> [ReadFile] {
    let option = "\(Option.builtInRules.name) \(folder)"
    replacements.append(Relaxation(.builtInRules, byOption: option))
    do throws(FileSystem.Failure) {
      let path = terminal.files.absolute(folder)
      let found = try BuiltInLibrary.ruleFiles(in: path, of: terminal.files)
      diagnostics += found.compactMap(\.problem)
      return found.map { DocumentReader().readAll($0.file) }
    } catch {
      let mistake = Message.unreadableRules(folder, error.reason)
      diagnostics.append(Diagnostic(mistake, about: Relaxation.commandLine))
      return BuiltInLibrary.ruleFiles
    }
  }

  private var lockedPart: RuleBookBuilder.Part {
    sources.contains { $0.part == .lockedRules } ? .lockedRules : .catalogues
  }

  private mutating func add(_ rules: GoverningRules) {
    if let mistake = rules.mistake(in: terminal.files, root: root) {
      diagnostics.append(mistake)
      return addBuiltIn()
    }
    guard let nearest = rules.paths.first else { return addBuiltIn() }
    for path in rules.paths { add(path.text, isTrusted: rules.areNamed) }
    addReplaced(rules.above, by: nearest.text)
  }

  /// Adds, before all others, those files that a nearer one takes the place of and that lock
  /// something.
  private mutating func addReplaced(_ paths: [ExactPath], by nearer: String) {
    let own = sources
    let ownPlace = builtInPlace
    var locking: [RuleBookBuilder.Source] = []
    part = .lockedRules
    defer { part = .everything }
    for path in paths where !visited.contains(path) {
      sources = []
      add(path.text)
      let replaced = FilePath.relative(path.text, to: root)
      let file = FilePath.relative(nearer, to: root)
      replacements.append(Relaxation(.rulesReplaced, of: replaced, in: file))
      if sources.contains(where: { !$0.file.locks.isEmpty }) { locking = sources + locking }
    }
    sources = locking + own
    builtInPlace = ownPlace.map { $0 + locking.count }
  }

  /// Adds a file behind those that it extends; each file counts once.
  ///
  /// One that nobody named on the command line has to lie inside, and be no link.
  private mutating func add(
    _ path: String, named range: SourceRange? = nil, isTrusted: Bool = false
  ) {
    let absolute = terminal.files.absolute(path)
    if let range, let circle = circle(backTo: ExactPath(absolute)) {
      let files = circle.map(\.quoted).joined(separator: " → ")
      return report(id: "extends-itself", "a rule file can't extend itself: \(files)", at: range)
    }
    if isTrusted, terminal.files.kind(of: absolute) == .folder { return add(packAt: absolute) }
    guard visited.insert(ExactPath(absolute)).inserted else { return }
    chain.append(ExactPath(absolute))
    defer { chain.removeLast() }
    let shown = FilePath.relative(absolute, to: root)
    let place = range ?? SourceRange(wholeOf: SourceFile.ID(path: shown))
    do throws(FileSystem.Failure) {
      let enclosure = isTrusted ? nil : Enclosure(of: absolute, root: root, in: terminal.files)
      let decoded = try terminal.files.text(at: absolute, called: shown, inside: enclosure)
      guard [".yaml", ".yml"].contains(where: absolute.hasSuffix) else {
        // Nothing of it is told: it may be any file.
        return report(
          id: "not-a-rule-file",
          "\(shown.quoted) isn't called as rule files are: the name ends in .yaml or .yml",
          at: place)
      }
      let masked = SecretKeys.known.masked(decoded.file)
      files.add(masked.file)
      if let problem = decoded.problem ?? masked.problem { return diagnostics.append(problem) }
      let topic = FilePath.name(of: FilePath.folder(of: absolute))
      guard var file = read(DocumentReader().readAll(decoded.file), topic: topic) else { return }
      var locales = LocaleFiles(system: terminal.files, root: root)
      file.locales = locales.all(beside: absolute)
      take(locales)
      checkLanguages(of: file)
      addExtended(by: file, at: absolute)
      sources.append(RuleBookBuilder.Source(file, isBuiltIn: false, part: part))
      ownFiles.append(file)
    } catch {
      diagnostics.append(
        Diagnostic(.unreadableRules(shown, error, in: terminal.files), at: place))
    }
  }

  /// Adds a pack behind the program's own rules.
  private mutating func add(packNamed name: RuleFile.Name, by path: String) {
    addBuiltIn()
    guard let reference = PackReference(name) else {
      let example = PackReference.example(for: name.name)
      return report(
        id: "not-a-pack-reference",
        """
        \(name.name.quoted) names no pack; write its name and the first number of its \
        version, such as \(example.quoted)
        """, at: name.range)
    }
    guard !namedPacks.contains(reference.name) else { return }
    let shelf = PackShelf(above: FilePath.folder(of: path), root: root, in: terminal.files)
    let answer = shelf.pack(reference)
    files.addMissing(answer.files)
    diagnostics += answer.diagnostics
    if let folder = answer.folder { add(folder) }
  }

  private mutating func add(packAt path: String) {
    addBuiltIn()
    do throws(FileSystem.Failure) {
      let folder = try PackFolder(path, root: root, in: terminal.files)
      if let name = folder.pack().pack?.name { namedPacks.insert(name) }
      add(folder)
    } catch {
      let shown = FilePath.relative(path, to: root)
      diagnostics.append(Diagnostic(.unreadableRules(shown, error.reason), about: shown))
    }
  }

  /// A pack counts once.
  private mutating func add(_ folder: PackFolder) {
    guard visited.insert(ExactPath(folder.path)).inserted else { return }
    let (pack, mistakes) = folder.pack()
    diagnostics += mistakes
    var own: [RuleFile] = []
    var reader = LocaleFiles(system: terminal.files, root: root)
    var locales: [Language] = []
    for (name, text) in folder.texts where !name.hasPrefix("examples/") {
      let masked = SecretKeys.known.masked(text.file)
      files.add(masked.file)
      if let problem = text.problem ?? masked.problem {
        diagnostics.append(problem)
      } else if name.hasPrefix("locales/") {
        locales += [reader.language(text.file, of: pack)].compactMap(\.self)
      } else if let pack, name != Pack.fileName {
        let inner = FilePath.name(of: FilePath.folder(of: name))
        let topic = [".", "rules"].contains(inner) ? pack.name : inner
        own += [read(DocumentReader().readAll(text.file), topic: topic, of: pack)].compactMap(
          \.self)
      }
    }
    take(reader)
    guard let pack else { return }
    for file in [RuleFile(of: pack, locales: locales)] + own {
      checkLanguages(of: file)
      sources.append(RuleBookBuilder.Source(file, isBuiltIn: false, part: part))
      ownFiles.append(file)
    }
  }

  private mutating func take(_ locales: LocaleFiles) {
    diagnostics += locales.diagnostics
    files.addMissing(locales.files)
  }

  /// A pack says which languages it speaks. Other files may speak any, but for one that the program
  /// has under a longer or shorter tag, unless a file of that language is beside them.
  private mutating func checkLanguages(of file: RuleFile) {
    let known = BuiltInLibrary.languages
    for tag in file.languageTags {
      if let pack = file.pack {
        diagnostics += [LocaleFiles.mistake(in: tag.name, of: pack, at: tag.range)].compactMap(
          \.self)
      } else if !(known + file.locales.map(\.tag)).contains(tag.name),
        known.contains(where: { LanguageTag.areOfOneLanguage($0, tag.name) })
      {
        diagnostics.append(Diagnostic(.unknownLanguage(tag.name, among: known), at: tag.range))
      }
    }
  }

  /// A file that doesn't say what it extends adds to the program's own rules.
  private mutating func addExtended(by file: RuleFile, at path: String) {
    guard let extends = file.extends else { return addBuiltIn() }
    guard chain.count <= Self.deepest || extends.allSatisfy({ $0.name == "builtin" }) else {
      let place = extends.first?.range ?? SourceRange(wholeOf: file.source.id)
      return report(
        id: "extends-too-deep",
        "files of rules extend one another at most \(Self.deepest) deep; name them all in one file",
        at: place)
    }
    for name in extends {
      if name.name == "builtin" {
        addBuiltIn()
        continue
      }
      if PackReference.isMeant(by: name.name) {
        add(packNamed: name, by: path)
        continue
      }
      let other = FilePath.joined(FilePath.folder(of: path), name.name)
      guard Enclosure(of: path, root: root, in: terminal.files).holds(other) else {
        // It isn't said whether anything is there, nor what.
        report(
          id: "extends-outside",
          """
          \(name.name.quoted) lies outside the root; what a rule file extends must lie \
          inside\(rootHint(for: other, named: name.name))
          """, at: name.range)
        continue
      }
      add(other, named: name.range)
    }
  }

  /// Which root holds a file above it too.
  private func rootHint(for path: String, named name: String) -> Message {
    let folder = FilePath.folder(of: terminal.files.absolute(path))
    let around = FilePath.ancestors(of: root).first { FilePath.relative(folder, to: $0) != folder }
    guard name.hasPrefix("../"), let around, around != "/" else { return .empty }
    let shown = FilePath.path(to: around, from: terminal.files.currentFolder)
    return "; \("--root \(shown)".quoted) takes it in"
  }

  /// The files that extend one another in a circle, if one that is being read is named again.
  private func circle(backTo path: ExactPath) -> [String]? {
    guard let start = chain.firstIndex(of: path) else { return nil }
    return (chain[start...] + [path]).map { FilePath.relative($0.text, to: root) }
  }

  private mutating func report(id: String, _ message: Message, at range: SourceRange) {
    diagnostics.append(Diagnostic(id: id, message, at: range))
  }

  private mutating func read(
    _ file: ReadFile, topic: String? = nil, of pack: Pack? = nil, examplesAreLeftOut: Bool = false
  ) -> RuleFile? {
    let result = RuleFileReader.read(
      file, topic: topic, of: pack, examplesAreLeftOut: examplesAreLeftOut)
    diagnostics += result.diagnostics
    return result.file
  }
}
