internal import Diagnostics

/// Finds the descriptions that a person means by the paths they give.
struct DescriptionSearch {
  /// The absolute paths of files, and `-` for standard input; each once, in order.
  private(set) var paths: [String] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var seen: Set<String> = []
  private let files: FileSystem
  private let root: String
  private let areMany: () -> Void

  /// So many descriptions were found when it is said that they are many.
  private static let many = 16

  /// Says it once if the paths are many, before it goes on to the next.
  init(
    _ operands: [String],
    in terminal: Terminal,
    root: String,
    areMany: @escaping () -> Void = {}
  ) {
    files = terminal.files
    self.root = root
    self.areMany = areMany
    let current = terminal.files.currentFolder
    seen.reserveCapacity(operands.count)
    for operand in operands.isEmpty ? ["."] : operands {
      if operand == "-" {
        add("-")
      } else {
        find(FilePath.absolute(operand, from: current), named: operand)
      }
    }
  }

  private mutating func find(_ path: String, named operand: String) {
    switch files.kind(of: path) {
    case .file, .other: add(path)
    case .folder:
      let before = seen.count
      let isNew = searchFolder(path)
      if isNew, seen.count == before { report(.noDescriptions, path) }
    case nil: report(.noSuchFile, path)
    }
  }

  /// Whether the folder could be searched and held nothing that was found already.
  private mutating func searchFolder(_ folder: String) -> Bool {
    do throws(FileSystem.Failure) {
      var isNew = true
      for (name, kind) in try files.contents(of: folder) where !name.hasPrefix(".") {
        let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
        if kind == .folder {
          isNew = searchFolder(path) && isNew
        } else if kind == .file, Self.isDescription(name) {
          if seen.contains(path) { isNew = false }
          add(path)
        }
      }
      return isNew
    } catch {
      report(.unreadableFolder(error.reason), folder)
      return false
    }
  }

  private static func isDescription(_ name: String) -> Bool {
    [".review.yaml", ".review.yml", ".review.json"].contains { name.hasSuffix($0) }
  }

  private mutating func add(_ path: String) {
    guard seen.insert(path).inserted else { return }
    paths.append(path)
    if paths.count == Self.many { areMany() }
  }

  private mutating func report(_ message: Diagnostic.Message, _ path: String) {
    let shown = FilePath.relative(path, to: root)
    diagnostics.append(
      Diagnostic(message, at: SourceRange(wholeOf: SourceFile.ID(path: shown)))
    )
  }
}

extension Diagnostic.Message {
  fileprivate static var noDescriptions: Self {
    Self(
      "there is no description here: no file whose name ends in .review.yaml, .review.yml or .review.json"
    )
  }

  fileprivate static var noSuchFile: Self {
    Self("there is no such file or folder")
  }

  fileprivate static func unreadableFolder(_ reason: String) -> Self {
    Self("this folder can't be searched: \(reason)")
  }
}
