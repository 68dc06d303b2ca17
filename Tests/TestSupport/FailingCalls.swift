import Foundation
import Synchronization
package import World

extension FileCalls {
  /// The system's calls, but that the status of some names can't be told.
  package static func failing(_ error: Int32, about names: Set<String>) -> FileCalls {
    var calls = FileCalls()
    calls.status = { [status = calls.status] name, folder, followsLinks throws(SystemError) in
      if names.contains(text(name)) { throw SystemError(error) }
      return try status(name, folder, followsLinks)
    }
    return calls
  }

  /// The system's calls, but that a listing fails after so many names.
  package static func failing(_ error: Int32, afterNames count: Int) -> FileCalls {
    let read = Atomic(0)
    var calls = FileCalls()
    calls.nextName = { [nextName = calls.nextName] folder throws(SystemError) in
      guard read.wrappingAdd(1, ordering: .relaxed).oldValue < count else {
        throw SystemError(error)
      }
      return try nextName(folder)
    }
    return calls
  }

  /// A machine on which there is nothing but these.
  package static func of(
    folders: Set<String> = [], files: Set<String> = [], links: Set<String> = []
  ) -> FileCalls {
    var calls = FileCalls()
    calls.status = { name, _, followsLinks throws(SystemError) in
      let path = text(name)
      if links.contains(path), !followsLinks { return FileStatus(kind: .link) }
      if folders.contains(path) { return FileStatus(kind: .folder) }
      if files.contains(path) { return FileStatus(kind: .file) }
      throw SystemError(ENOENT)
    }
    return calls
  }

  private static func text(_ name: Name) -> String {
    String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
