internal import Engine
internal import Evidence
internal import World

/// Finds the packages of JavaScript workspaces by their names.
struct WorkspaceSearch {
  let files: FileSystem
  /// Only folders inside it are looked at.
  let root: String
  let reader: ProjectFileReader
  /// The folders of packages by their names, by the folder of the workspace.
  private(set) var workspaces: [String: [String: String]] = [:]

  /// The folder of a package that something in a folder asks for; nil where no workspace around it
  /// has one of that name.
  mutating func folder(of package: String, usedIn folder: String) -> String? {
    for place in FilePath.ancestors(of: folder) {
      guard place == root || FilePath.below(place, in: root) != nil else { return nil }
      let packages = workspaces[place] ?? packages(ofWorkspace: place)
      workspaces[place] = packages
      if let found = packages[package] { return found }
    }
    return nil
  }

  private func packages(ofWorkspace folder: String) -> [String: String] {
    let patterns = WorkspaceManifest.fileNames.flatMap { manifest($0, in: folder)?.folders ?? [] }
      .prefix(Self.mostPatterns)
    let others = patterns.filter { $0.hasPrefix("!") }.map { String($0.dropFirst()) }
    let left = Set(others.flatMap { folders(like: $0, in: folder) })
    var packages: [String: String] = [:]
    for found in patterns.flatMap({ folders(like: $0, in: folder) }) where !left.contains(found) {
      guard let name = manifest("package.json", in: found)?.name else { continue }
      packages[name] = packages[name] ?? found
    }
    return packages
  }

  private func manifest(_ name: String, in folder: String) -> WorkspaceManifest? {
    let path = FilePath.joined(folder, name)
    guard files.kind(of: path) == .file else { return nil }
    let enclosure = Enclosure(of: path, root: root, in: files)
    let bytes = files.known { () throws(FileSystem.Failure) in
      try files.read(path, inside: enclosure, limit: ProjectFileReader.largest)
    }
    return bytes.flatMap { WorkspaceManifest($0, at: path) }
  }

  /// `**` stands for so many folders inside one another at most; nobody writes more of the others.
  private static let deepest = 4
  private static let mostPatterns = 100
  private static let mostFolders = 1_000

  /// The folders that a pattern such as `packages/*` stands for.
  private func folders(like pattern: String, in folder: String) -> [String] {
    pattern.split(separator: "/").filter { $0 != "." }.reduce([folder]) { found, part in
      found.prefix(Self.mostFolders).flatMap { folder -> [String] in
        switch part {
        case "..": []
        case "**": all(in: folder, levels: Self.deepest)
        default: self.inner(of: folder, like: NamePattern(String(part)))
        }
      }
      .withoutRepetition
    }
  }

  private func all(in folder: String, levels: Int) -> [String] {
    let inner = levels > 0 ? inner(of: folder, like: NamePattern("*")) : []
    return [folder] + inner.flatMap { all(in: $0, levels: levels - 1) }
  }

  private func inner(of folder: String, like pattern: NamePattern) -> [String] {
    let found = files.known { () throws(FileSystem.Failure) in try files.contents(of: folder) }
    return (found ?? []).filter {
      $0.kind == .folder && pattern.matches($0.name) && !reader.leavesOut(folder: $0.name)
    }
    .map { FilePath.joined(folder, $0.name) }
  }
}
