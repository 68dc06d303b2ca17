package import Diagnostics

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The files of this machine: the only place that reads and writes them.
package struct FileSystem: Sendable {
  /// Why a file could not be read or written.
  package struct Failure: Error, Hashable, Sendable {
    package let path: String
    /// Where the system gives it, in its words, such as `No such file or directory`.
    package let reason: Message
    /// Whether it is known that nothing is there.
    package let isAbsence: Bool

    package init(path: String, reason: Message, isAbsence: Bool = false) {
      self.path = path
      self.reason = reason
      self.isAbsence = isAbsence
    }

    fileprivate init(path: String, _ error: SystemError) {
      self.init(path: path, reason: .verbatim(error.reason), isAbsence: error.isAbsence)
    }
  }

  package enum Kind: Sendable {
    case file
    case folder
    /// Only where links are not followed.
    case link
    case other
  }

  /// How the system is asked.
  package let calls: FileCalls
  /// What an editor or an archive has instead of what lies at these paths.
  private var open: [ExactPath: [UInt8]] = [:]
  private let failures = Monitor<Set<Failure>>([])
  /// What may be read; nil: whatever is asked for.
  private var fuel: Fuel?

  package init(calls: FileCalls = FileCalls(), fuel: Fuel? = Fuel()) {
    self.calls = calls
    self.fuel = fuel
  }

  /// These files with new fuel, and what an editor or an archive has instead of what lies at some
  /// paths.
  package func showing(_ open: [ExactPath: [UInt8]]) -> FileSystem {
    var files = self
    (files.open, files.fuel) = (open, Fuel())
    return files
  }

  /// Why it isn't known whether something is there that counts as absent; no answer rests on that.
  package var unseen: [Failure] {
    failures.change { $0.sorted { ($0.path, $0.reason.text) < ($1.path, $1.reason.text) } }
  }

  /// What can be found out; nil counts as nothing being there, and where that isn't known, it is
  /// among what is unseen.
  package func known<Answer>(_ find: () throws(Failure) -> Answer) -> Answer? {
    do throws(Failure) {
      return try find()
    } catch {
      if !error.isAbsence { note(error) }
      return nil
    }
  }

  /// Remembers that something can't be seen.
  package func note(_ failure: Failure) {
    failures.change { _ = $0.insert(failure) }
  }

  /// Uses up fuel for what a file takes beside being read; that none is left is remembered.
  package func burn(_ work: Int, on path: String) -> Bool {
    guard let fuel, !fuel.burn(work) else { return true }
    note(Failure(path: path, reason: fuel.reason))
    return false
  }

  /// All bytes of a file, or of standard input for `-`, up to one more than the limit.
  ///
  /// What others say is read must lie inside, and be no link. What is open is what is looked at: it
  /// is the same whoever puts something else in its place meanwhile.
  package func read(
    _ path: String, inside enclosure: Enclosure? = nil, limit: Int
  ) throws(Failure) -> [UInt8] {
    if path == "-" { return try readAll(from: 0, path: "standard input", limit: limit) }
    if let bytes = open[ExactPath(path)] { return bytes }
    let (file, status) = try openedFile(path, enclosure == nil ? 0 : O_NOFOLLOW)
    defer { close(file) }
    guard enclosure?.holds(path, being: status.identity) != false else {
      throw Failure(path: path, reason: Message(.outsideOfRoot))
    }
    return try readAll(from: file, path: path, limit: limit, expected: status.size)
  }

  /// A regular file that is open to be read; it isn't waited for who writes into a pipe.
  private func openedFile(
    _ path: String, _ flags: Int32 = 0
  ) throws(Failure) -> (file: Int32, status: FileStatus) {
    let file: Int32
    do throws(SystemError) {
      file = try calls.openFile(path, O_RDONLY | O_NONBLOCK | flags, 0)
    } catch {
      let isLink = error.code == ELOOP && (try? found(at: path, followingLinks: false)) == .link
      throw isLink && flags == O_NOFOLLOW
        ? .noFile(path, .link) : Failure(path: path, error)
    }
    do throws(Failure) {
      let status = try naming(path) { () throws(SystemError) in try calls.statusOfOpen(file) }
      guard status.kind == .file else { throw .noFile(path, status.kind) }
      return (file, status)
    } catch {
      close(file)
      throw error
    }
  }

  /// A file that is open to be read in ranges, as long as somebody has it; a link is none.
  package func ranges(of path: String, inside enclosure: Enclosure) throws(Failure) -> FileRanges {
    let (file, status) = try openedFile(path, O_NOFOLLOW)
    let ranges = FileRanges(file, count: status.size, at: path, in: self)
    guard enclosure.holds(path, being: status.identity) else {
      throw Failure(path: path, reason: Message(.outsideOfRoot))
    }
    return ranges
  }

  /// The bytes of a file that may be there.
  package func bytes(at path: String, inside enclosure: Enclosure? = nil, limit: Int) -> [UInt8]? {
    known { () throws(Failure) in try read(path, inside: enclosure, limit: limit) }
  }

  private func readAll(
    from file: Int32, path: String, limit: Int, expected: Int = 0
  ) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    let chunk = max(4096, min(expected + 1, 1 << 20))
    while bytes.count <= limit {
      let piece = try piece(of: file, path: path, size: chunk)
      if piece.isEmpty { break }
      if let fuel, !fuel.burn(piece.count) { throw Failure(path: path, reason: fuel.reason) }
      if bytes.isEmpty { bytes = piece } else { bytes += piece }
      // What had as many bytes when it was opened, and no more now, needn't be asked again.
      if bytes.count == expected, piece.count < chunk { break }
    }
    return bytes
  }

  /// What an open file has to read now, up to so many bytes; nothing at its end.
  package func piece(
    of file: Int32, path: String = "standard input", size: Int
  ) throws(Failure) -> [UInt8] {
    try naming(path) { () throws(SystemError) in try calls.readBytes(file, size) }
  }

  /// Makes sure that a file can be read.
  package func checkReadable(_ path: String) throws(Failure) {
    close(try openedFile(path).file)
  }

  /// What is at a path; nil when there is nothing, or nobody can tell.
  package func kind(of path: String, followingLinks: Bool = true) -> Kind? {
    known { () throws(Failure) in try found(at: path, followingLinks: followingLinks) } ?? nil
  }

  /// What is at a path; nil when there is nothing.
  package func found(at path: String, followingLinks: Bool = true) throws(Failure) -> Kind? {
    do throws(SystemError) {
      return try calls.status(Array(path.utf8CString), nil, followingLinks).kind
    } catch {
      if error.isAbsence { return kindOfOpen(path) }
      throw Failure(path: path, error)
    }
  }

  /// What is open where the system has nothing: a file, or a folder with one in it.
  private func kindOfOpen(_ path: String) -> Kind? {
    if open[ExactPath(path)] != nil { return .file }
    return open.keys.contains { FilePath.below($0.text, in: path) != nil } ? .folder : nil
  }

  /// Makes sure that there is a file, which may be the end of a link, but no folder and no pipe.
  package func checkIsFile(_ path: String) throws(Failure) {
    guard let kind = try found(at: path) else { throw Failure(path: path, SystemError(ENOENT)) }
    if kind != .file { throw .noFile(path, kind) }
  }

  /// The names in a folder and what they are, in the order of their bytes; links aren't followed.
  package func contents(of folder: String) throws(Failure) -> [(name: String, kind: Kind)] {
    let open = try naming(folder) { () throws(SystemError) in try calls.openFolder(folder) }
    var found: [(name: String, kind: Kind)] = []
    while let own = try naming(folder, { () throws(SystemError) in try calls.nextName(open) }) {
      let name = String(decoding: own.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
      if name == "." || name == ".." { continue }
      do throws(SystemError) {
        // The system's own bytes are asked about: a name that isn't UTF-8 has no other spelling.
        found.append((name, try calls.status(own, open, false).kind))
      } catch {
        // What is gone by now isn't in the folder any more.
        if error.code == ENOENT { continue }
        throw Failure(path: "\(folder)/\(name)", reason: .verbatim(error.reason))
      }
    }
    return found.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// The paths of the files below a folder, from there; links aren't followed. Beyond so many, only
  /// that there are more shows.
  package func files(below folder: String, most: Int = .max - 1) throws(Failure) -> [String] {
    var found: [String] = []
    for (name, kind) in try contents(of: folder) where found.count <= most {
      if kind == .file { found.append(name) }
      guard kind == .folder else { continue }
      let inner = try files(below: FilePath.joined(folder, name), most: most - found.count)
      found += inner.map { "\(name)/\($0)" }
    }
    return found
  }

  package var currentFolder: String { (try? FileCalls.currentFolder()) ?? "." }

  /// Why there is no current folder, when it has been deleted, say; nil where there is one.
  package var reasonForNoCurrentFolder: String? {
    do throws(SystemError) {
      _ = try FileCalls.currentFolder()
      return nil
    } catch {
      return error.reason
    }
  }

  /// The path from the root of the machine, without `.` and `..`, to what the system finds there:
  /// `link/..` is above where the link leads to. A `..` behind nothing stays, and leads nowhere.
  ///
  /// Without a folder it begins at the current one.
  package func absolute(_ path: String, from folder: String? = nil) -> String {
    let full = FilePath.joined(folder ?? currentFolder, path)
    guard FilePath.mayChange(full) else { return full }
    var place = ""
    for part in full.utf8.split(separator: FilePath.slash).map({ String(Substring($0)) }) {
      switch part {
      case ".": continue
      case "..": place = above(place)
      default: place += "/" + part
      }
    }
    return place.isEmpty ? "/" : place
  }

  /// The folder above a place without `..`, itself without the slash of the machine's root.
  private func above(_ place: String) -> String {
    guard !place.isEmpty else { return "" }
    guard self.kind(of: place) == .folder else { return place + "/.." }
    let isLink = self.kind(of: place, followingLinks: false) == .link
    let folder = FilePath.folder(of: isLink ? resolved(place) : place)
    return folder == "/" ? "" : folder
  }

  /// The path without links on the way; for what isn't there yet, that of its folder and its name.
  package func resolved(_ path: String) -> String {
    if let real = real(path) { return real }
    guard let folder = real(FilePath.folder(of: path)) else { return path }
    return FilePath.joined(folder == "/" ? "" : folder, FilePath.name(of: path))
  }

  private func real(_ path: String) -> String? {
    known { () throws(Failure) -> String in
      try naming(path) { () throws(SystemError) -> String in try FileCalls.real(path) }
    }
  }

  /// Where a call of the system fails, says for which path.
  package func naming<Answer>(
    _ path: String, _ call: () throws(SystemError) -> Answer
  ) throws(Failure) -> Answer {
    do throws(SystemError) {
      return try call()
    } catch {
      throw Failure(path: path, error)
    }
  }
}

extension FileSystem.Failure {
  fileprivate static func noFile(_ path: String, _ kind: FileSystem.Kind) -> Self {
    let reason =
      switch kind {
      case .folder: Message.verbatim(SystemError(EISDIR).reason)
      case .link: Message(.symbolicLink)
      case .file, .other: Message(.notRegularFile)
      }
    return Self(path: path, reason: reason)
  }
}
