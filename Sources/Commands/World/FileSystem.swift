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

  /// A file that is written and waits to take its place.
  package struct Draft: Sendable {
    fileprivate let path: String
    fileprivate let temporary: String
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

  /// Writes a file whole or not at all; pipes and devices, which can't be replaced, as they are.
  package func write(_ text: String, to path: String) throws(Failure) {
    if isStream(path) { return try send(text, to: path) }
    try publish(draft(text, for: path))
  }

  /// Makes a folder; one that is there already will do.
  package func makeFolder(_ path: String) throws(Failure) {
    guard mkdir(path, 0o755) == 0 || (errno == EEXIST && kind(of: path) == .folder) else {
      throw failure(path)
    }
  }

  /// Whether it is a pipe or a device, which takes what it gets and keeps no file.
  package func isStream(_ path: String) -> Bool { kind(of: path) == .other }

  /// Writes into a pipe or a device.
  package func send(_ text: String, to path: String) throws(Failure) {
    let file = open(path, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { throw failure(path) }
    defer { close(file) }
    guard writeAll(text, to: file) else { throw failure(path) }
  }

  /// Writes a temporary file beside the path, whose place it can then take.
  package func draft(_ text: String, for written: String) throws(Failure) -> Draft {
    let path = resolved(written)
    if kind(of: path) == .folder { throw Failure(path: written, reason: "Is a directory") }
    let draft = Draft(path: path, temporary: "\(path).\(getpid()).tmp")
    let file = open(draft.temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw failure(written) }
    var isWritten = writeAll(text, to: file)
    isWritten = fsync(file) == 0 && isWritten
    let reason = isWritten ? nil : failure(written)
    close(file)
    if let reason {
      discard(draft)
      throw reason
    }
    return draft
  }

  /// Puts a draft where it belongs.
  package func publish(_ draft: Draft) throws(Failure) {
    guard rename(draft.temporary, draft.path) == 0 else {
      let reason = failure(draft.path)
      discard(draft)
      throw reason
    }
  }

  /// Takes a draft away again.
  package func discard(_ draft: Draft) {
    unlink(draft.temporary)
  }

  /// Writes to an open file such as standard output; false when it could not all be written.
  package func writeAll(_ text: String, to file: Int32) -> Bool {
    var text = text
    return text.withUTF8 { writeAll($0, to: file) }
  }

  /// Writes to an open file such as standard output; false when it could not all be written.
  func writeAll(_ bytes: UnsafeBufferPointer<UInt8>, to file: Int32) -> Bool {
    var offset = 0
    while offset < bytes.count {
      guard let start = bytes.baseAddress else { return true }
      #if canImport(Darwin)
        let count = Darwin.write(file, start + offset, bytes.count - offset)
      #elseif canImport(Musl)
        let count = Musl.write(file, start + offset, bytes.count - offset)
      #else
        let count = Glibc.write(file, start + offset, bytes.count - offset)
      #endif
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      offset += count
    }
    return true
  }

  static func kind(_ status: stat) -> Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }

  func failure(_ path: String) -> Failure {
    Failure(path: path, reason: String(cString: strerror(errno)))
  }
}
