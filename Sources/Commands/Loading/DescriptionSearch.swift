internal import Diagnostics
internal import World

/// Finds the descriptions that a person means by the paths they give.
struct DescriptionSearch {
  /// The absolute paths of files, and `-` for standard input; each once, in order.
  private(set) var paths: [String] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var seen: Set<ExactPath> = []
  private var exclusions: SearchExclusions
  /// Why there may be nothing in the folder that is being searched.
  private var leftOut = LeftOut()
  private let files: FileSystem
  private let root: String

  /// What a search came upon and left aside.
  private struct LeftOut {
    var hasLinks = false
    var hasExclusions = false
    /// The name of a folder that is never searched.
    var unsearched: String?
  }

  /// What tools make and fetch: it is searched only where a person names it.
  private static let unsearched: Set = ["node_modules", "Pods", "build", "DerivedData"]

  init(
    _ operands: [String],
    in terminal: Terminal,
    root: String,
    exclusions: SearchExclusions
  ) {
    files = terminal.files
    self.root = root
    self.exclusions = exclusions
    let current = terminal.files.currentFolder
    seen.reserveCapacity(operands.count)
    for operand in operands.isEmpty ? ["."] : operands {
      if operand == "-" {
        add("-")
      } else {
        find(files.absolute(operand, from: current), named: operand)
      }
    }
  }

  /// The system is asked about what a person wrote: a name may end in a slash, or be empty.
  private mutating func find(_ path: String, named operand: String) {
    do throws(FileSystem.Failure) {
      switch try files.found(at: operand) {
      case .folder: searchNamed(path)
      case .file, .link, .other: add(path)
      case nil where operand.isEmpty: report(.emptyPath, "command line")
      case nil: report(.noSuchFile, path)
      }
    } catch {
      report(.unreachable(error.reason), path)
    }
  }

  private mutating func searchNamed(_ folder: String) {
    let before = seen.count
    leftOut = LeftOut()
    let isNew = search(folder, exclusions.all(above: folder))
    guard isNew, seen.count == before else { return }
    if leftOut.hasExclusions {
      report(.onlyExcluded, folder)
    } else if leftOut.hasLinks {
      report(.onlyLinks, folder)
    } else if let name = leftOut.unsearched {
      report(.onlyUnsearched(name), folder)
    } else {
      report(.noDescriptions, folder)
    }
  }

  /// Whether the folder could be searched and held nothing that was found already.
  private mutating func search(_ folder: String, _ excluded: [SearchExclusions.Rule]) -> Bool {
    do throws(FileSystem.Failure) {
      var isNew = true
      for (name, kind) in try files.contents(of: folder) where !isHidden(name) {
        let path = FilePath.joined(folder, name)
        switch kind {
        case .folder where Self.unsearched.contains(name): leftOut.unsearched = name
        case .folder where excluded.contains { $0.leavesOut(folder: path) }:
          leftOut.hasExclusions = true
        case .folder:
          isNew = search(path, excluded + exclusions.own(of: path)) && isNew
        case .link: leftOut.hasLinks = true
        case .file, .other: isNew = take(path, kind, excluded) && isNew
        }
      }
      return isNew
    } catch {
      let isFolder = ExactPath(error.path) == ExactPath(folder)
      report(isFolder ? .unreadableFolder(error.reason) : .unreachable(error.reason), error.path)
      return false
    }
  }

  /// Takes what has the name of a description; whether it is nothing that was found already.
  private mutating func take(
    _ path: String,
    _ kind: FileSystem.Kind,
    _ excluded: [SearchExclusions.Rule]
  ) -> Bool {
    guard let meant = Self.meantName(of: path) else { return true }
    if excluded.contains(where: { $0.leavesOut(file: path) }) {
      leftOut.hasExclusions = true
      return true
    }
    guard Self.isDescription(path), kind == .file else {
      report(Self.isDescription(path) ? .noFile : .misnamedDescription(meant), path)
      return false
    }
    let isNew = !seen.contains(ExactPath(path))
    add(path)
    return isNew
  }

  private func isHidden(_ name: String) -> Bool { name.utf8.first == UInt8(ascii: ".") }

  private static let endings = [".review.yaml", ".review.yml", ".review.json"]

  /// Whether the name is one that a search takes.
  static func isDescription(_ path: String) -> Bool {
    endings.contains { path.hasSuffix($0) }
  }

  /// The name of a description, which a person may have written with capital letters at its end.
  private static func meantName(of path: String) -> String? {
    let name = FilePath.name(of: path)
    let small = name.lowercased()
    return endings.first { small.hasSuffix($0) }.map { name.dropLast($0.count) + $0 }
  }

  private mutating func add(_ path: String) {
    if seen.insert(ExactPath(path)).inserted { paths.append(path) }
  }

  private mutating func report(_ message: Message, _ path: String) {
    let shown = FilePath.relative(path, to: root)
    diagnostics.append(
      Diagnostic(message, at: SourceRange(wholeOf: SourceFile.ID(path: shown)))
    )
  }
}

extension Message {
  fileprivate static var noDescriptions: Self {
    Self(
      .noDescriptions
    )
  }

  fileprivate static var onlyLinks: Self {
    Self(.onlyLinks)
  }

  fileprivate static var onlyExcluded: Self {
    Self(.onlyExcluded)
  }

  fileprivate static func onlyUnsearched(_ name: String) -> Self {
    Self(.onlyUnsearched, name.quoted)
  }

  fileprivate static var noSuchFile: Self {
    Self(.noSuchFile)
  }

  fileprivate static var emptyPath: Self {
    Self(.emptyPath)
  }

  fileprivate static var noFile: Self {
    Self(.noFile)
  }

  fileprivate static func misnamedDescription(_ meant: String) -> Self {
    Self(.misnamedDescription, meant.quoted)
  }

  fileprivate static func unreadableFolder(_ reason: String) -> Self {
    Self(.unreadableFolder, reason)
  }

  static func unreachable(_ reason: String) -> Self {
    Self(.unreachable, reason)
  }
}
