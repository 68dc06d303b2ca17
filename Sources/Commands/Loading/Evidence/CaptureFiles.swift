internal import Diagnostics
internal import Documents
internal import Evidence
internal import World

/// Reads captures from the machine.
struct CaptureFiles {
  /// A file and what it says.
  struct Found {
    let path: String
    let file: SourceFile
    let capture: Capture
  }

  /// What was read, and what could not be.
  struct Result {
    var captures: [Found] = []
    var diagnostics: [Diagnostic] = []
    var files = SourceFiles()
    fileprivate var bytes = 0
  }

  let files: FileSystem
  /// Files are called by their paths from it.
  let root: String

  /// The captures at these paths; a folder is every capture directly in it, whatever else lies there.
  func read(_ paths: [String]) -> Result {
    var result = Result()
    for path in paths {
      if files.kind(of: path) != .folder {
        read(path, into: &result)
      } else if path.hasSuffix(".xcresult") {
        let name = FilePath.relative(path, to: root)
        complain(Message(.resultBundle, name), about: path, in: &result)
      } else {
        readFolder(path, into: &result)
      }
    }
    return result
  }

  private static let endings = [".json", ".xml", ".txt", ".storyboard", ".xib"]
  private static let pictures = [".png", ".jpg", ".jpeg", ".heic"]
  /// All captures of a folder are kept in memory.
  private static let mostBytes = 8 * ReadingLimits.standard.bytes

  private func readFolder(_ folder: String, into result: inout Result) {
    do throws(FileSystem.Failure) {
      let names = try files.contents(of: folder).filter { $0.kind == .file }.map(\.name)
      let list = names.contains(AttachmentList.fileName) ? attachments(in: folder) : nil
      let captures = names.filter { name in
        !name.hasPrefix(".") && name != AttachmentList.fileName
          && Self.endings.contains { name.hasSuffix($0) }
          && (list.map { $0.names[name] != nil } ?? true)
      }
      let count = result.captures.count + result.diagnostics.count
      for name in captures where result.bytes <= Self.mostBytes {
        let path = FilePath.joined(folder, name)
        read(path, named: list?.names[name], isOneOfMany: true, into: &result)
      }
      if result.bytes > Self.mostBytes {
        complain(Message(.tooManyCaptures, Amount(Self.mostBytes)), about: folder, in: &result)
      }
      if result.captures.count + result.diagnostics.count == count {
        complain(Message(.noCaptures), about: folder, in: &result)
      }
    } catch {
      complain(Message(.unreadableCapture, error.reason), about: folder, in: &result)
    }
  }

  private func attachments(in folder: String) -> AttachmentList? {
    let path = FilePath.joined(folder, AttachmentList.fileName)
    let list = files.known { () throws(FileSystem.Failure) in try files.text(at: path, inside: root)
    }
    return list.flatMap { AttachmentList($0.file) }
  }

  /// Among others there are files that aren't captures, which are left out.
  private func read(
    _ path: String, named name: String? = nil, isOneOfMany: Bool = false, into result: inout Result
  ) {
    if Self.pictures.contains(where: path.lowercased().hasSuffix) {
      return complain(Message(.pictureCapture), about: path, in: &result)
    }
    do throws(FileSystem.Failure) {
      let decoded = try files.text(at: path, inside: root)
      result.bytes += decoded.file.bytes.count
      if let problem = decoded.problem {
        result.files.add(decoded.file.unquoted)
        return result.diagnostics.append(problem)
      }
      do throws(CaptureMistake) {
        let capture = try Capture(decoded.file, named: name)
        result.captures.append(Found(path: path, file: decoded.file, capture: capture))
        result.files.add(decoded.file)
      } catch  where !error.isForeign || !isOneOfMany {
        result.diagnostics += error.diagnostics
        result.files.add(error.isOfCapture ? decoded.file : decoded.file.unquoted)
      } catch {
        return
      }
    } catch {
      complain(Message(.unreadableCapture, error.reason), about: path, in: &result)
    }
  }

  private func complain(_ message: Message, about path: String, in result: inout Result) {
    result.diagnostics.append(Diagnostic(message, about: FilePath.relative(path, to: root)))
  }
}
