internal import Diagnostics
internal import World

/// Finds the rule file that holds for what lies in a folder: the nearest upwards.
///
/// It is looked for up to the repository's root; one inside that of the current folder, inside
/// `--root` or the current folder itself, such as a submodule, is a part of that: what is locked above
/// it can't be evaded by what lies in it. Without a repository, that is up to `--root`, or up to the
/// current folder; above what lies in neither, up to the root of the machine, so that no rule file
/// above a description is passed over.
struct RuleFileSearch {
  /// What rule files are called.
  static let names = [".reviewlint.yaml", ".reviewlint.yml"]

  private let files: FileSystem
  /// The folders that a search ends at, without links on the way.
  private let ends: [ExactPath]
  /// The root of the repository around the current folder.
  private let surrounding: String?
  // Files of a fleet lie beside one another.
  private var known: [ExactPath: [String]] = [:]
  private var roots: [ExactPath: String?] = [:]

  /// The root is that of `--root`, if it was given.
  init(in files: FileSystem, root: String? = nil) {
    self.files = files
    surrounding = files.repository(around: files.currentFolder)
    ends = [root, files.currentFolder].compactMap { $0 }.map { ExactPath(files.resolved($0)) }
  }

  /// The rules that hold in a folder, unless some were named.
  mutating func rules(in folder: String, unless named: [String] = []) -> GoverningRules {
    guard named.isEmpty else { return GoverningRules(named: named) }
    return GoverningRules(found: ruleFiles(above: folder))
  }

  /// Every rule file in a folder and above it, the nearest first.
  mutating func ruleFiles(above folder: String) -> [String] {
    if let known = known[ExactPath(folder)] { return known }
    var found = Self.names.map { FilePath.joined(folder, $0) }.filter(isNamed)
    if !isEnd(folder) { found += ruleFiles(above: FilePath.folder(of: folder)) }
    known[ExactPath(folder)] = found
    return found
  }

  /// Whether there is anything of that name, be it a link to nothing; what nobody can tell is there.
  private func isNamed(_ path: String) -> Bool {
    do throws(FileSystem.Failure) {
      return try files.found(at: path, followingLinks: false) != nil
    } catch {
      return true
    }
  }

  private mutating func isEnd(_ folder: String) -> Bool {
    if folder == "/" || folder == "." { return true }
    if let surrounding, FilePath.below(folder, in: surrounding) != nil { return false }
    let resolved = FilePath.ancestors(of: folder).map { ExactPath(files.resolved($0)) }
    let end = ends.first(where: resolved.contains)
    if let end, end != resolved.first { return false }
    if let root = root(above: folder) { return ExactPath(root) == ExactPath(folder) }
    return end != nil
  }

  private mutating func root(above folder: String) -> String? {
    if let known = roots[ExactPath(folder)] { return known }
    let isTop = folder == "/" || folder == "."
    let root =
      files.isRepository(folder)
      ? folder : isTop ? nil : root(above: FilePath.folder(of: folder))
    roots[ExactPath(folder)] = .some(root)
    return root
  }
}
