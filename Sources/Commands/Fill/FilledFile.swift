internal import Diagnostics
internal import Documents
internal import World

/// A file that is written while others may write it too: what they wrote is never written over.
struct FilledFile {
  let path: String
  /// The file as it was read or written last.
  private(set) var opened: OpenedDescription
  private var bytes: [UInt8]
  private let files: FileSystem

  init(_ path: String, _ opened: OpenedDescription, in files: FileSystem) throws(Refusal) {
    self.path = path
    self.opened = opened
    self.files = files
    bytes = try Self.bytes(of: path, in: files)
    _ = try mark(before: opened.source)
  }

  /// Reads the file if somebody changed it; the answer is whether somebody did.
  mutating func readAgain() throws(Refusal) -> Bool {
    let now = try Self.bytes(of: path, in: files)
    guard now != bytes else { return false }
    let (changed, diagnostics) = opened.holding(now)
    guard let changed else {
      let file = DecodedFile(path: path, bytes: now).file
      let place = LineTable(of: file).position(of: diagnostics.first?.range.bytes.lowerBound ?? 0)
      let words = diagnostics.first?.message.text ?? "it is no description"
      throw Refusal(
        """
        \(path.quoted) was changed meanwhile and can't be used as it is now: line \
        \(place.line), column \(place.column): \(words)
        """)
    }
    (opened, bytes) = (changed, now)
    _ = try mark(before: opened.source)
    return true
  }

  /// Writes what was made of the file as it was read last; false where somebody changed it since.
  mutating func write(_ next: OpenedDescription) throws(Refusal) -> Bool {
    let text = String(decoding: try mark(before: opened.source) + next.source.bytes, as: UTF8.self)
    let isWritten = try Refusal.unless(writing: path) { () throws(FileSystem.Failure) in
      if files.isStream(path) {
        try files.send(text, to: path)
        return true
      }
      let draft = try files.draft(text, for: path)
      // As late as can be: between this and the next line nobody has the time to save.
      let isSame: Bool
      do throws(FileSystem.Failure) {
        isSame = try files.read(path, limit: ReadingLimits.standard.bytes) == bytes
      } catch {
        files.discard(draft)
        throw error
      }
      guard isSame else {
        files.discard(draft)
        return false
      }
      try files.publish(draft)
      return true
    }
    if isWritten { (opened, bytes) = (next, Array(text.utf8)) }
    return isWritten
  }

  /// Puts it back as it was before an answer; the reason if there was none, or it was changed since.
  mutating func goBack(to last: OpenedDescription?) -> Message? {
    guard let last else { return Message(.fillFirstQuestion) }
    let isBack = (try? readAgain()) == false && (try? write(last)) == true
    return isBack ? nil : Message(.fillChanged)
  }

  /// What stands before what is read: a byte order mark or nothing.
  private func mark(before source: SourceFile) throws(Refusal) -> ArraySlice<UInt8> {
    guard bytes.suffix(source.bytes.count).elementsEqual(source.bytes) else {
      throw Refusal("\(path.quoted) isn't in UTF-8; only such files are written")
    }
    return bytes.dropLast(source.bytes.count)
  }

  private static func bytes(of path: String, in files: FileSystem) throws(Refusal) -> [UInt8] {
    try Refusal.unless(reading: path) { () throws(FileSystem.Failure) in
      try files.read(path, limit: ReadingLimits.standard.bytes)
    }
  }
}
