/// The repository around a folder, and the rule file that holds for a description in it.
struct Repository {
  private let files: FileSystem

  init(_ files: FileSystem) {
    self.files = files
  }

  /// The repository's root above a folder; nil when it lies in none.
  func root(above folder: String) -> String? {
    ancestors(of: folder).first { files.kind(of: "\($0)/.git") != nil }
  }

  /// The nearest `.reviewlint.yaml`, upwards to the repository's root.
  func ruleFile(above folder: String) -> String? {
    let top = root(above: folder)
    for ancestor in ancestors(of: folder) {
      let path = "\(ancestor)/.reviewlint.yaml"
      if files.kind(of: path) == .file { return path }
      if ancestor == top || top == nil { return nil }
    }
    return nil
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
