#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Texts that wait for what comes before them: few in memory, many in a file without a name.
final class ScratchFile {
  /// So many wait in memory before they go into the file.
  private static let mostWaiting = 1 << 16

  private let files: FileSystem
  private var waiting: [UInt8] = []
  private var file: Int32?
  /// Where each piece ends that is in the file.
  private var ends: [Int] = []
  /// The file takes nothing more, or there can't be one: then everything waits in memory.
  private var isFull = false

  init(in files: FileSystem) {
    self.files = files
  }

  deinit {
    if let file { close(file) }
  }

  /// Adds a text, after that byte if there are others before it.
  func append(_ text: [UInt8], after separator: UInt8) {
    if !waiting.isEmpty || !ends.isEmpty { waiting.append(separator) }
    waiting += text
    guard waiting.count >= Self.mostWaiting, !isFull else { return }
    file = file ?? open()
    guard let file, files.writeAll(waiting[...], to: file) else {
      isFull = true
      return
    }
    ends.append((ends.last ?? 0) + waiting.count)
    waiting.removeAll(keepingCapacity: true)
  }

  /// Hands everything over in pieces of whole texts; false when one can't be read or isn't taken.
  func read(_ take: (ArraySlice<UInt8>) -> Bool) -> Bool {
    for (start, end) in zip([0] + ends, ends) {
      guard let piece = piece(start..<end), take(piece[...]) else { return false }
    }
    return take(waiting[...])
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
