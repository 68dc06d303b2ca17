internal import Diagnostics

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A file of which parts are read; it is closed when nobody has this any more.
package final class FileRanges: Sendable {
  /// How many bytes it had when it was opened.
  package let count: Int
  private let file: Int32
  private let path: String
  private let files: FileSystem

  init(_ file: Int32, count: Int, at path: String, in files: FileSystem) {
    self.file = file
    self.count = count
    self.path = path
    self.files = files
  }

  deinit {
    close(file)
  }

  /// All bytes of a range; where the file has become shorter, it can't be read.
  package func bytes(_ range: Range<Int>) throws(FileSystem.Failure) -> [UInt8] {
    guard files.burn(range.count, on: path) else {
      throw FileSystem.Failure(path: path, reason: Message(.nothingMoreRead))
    }
    var bytes: [UInt8] = []
    while bytes.count < range.count {
      let start = range.lowerBound + bytes.count
      let piece = try files.naming(path) { () throws(SystemError) in
        try files.calls.readBytesAt(file, start, range.upperBound - start)
      }
      guard !piece.isEmpty else {
        throw FileSystem.Failure(path: path, reason: Message(.changedWhileRead))
      }
      bytes = bytes.isEmpty ? piece : bytes + piece
    }
    return bytes
  }
}
