internal import Diagnostics

#if canImport(Glibc)
  package import Glibc
#elseif canImport(Musl)
  package import Musl
#else
  package import Darwin
#endif

/// Writing files and folders: whole or not at all.
extension FileSystem {
  /// A file that is written and waits to take its place.
  package struct Draft: Sendable {
    fileprivate let path: String
    fileprivate let temporary: String
  }

  /// Writes a file whole or not at all; pipes and devices, which can't be replaced, as they are.
  package func write(_ text: String, to path: String) throws(Failure) {
    if isStream(path) { return try send(text, to: path) }
    try publish(draft(text, for: path))
  }

  /// Makes a folder; one that is there already will do.
  package func makeFolder(_ path: String) throws(Failure) {
    do throws(SystemError) {
      try calls.makeFolder(path)
    } catch {
      guard error.code == EEXIST, kind(of: path) == .folder else {
        throw Failure(path: path, reason: .verbatim(error.reason))
      }
    }
  }

  /// Whether it takes what it gets and is never replaced: a pipe, a device or an open file.
  package func isStream(_ path: String) -> Bool {
    if case .file = place(of: path) { false } else { true }
  }

  /// Takes what is to be written, piece by piece; false when it could not all be written.
  package typealias Output = (ArraySlice<UInt8>) -> Bool

  /// Writes into a pipe, a device or an open file.
  package func send(_ text: String, to written: String) throws(Failure) {
    try send(to: written) { $0(Array(text.utf8)[...]) }
  }

  /// Has a pipe, a device or an open file written into; the answer is whether it is complete.
  package func send(to written: String, _ write: (@escaping Output) -> Bool) throws(Failure) {
    try naming(written) { () throws(SystemError) in
      switch place(of: written) {
      case .descriptor(let file): try fill(file, write)
      case .stream(let path), .file(let path):
        let file = try calls.openFile(path, O_WRONLY | O_APPEND, 0)
        defer { close(file) }
        try fill(file, write)
      }
    }
  }

  /// Writes a temporary file beside the path, whose place it can then take.
  package func draft(_ text: String, for written: String) throws(Failure) -> Draft {
    try draft(for: written) { $0(Array(text.utf8)[...]) }
  }

  /// Has a temporary file written beside the path; the answer is whether it is complete.
  package func draft(
    for written: String, _ write: (@escaping Output) -> Bool
  ) throws(Failure) -> Draft {
    guard case .file(let path) = place(of: written), FileCalls.target(ofLink: path) == nil else {
      throw Failure(path: written, reason: .verbatim(SystemError(ELOOP).reason))
    }
    if kind(of: path) == .folder {
      throw Failure(path: written, reason: .verbatim(SystemError(EISDIR).reason))
    }
    return try naming(written) { () throws(SystemError) in
      let old = try status(ofFile: path)
      // What is to be read by few must not be read by many while it is written.
      let mode: mode_t = old == nil ? 0o666 : 0o600
      let (temporary, file) = try temporary(in: FilePath.folder(of: path), mode)
      defer { close(file) }
      do throws(SystemError) {
        try fill(file, write)
        if let old { try liken(file, to: old) }
        try calls.sync(file)
        return Draft(path: path, temporary: temporary)
      } catch {
        remove(temporary: temporary)
        throw error
      }
    }
  }

  private func status(ofFile path: String) throws(SystemError) -> FileStatus? {
    do throws(SystemError) {
      return try calls.status(Array(path.utf8CString), nil, true)
    } catch {
      if error.isAbsence { return nil }
      throw error
    }
  }

  /// Gives a file the rights of another, and its owner where that is allowed.
  private func liken(_ file: Int32, to old: FileStatus) throws(SystemError) {
    let new = try calls.statusOfOpen(file)
    if (old.owner, old.group) != (new.owner, new.group) {
      do throws(SystemError) {
        try calls.setOwner(file, old.owner, old.group)
      } catch {
        if error.code != EPERM { throw error }
      }
    }
    try calls.setMode(file, old.mode)
  }

  /// Has a file written into, and says why not all of it could be.
  private func fill(_ file: Int32, _ write: (@escaping Output) -> Bool) throws(SystemError) {
    var reason: SystemError?
    let isComplete = write { bytes in
      do throws(SystemError) {
        try self.write(bytes, to: file)
        return true
      } catch {
        reason = reason ?? error
        return false
      }
    }
    if let reason { throw reason }
    guard isComplete else { throw SystemError(EIO) }
  }

  /// Puts a draft where it belongs.
  package func publish(_ draft: Draft) throws(Failure) {
    do throws(SystemError) {
      try calls.renameFile(draft.temporary, draft.path)
    } catch {
      discard(draft)
      throw Failure(path: draft.path, reason: .verbatim(error.reason))
    }
    UnfinishedFiles.finish(draft.temporary)
  }

  /// Takes a draft away again.
  package func discard(_ draft: Draft) {
    remove(temporary: draft.temporary)
  }

  /// So often another name is tried; with 64 random bits, one is enough but for broken systems.
  private static let mostAttempts = 100

  /// A new file in a folder, open to be read and written, of a name that no other has.
  package func temporary(
    in folder: String, _ mode: mode_t
  ) throws(SystemError) -> (path: String, file: Int32) {
    try unused(in: folder) { path throws(SystemError) in
      try calls.openFile(path, O_RDWR | O_CREAT | O_EXCL, mode)
    }
  }

  private func unused<Made>(
    in folder: String, _ make: (_ path: String) throws(SystemError) -> Made
  ) throws(SystemError) -> (path: String, Made) {
    var reason = SystemError(EEXIST)
    for _ in 0..<Self.mostAttempts where reason.code == EEXIST || reason.code == EINTR {
      let digits = String(UInt64.random(in: 0...UInt64.max), radix: 36)
      let path = FilePath.joined(folder == "/" ? "" : folder, ".reviewlint-\(digits)")
      UnfinishedFiles.begin(path)
      do throws(SystemError) {
        return (path, try make(path))
      } catch {
        UnfinishedFiles.finish(path)
        reason = error
      }
    }
    throw reason
  }

  /// Takes a temporary file away; who has it open can go on with it.
  package func remove(temporary path: String) {
    FileCalls.remove(path)
    UnfinishedFiles.finish(path)
  }

  /// Writes all of it to an open file such as standard output.
  package func write(_ bytes: ArraySlice<UInt8>, to file: Int32) throws(SystemError) {
    var rest = bytes
    while !rest.isEmpty {
      do throws(SystemError) {
        let count = try calls.writeBytes(file, rest)
        // A device that takes nothing, and doesn't say why, would be asked for ever.
        guard count > 0 else { throw SystemError(EIO) }
        rest = rest.dropFirst(count)
      } catch {
        guard error.code == EINTR else { throw error }
      }
    }
  }
}

// Several files as one folder.
extension FileSystem {
  /// Puts a folder with these files where there is none, or in the place of one that may go; names
  /// may lead through folders.
  package func write(
    _ files: [(name: String, bytes: [UInt8])], asFolder path: String
  ) throws(Failure) {
    try writeFolder(path) { add throws(Failure) in
      for (name, bytes) in files { try add(name, bytes) }
    }
  }

  /// Writes a folder whose files are made one after the other.
  package func writeFolder(
    _ path: String,
    _ fill: (_ add: (_ name: String, _ bytes: [UInt8]) throws(Failure) -> Void) throws(Failure) ->
      Void
  ) throws(Failure) {
    let new = try naming(path) { () throws(SystemError) in
      try temporaryFolder(in: FilePath.folder(of: path))
    }
    defer { remove(temporaryFolder: new) }
    try fill { name, bytes throws(Failure) in
      let file = FilePath.joined(new, name)
      try makeFolders(from: new, to: FilePath.folder(of: file))
      UnfinishedFiles.begin(file)
      try naming(file) { () throws(SystemError) in
        let open = try calls.openFile(file, O_WRONLY | O_CREAT | O_EXCL, 0o666)
        defer { close(open) }
        try write(bytes[...], to: open)
      }
    }
    try replace(path, by: new)
  }

  private func makeFolders(from top: String, to folder: String) throws(Failure) {
    guard ExactPath(folder) != ExactPath(top) else { return }
    try makeFolders(from: top, to: FilePath.folder(of: folder))
    UnfinishedFiles.begin(folder)
    try makeFolder(folder)
  }

  /// An empty folder can be replaced; what is in another goes out of the way before, and comes
  /// back where the new one can't take its place.
  private func replace(_ path: String, by new: String) throws(Failure) {
    guard let names = try? contents(of: path), !names.isEmpty else {
      return try naming(path) { () throws(SystemError) in try calls.renameFile(new, path) }
    }
    let old = try naming(path) { () throws(SystemError) in
      try temporaryFolder(in: FilePath.folder(of: path))
    }
    do throws(SystemError) {
      try calls.renameFile(path, old)
      try calls.renameFile(new, path)
    } catch {
      for _ in 0..<FileCalls.attempts where kind(of: path) == nil {
        try? calls.renameFile(old, path)
      }
      guard kind(of: path) != nil else {
        // It isn't lost, whatever else goes wrong.
        UnfinishedFiles.finish(old)
        throw Failure(path: path, reason: "\(error.reason); what was there is in \(old) now")
      }
      remove(temporary: old)
      throw Failure(path: path, reason: .verbatim(error.reason))
    }
    remove(temporaryFolder: old)
  }

  private func temporaryFolder(in folder: String) throws(SystemError) -> String {
    try unused(in: folder) { path throws(SystemError) in try calls.makeFolder(path) }.path
  }

  /// Takes a folder away with all that is in it, if it is there still.
  private func remove(temporaryFolder path: String) {
    for (name, kind) in (try? contents(of: path)) ?? [] {
      let inner = FilePath.joined(path, name)
      if kind == .folder { remove(temporaryFolder: inner) } else { remove(temporary: inner) }
    }
    remove(temporary: path)
  }
}
