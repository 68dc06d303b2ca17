internal import World

extension FileSystem {
  /// What paths in an answer are relative to where nobody says it.
  var standardRoot: String {
    let current = currentFolder
    return repository(around: current) ?? current
  }

  /// The root of the repository around a folder; nil when it lies in none.
  func repository(around folder: String) -> String? {
    FilePath.ancestors(of: folder).first(where: isRepository)
  }

  /// Whether a repository begins in the folder.
  func isRepository(_ folder: String) -> Bool { kind(of: FilePath.joined(folder, ".git")) != nil }
}
