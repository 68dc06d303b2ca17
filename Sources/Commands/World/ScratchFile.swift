#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Bytes that wait for what comes before them: few in memory, many in a file without a name.
final class ScratchFile {
  /// So many wait in memory before they go into the file.
  private static let mostWaiting = 1 << 18
  private static let pieceSize = 1 << 18

  private let files: FileSystem
  private var waiting: [UInt8] = []
  private var file: Int32?
  /// How many bytes are in the file.
  private var count = 0
  /// The file takes nothing more, or there can't be one: then everything waits in memory.
  private var isFull = false

  init(in files: FileSystem) {
    self.files = files
  }

  deinit {
    if let file { close(file) }
  }

  var isEmpty: Bool { count == 0 && waiting.isEmpty }

  func append(_ bytes: [UInt8]) {
    waiting += bytes
    guard waiting.count >= Self.mostWaiting, !isFull else { return }
    file = file ?? Self.open()
    guard let file, files.writeAll(waiting[...], to: file) else {
      isFull = true
      return
    }
    count += waiting.count
    waiting.removeAll(keepingCapacity: true)
  }

  /// Hands all bytes over, a piece at a time; false when a piece can't be read or isn't taken.
  func read(_ take: (ArraySlice<UInt8>) -> Bool) -> Bool {
    for start in stride(from: 0, to: count, by: Self.pieceSize) {
      let piece = piece(start..<min(start + Self.pieceSize, count))
      guard let piece, take(piece[...]) else { return false }
    }
    return take(waiting[...])
  }

  private func piece(_ range: Range<Int>) -> [UInt8]? {
    guard let file else { return nil }
    let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, used in
      while let start = buffer.baseAddress, used < range.count {
        let offset = off_t(range.lowerBound + used)
        let count = pread(file, start + used, range.count - used, offset)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        used += count
      }
    }
    return bytes.count == range.count ? bytes : nil
  }

  /// A file that is gone when it is closed; nil where there can't be one.
  private static func open() -> Int32? {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var path = Array("\(folder)/reviewlint.XXXXXX".utf8CString)
    let file = mkstemp(&path)
    guard file >= 0 else { return nil }
    unlink(path)
    return file
  }
}
