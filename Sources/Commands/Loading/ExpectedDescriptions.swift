internal import Diagnostics
internal import Engine
internal import Rules
internal import World

/// The descriptions that rule files expect to be judged, and what is said about those that aren't.
struct ExpectedDescriptions {
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var missing: [Inventory.Item] = []
  private let files: FileSystem
  private let root: String
  private let search: DescriptionSearch
  private let judged: Set<ExactPath>

  init(among search: DescriptionSearch, in files: FileSystem, root: String) {
    self.search = search
    self.files = files
    self.root = root
    judged = Set(search.paths.map(ExactPath.init))
  }

  /// Looks for what a file expects, in its folder and below; whoever names paths may leave out the
  /// rest.
  mutating func check(_ file: RuleFile) {
    let folder = FilePath.folder(of: FilePath.joined(root, file.source.id.path))
    for pattern in file.expects { check(pattern, in: folder) { $0.hasOperand(above: $1) } }
  }

  /// Checks what a policy expects, from the root on; of one in another checkout, what is there has to
  /// be judged here as well. Nobody may leave it out.
  mutating func check(_ policy: PolicyFile) {
    let folder = FilePath.folder(of: policy.path)
    let checkout = files.repository(around: folder)
    let isOther = checkout.map { ExactPath($0) != ExactPath(root) } ?? false
    let base = checkout.flatMap { FilePath.below(folder, in: $0) }.map { FilePath.joined(root, $0) }
    for pattern in policy.files.flatMap(\.expects) {
      check(pattern, in: base ?? root) { _, _ in true }
      guard isOther else { continue }
      for path in Search(pattern.text, in: folder, files).found {
        let rest = FilePath.relative(path, to: folder)
        expect(FilePath.joined(base ?? root, rest), pattern)
      }
    }
  }

  /// Of every folder that fits, a file has to be there; of any number of folders, one. Those that
  /// count have to be judged.
  private mutating func check(
    _ pattern: RuleFile.PlacedPattern, in folder: String,
    counts: (DescriptionSearch, _ path: String) -> Bool
  ) {
    let search = Search(pattern.text, in: folder, files)
    if search.found.isEmpty { return expect(FilePath.joined(folder, pattern.text), pattern) }
    for empty in search.isDeep ? [] : search.emptyFolders {
      expect(FilePath.joined(empty, search.name), pattern)
    }
    for path in search.found where counts(self.search, path) { expect(path, pattern) }
  }

  private mutating func expect(_ path: String, _ pattern: RuleFile.PlacedPattern) {
    guard !judged.contains(ExactPath(path)) else { return }
    let isThere = files.kind(of: path, followingLinks: false) == .file
    let item = Inventory.Item(
      .description, FilePath.relative(path, to: root), isThere ? .unjudged : .missing)
    guard !missing.contains(item) else { return }
    missing.append(item)
    let message = Message(isThere ? .expectedUnjudged : .expectedDescription, item.file.quoted)
    diagnostics.append(Diagnostic(message, at: pattern.range))
  }
}

/// The files that fit a pattern, and the folders that have none where one could be.
private struct Search {
  private(set) var found: [String] = []
  private(set) var emptyFolders: [String] = []
  /// The pattern of the files' own names.
  let name: String
  /// Whether any number of folders may lie between.
  let isDeep: Bool
  private let files: FileSystem

  init(_ pattern: String, in folder: String, _ files: FileSystem) {
    self.files = files
    var parts = pattern.split(separator: "/").map(String.init)
    name = parts.popLast() ?? ""
    isDeep = parts.contains("**")
    var folders = [folder]
    // Many parts may lead to the same folder.
    for part in parts {
      folders = folders.flatMap { inner($0, fitting: part) }.withoutRepetition
    }
    for folder in folders {
      let here = entries(of: folder, fitting: name, .file)
      if here.isEmpty { emptyFolders.append(folder) }
      found += here
    }
  }

  private func inner(_ folder: String, fitting part: String) -> [String] {
    guard part == "**" else {
      // What lies behind a link isn't judged, though it is there.
      let links = entries(of: folder, fitting: part, .link)
      return entries(of: folder, fitting: part, .folder)
        + links.filter { files.kind(of: $0) == .folder }
    }
    let below = entries(of: folder, fitting: "*", .folder)
    return [folder] + below.flatMap { inner($0, fitting: part) }
  }

  private func entries(
    of folder: String, fitting part: String, _ kind: FileSystem.Kind
  ) -> [String] {
    guard let pattern = PathPattern(part) else { return [] }
    let contents = files.known { () throws(FileSystem.Failure) in try files.contents(of: folder) }
    return (contents ?? []).filter { $0.kind == kind && pattern.fits(file: $0.name) }
      .filter { !$0.name.hasPrefix(".") }.map { FilePath.joined(folder, $0.name) }
  }
}
