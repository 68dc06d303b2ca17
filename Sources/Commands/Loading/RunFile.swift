internal import Diagnostics
internal import Documents
internal import Engine
internal import Localization
internal import World

/// What `check` wrote of a run: a report in JSON, or a stream of descriptions.
///
/// It is read with one description in memory at a time, however many there are.
struct RunFile {
  private let id: SourceFile.ID
  private let path: String
  private let files: FileSystem
  private let language: Language

  /// Paths in what is reported are relative to the root.
  init(_ path: String, in terminal: Terminal, root: String, language: Language) {
    files = terminal.files
    self.path = files.absolute(path, from: files.currentFolder)
    id = SourceFile.ID(path: FilePath.relative(self.path, to: root))
    self.language = language
  }

  /// Hands over the descriptions, and answers with what a report has beside them; a stream has
  /// nothing.
  func read(_ take: (RunPart.Description) -> Void) throws(Refusal) -> RunPart? {
    var pieces = RunPartPieces()
    var mistaken: Refusal?
    func read(_ piece: RunPartPieces.Piece) {
      guard mistaken == nil else { return }
      do throws(Refusal) {
        let (bytes, placed) = (piece.bytes, { piece.placed })
        take(try content(bytes, placed, sign: "asOf") { $0.description($1) })
      } catch {
        mistaken = error
      }
    }
    do throws(FileSystem.Failure) {
      try files.read(path, inPieces: { pieces.read($0, take: read) })
    } catch {
      throw refusal(Message(.unreadablePart, error.reason))
    }
    pieces.end(take: read)
    if pieces.isStream == true {
      if let mistaken { throw mistaken }
      return nil
    }
    let rest = pieces.remainder
    // One line for each finding is a report, too, but none that tells of those without any.
    let isLines = rest.starts(with: Array("{\"kind\"".utf8))
    try check(isLines ? [] : rest, says: "schemaVersion")
    if let mistaken { throw mistaken }
    let placed = { pieces.placedRemainder }
    return try content(rest, placed, sign: "schemaVersion") { $0.read($1) }
  }

  /// What is open in it, to be held against what is open now; a stream isn't enough.
  func earlierRun() throws(Refusal) -> EarlierRun {
    var descriptions: [RunPart.Description] = []
    guard let part = try read({ descriptions.append($0) }) else {
      throw refusal(Message(.noReport))
    }
    return EarlierRun(descriptions, judgedBy: part.rules)
  }

  /// What a text says; where something is wrong with it, it is read again where it stands.
  private func content<Content>(
    _ bytes: [UInt8], _ placed: () -> [UInt8], sign: String,
    _ read: (inout RunPartReader, SourceFile) -> Content?
  ) throws(Refusal) -> Content {
    try check(bytes, says: sign)
    var reader = RunPartReader()
    let decoded = DecodedFile(path: id.path, bytes: bytes, limits: RunPartReader.limits)
    if decoded.problem == nil, let content = read(&reader, decoded.file),
      reader.diagnostics.isEmpty
    {
      return content
    }
    let file = DecodedFile(path: id.path, bytes: placed(), limits: RunPartReader.limits)
    _ = read(&reader, file.file)
    let mistakes = file.problem.map { [$0] } ?? reader.diagnostics
    throw Refusal(mistakes, in: SourceFiles(file.file), language: language)
  }

  /// Of what is no report, nothing is told.
  private func check(_ bytes: [UInt8], says sign: String) throws(Refusal) {
    guard SourceFile(path: id.path, bytes: bytes).says(sign) else {
      throw refusal(Message(.noReport), in: SourceFile(path: id.path, bytes: bytes).unquoted)
    }
  }

  private func refusal(_ message: Message, in file: SourceFile? = nil) -> Refusal {
    let mistake = Diagnostic(message, at: SourceRange(wholeOf: id))
    let file = file ?? SourceFile(path: id.path, text: "")
    return Refusal([mistake], in: SourceFiles(file), language: language)
  }
}
