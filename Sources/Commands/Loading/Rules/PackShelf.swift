internal import Diagnostics
internal import Documents
internal import Rules
internal import World

/// Where a repository keeps packs of others: `.reviewlint/packs`, and the lock that says which.
struct PackShelf {
  /// A pack as the lock has it; nil where it isn't so, or can't be read.
  struct Answer {
    var folder: PackFolder?
    var diagnostics: [Diagnostic] = []
    /// The texts that the diagnostics point into.
    var files = SourceFiles()
  }

  private let files: FileSystem
  private let root: String
  /// The repository's root.
  let home: String

  /// That of what lies in a folder; without a repository, that of the root around it.
  init(above folder: String, root: String, in files: FileSystem) {
    self.files = files
    self.root = root
    let isInside = folder == root || FilePath.below(folder, in: root) != nil
    home = files.repository(around: folder) ?? (isInside ? root : folder)
  }

  var lockPath: String { FilePath.joined(home, PackLock.fileName) }

  static let folder = ".reviewlint/packs"

  func path(of pack: String) -> String { FilePath.joined(home, "\(Self.folder)/\(pack)") }

  /// What the lock says; without one, that there is no pack.
  func lock() -> (lock: PackLock, file: SourceFile, diagnostics: [Diagnostic]) {
    let shown = FilePath.relative(lockPath, to: root)
    let nothing = SourceFile(path: shown, text: "")
    do throws(FileSystem.Failure) {
      guard try files.found(at: lockPath, followingLinks: false) != nil else {
        return (PackLock(), nothing, [])
      }
      let enclosure = Enclosure(files.resolved(home), in: files)
      let decoded = try files.text(at: lockPath, called: shown, inside: enclosure)
      if let problem = decoded.problem { return (PackLock(), decoded.file, [problem]) }
      let read = PackLock.read(decoded.file)
      return (read.lock, decoded.file, read.diagnostics)
    } catch {
      return (
        PackLock(), nothing, [Diagnostic(.unreadableRules(shown, error.reason), about: shown)]
      )
    }
  }

  /// Puts a pack in its place, and what the lock says of it then beside it; nothing leads out.
  func keep(_ pack: PackFolder, as name: String, _ lock: PackLock) throws(FileSystem.Failure) {
    var folder = home
    for part in Self.folder.split(separator: "/") {
      folder = FilePath.joined(folder, String(part))
      try files.makeFolder(folder)
      guard try files.found(at: folder, followingLinks: false) == .folder else {
        throw FileSystem.Failure(
          path: folder, reason: Message("something else is in the place of the folder for packs"))
      }
    }
    try files.write(pack.contents, asFolder: path(of: name))
    try files.write(lock.text, to: lockPath)
  }

  /// The pack that a rule file extends.
  func pack(_ reference: PackReference) -> Answer {
    let (lock, file, mistakes) = lock()
    guard mistakes.isEmpty else { return Answer(diagnostics: mistakes, files: SourceFiles(file)) }
    guard let entry = lock[reference.name] else {
      let message = Message.notLocked(reference.name, among: lock.entries.map(\.name))
      return Answer(diagnostics: [Diagnostic(message, at: reference.range)])
    }
    guard entry.version.major == reference.major else {
      let message = Message(
        id: "other-major",
        """
        the lock has \(entry.name) \("\(entry.version)"), and this asks for version \
        \(reference.major)
        """)
      let notes = entry.range.map { [lockedHere($0)] } ?? []
      let mistake = Diagnostic(message, at: reference.range, notes: notes)
      return Answer(diagnostics: [mistake], files: SourceFiles(file))
    }
    var answer = pack(entry, at: reference.range)
    answer.files.add(file)
    return answer
  }

  private func lockedHere(_ range: SourceRange) -> Diagnostic.Note {
    Diagnostic.Note(Message("the lock says so here"), at: range)
  }

  /// The pack of an entry of the lock; that it isn't what this says is reported at a place.
  func pack(_ entry: PackLock.Entry, at place: SourceRange) -> Answer {
    let path = path(of: entry.name)
    let shown = FilePath.relative(path, to: root)
    let notes = entry.range.flatMap { $0 == place ? nil : [lockedHere($0)] } ?? []
    func refused(_ message: Message) -> Answer {
      Answer(diagnostics: [Diagnostic(message, at: place, notes: notes)])
    }
    guard Enclosure(files.resolved(home), in: files).holds(path) else {
      return refused(
        Message(
          id: "pack-outside", "\(shown.quoted) leads out of the repository; a pack lies in it"))
    }
    do throws(FileSystem.Failure) {
      let folder = try PackFolder(path, root: root, in: files)
      guard folder.digest == entry.sha256 else {
        return refused(
          Message(
            id: "pack-changed",
            """
            \(entry.name) isn't the pack that was added: something in \(shown.quoted) was \
            changed, added or taken away; add it anew
            """))
      }
      let (pack, mistakes) = folder.pack()
      guard let pack else {
        return Answer(diagnostics: mistakes, files: folder.sourceFiles)
      }
      guard (pack.name, pack.version) == (entry.name, entry.version) else {
        return refused(
          Message(
            id: "other-pack",
            """
            the lock has \("\(entry.name) \(entry.version)") here, and 'pack.yaml' calls it \
            \(pack.label)
            """))
      }
      return Answer(folder: folder)
    } catch {
      return refused(
        Message(
          id: "unreadable-pack",
          """
          the pack's file \(FilePath.relative(error.path, to: root).quoted) can't be read: \
          \(error.reason)
          """))
    }
  }
}

extension Message {
  static func notLocked(_ name: String, among known: [String]) -> Self {
    let hint = Suggestion.clause(for: name, among: known)
    return Self(
      id: "pack-not-locked",
      """
      there is no pack \(name.quoted) in 'reviewlint.lock'\(hint); 'reviewlint packs add \
      FOLDER' takes one in
      """)
  }
}
