#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Writing several files as one folder: it appears whole or not at all.
extension FileSystem {
  /// Puts a folder with these files where there is none, or in the place of one that may go.
  package func write(
    _ texts: [(name: String, text: String)],
    asFolder path: String
  ) throws(Failure) {
    let new = try naming(path) { () throws(SystemError) in
      try temporaryFolder(in: FilePath.folder(of: path))
    }
    defer { remove(temporaryFolder: new) }
    for (name, text) in texts {
      let file = FilePath.joined(new, name)
      UnfinishedFiles.begin(file)
      try write(text, to: file)
    }
    try naming(path) { () throws(SystemError) in try replace(path, by: new) }
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

  /// Takes a folder with nothing but files away, if it is there still.
  private func remove(temporaryFolder path: String) {
    for (name, _) in (try? contents(of: path)) ?? [] {
      remove(temporary: FilePath.joined(path, name))
    }
    remove(temporary: path)
  }
}
