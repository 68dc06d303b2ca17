internal import Captures
internal import Diagnostics
internal import Documents

/// Reads captures from the machine.
struct CaptureFiles {
  /// A file and what it says.
  struct Found {
    let file: SourceFile
    let capture: Capture
  }

  /// What was read, and what could not be.
  struct Result {
    var captures: [Found] = []
    var diagnostics: [Diagnostic] = []
    var files = SourceFiles()
  }

  private let files: FileSystem
  private let root: String

  /// Files are called by their paths from the root.
  init(in files: FileSystem, root: String) {
    self.files = files
    self.root = root
  }

  /// The captures at these paths; a folder is every capture directly in it.
  func read(_ paths: [String]) -> Result {
    var result = Result()
    for path in paths {
      guard files.kind(of: path) == .folder else {
        read(path, into: &result)
        continue
      }
      let inside = captures(in: path)
      if inside.isEmpty { complain(.noCaptures, about: path, in: &result) }
      for path in inside { read(path, into: &result) }
    }
    return result
  }

  private static let endings = [".json", ".xml", ".txt", ".storyboard", ".xib"]

  /// A folder of attachments has a list of them, too.
  private func captures(in folder: String) -> [String] {
    let entries = (try? files.contents(of: folder)) ?? []
    let captures = entries.filter { entry in
      entry.kind == .file && !entry.name.hasPrefix(".") && entry.name != "manifest.json"
        && Self.endings.contains { entry.name.hasSuffix($0) }
    }
    return captures.map { FilePath.joined(folder, $0.name) }
  }

  private func read(_ path: String, into result: inout Result) {
    let shown = FilePath.relative(path, to: root)
    do throws(FileSystem.Failure) {
      let bytes = try files.read(path, limit: ReadingLimits.standard.bytes)
      let decoded = DecodedFile(path: shown, bytes: bytes)
      result.files.add(decoded.file)
      if let problem = decoded.problem { return result.diagnostics.append(problem) }
      do throws(CaptureMistake) {
        result.captures.append(Found(file: decoded.file, capture: try Capture(decoded.file)))
      } catch {
        result.diagnostics += error.diagnostics
      }
    } catch {
      complain(.unreadableCapture(error.reason), about: path, in: &result)
    }
  }

  private func complain(
    _ message: Diagnostic.Message,
    about path: String,
    in result: inout Result
  ) {
    let file = SourceFile.ID(path: FilePath.relative(path, to: root))
    result.diagnostics.append(Diagnostic(message, at: SourceRange(wholeOf: file)))
  }
}

extension Diagnostic.Message {
  fileprivate static func unreadableCapture(_ reason: String) -> Self {
    Self("this capture can't be read: \(reason)")
  }

  fileprivate static var noCaptures: Self {
    Self("there is no capture in this folder")
  }
}
