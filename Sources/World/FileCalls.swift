#if canImport(Glibc)
  package import Glibc
#elseif canImport(Musl)
  package import Musl
#else
  package import Darwin
#endif

/// Why a call of the system failed.
package struct SystemError: Error, Hashable, Sendable {
  package let code: Int32

  package init(_ code: Int32) {
    self.code = code
  }

  /// The reason of the last call.
  package static var last: SystemError { SystemError(errno) }

  /// Whether it says that nothing is there, and nothing can be.
  package var isAbsence: Bool { [ENOENT, ENOTDIR, ENAMETOOLONG, EBADF].contains(code) }

  /// In the system's words, such as `No such file or directory`; they are copied at once.
  package var reason: String { unsafe String(cString: strerror(code)) }
}

/// What the system knows of what is at a path.
package struct FileStatus: Sendable {
  package var kind: FileSystem.Kind
  /// Who may read and write it.
  package var mode: mode_t = 0o644
  package var size = 0
  package var owner: uid_t = 0
  package var group: gid_t = 0
  package var identity = FileIdentity.file(device: 0, number: 0)

  package init(kind: FileSystem.Kind) {
    self.kind = kind
  }

  fileprivate init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    mode = status.st_mode & 0o7777
    size = Int(status.st_size)
    owner = status.st_uid
    group = status.st_gid
    identity = .file(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino))
  }
}

/// A folder whose names are being read; it is closed when nobody has this any more.
@safe package final class OpenFolder {
  #if canImport(Darwin)
    fileprivate typealias Stream = UnsafeMutablePointer<DIR>
  #else
    fileprivate typealias Stream = OpaquePointer
  #endif

  fileprivate let stream: Stream

  fileprivate init(_ stream: Stream) {
    unsafe self.stream = stream
  }

  deinit {
    unsafe closedir(stream)
  }
}

/// The system's calls about files: the only place where their memory is handed to C, always for the
/// one call only. Tests put others in their place, which fail.
package struct FileCalls: Sendable {
  /// A name as the system has it, which need not be UTF-8, and the zero behind it.
  package typealias Name = [CChar]

  package init() {}

  package var openFolder: @Sendable (String) throws(SystemError) -> OpenFolder = {
    path throws(SystemError) in
    guard let stream = unsafe opendir(path) else { throw .last }
    return unsafe OpenFolder(stream)
  }

  /// The next name in a folder; nil at the end.
  package var nextName: @Sendable (OpenFolder) throws(SystemError) -> Name? = {
    folder throws(SystemError) in
    errno = 0
    // The entry stays until the next one is asked for: its name is copied before.
    guard let entry = unsafe readdir(folder.stream) else {
      guard errno == 0 else { throw .last }
      return nil
    }
    return unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      unsafe bytes.prefix { $0 != 0 }.map { CChar(bitPattern: $0) } + [0]
    }
  }

  /// What is at a path, or of that name in an open folder.
  package var status:
    @Sendable (Name, OpenFolder?, _ followsLinks: Bool) throws(SystemError) -> FileStatus =
      { name, folder, followsLinks throws(SystemError) in
        var status = stat()
        let place = folder.map { unsafe dirfd($0.stream) } ?? AT_FDCWD
        let code = unsafe fstatat(place, name, &status, followsLinks ? 0 : AT_SYMLINK_NOFOLLOW)
        guard code == 0 else { throw .last }
        return FileStatus(status)
      }

  package var statusOfOpen: @Sendable (Int32) throws(SystemError) -> FileStatus = {
    file throws(SystemError) in
    var status = stat()
    guard unsafe fstat(file, &status) == 0 else { throw .last }
    return FileStatus(status)
  }

  package var openFile: @Sendable (String, Int32, mode_t) throws(SystemError) -> Int32 = {
    path,
    flags,
    mode throws(SystemError) in
    let file = unsafe open(path, flags | O_CLOEXEC, mode)
    guard file >= 0 else { throw .last }
    return file
  }

  /// What comes next, up to so many bytes; nothing at the end.
  package var readBytes: @Sendable (Int32, Int) throws(SystemError) -> [UInt8] = {
    file,
    count throws(SystemError) in
    try unsafe FileCalls.bytes(upTo: count) { unsafe read(file, $0, count) }
  }

  /// What lies behind so many bytes, up to so many; nothing at the end.
  package var readBytesAt: @Sendable (Int32, Int, Int) throws(SystemError) -> [UInt8] = {
    file,
    offset,
    count throws(SystemError) in
    try unsafe FileCalls.bytes(upTo: count) { unsafe pread(file, $0, count, off_t(offset)) }
  }

  /// How many of the bytes were written.
  package var writeBytes: @Sendable (Int32, ArraySlice<UInt8>) throws(SystemError) -> Int = {
    file,
    bytes throws(SystemError) in
    let count = unsafe bytes.withUnsafeBytes { unsafe write(file, $0.baseAddress, $0.count) }
    guard count >= 0 else { throw .last }
    return count
  }

  package var sync: @Sendable (Int32) throws(SystemError) -> Void = { file throws(SystemError) in
    guard fsync(file) == 0 else { throw .last }
  }

  package var setMode: @Sendable (Int32, mode_t) throws(SystemError) -> Void = {
    file,
    mode throws(SystemError) in
    guard fchmod(file, mode) == 0 else { throw .last }
  }

  package var setOwner: @Sendable (Int32, uid_t, gid_t) throws(SystemError) -> Void = {
    file,
    owner,
    group throws(SystemError) in
    guard fchown(file, owner, group) == 0 else { throw .last }
  }

  package var renameFile: @Sendable (String, String) throws(SystemError) -> Void = {
    old,
    new throws(SystemError) in
    guard unsafe rename(old, new) == 0 else { throw .last }
  }

  package var makeFolder: @Sendable (String) throws(SystemError) -> Void = {
    path throws(SystemError) in
    guard unsafe mkdir(path, 0o755) == 0 else { throw .last }
  }

  /// What C makes room for lives until it is copied.
  package static func currentFolder() throws(SystemError) -> String {
    guard let path = unsafe getcwd(nil, 0) else { throw .last }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }

  /// The path without links on the way.
  package static func real(_ path: String) throws(SystemError) -> String {
    guard let real = unsafe realpath(path, nil) else { throw .last }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  /// Where a link leads; nil for what is none.
  package static func target(ofLink path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe readlink(path, &bytes, bytes.count)
    guard count > 0 else { return nil }
    return String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// So often is tried what nobody else puts right.
  static let attempts = 3

  /// Takes away a file, or a folder with nothing in it.
  package static func remove(_ path: String) {
    var rest = attempts
    while rest > 0, unsafe unlink(path) != 0, errno != ENOENT, unsafe rmdir(path) != 0 { rest -= 1 }
  }

  /// The value of an environment's variable, copied at once.
  package static func variable(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  private static func bytes(
    upTo count: Int, fill: (UnsafeMutableRawPointer?) -> Int
  ) throws(SystemError) -> [UInt8] {
    var got = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, used in
      repeat { got = unsafe fill(buffer.baseAddress) } while got < 0 && errno == EINTR
      used = max(0, got)
    }
    guard got >= 0 else { throw .last }
    return bytes
  }
}
