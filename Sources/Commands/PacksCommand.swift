internal import Diagnostics
internal import Expressions
internal import Model
internal import Rules
internal import World

/// Takes in rules of others, and says which there are.
struct PacksCommand: Command {
  private enum Action: String, CaseIterable {
    case add
    case list
  }

  static let name = "packs"
  static let operands = "add FOLDER | list"
  static let summary = "Takes in rules of others, with their digest in \(PackLock.fileName)."
  static var operandWords: [String] { Action.allCases.map(\.rawValue) }
  static let options = [Option.asOf]

  private let action: Action
  private let operands: [String]
  private let day: Timestamp?

  init(_ arguments: Arguments) throws(Arguments.Mistake) {
    guard let word = arguments.operands.first else {
      throw Arguments.Mistake(text: Message(.packsNeedsKnowWhatDo))
    }
    guard let action = Action(rawValue: word) else {
      throw .unknownWord(word, for: "packs", among: Action.allCases.map(\.rawValue))
    }
    self.action = action
    operands = Array(arguments.operands.dropFirst())
    day = try arguments.day("--as-of")
    guard operands.count == (action == .add ? 1 : 0) else {
      throw Arguments.Mistake(
        text: Message(action == .add ? .packsAddNeedsFolder : .packsListNeedsNothing)
      )
    }
  }

  func run(in terminal: Terminal) throws(Refusal) -> ExitStatus {
    let root = Repository(terminal.files).standardRoot
    let shelf = PackShelf(above: root, root: root, in: terminal.files)
    let (lock, file, mistakes) = shelf.lock()
    guard mistakes.isEmpty else { throw Refusal(mistakes, in: SourceFiles(file)) }
    switch action {
    case .add: return terminal.answer(try add(operands[0], to: shelf, lock, root, in: terminal))
    case .list: return try list(lock, of: shelf, in: terminal)
    }
  }

  /// Copies a pack that loads, then has the lock say so.
  private func add(
    _ written: String,
    to shelf: PackShelf,
    _ lock: PackLock,
    _ root: String,
    in terminal: Terminal
  ) throws(Refusal) -> String {
    let files = terminal.files
    let path = files.absolute(written, from: files.currentFolder)
    let folder = try Refusal.unless { () throws(FileSystem.Failure) in
      try PackFolder(path, root: root, in: files)
    } says: {
      Message(.cantRead, written.quoted, $0)
    }
    let library = RuleLibrary(terminal: terminal, root: root)
    let loaded = library.load(GoverningRules(named: [path]))
    guard !loaded.diagnostics.haveErrors, let pack = loaded.book.packs.first else {
      throw Refusal(loaded.diagnostics, in: loaded.files)
    }
    DiagnosticOutput(terminal).complain(loaded.diagnostics, in: loaded.files)
    var lock = lock
    lock.set(PackLock.Entry(of: pack, sha256: folder.digest))
    try Refusal.unless { () throws(FileSystem.Failure) in
      try shelf.keep(folder, as: pack.name, lock)
    } says: {
      Message(.cantWritten, "\(PackShelf.folder)/\(pack.name)".quoted, $0)
    }
    return Message(.packAdded, pack.label, "pack:\(pack.name)@\(pack.version.major)").text + "\n"
  }

  /// Every pack of the lock; one that isn't what the lock says is told instead.
  private func list(
    _ lock: PackLock,
    of shelf: PackShelf,
    in terminal: Terminal
  ) throws(Refusal) -> ExitStatus {
    var lines: [String] = []
    var status = ExitStatus.clean
    for entry in lock.entries {
      guard let place = entry.range else { continue }
      let answer = shelf.pack(entry, at: place)
      guard let pack = answer.folder?.pack().pack else {
        status = .unjudged
        var files = answer.files
        files.add(shelf.lock().file)
        DiagnosticOutput(terminal).complain(answer.diagnostics, in: files)
        continue
      }
      lines.append(line(pack, entry.sha256, on: day ?? terminal.day))
    }
    return terminal.answer(lines.map { TerminalText.safe($0) + "\n" }.joined(), status)
  }

  private func line(_ pack: Pack, _ digest: String, on day: Timestamp) -> String {
    let words = [pack.label, pack.publisher, digest]
    guard let reviewed = pack.reviewed else {
      return (words + [Message(.packNeverReviewed).text]).joined(separator: "  ")
    }
    let message = Message(
      pack.isOutdated(on: day) ? .reviewEnded : .reviewedUntil,
      reviewed.until.day
    )
    return (words + [message.text]).joined(separator: "  ")
  }
}
