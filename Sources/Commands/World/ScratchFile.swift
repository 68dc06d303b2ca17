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
    guard let file, waiting.withUnsafeBufferPointer({ files.writeAll($0, to: file) }) else {
      isFull = true
      return
    }
    ends.append((ends.last ?? 0) + waiting.count)
    waiting.removeAll(keepingCapacity: true)
  }

  /// Hands everything over in pieces of whole texts; false when one can't be read or isn't taken.
  func read(_ take: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
    let starts = [0] + ends
    let size = zip(starts, ends).map { $1 - $0 }.max() ?? 0
    let room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: size)
    defer { room.deallocate() }
    for (start, end) in zip(starts, ends) {
      let piece = UnsafeMutableBufferPointer(rebasing: room[..<(end - start)])
      guard read(piece, from: start), take(UnsafeBufferPointer(piece)) else { return false }
    }
    return waiting.withUnsafeBufferPointer(take)
  }

  /// Fills the room with what lies there in the file; false if that can't be read.
  private func read(_ room: UnsafeMutableBufferPointer<UInt8>, from offset: Int) -> Bool {
    guard let file else { return false }
    var count = 0
    while let start = room.baseAddress, count < room.count {
      let more = pread(file, start + count, room.count - count, off_t(offset + count))
      if more < 0, errno == EINTR { continue }
      guard more > 0 else { return false }
      count += more
    }
    return true
  }

  /// A file that is gone when it is closed; nil where there can't be one.
  private func open() -> Int32? {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    guard let (temporary, file) = files.temporary(in: folder, 0o600) else { return nil }
    files.remove(temporary)
    return file
  }
}
