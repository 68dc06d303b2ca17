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
    /// In the system's words, such as `No such file or directory`.
    package let reason: String
  }

  package enum Kind: Sendable {
    case file
    case folder
    /// Only where links are not followed.
    case link
    case other
  }

  /// How folders and files are looked at.
  let calls: FileCalls

  package init() {
    self.init(calls: FileCalls())
  }

  init(calls: FileCalls) {
    self.calls = calls
  }

  /// How many bytes a file has; 0 if that can't be told.
  package func size(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// All bytes of a file, or of standard input for `-`, up to one more than the limit.
  package func read(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
    if path == "-" { return try readAll(from: 0, path: "standard input", limit: limit) }
    let file = open(path, O_RDONLY)
    guard file >= 0 else { throw failure(path) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw failure(path) }
    guard Self.kind(status) != .folder else {
      throw Failure(path: path, reason: "Is a directory")
    }
    return try readAll(from: file, path: path, limit: limit, expected: Int(status.st_size))
  }

  private func readAll(
    from file: Int32,
    path: String,
    limit: Int,
    expected: Int = 0
  ) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    let chunk = max(4096, min(expected + 1, 1 << 20))
    while bytes.count <= limit {
      let piece = try piece(of: file, path: path, size: chunk)
      if piece.isEmpty { break }
      if bytes.isEmpty { bytes = piece } else { bytes += piece }
      // What had as many bytes when it was opened, and no more now, needn't be asked again.
      if bytes.count == expected, piece.count < chunk { break }
    }
    return bytes
  }

  /// What an open file has to read now, up to so many bytes; nothing at its end.
  package func piece(
    of file: Int32,
    path: String = "standard input",
    size: Int
  ) throws(Failure) -> [UInt8] {
    var count = 0
    let piece = [UInt8](unsafeUninitializedCapacity: size) { buffer, used in
      repeat {
        #if canImport(Darwin)
          count = Darwin.read(file, buffer.baseAddress, size)
        #elseif canImport(Musl)
          count = Musl.read(file, buffer.baseAddress, size)
        #else
          count = Glibc.read(file, buffer.baseAddress, size)
        #endif
      } while count < 0 && errno == EINTR
      used = max(0, count)
    }
    guard count >= 0 else { throw failure(path) }
    return piece
  }

  static func kind(_ status: stat) -> Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }

  /// Why the last call of the system failed.
  func failure(_ path: String) -> Failure {
    Failure(path: path, reason: String(cString: strerror(errno)))
  }
}
