/// The files of rules that hold somewhere.
struct GoverningRules: Hashable, Sendable {
  /// Those that were named, or the nearest; none: the program's own rules.
  let paths: [String]
  /// Those above the nearest one, from there upwards: they hold only as far as it extends them.
  let above: [String]

  init(paths: [String], above: [String] = []) {
    self.paths = paths
    self.above = above
  }
}

extension GoverningRules: Comparable {
  static func < (one: GoverningRules, other: GoverningRules) -> Bool {
    (one.paths + one.above).lexicographicallyPrecedes(other.paths + other.above)
  }
}

/// The repository around a folder, and the rule files that hold for a description in it.
struct Repository {
  private let files: FileSystem

  init(_ files: FileSystem) {
    self.files = files
  }

  /// The repository's root above a folder; nil when it lies in none.
  func root(above folder: String) -> String? {
    ancestors(of: folder).first { files.kind(of: "\($0)/.git") != nil }
  }

  /// What holds in a folder unless rules were named.
  func rules(in folder: String, unless named: [String] = []) -> GoverningRules {
    guard named.isEmpty else { return GoverningRules(paths: named) }
    let found = ruleFiles(above: folder)
    return GoverningRules(paths: Array(found.prefix(1)), above: Array(found.dropFirst()))
  }

  /// Every `.reviewlint.yaml` upwards to the repository's root, the nearest first.
  private func ruleFiles(above folder: String) -> [String] {
    guard let top = root(above: folder) else { return [] }
    var found: [String] = []
    for ancestor in ancestors(of: folder) {
      let path = "\(ancestor)/.reviewlint.yaml"
      if files.kind(of: path) == .file { found.append(path) }
      if ancestor == top { break }
    }
    return found
  }

  /// The folder itself, then each folder around it.
  private func ancestors(of folder: String) -> [String] {
    var ancestors = [folder]
    while let last = ancestors.last, last != "/", last != "." {
      ancestors.append(FilePath.folder(of: last))
    }
    return ancestors
  }
}
