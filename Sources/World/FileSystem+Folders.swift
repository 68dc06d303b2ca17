internal import Diagnostics

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Writing several files as one folder: it appears whole or not at all.
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
    try naming(path) { () throws(SystemError) in try replace(path, by: new) }
  }

  private func makeFolders(from top: String, to folder: String) throws(Failure) {
    guard ExactPath(folder) != ExactPath(top) else { return }
    try makeFolders(from: top, to: FilePath.folder(of: folder))
    UnfinishedFiles.begin(folder)
    try makeFolder(folder)
  }

  /// An empty folder can be replaced; what is in another goes out of the way before, and comes
  /// back where the new one can't take its place.
  private func replace(_ path: String, by new: String) throws(SystemError) {
    guard let names = try? contents(of: path), !names.isEmpty else {
      return try calls.renameFile(new, path)
    }
    let old = try temporaryFolder(in: FilePath.folder(of: path))
    defer { remove(temporaryFolder: old) }
    try calls.renameFile(path, old)
    do throws(SystemError) {
      try calls.renameFile(new, path)
    } catch {
      try calls.renameFile(old, path)
      throw error
    }
  }

  private func temporaryFolder(in folder: String) throws(SystemError) -> String {
    let (path, file) = try temporary(in: folder, 0o600)
    close(file)
    FileCalls.remove(path)
    try calls.makeFolder(path)
    return path
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
