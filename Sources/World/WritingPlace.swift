#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Where something ends up that is written to a path.
package enum WritingPlace: Sendable {
  /// A file that the program has open, such as standard output: it is written to as it is.
  case descriptor(Int32)
  /// A pipe or a device, which keeps no file.
  case stream(String)
  /// A file that is there or will be, by its path without links.
  case file(String)
}

/// What makes a file the same one, whatever names lead to it.
package enum FileIdentity: Hashable, Sendable {
  case file(device: UInt64, number: UInt64)
  /// One that isn't there yet, in a folder that is.
  indirect case coming(folder: FileIdentity, name: String)
}

extension FileSystem {
  /// Where the path leads, links followed.
  package func place(of written: String) -> WritingPlace {
    var path = written
    for _ in 0..<Self.mostLinks {
      guard let folder = try? FileCalls.real(FilePath.folder(of: path)) else { return .file(path) }
      let name = FilePath.name(of: path)
      if let file = Int32(name), let isOwn = Self.isOfDescriptors(folder) {
        return isOwn ? .descriptor(file) : .stream(path)
      }
      path = FilePath.joined(folder == "/" ? "" : folder, name)
      guard let target = FileCalls.target(ofLink: path) else { break }
      path = FilePath.joined(folder, target)
    }
    return kind(of: path) == .other ? .stream(path) : .file(path)
  }

  /// What the path leads to; nil where not even its folder is there.
  package func identity(of path: String) -> FileIdentity? {
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

  package func identity(ofOpen file: Int32) -> FileIdentity? {
    statusOfOpen(file)?.identity
  }

  /// Whether an open file lies somewhere, and isn't a pipe or a device.
  package func isFile(open file: Int32) -> Bool {
    statusOfOpen(file)?.kind == .file
  }

  private func statusOfOpen(_ file: Int32) -> FileStatus? {
    known { () throws(Failure) -> FileStatus in
      try naming("/dev/fd/\(file)") { () throws(SystemError) -> FileStatus in
        try calls.statusOfOpen(file)
      }
    }
  }

  /// Systems follow as many.
  private static let mostLinks = 40

  func status(of path: String) -> FileIdentity? {
    known { () throws(Failure) -> FileStatus in
      try naming(path) { () throws(SystemError) -> FileStatus in
        try calls.status(Array(path.utf8CString), nil, true)
      }
    }?.identity
  }

  /// Whether the open files of a process stand in a folder, and those of this one; else nil.
  private static func isOfDescriptors(_ folder: String) -> Bool? {
    if folder == "/dev/fd" { return true }
    let parts = folder.split(separator: "/")
    guard parts.count >= 3, parts[0] == "proc", parts.last == "fd", let process = Int32(parts[1])
    else { return nil }
    return process == getpid()
  }
}
