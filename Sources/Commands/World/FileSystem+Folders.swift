#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Looking at files and folders: what can't be looked at is an error, never nothing.
extension FileSystem {
  /// What is at a path; nil when there is nothing, or nobody can tell. Links are followed.
  package func kind(of path: String) -> Kind? {
    (try? found(at: path)) ?? nil
  }

  /// What is at a path; nil when there is nothing.
  func found(at path: String, followingLinks: Bool = true) throws(Failure) -> Kind? {
    var status = stat()
    let flags = followingLinks ? 0 : AT_SYMLINK_NOFOLLOW
    if calls.status(AT_FDCWD, path, &status, flags) == 0 { return Self.kind(status) }
    guard errno == ENOENT || errno == ENOTDIR else { throw failure(path) }
    return nil
  }

  /// Makes sure that a file can be read, without waiting for who writes into a pipe.
  func checkReadable(_ path: String) throws(Failure) {
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw failure(path) }
    close(file)
  }

  /// Makes sure that there is a file, which may be the end of a link, but no folder and no pipe.
  func checkIsFile(_ path: String) throws(Failure) {
    switch try found(at: path) {
    case .file: return
    case .folder: throw Failure(path: path, reason: "Is a directory")
    case .link, .other: throw Failure(path: path, reason: "Not a regular file")
    case nil: throw Failure(path: path, reason: String(cString: strerror(ENOENT)))
    }
  }

  /// The names in a folder and what they are, in the order of their bytes; links aren't followed.
  package func contents(of folder: String) throws(Failure) -> [(name: String, kind: Kind)] {
    guard let stream = calls.openFolder(folder) else { throw failure(folder) }
    defer { closedir(stream) }
    var found: [(name: String, kind: Kind)] = []
    while let entry = try nextEntry(of: stream, folder) {
      // The system's own bytes are asked about: a name that is not UTF-8 has no other spelling.
      var status = stat()
      let (name, reason) = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { bytes in
          let name = String(cString: bytes)
          guard name != ".", name != ".." else { return (name, ENOENT) }
          let code = calls.status(dirfd(stream), bytes, &status, AT_SYMLINK_NOFOLLOW)
          return (name, code == 0 ? 0 : errno)
        }
      }
      // What is gone by now isn't in the folder any more.
      if reason == ENOENT { continue }
      guard reason == 0 else {
        throw Failure(path: "\(folder)/\(name)", reason: String(cString: strerror(reason)))
      }
      found.append((name, Self.kind(status)))
    }
    return found.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  private func nextEntry(
    of stream: FileCalls.Folder,
    _ folder: String
  ) throws(Failure) -> UnsafeMutablePointer<dirent>? {
    errno = 0
    if let entry = calls.nextEntry(stream) { return entry }
    guard errno == 0 else { throw failure(folder) }
    return nil
  }
}
