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
  private static let mostWaiting = 1 << 18

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
    file = file ?? Self.open()
    guard let file, waiting.withUnsafeBufferPointer({ files.writeAll($0, to: file) }) else {
      isFull = true
      return
    }
    ends.append((ends.last ?? 0) + waiting.count)
    waiting.removeAll(keepingCapacity: true)
  }

  /// Hands everything over in pieces of whole texts; false when one can't be read or isn't taken.
  func read(_ take: (ArraySlice<UInt8>) -> Bool) -> Bool {
    var start = 0
    for end in ends {
      guard let piece = piece(start..<end), take(piece[...]) else { return false }
      start = end
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
