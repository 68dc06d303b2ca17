internal import Diagnostics
internal import Documents
internal import Evidence
internal import Model
internal import World

/// The captures that the screens of a description's file name, each read once.
final class ScreenCaptures: Sendable {
  private struct State {
    var recognizer: LoginRecognizer?
    var read: [String: Result<CapturedFile, CaptureProblem>] = [:]
  }

  private let path: String
  private let root: String
  private let files: FileSystem
  private let catalogues: Catalogues
  private let named: NamedFiles?
  private let state = Monitor(State())

  /// Those beside the file at a path; what is named is noted.
  init(
    beside path: String,
    root: String,
    in files: FileSystem,
    _ catalogues: Catalogues,
    noting named: NamedFiles?
  ) {
    self.path = path
    self.root = root
    self.files = files
    self.catalogues = catalogues
    self.named = named
  }

  /// The screen that a description names.
  func screen(_ reference: CaptureReference) -> Result<ScreenCapture, CaptureProblem> {
    let file = state.change { state in
      if let known = state.read[reference.file] { return known }
      let recognizer = state.recognizer ?? BuiltInLibrary.recognizer(catalogues)
      state.recognizer = recognizer
      let file = Result { () throws(CaptureProblem) in try read(reference.file, recognizer) }
      state.read[reference.file] = file
      return file
    }
    return file.flatMap { file in
      Result { () throws(CaptureProblem) in try file.screen(reference) }
    }
  }

  private func read(
    _ name: String,
    _ recognizer: LoginRecognizer
  ) throws(CaptureProblem) -> CapturedFile {
    let other = FilePath.joined(FilePath.folder(of: path), name)
    named?.add(other)
    guard Enclosure(of: path, root: root, in: files).holds(other) else {
      throw CaptureProblem(.outsideRoot(name))
    }
    if files.kind(of: other) == .folder { return try readFolder(other, called: name, recognizer) }
    let bytes: [UInt8]
    do throws(FileSystem.Failure) {
      bytes = try files.read(other, limit: ReadingLimits.standard.bytes)
    } catch {
      throw CaptureProblem(.unreadableCapture(name, Message(.verbatim, error.reason)))
    }
    let decoded = DecodedFile(path: FilePath.relative(other, to: root), bytes: bytes)
    if let problem = decoded.problem {
      throw CaptureProblem(.unreadableCapture(name, problem.message))
    }
    return try CapturedFile(decoded.file, called: name, recognizer)
  }

  private func readFolder(
    _ folder: String,
    called name: String,
    _ recognizer: LoginRecognizer
  ) throws(CaptureProblem) -> CapturedFile {
    let found = CaptureFiles(in: files, root: root).read([folder])
    for capture in found.captures { named?.add(capture.path) }
    if let first = found.diagnostics.first {
      let path = first.range.file.path
      guard let file = found.files[first.range.file] else {
        throw CaptureProblem(.unreadableCapture(path, first.message))
      }
      throw CaptureProblem(found.diagnostics, in: file, called: path)
    }
    let captures = found.captures.map { found in
      (file: FilePath.relative(found.path, to: folder), capture: found.capture)
    }
    return CapturedFile(captures, recognizer)
  }
}

extension BuiltInLibrary {
  /// The captures beside the descriptions that examples start from.
  static func captures(_ catalogues: Catalogues) -> DecodingInputs.CaptureSource {
    { reference in
      Result { () throws(CaptureProblem) in
        let name = reference.file
        guard let file = fileOfExamples(name) else {
          throw CaptureProblem(.unreadableCapture(name, Message(.noSuchFileOrFolder)))
        }
        return try CapturedFile(file, called: name, recognizer(catalogues)).screen(reference)
      }
    }
  }

  /// What recognises logins by the program's own data.
  static func recognizer(_ catalogues: Catalogues) -> LoginRecognizer {
    guard let file = recognition, let catalogue = RecognitionCatalogue.read(file).catalogue
    else { preconditionFailure("a test reads the program's own catalogue") }
    return LoginRecognizer(catalogue, catalogues)
  }
}

extension Message {
  fileprivate static func outsideRoot(_ name: String) -> Self {
    Self(.outsideRoot, name.quoted)
  }

  fileprivate static func unreadableCapture(_ name: String, _ reason: Message) -> Self {
    Self(.unreadableCaptureCaptureCantRead, name.quoted, reason)
  }
}
