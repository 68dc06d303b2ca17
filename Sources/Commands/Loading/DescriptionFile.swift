internal import Diagnostics
internal import Documents
internal import Engine
internal import Evidence
internal import Expressions
internal import Model
internal import Rules
internal import World

/// A text that holds descriptions, and what lies beside it on the machine.
struct DescriptionFile: Sendable {
  private let source: SourceFile
  /// Why it can't be used as text.
  private let problem: Diagnostic?
  /// `-` where nothing lies beside it.
  private let path: String
  private let files: FileSystem
  private let root: String

  /// What standard input is called in an answer.
  static let standardInput = "<stdin>"

  /// What an editor shows of a file; without a path nothing lies beside it.
  init(_ text: SourceFile, at path: String?, in files: FileSystem, root: String) {
    (source, problem) = SecretKeys.known.masked(text)
    self.path = path ?? "-"
    self.files = files
    self.root = root
  }

  /// What a file holds, or would hold, or what came on standard input.
  init(_ bytes: [UInt8], at path: String = "-", in files: FileSystem, root: String) {
    let decoded = DecodedFile(path: Self.name(of: path, root), bytes: bytes)
    let masked = SecretKeys.known.masked(decoded.file)
    source = masked.file
    problem = decoded.problem ?? masked.problem
    self.path = path
    self.files = files
    self.root = root
  }

  /// `-` is standard input, which may have the name of a file; that is called by its path from the
  /// root.
  init(_ path: String, named name: String? = nil, in files: FileSystem, root: String) {
    let place = path == "-" ? name ?? path : path
    let shown = Self.name(of: place, root)
    do throws(FileSystem.Failure) {
      let decoded = try files.text(at: path, called: shown)
      let isOurs = Self.isNamedSo(place) || decoded.file.says("reviewlint")
      let masked = SecretKeys.known.masked(decoded.file)
      source = isOurs ? masked.file : decoded.file.unquoted
      problem =
        decoded.problem
        ?? (isOurs ? masked.problem : Diagnostic(Message(.notADescription), about: shown))
    } catch {
      source = SourceFile(path: shown, text: "")
      problem = Diagnostic(.unreadable(error.reason), about: shown)
    }
    self.path = place
    self.files = files
    self.root = root
  }

  /// Of what is called otherwise, and doesn't begin as one, nothing is told.
  private static func isNamedSo(_ path: String) -> Bool {
    path == "-" || [".yaml", ".yml", ".review.json"].contains { path.hasSuffix($0) }
  }

  static func name(of path: String, _ root: String) -> String {
    path == "-" ? standardInput : FilePath.relative(path, to: root)
  }

  /// What reads, decodes and judges its descriptions; files that they name lie beside it.
  func check(
    by rules: GuardedLinter, asOf: Timestamp, evidence: FoundEvidence? = nil,
    captures: CaptureLibrary? = nil, noting seen: SeenFiles? = nil
  ) -> DescriptionCheck {
    let isFile = path != "-"
    let beside = FilesBeside(
      description: isFile ? path : nil, root: root, files: files,
      evidence: evidence ?? FoundEvidence(in: files), seen: seen)
    return DescriptionCheck(of: source, problem: problem, by: rules) { book, isGuard in
      DecodingInputs(
        asOf: asOf, catalogues: book.catalogues, fileExists: isFile ? fileSearch(seen) : nil,
        capture: isFile ? screens(captures, seen, book) : nil,
        evidence: EvidenceSource.all(in: beside), isSecret: SecretKeys.known.refuse,
        oldDatesCount: !isGuard)
    }
  }

  private func screens(
    _ captures: CaptureLibrary?, _ seen: SeenFiles?, _ book: RuleBook
  ) -> DecodingInputs.CaptureSource {
    let library = captures ?? CaptureLibrary(in: files, root: root, noting: seen)
    return { [path] reference throws(EvidenceProblem) in
      try library.screen(reference, beside: path, by: book)
    }
  }

  /// Whether a file is there that the description names; a link, or what lies outside the root, isn't.
  private func fileSearch(_ seen: SeenFiles?) -> @Sendable (String) -> Bool {
    { [files, path, root] name in
      let other = FilePath.joined(FilePath.folder(of: path), name)
      let kind =
        files.known { () throws(FileSystem.Failure) in
          try files.found(at: other, followingLinks: false)
        } ?? nil
      let isThere = kind == .file && Enclosure(of: path, root: root, in: files).holds(other)
      seen?.add([other], as: .attachment, isThere ? .seen : kind == .link ? .linked : .missing)
      return isThere
    }
  }
}

extension Message {
  static func unreadable(_ reason: Message) -> Self {
    Self(.unreadable, reason)
  }
}
