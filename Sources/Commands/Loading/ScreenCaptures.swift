internal import Captures
internal import Descriptions
internal import Diagnostics
internal import Documents
internal import Synchronization

/// The captures that the screens of a description's file name, each read once.
final class ScreenCaptures: Sendable {
  /// A screen of a capture, and what the capture calls it.
  private struct Part: Sendable {
    let name: String?
    let screen: ScreenCapture
    let hasLogin: Bool
  }

  private struct State {
    var recognizer: LoginRecognizer?
    var read: [String: Result<[Part], CaptureProblem>] = [:]
  }

  private let path: String
  private let root: String
  private let files: FileSystem
  private let catalogues: Catalogues
  private let named: NamedFiles?
  private let state = Mutex(State())

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
    let parts = state.withLock { state in
      if let known = state.read[reference.file] { return known }
      let parts = read(reference.file, &state.recognizer)
      state.read[reference.file] = parts
      return parts
    }
    switch parts {
    case .failure(let problem): return .failure(problem)
    case .success(let parts): return screen(reference, among: parts)
    }
  }

  private func screen(
    _ reference: CaptureReference,
    among parts: [Part]
  ) -> Result<ScreenCapture, CaptureProblem> {
    if let format = reference.format, let other = parts.first?.screen.format, other != format {
      return .failure(CaptureProblem(.otherFormat(other, named: format)))
    }
    let fitting: [Part]
    if let name = reference.part {
      fitting = parts.filter { $0.name == name }
    } else if parts.count > 1 {
      fitting = parts.filter(\.hasLogin)
    } else {
      fitting = parts
    }
    if fitting.count == 1 { return .success(fitting[0].screen) }
    let names = parts.compactMap(\.name)
    let message: Diagnostic.Message =
      reference.part.map { .noPart($0, among: names) } ?? .severalParts(names)
    return .failure(CaptureProblem(message))
  }

  private func read(
    _ name: String,
    _ recognizer: inout LoginRecognizer?
  ) -> Result<[Part], CaptureProblem> {
    let other = FilePath.joined(FilePath.folder(of: path), name)
    named?.add(other)
    guard Enclosure(of: path, root: root, in: files).holds(other) else {
      return .failure(CaptureProblem(.outsideRoot(name)))
    }
    let file: SourceFile
    do throws(FileSystem.Failure) {
      let bytes = try files.read(other, limit: ReadingLimits.standard.bytes)
      let decoded = DecodedFile(path: FilePath.relative(other, to: root), bytes: bytes)
      if let problem = decoded.problem {
        return .failure(CaptureProblem(.noCapture(name, line: 1, problem.message.wording)))
      }
      file = decoded.file
    } catch {
      return .failure(CaptureProblem(.unreadableFile(name, error.reason)))
    }
    do throws(CaptureMistake) {
      let capture = try Capture(file)
      let recognizer = known(&recognizer)
      return .success(
        capture.screens.map { screen in
          let captured = ScreenCapture(screen, by: recognizer)
          let hasLogin = captured.elements.contains { $0.service != nil }
          return Part(name: screen.name, screen: captured, hasLogin: hasLogin)
        }
      )
    } catch {
      guard let first = error.diagnostics.first else {
        preconditionFailure("a mistake says what is wrong")
      }
      let line = LineTable(of: file).position(of: first.range.bytes.lowerBound).line
      return .failure(CaptureProblem(.noCapture(name, line: line, first.message.wording)))
    }
  }

  private func known(_ recognizer: inout LoginRecognizer?) -> LoginRecognizer {
    if let recognizer { return recognizer }
    guard let file = BuiltInLibrary.recognition,
      let recognition = RecognitionCatalogue.read(file).catalogue
    else { preconditionFailure("a test reads the program's own catalogue") }
    let made = LoginRecognizer(recognition, catalogues)
    recognizer = made
    return made
  }
}

extension Diagnostic.Message {
  fileprivate static func outsideRoot(_ name: String) -> Self {
    Self("the capture \(name.quoted) lies outside the root; only files inside it are read")
  }

  fileprivate static func unreadableFile(_ name: String, _ reason: String) -> Self {
    Self("the capture \(name.quoted) can't be read: \(reason)")
  }

  fileprivate static func noCapture(_ name: String, line: Int, _ reason: Wording) -> Self {
    Self("the capture \(name.quoted) can't be used, line \(line): \(reason)")
  }

  fileprivate static func otherFormat(_ format: String, named: String) -> Self {
    Self("the format of this capture is \(format), not \(named)")
  }

  fileprivate static func noPart(_ part: String, among parts: [String]) -> Self {
    Self("the capture has no screen \(part.quoted); it has \(parts.together)")
  }

  fileprivate static func severalParts(_ parts: [String]) -> Self {
    Self("the capture holds several screens; write part: one of \(parts.together)")
  }
}
