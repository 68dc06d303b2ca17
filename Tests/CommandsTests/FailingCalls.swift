import Foundation
import Synchronization

@testable import Commands

extension FileCalls {
  /// The system's calls, but that the status of some names can't be told.
  static func failing(_ error: Int32, about names: Set<String>) -> FileCalls {
    var calls = FileCalls()
    calls.status = { folder, name, status, flags in
      guard names.contains(String(cString: name)) else {
        return fstatat(folder, name, status, flags)
      }
      errno = error
      return -1
    }
    return calls
  }

  /// The system's calls, but that a listing fails after so many names.
  static func failing(_ error: Int32, afterNames count: Int) -> FileCalls {
    let read = Counter()
    var calls = FileCalls()
    calls.nextEntry = { folder in
      if read.next() < count { return readdir(folder) }
      errno = error
      return nil
    }
    return calls
  }

  /// A machine on which there is nothing but these.
  static func of(folders: Set<String> = [], files: Set<String> = [], links: Set<String> = [])
    -> FileCalls
  {
    var calls = FileCalls()
    calls.status = { _, name, status, flags in
      let path = String(cString: name)
      if links.contains(path), flags == AT_SYMLINK_NOFOLLOW {
        status.pointee.st_mode = S_IFLNK
      } else if folders.contains(path) {
        status.pointee.st_mode = S_IFDIR
      } else if files.contains(path) {
        status.pointee.st_mode = S_IFREG
      } else {
        errno = ENOENT
        return -1
      }
      return 0
    }
    return calls
  }
}

/// Counts, on whatever thread.
private final class Counter: Sendable {
  private let count = Atomic(0)

  func next() -> Int { count.wrappingAdd(1, ordering: .relaxed).oldValue }
}
