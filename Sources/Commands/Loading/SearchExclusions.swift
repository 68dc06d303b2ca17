internal import Diagnostics
internal import Documents
internal import Rules
internal import World

/// What rule files leave out of a search for descriptions, each from its folder on.
///
/// All of them count that lie above, not only the nearest: a folder that is left out is not entered,
/// whatever lies in it. Where rule files were named, only they count.
struct SearchExclusions {
  /// What one rule file leaves out.
  struct Rule: Sendable {
    fileprivate let folder: String
    fileprivate let patterns: [PathPattern]

    func leavesOut(folder path: String) -> Bool { fits(path) { $0.fits(folder: $1) } }

    func leavesOut(file path: String) -> Bool { fits(path) { $0.fits(file: $1) } }

    private func fits(_ path: String, _ isFitting: (PathPattern, String) -> Bool) -> Bool {
      guard let rest = FilePath.below(path, in: folder) else { return false }
      return patterns.contains { isFitting($0, rest) }
    }
  }

  private let files: FileSystem
  /// The rule files that were named; where there are any, only they count.
  private let named: [String]
  /// What they leave out; they are read for it only where a folder is searched.
  private lazy var exclusionsOfNamed = named.compactMap { Self.rule($0, files) }
  private var search: RuleFileSearch

  init(named paths: [String], in files: FileSystem, by search: RuleFileSearch) {
    self.files = files
    self.search = search
    let current = files.currentFolder
    named = paths.map { files.absolute($0, from: current) }
  }

  /// What counts where a search begins.
  mutating func all(above folder: String) -> [Rule] {
    if !named.isEmpty { return exclusionsOfNamed }
    return search.ruleFiles(above: folder).compactMap { Self.rule($0, files) }
  }

  /// What counts from a folder on that a search comes into.
  func own(of folder: String) -> [Rule] {
    guard named.isEmpty else { return [] }
    return RuleFileSearch.names.compactMap { Self.rule(FilePath.joined(folder, $0), files) }
  }

  /// Nil where a file leaves out nothing, or can't be read: that is said where its rules are read.
  private static func rule(_ path: String, _ files: FileSystem) -> Rule? {
    guard files.kind(of: path) == .file,
      let bytes = files.bytes(at: path, limit: ReadingLimits.standard.bytes)
    else { return nil }
    let decoded = DecodedFile(path: path, bytes: bytes)
    guard decoded.problem == nil else { return nil }
    let patterns = RuleFileReader.exclusions(in: decoded.file)
    return patterns.isEmpty ? nil : Rule(folder: FilePath.folder(of: path), patterns: patterns)
  }
}
