internal import Diagnostics
internal import Documents
internal import Expressions
internal import Model
internal import Rules
internal import World

/// A file that holds descriptions, as it is read from the machine.
struct DescriptionFile: Sendable {
  let source: SourceFile
  /// Why it can't be used as text.
  let problem: Diagnostic?
  private let path: String
  private let files: FileSystem
  private let root: String

  /// What standard input is called in an answer.
  static let standardInput = "<stdin>"

  /// What came on standard input.
  init(input bytes: [UInt8], in files: FileSystem) {
    let decoded = DecodedFile(path: Self.standardInput, bytes: bytes)
    source = decoded.file
    problem = decoded.problem
    path = "-"
    self.files = files
    root = files.currentFolder
  }

  /// What a file holds, or would hold.
  init(_ bytes: [UInt8], at path: String, in files: FileSystem, root: String) {
    let shown = path == "-" ? Self.standardInput : FilePath.relative(path, to: root)
    let decoded = DecodedFile(path: shown, bytes: bytes)
    source = decoded.file
    problem = decoded.problem
    self.path = path
    self.files = files
    self.root = root
  }

  /// `-` is standard input, which may have the name of a file; that is called by its path from the
  /// root.
  init(_ path: String, named name: String? = nil, in files: FileSystem, root: String) {
    let place = path == "-" ? name ?? path : path
    self.path = place
    self.files = files
    self.root = root
    let shown = place == "-" ? Self.standardInput : FilePath.relative(place, to: root)
    do throws(FileSystem.Failure) {
      let bytes = try files.read(path, limit: ReadingLimits.standard.bytes)
      let decoded = DecodedFile(path: shown, bytes: bytes)
      source = decoded.file
      problem = decoded.problem
    } catch {
      source = SourceFile(path: shown, text: "")
      problem = Diagnostic(.unreadable(error.reason), at: SourceRange(wholeOf: source.id))
    }
  }

  /// What reads its descriptions; files that they name lie beside it.
  func decoder(
    _ book: RuleBook,
    asOf: Timestamp,
    scans: ProjectScans? = nil,
    noting attachments: NamedFiles? = nil
  ) -> DescriptionDecoder {
    let scans = scans ?? ProjectScans(in: files, jobs: SystemThread.cores)
    return DescriptionDecoder(
      schema: book.schema,
      inputs: DecodingInputs(
        asOf: asOf,
        catalogues: book.catalogues,
        fileExists: path == "-" ? nil : fileSearch(attachments),
        capture: path == "-" ? nil : captures(book.catalogues, attachments),
        project: path == "-" ? nil : project(scans),
        review: path == "-" ? nil : review(scans)
      )
    )
  }

  private func captures(
    _ catalogues: Catalogues,
    _ named: NamedFiles?
  ) -> DecodingInputs.CaptureSource {
    let captures = ScreenCaptures(beside: path, root: root, in: files, catalogues, noting: named)
    return { captures.screen($0) }
  }

  private func project(_ scans: ProjectScans) -> DecodingInputs.ProjectSource {
    { [path, root] name in scans.findings(in: name, beside: path, root: root) }
  }

  private func review(_ scans: ProjectScans) -> DecodingInputs.ReviewSource {
    { [path, root] in scans.reviewInformation($0, beside: path, root: root) }
  }

  /// Whether a file is there that the description names; what lies outside the root isn't.
  private func fileSearch(_ attachments: NamedFiles?) -> @Sendable (String) -> Bool {
    { [files, path, root] name in
      let other = FilePath.joined(FilePath.folder(of: path), name)
      attachments?.add(other)
      return files.kind(of: other) == .file
        && Enclosure(of: path, root: root, in: files).holds(other)
    }
  }
}

extension Diagnostic.Message {
  /// Nobody has described anything in the file.
  static var nothingDescribed: Self {
    Self("nothing is described here; begin with 'reviewlint: 1'")
  }

  static func unreadable(_ reason: String) -> Self {
    Self("this file can't be read: \(reason)")
  }
}
