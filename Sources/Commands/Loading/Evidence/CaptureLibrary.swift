internal import Diagnostics
internal import Documents
internal import Engine
internal import Evidence
internal import Model
internal import Rules
internal import World

/// The captures of a run: each is read and recognised once, however many screens name it.
///
/// A fleet may have more of them than memory: what was read long ago is read again.
final class CaptureLibrary: Sendable {
  /// Why a capture can't be used, whatever a description calls it.
  struct Problem: Error {
    let called: @Sendable (_ name: String) -> EvidenceProblem
  }

  private struct Key: Hashable {
    let path: ExactPath
    let rules: String
  }

  private typealias Answer = Result<CapturedFile, Problem>

  private struct State {
    /// By the rules whose services and titles they know.
    var recognizers: [String: LoginRecognizer] = [:]
    var captures: [Key: Monitor<Answer?>] = [:]
    /// Of all these captures.
    var byteCount = 0
  }

  private static let mostBytes = 8 * ReadingLimits.standard.bytes

  private let root: String
  private let files: FileSystem
  private let seen: SeenFiles?
  private let state = Monitor(State())

  /// Files are called by their paths from the root; what is looked at is noted.
  init(in files: FileSystem, root: String, noting seen: SeenFiles? = nil) {
    self.files = files
    self.root = root
    self.seen = seen
  }

  /// What is said of the screen that a description names, as the catalogues of rules have it.
  func layer(
    _ reference: CaptureReference, beside description: String, by book: RuleBook
  ) throws(EvidenceProblem) -> Layer {
    let name = reference.file
    let place = files.absolute(name, from: FilePath.folder(of: description))
    guard Enclosure(of: description, root: root, in: files).holds(place) else {
      throw EvidenceProblem(Message(.outsideRoot, name.quoted))
    }
    let captured: CapturedFile
    do throws(Problem) {
      captured = try self.captured(at: place, by: book)
    } catch {
      throw error.called(name)
    }
    return try captured.layer(reference)
  }

  private func captured(at path: String, by book: RuleBook) throws(Problem) -> CapturedFile {
    let recognizer = recognizer(by: book)
    let capture = state.change { state in
      let key = Key(path: ExactPath(path), rules: book.digest)
      let capture = state.captures[key] ?? Monitor(nil)
      state.captures[key] = capture
      return capture
    }
    let answer = capture.change { known in
      if let known { return known }
      let answer = Result { () throws(Problem) in try read(path, recognizer) }
      known = answer
      state.change { state in
        state.byteCount += (try? answer.get())?.byteCount ?? 0
        if state.byteCount > Self.mostBytes { (state.captures, state.byteCount) = ([:], 0) }
      }
      return answer
    }
    return try answer.get()
  }

  private func recognizer(by book: RuleBook) -> LoginRecognizer {
    state.change { state in
      let recognizer = state.recognizers[book.digest] ?? BuiltInLibrary.recognizer(book.catalogues)
      state.recognizers[book.digest] = recognizer
      return recognizer
    }
  }

  /// The service that words name, as a button of a capture would name it.
  func service(named words: String, by book: RuleBook) -> String? {
    recognizer(by: book).service(named: words)
  }

  private func read(_ path: String, _ recognizer: LoginRecognizer) throws(Problem) -> CapturedFile {
    if files.kind(of: path) == .folder { return try readFolder(path, recognizer) }
    let decoded: DecodedFile
    do throws(FileSystem.Failure) {
      decoded = try files.text(at: path, inside: root)
      seen?.add([path], as: .capture, .seen)
    } catch {
      seen?.add([path], as: .capture, .missing)
      throw .unreadable(error.reason)
    }
    if let problem = decoded.problem { throw .unreadable(problem.message) }
    do throws(CaptureMistake) {
      return try CapturedFile(decoded.file, recognizer)
    } catch {
      throw Problem { EvidenceProblem(error.diagnostics, in: decoded.file, called: $0) }
    }
  }

  private func readFolder(
    _ folder: String, _ recognizer: LoginRecognizer
  ) throws(Problem) -> CapturedFile {
    let found = CaptureFiles(files: files, root: root).read([folder])
    seen?.add(found.captures.map(\.path), as: .capture, .seen)
    if let first = found.diagnostics.first {
      let path = first.range.file.path
      let file = found.files[first.range.file]
      throw Problem { _ in
        file.map { EvidenceProblem(found.diagnostics, in: $0, called: path) }
          ?? EvidenceProblem(.unreadableCapture(path, first.message))
      }
    }
    let captures = found.captures.map { found in
      (file: FilePath.relative(found.path, to: folder), capture: found.capture)
    }
    return CapturedFile(captures, recognizer)
  }

  /// The captures that examples in a file of rules name, by the bases that they start from: they lie
  /// beside a base of one's own; for a built-in one, beside it or the file of the rule.
  func source(
    forExamplesIn rules: SourceFile.ID, by book: RuleBook
  ) -> @Sendable (SourceFile.ID) -> DecodingInputs.CaptureSource {
    let builtIn = BuiltInLibrary.captures(book.catalogues)
    return { base in
      { reference throws(EvidenceProblem) in
        let hasBuiltInBase = BuiltInLibrary.holds(base)
        let isBuiltIn = BuiltInLibrary.fileOfExamples(reference.file) != nil
        if hasBuiltInBase, isBuiltIn || BuiltInLibrary.holds(rules) {
          return try builtIn(reference)
        }
        let place = self.files.absolute((hasBuiltInBase ? rules : base).path, from: self.root)
        return try self.layer(reference, beside: place, by: book)
      }
    }
  }
}

extension CaptureLibrary.Problem {
  fileprivate static func unreadable(_ reason: Message) -> Self {
    Self { EvidenceProblem(.unreadableCapture($0, reason)) }
  }
}

extension BuiltInLibrary {
  /// The captures beside the descriptions that examples start from.
  static func captures(_ catalogues: Catalogues) -> DecodingInputs.CaptureSource {
    { reference throws(EvidenceProblem) in
      let name = reference.file
      guard let file = fileOfExamples(name) else {
        throw EvidenceProblem(.unreadableCapture(name, Message(.noSuchFileOrFolder)))
      }
      return try CapturedFile(file, called: name, recognizer(catalogues)).layer(reference)
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
  fileprivate static func unreadableCapture(_ name: String, _ reason: Message) -> Self {
    Self(.unreadableCaptureCaptureCantRead, name.quoted, reason)
  }
}
