internal import Machine

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

extension FileSystem {
  /// A file that is written and waits to take its place.
  package struct Draft: Sendable {
    fileprivate let path: String
    fileprivate let temporary: Temporary
  }

  /// A file of a name that no other has, which goes away when the program is told to end.
  struct Temporary: Sendable {
    fileprivate let path: String
    /// The address of what is known of it, which is never freed; 0 without memory for it.
    fileprivate let unfinished: UInt
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

  /// Whether it takes what it gets and is never replaced: a pipe, a device or an open file.
  package func isStream(_ path: String) -> Bool {
    if case .file = place(of: path) { false } else { true }
  }

  /// Writes into a pipe, a device or an open file.
  package func send(_ text: String, to written: String) throws(Failure) {
    switch place(of: written) {
    case .descriptor(let file):
      guard writeAll(text, to: file) else { throw failure(written) }
    case .stream(let path), .file(let path):
      let file = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
      guard file >= 0 else { throw failure(written) }
      defer { close(file) }
      guard writeAll(text, to: file) else { throw failure(written) }
    }
  }

  /// Writes a temporary file beside the path, whose place it can then take.
  package func draft(_ text: String, for written: String) throws(Failure) -> Draft {
    guard case .file(let path) = place(of: written), !isLink(path) else {
      throw Failure(path: written, reason: String(cString: strerror(ELOOP)))
    }
    if kind(of: path) == .folder { throw Failure(path: written, reason: "Is a directory") }
    let mode = mode(of: path)
    // What is to be read by few must not be read by many while it is written.
    let folder = FilePath.folder(of: path)
    guard let (temporary, file) = temporary(in: folder, mode == nil ? 0o666 : 0o600) else {
      throw failure(written)
    }
    let draft = Draft(path: path, temporary: temporary)
    var isWritten = writeAll(text, to: file)
    if let mode { isWritten = isWritten && fchmod(file, mode) == 0 }
    isWritten = isWritten && fsync(file) == 0
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
    guard rename(draft.temporary.path, draft.path) == 0 else {
      let reason = failure(draft.path)
      discard(draft)
      throw reason
    }
    finish(draft.temporary)
  }

  /// Takes a draft away again.
  package func discard(_ draft: Draft) {
    remove(draft.temporary)
  }

  /// A new file in a folder, open to be read and written; nil where there can't be one.
  func temporary(in folder: String, _ mode: mode_t) -> (Temporary, file: Int32)? {
    for _ in 0..<Self.mostAttempts {
      let digits = String(UInt64.random(in: 0...UInt64.max), radix: 36)
      let path = FilePath.joined(folder == "/" ? "" : folder, ".reviewlint-\(digits)")
      let temporary = Temporary(path: path, unfinished: UInt(bitPattern: beginFile(path)))
      let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode)
      if file >= 0 { return (temporary, file) }
      let error = errno
      finish(temporary)
      errno = error
      guard error == EEXIST || error == EINTR else { return nil }
    }
    return nil
  }

  /// Takes a temporary file away; who has it open can go on with it.
  func remove(_ temporary: Temporary) {
    unlink(temporary.path)
    finish(temporary)
  }

  /// It isn't temporary any more, or isn't there.
  private func finish(_ temporary: Temporary) {
    if let unfinished = OpaquePointer(bitPattern: temporary.unfinished) { finishFile(unfinished) }
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

  /// So often another name is tried; with 64 random bits, one is enough but for broken systems.
  private static let mostAttempts = 100

  /// Who may read and write what is there; nil where nothing is.
  private func mode(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
  }
}
