#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A spool of which little is in memory: most waits in a file without a name.
package final class ScratchFile {
  /// So many bytes wait in memory before they go into the file.
  private static let mostWaiting = 1 << 17

  private let files: FileSystem
  /// By lanes.
  private var waiting: [Int: [[UInt8]]] = [:]
  private var waitingCount = 0
  private var file: Int32?
  /// Where the pieces of each lane lie in the file, and how long it is.
  private var pieces: [Int: [Range<Int>]] = [:]
  private var end = 0
  /// The file takes nothing more, or there can't be one: then everything waits in memory.
  private var isFull = false

  package init(in files: FileSystem) {
    self.files = files
  }

  deinit {
    if let file { close(file) }
  }

  package func append(_ text: [UInt8], lane: Int) {
    waiting[lane, default: []].append(text)
    waitingCount += text.count
    guard waitingCount >= Self.mostWaiting, !isFull else { return }
    file = file ?? open()
    guard let file else {
      isFull = true
      return
    }
    for (lane, texts) in waiting {
      for text in texts {
        guard (try? files.write(text[...], to: file)) != nil else {
          isFull = true
          return
        }
      }
      let size = texts.reduce(0) { $0 + $1.count }
      pieces[lane, default: []].append(end..<end + size)
      end += size
      waiting[lane] = nil
    }
    waitingCount = 0
  }

  package func read(lane: Int, _ take: (ArraySlice<UInt8>) -> Bool) -> Bool {
    for piece in pieces[lane] ?? [] {
      guard let bytes = self.piece(piece), take(bytes[...]) else { return false }
    }
    return (waiting[lane] ?? []).allSatisfy { take($0[...]) }
  }

  /// What lies there in the file; nil if that can't be read.
  private func piece(_ place: Range<Int>) -> [UInt8]? {
    guard let file else { return nil }
    var piece: [UInt8] = []
    while piece.count < place.count {
      let start = place.lowerBound + piece.count
      let more = try? files.calls.readBytesAt(file, start, place.upperBound - start)
      guard let more, !more.isEmpty else { return nil }
      piece = piece.isEmpty ? more : piece + more
    }
    return piece
  }

  /// A file that is gone when it is closed; nil where there can't be one.
  private func open() -> Int32? {
    let folder = FileCalls.variable("TMPDIR") ?? "/tmp"
    guard let (path, file) = try? files.temporary(in: folder, 0o600) else { return nil }
    files.remove(temporary: path)
    return file
  }
}
