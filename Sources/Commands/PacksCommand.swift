internal import Diagnostics
internal import Expressions
internal import Model
internal import Rules
internal import World

/// Takes in rules of others, says which there are, and tests them.
struct PacksCommand: Command {
  private enum Action: String, CaseIterable {
    case add, list, test
  }

  static let name = "packs"
  static let operands = "add FOLDER | list | test"
  static let summary = Message(
    "Takes in rules of others, by \(PackLock.fileName); lists and tests them.")
  static var operandWords: [String] { Action.allCases.map(\.rawValue) }
  static let options: [Option] = [.coverage, .mutate]

  private let action: Action
  private let operands: [String]
  private let thoroughness: ExampleRun.Thoroughness

  init(_ arguments: Arguments) throws(Refusal) {
    action = try arguments.operand(
      of: Self.name, orElse: "packs needs to know what to do: add, list or test")
    operands = Array(arguments.operands.dropFirst())
    thoroughness = ExampleRun.Thoroughness(arguments)
    if action == .add, operands.count != 1 {
      throw Refusal("packs add needs one folder with a pack.yaml in it")
    }
  }

  func run(in terminal: Terminal) throws(Refusal) -> ExitStatus {
    let root = terminal.files.standardRoot
    let shelf = PackShelf(above: root, root: root, in: terminal.files)
    let (lock, file, mistakes) = shelf.lock()
    guard mistakes.isEmpty else { throw Refusal(mistakes, in: SourceFiles(file)) }
    switch action {
    case .add: return terminal.answer(try add(operands[0], to: shelf, lock, root, in: terminal))
    case .list: return try list(lock, of: shelf, root, in: terminal)
    case .test: return try test(lock, of: shelf, root, in: terminal)
    }
  }

  /// Copies a pack that loads, then has the lock say so.
  private func add(
    _ written: String, to shelf: PackShelf, _ lock: PackLock, _ root: String, in terminal: Terminal
  ) throws(Refusal) -> String {
    let files = terminal.files
    let path = files.absolute(written)
    let folder = try Refusal.unless(reading: written) { () throws(FileSystem.Failure) in
      try PackFolder(path, root: root, in: files)
    }
    let library = RuleLibrary(terminal: terminal, root: root)
    let loaded = library.load(GoverningRules(named: [path]))
    guard !loaded.diagnostics.haveErrors, let pack = loaded.book.packs.first else {
      throw Refusal(loaded.diagnostics, in: loaded.files)
    }
    DiagnosticOutput(terminal).complain(loaded.diagnostics, in: loaded.files)
    let before = lock[pack.name]
    if let before, before.version == pack.version, before.sha256 != folder.digest {
      throw Refusal(
        """
        \(PackLock.fileName.quoted) has \(pack.label) with other contents, and a version has one: \
        give it another 'version' in \(Pack.fileName.quoted), or take its entry out of the lock
        """)
    }
    var lock = lock
    lock.set(PackLock.Entry(of: pack, sha256: folder.digest))
    let place = "\(PackShelf.folder)/\(pack.name)"
    try Refusal.unless(writing: place) { () throws(FileSystem.Failure) in
      try shelf.keep(folder, as: pack.name, lock)
    }
    let older = before.flatMap { $0.version == pack.version ? nil : "\($0.version)" }
    let replaced: Message = older.map { " in the place of \($0)" } ?? ""
    return Message(
      """
      added \(pack.label)\(replaced); rule files use it by extends: \
      [\("pack:\(pack.name)@\(pack.version.major)")]
      """
    ).text + "\n"
  }

  /// Those that are named, or else every pack of the lock; one that isn't what the lock says is told
  /// instead.
  private func list(
    _ lock: PackLock, of shelf: PackShelf, _ root: String, in terminal: Terminal
  ) throws(Refusal) -> ExitStatus {
    var lines = ""
    var status = ExitStatus.clean
    for name in operands.isEmpty ? lock.entries.map(\.name) : operands {
      do throws(Refusal) {
        let path = try path(of: name, lock, shelf, in: terminal)
        let folder = try Refusal.unless(reading: name) { () throws(FileSystem.Failure) in
          try PackFolder(path, root: root, in: terminal.files)
        }
        lines += TerminalText.safe(try line(folder, on: terminal.day)) + "\n"
      } catch {
        guard operands.isEmpty else { throw error }
        status = error.tell(in: terminal)
      }
    }
    return terminal.answer(lines, status)
  }

  private func line(_ folder: PackFolder, on day: Timestamp) throws(Refusal) -> String {
    let (pack, mistakes) = folder.pack()
    guard let pack else { throw Refusal(mistakes, in: folder.sourceFiles) }
    let review = pack.reviewed.map { reviewed in
      let end: Message = pack.isOutdated(on: day) ? ", expired" : ""
      return Message("reviewed until \(reviewed.until.day)\(end)")
    }
    let reviewed = review ?? Message("reviewed by nobody")
    return [pack.label, pack.publisher, folder.digest, reviewed.text].joined(separator: "  ")
  }

  /// Runs the examples of those that are named, or else of every pack of the lock.
  private func test(
    _ lock: PackLock, of shelf: PackShelf, _ root: String, in terminal: Terminal
  ) throws(Refusal) -> ExitStatus {
    let names = operands.isEmpty ? lock.entries.map(\.name) : operands
    guard !names.isEmpty else {
      throw Refusal(
        """
        packs test needs packs by their names, or folders with a pack.yaml in them, or some \
        in \(PackLock.fileName.quoted)
        """)
    }
    var trial = RuleTrial()
    for name in names {
      let path = try path(of: name, lock, shelf, in: terminal)
      trial.add(in: terminal) { () throws(Refusal) in
        let library = RuleLibrary(terminal: terminal, root: root, needsExamples: true)
        let loaded = library.load(GoverningRules(named: [path]))
        if loaded.diagnostics.haveErrors { throw Refusal(loaded.diagnostics, in: loaded.files) }
        DiagnosticOutput(terminal).complain(loaded.diagnostics, in: loaded.files)
        return ExampleRun(loaded, leavingOutBuiltIn: true, thoroughness, in: terminal)
      }
    }
    return trial.answer(thoroughness, in: terminal)
  }

  /// The folder of a pack that the lock has, as it says it, or else the folder of that name.
  private func path(
    of name: String, _ lock: PackLock, _ shelf: PackShelf, in terminal: Terminal
  ) throws(Refusal) -> String {
    if let entry = lock[name], let place = entry.range {
      let answer = shelf.pack(entry, at: place)
      if let folder = answer.folder { return folder.path }
      var files = answer.files
      files.add(shelf.lock().file)
      throw Refusal(answer.diagnostics, in: files)
    }
    let path = terminal.files.absolute(name)
    guard terminal.files.kind(of: path) == .folder else {
      throw Refusal(.notLocked(name, among: lock.entries.map(\.name)))
    }
    return path
  }
}
