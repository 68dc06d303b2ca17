internal import Diagnostics
internal import Documents
internal import World

/// A file that is written while others may write it too: what they wrote is never written over.
struct FilledFile {
  /// Why it can't be read or written as it is now.
  enum Failure: Error {
    case unreadable(reason: String)
    case unwritable(reason: String)
    case notUTF8
    /// What is wrong in it, and where.
    case mistake(String, SourcePosition)
  }

  let path: String
  /// The file as it was read or written last.
  private(set) var opened: OpenedDescription
  private var bytes: [UInt8]
  private let files: FileSystem

  init(_ path: String, _ opened: OpenedDescription, in files: FileSystem) throws(Failure) {
    self.path = path
    self.opened = opened
    self.files = files
    bytes = try Self.bytes(of: path, in: files)
    _ = try mark(before: opened.source)
  }

  /// Reads the file if somebody changed it; the answer is whether somebody did.
  mutating func readAgain() throws(Failure) -> Bool {
    let now = try Self.bytes(of: path, in: files)
    guard now != bytes else { return false }
    let (changed, diagnostics) = opened.holding(now)
    guard let changed else {
      let file = DecodedFile(path: path, bytes: now).file
      let offset = diagnostics.first?.range.bytes.lowerBound ?? 0
      throw .mistake(
        diagnostics.first?.message.text ?? "it is no description",
        LineTable(of: file).position(of: offset)
      )
    }
    (opened, bytes) = (changed, now)
    _ = try mark(before: opened.source)
    return true
  }

  /// Writes what was made of the file as it was read last; false where somebody changed it since.
  mutating func write(_ next: OpenedDescription) throws(Failure) -> Bool {
    let text = String(decoding: try mark(before: opened.source) + next.source.bytes, as: UTF8.self)
    do throws(FileSystem.Failure) {
      if files.isStream(path) {
        try files.send(text, to: path)
      } else {
        let draft = try files.draft(text, for: path)
        // As late as can be: between this and the next line nobody has the time to save.
        guard try files.read(path, limit: ReadingLimits.standard.bytes) == bytes else {
          files.discard(draft)
          return false
        }
        try files.publish(draft)
      }
    } catch {
      throw .unwritable(reason: error.reason)
    }
    (opened, bytes) = (next, Array(text.utf8))
    return true
  }

  /// What stands before what is read: a byte order mark or nothing.
  private func mark(before source: SourceFile) throws(Failure) -> ArraySlice<UInt8> {
    guard bytes.suffix(source.bytes.count).elementsEqual(source.bytes) else { throw .notUTF8 }
    return bytes.dropLast(source.bytes.count)
  }

  private static func bytes(of path: String, in files: FileSystem) throws(Failure) -> [UInt8] {
    do throws(FileSystem.Failure) {
      return try files.read(path, limit: ReadingLimits.standard.bytes)
    } catch {
      throw .unreadable(reason: error.reason)
    }
  }
}

extension FilledFile.Failure {
  func localizableText(_ path: String) -> LocalizableText {
    switch self {
    case .unreadable(let reason): "\(path.quoted) can't be read: \(reason)"
    case .unwritable(let reason): "\(path.quoted) can't be written: \(reason)"
    case .notUTF8: "\(path.quoted) isn't in UTF-8; only such files are written"
    case .mistake(let words, let place):
      """
      \(path.quoted) was changed meanwhile and can't be used as it is now: line \(place.line), \
      column \(place.column): \(words)
      """
    }
  }
}
