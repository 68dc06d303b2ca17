internal import Diagnostics
internal import Engine
internal import Rules
internal import World

/// Finds the descriptions that a person means by the paths they give.
struct DescriptionSearch {
  /// The absolute paths of files, and `-` for standard input; each once, in order.
  private(set) var paths: [String] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var seen: Set<ExactPath> = []
  /// What it came upon and left aside.
  private var leftAside: [Inventory.Item] = []
  private var exclusions: SearchExclusions
  /// Why there may be nothing in the folder that is being searched.
  private var leftOut = LeftOut()
  private let files: FileSystem
  private let root: String

  /// The files and folders that were named.
  private var operands: Set<ExactPath> = []

  /// Whether a file is one that was named, or lies below a folder that was.
  func hasOperand(above path: String) -> Bool {
    FilePath.ancestors(of: path).contains { operands.contains(ExactPath($0)) }
  }

  /// What of that is the reason where nothing is found.
  private struct LeftOut {
    var hasLinks = false
    var hasExclusions = false
    /// The name of a folder that is never searched.
    var unsearched: String?
  }

  /// What tools make and fetch: it is searched only where a person names it.
  private static let unsearched: Set = ["node_modules", "Pods", "build", "DerivedData"]

  /// Without any path the current folder is searched; an empty list is no reason to.
  init(
    _ operands: [String], and list: PathList? = nil, in terminal: Terminal, root: String,
    exclusions: SearchExclusions
  ) {
    files = terminal.files
    self.root = root
    self.exclusions = exclusions
    let current = terminal.files.currentFolder
    diagnostics = list?.diagnostics ?? []
    let named = operands + (list?.paths ?? [])
    seen.reserveCapacity(named.count)
    for operand in named.isEmpty && list == nil ? ["."] : named {
      if operand == "-" {
        add("-")
      } else {
        let path = files.absolute(operand, from: current)
        self.operands.insert(ExactPath(path))
        find(path, named: operand)
      }
    }
    reportIdleExclusions()
  }

  /// The system is asked about what a person wrote: a name may end in a slash, or be empty.
  private mutating func find(_ path: String, named operand: String) {
    do throws(FileSystem.Failure) {
      let kind = try files.found(at: operand)
      if kind != nil, leadsOut(kind == .folder ? path : FilePath.folder(of: path)) {
        note(.folder, path, .linked)
        return report(Message(.operandLeadsOut), path)
      }
      switch kind {
      case .folder: searchNamed(path)
      case .file, .link, .other:
        // A link with another name may be how the system hands over what isn't a file.
        let isLink = try files.found(at: path, followingLinks: false) == .link
        if isLink, Self.isDescription(path) { reportLink(path) } else { add(path) }
      case nil where operand.isEmpty: report(Message(.emptyPath), "command line")
      case nil: report(Message(.noSuchFile), path)
      }
    } catch {
      report(Message(.unreachable, error.reason), path)
    }
  }

  /// Whether a link on the way to a folder below the root leads out of that.
  private func leadsOut(_ folder: String) -> Bool {
    FilePath.below(folder, in: root) != nil
      && !Enclosure(files.resolved(root), in: files).holds(folder)
  }

  private mutating func searchNamed(_ folder: String) {
    let before = seen.count
    leftOut = LeftOut()
    let isNew = search(folder, exclusions.all(above: folder))
    guard isNew, seen.count == before else { return }
    if leftOut.hasExclusions {
      report(Message(.onlyExcluded), folder)
    } else if leftOut.hasLinks {
      report(Message(.onlyLinks), folder)
    } else if let name = leftOut.unsearched {
      report(Message(.onlyUnsearched, name.quoted), folder)
    } else {
      report(Message(.noDescriptions), folder)
    }
  }

  /// Whether the folder could be searched and held nothing that was found already.
  private mutating func search(_ folder: String, _ excluded: [SearchExclusions.Rule]) -> Bool {
    do throws(FileSystem.Failure) {
      var isNew = true
      for (name, kind) in try files.contents(of: folder) {
        let path = FilePath.joined(folder, name)
        switch kind {
        case .folder where isHidden(name): continue
        case .folder where Self.unsearched.contains(name):
          leftOut.unsearched = name
          note(.folder, path, .skipped)
        case .folder:
          if let exclusion = excluded.lazy.compactMap({ $0.exclusion(ofFolder: path) }).first {
            leaveOut(path, by: exclusion)
          } else {
            isNew = search(path, excluded + exclusions.own(of: path)) && isNew
          }
        case .link where Self.meantName(of: path) == nil:
          leftOut.hasLinks = true
          if files.kind(of: path) == .folder { note(.folder, path, .linked) }
        case .file, .link, .other: isNew = take(path, kind, excluded) && isNew
        }
      }
      return isNew
    } catch {
      let isFolder = ExactPath(error.path) == ExactPath(folder)
      report(
        isFolder ? Message(.unreadableFolder, error.reason) : Message(.unreachable, error.reason),
        error.path)
      return false
    }
  }

  /// Takes what has the name of a description; whether it is nothing that was found already.
  private mutating func take(
    _ path: String, _ kind: FileSystem.Kind, _ excluded: [SearchExclusions.Rule]
  ) -> Bool {
    guard let meant = Self.meantName(of: path) else { return true }
    if let exclusion = excluded.lazy.compactMap({ $0.exclusion(ofFile: path) }).first {
      leftOut.hasExclusions = true
      note(.description, path, .excluded, by: exclusion)
      return true
    }
    if isHidden(FilePath.name(of: path)) {
      note(.description, path, .skipped)
      return true
    }
    guard Self.isDescription(path), kind == .file else {
      if kind == .link {
        reportLink(path)
      } else {
        report(
          Self.isDescription(path) ? Message(.noFile) : Message(.misnamedDescription, meant.quoted),
          path)
      }
      return false
    }
    let isNew = !seen.contains(ExactPath(path))
    add(path)
    return isNew
  }

  /// Notes the descriptions in a folder that isn't searched; what can't be listed is noted itself.
  private mutating func leaveOut(_ folder: String, by exclusion: Stretch) {
    leftOut.hasExclusions = true
    guard let contents = try? files.contents(of: folder) else {
      return note(.folder, folder, .excluded, by: exclusion)
    }
    for (name, kind) in contents where !isHidden(name) && !Self.unsearched.contains(name) {
      let path = FilePath.joined(folder, name)
      if kind == .folder {
        leaveOut(path, by: exclusion)
      } else if Self.isDescription(path) {
        note(.description, path, .excluded, by: exclusion)
      }
    }
  }

  /// What a search has come upon beside what is to be judged.
  var others: [Inventory.Item] {
    let judged = Set(paths.map { FilePath.relative($0, to: root) })
    return leftAside.filter { !judged.contains($0.file) }
  }

  private mutating func note(
    _ kind: Inventory.Kind, _ path: String, _ state: Inventory.State, by exclusion: Stretch? = nil
  ) {
    let file = FilePath.relative(path, to: root)
    let relaxation = exclusion.map { Relaxation(.excluded, of: file, at: $0) }
    leftAside.append(Inventory.Item(kind, file, state, by: relaxation))
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

  /// Whoever leaves something out should know why it is judged all the same.
  private mutating func reportIdleExclusions() {
    for (path, holding) in exclusions.idle.sorted(by: { $0.key < $1.key }) {
      let shown = FilePath.relative(holding, to: root)
      report(Message(.idleExclusion, shown.quoted), path.text, severity: .warning)
    }
  }

  /// Whoever can put a link in the place of a description chooses what is judged.
  private mutating func reportLink(_ path: String) {
    note(.description, path, .linked)
    report(Message(.linkedDescription), path)
  }

  private mutating func report(_ message: Message, _ path: String, severity: Severity = .error) {
    let shown = FilePath.relative(path, to: root)
    diagnostics.append(Diagnostic(message, about: shown, severity: severity))
  }
}
