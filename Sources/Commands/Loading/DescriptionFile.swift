internal import Diagnostics
internal import Documents
internal import Engine
internal import Evidence
internal import Expressions
internal import Model
internal import Rules
internal import World

/// What descriptions are read in: the day, and the files of the machine.
struct Surroundings: Sendable {
  let asOf: Timestamp
  let files: FileSystem
  let root: String
  /// The path that standard input is said to have.
  private let inputName: String?
  private let evidence: FoundEvidence
  private let captures: CaptureLibrary
  /// Where files are noted that descriptions name.
  private let seen: SeenFiles

  init(
    asOf: Timestamp, in files: FileSystem, root: String, inputName: String? = nil,
    evidence: FoundEvidence? = nil, noting seen: SeenFiles = SeenFiles()
  ) {
    self.asOf = asOf
    self.files = files
    self.root = root
    self.inputName = inputName
    self.evidence = evidence ?? FoundEvidence(in: files)
    captures = CaptureLibrary(in: files, root: root, noting: seen)
    self.seen = seen
  }

  /// Checks a file, or what comes on standard input.
  func check(_ path: String, by rules: GuardedLinter) -> DescriptionCheck {
    check(DescriptionFile(path, named: inputName, in: files, root: root), by: rules)
  }

  /// Checks what a file holds, or would hold; `-` is standard input.
  func check(_ bytes: [UInt8], at path: String = "-", by rules: GuardedLinter) -> DescriptionCheck {
    check(DescriptionFile(bytes, at: path, root: root), by: rules)
  }

  /// Checks what an editor shows of a file; without a path nothing lies beside it.
  func check(_ text: SourceFile, at path: String?, by rules: GuardedLinter) -> DescriptionCheck {
    check(DescriptionFile(text, at: path), by: rules)
  }

  /// What reads, decodes and judges its descriptions; files that they name lie beside it.
  private func check(_ file: DescriptionFile, by rules: GuardedLinter) -> DescriptionCheck {
    let path = file.path == "-" ? nil : file.path
    let beside = FilesBeside(
      description: path, root: root, files: files, evidence: evidence, seen: seen)
    return DescriptionCheck(of: file.source, problem: file.problem, by: rules) { book in
      DecodingInputs(
        asOf: asOf, catalogues: book.catalogues, fileExists: path.map(fileSearch),
        capture: path.map { screens($0, book) }, evidence: EvidenceSource.all(in: beside),
        isSecret: SecretKeys.known.refuse, serviceNamed: { captures.service(named: $0, by: book) })
    }
  }

  private func screens(_ path: String, _ book: RuleBook) -> DecodingInputs.CaptureSource {
    { [captures] reference throws(EvidenceProblem) in
      try captures.layer(reference, beside: path, by: book)
    }
  }

  /// Whether a file is there that the description names; a link, or what lies outside the root, isn't.
  private func fileSearch(_ path: String) -> @Sendable (String) -> Bool {
    { [files, root, seen] name in
      let other = FilePath.joined(FilePath.folder(of: path), name)
      let kind = files.kind(of: other, followingLinks: false)
      let isThere = kind == .file && Enclosure(of: path, root: root, in: files).holds(other)
      seen.add([other], as: .attachment, isThere ? .seen : kind == .link ? .linked : .missing)
      return isThere
    }
  }
}

/// A text that holds descriptions.
struct DescriptionFile {
  fileprivate let source: SourceFile
  /// Why it can't be used as text.
  fileprivate let problem: Diagnostic?
  /// `-` where nothing lies beside it.
  fileprivate let path: String

  /// What standard input is called in an answer.
  static let standardInput = "<stdin>"

  fileprivate init(_ text: SourceFile, at path: String?) {
    (source, problem) = SecretKeys.known.masked(text)
    self.path = path ?? "-"
  }

  fileprivate init(_ bytes: [UInt8], at path: String, root: String) {
    let decoded = DecodedFile(path: Self.name(of: path, root), bytes: bytes)
    let masked = SecretKeys.known.masked(decoded.file)
    source = masked.file
    problem = decoded.problem ?? masked.problem
    self.path = path
  }

  /// `-` is standard input, which may have the name of a file; that is called by its path from the
  /// root.
  fileprivate init(_ path: String, named name: String?, in files: FileSystem, root: String) {
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
      problem = Diagnostic(Message(.unreadable, error.reason), about: shown)
    }
    self.path = place
  }

  /// Of what is called otherwise, and doesn't begin as one, nothing is told.
  private static func isNamedSo(_ path: String) -> Bool {
    path == "-" || [".yaml", ".yml", ".review.json"].contains { path.hasSuffix($0) }
  }

  static func name(of path: String, _ root: String) -> String {
    path == "-" ? standardInput : FilePath.relative(path, to: root)
  }
}
