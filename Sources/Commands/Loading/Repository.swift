internal import World

/// The repository around a folder.
struct Repository {
  private let files: FileSystem

  init(_ files: FileSystem) {
    self.files = files
  }

  /// What paths in an answer are relative to where nobody says it.
  var standardRoot: String {
    let current = files.currentFolder
    return root(above: current) ?? current
  }

  /// The repository's root above a folder; nil when it lies in none.
  func root(above folder: String) -> String? {
    FilePath.ancestors(of: folder).first(where: isRoot)
  }

  /// Whether a repository begins in the folder.
  func isRoot(_ folder: String) -> Bool {
    files.kind(of: FilePath.joined(folder, ".git")) != nil
  }
}
