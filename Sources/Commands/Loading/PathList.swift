internal import Diagnostics
internal import Documents
internal import World

/// Paths that a file or standard input names, each in a line, as version control tells what changed.
///
/// The list may be any file: what stands in a line that names nothing is shown nowhere.
struct PathList {
  /// What is there, as it is written: relative to the current folder, or absolute.
  private(set) var paths: [String] = []
  private(set) var diagnostics: [Diagnostic] = []
  let file: SourceFile

  /// `-` is standard input; the file is called by its path from the root.
  init(_ path: String, in files: FileSystem, root: String) {
    let isInput = path == "-"
    let absolute = isInput ? path : files.absolute(path)
    let shown = DescriptionFile.name(of: absolute, root)
    do throws(FileSystem.Failure) {
      let decoded = try files.text(at: absolute, called: shown)
      file = decoded.file.unquoted
      diagnostics = [decoded.problem].compactMap(\.self)
    } catch {
      file = SourceFile(path: shown, text: "")
      diagnostics = [Diagnostic(Message(.unreadable, error.reason), about: shown)]
    }
    guard diagnostics.isEmpty else { return }
    for line in file.bytes.split(separator: UInt8(ascii: "\n")) { add(line, in: files) }
    if paths.isEmpty, diagnostics.isEmpty {
      diagnostics = [Diagnostic(Message(.noDescriptions), about: shown)]
    }
  }

  private mutating func add(_ line: ArraySlice<UInt8>, in files: FileSystem) {
    let isEnded = line.last == UInt8(ascii: "\r")
    let text = String(decoding: isEnded ? line.dropLast() : line, as: UTF8.self)
    guard !text.isEmpty else { return }
    // A file of that name, never standard input.
    let path = text == "-" ? "./-" : text
    let range = SourceRange(file: file.id, bytes: line.indices)
    do throws(FileSystem.Failure) {
      let isThere = try files.found(at: path) != nil
      isThere ? paths.append(path) : diagnostics.append(Diagnostic(Message(.noSuchFile), at: range))
    } catch {
      diagnostics.append(Diagnostic(Message(.unreachable, error.reason), at: range))
    }
  }
}
