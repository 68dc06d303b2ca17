#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Where something ends up that is written to a path.
enum WritingPlace: Sendable {
  /// A file that the program has open, such as standard output: it is written to as it is.
  case descriptor(Int32)
  /// A pipe or a device, which keeps no file.
  case stream(String)
  /// A file that is there or will be, by its path without links.
  case file(String)
}

/// What makes a file the same one, whatever names lead to it.
enum FileIdentity: Hashable, Sendable {
  case file(device: UInt64, number: UInt64)
  /// One that isn't there yet, in a folder that is.
  indirect case coming(folder: FileIdentity, name: String)
}

extension FileSystem {
  /// Where the path leads, links followed.
  func place(of written: String) -> WritingPlace {
    var path = written
    for _ in 0..<Self.mostLinks {
      guard let folder = Self.real(FilePath.folder(of: path)) else { return .file(path) }
      let name = FilePath.name(of: path)
      if let file = Int32(name), let isOwn = Self.isOfDescriptors(folder) {
        return isOwn ? .descriptor(file) : .stream(path)
      }
      path = FilePath.joined(folder == "/" ? "" : folder, name)
      guard let target = Self.target(ofLink: path) else { break }
      path = FilePath.joined(folder, target)
    }
    return kind(of: path) == .other ? .stream(path) : .file(path)
  }

  /// What the path leads to; nil where not even its folder is there.
  func identity(of path: String) -> FileIdentity? {
    switch place(of: path) {
    case .descriptor(let file): return identity(ofOpen: file)
    case .stream(let path): return status(of: path)
    case .file(let path):
      if let file = status(of: path) { return file }
      return status(of: FilePath.folder(of: path)).map {
        .coming(folder: $0, name: FilePath.name(of: path))
      }
    }
  }

  /// What an open file is.
  func identity(ofOpen file: Int32) -> FileIdentity? {
    var status = stat()
    return fstat(file, &status) == 0 ? Self.identity(status) : nil
  }

  /// Whether the path is a link, which no place is but where links lead to each other.
  func isLink(_ path: String) -> Bool { Self.target(ofLink: path) != nil }

  /// Whether an open file lies somewhere, and isn't a pipe or a device.
  func isFile(open file: Int32) -> Bool {
    var status = stat()
    return fstat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Systems follow as many.
  private static let mostLinks = 40

  private func status(of path: String) -> FileIdentity? {
    var status = stat()
    return stat(path, &status) == 0 ? Self.identity(status) : nil
  }

  private static func identity(_ status: stat) -> FileIdentity {
    .file(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino)
    )
  }

  /// Whether the open files of a process stand in a folder, and those of this one; else nil.
  private static func isOfDescriptors(_ folder: String) -> Bool? {
    if folder == "/dev/fd" { return true }
    let parts = folder.split(separator: "/")
    guard parts.count >= 3, parts[0] == "proc", parts.last == "fd", let process = Int32(parts[1])
    else { return nil }
    return process == getpid()
  }

  private static func target(ofLink path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &bytes, bytes.count)
    guard count > 0 else { return nil }
    return String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
