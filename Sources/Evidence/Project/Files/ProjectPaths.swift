/// Where the files of a project lie, by the groups that they are in.
struct ProjectPaths {
  private let table: [String: PropertyList]
  private var paths: [String: String] = [:]

  /// Groups inside one another.
  private static let deepest = 60

  init(of root: PropertyList, in folder: String, _ table: [String: PropertyList]) {
    self.table = table
    let start = ProjectPath.joined(folder, root["projectDirPath"]?.text ?? "")
    if let group = root["mainGroup"]?.text { add(group, in: start, below: start, depth: 0) }
  }

  /// What lies elsewhere, such as in a kit of the system, is left out.
  private mutating func add(_ id: String, in outer: String, below start: String, depth: Int) {
    guard depth < Self.deepest, paths[id] == nil, let object = table[id] else { return }
    let folder: String
    switch object["sourceTree"]?.text {
    case "<group>", nil: folder = outer
    case "SOURCE_ROOT": folder = start
    default: return
    }
    let path = object["path"]?.text.map { ProjectPath.joined(folder, $0) } ?? folder
    paths[id] = path
    for child in object["children"]?.items ?? [] {
      if let child = child.text { add(child, in: path, below: start, depth: depth + 1) }
    }
  }

  /// The files that a target compiles.
  func sources(of target: PropertyList) -> [String] {
    objects(target["buildPhases"]).filter { $0["isa"]?.text == "PBXSourcesBuildPhase" }
      .flatMap { objects($0["files"]) }
      .compactMap { $0["fileRef"]?.text.flatMap { paths[$0] } }
  }

  /// The folders of which a target compiles all that lies in them.
  func folders(of target: PropertyList) -> [String] {
    (target["fileSystemSynchronizedGroups"]?.items ?? []).compactMap { id in
      guard let id = id.text, table[id]?["exceptions"]?.items.isEmpty ?? true else { return nil }
      return paths[id]
    }
  }

  private func objects(_ ids: PropertyList?) -> [PropertyList] {
    (ids?.items ?? []).compactMap { $0.text.flatMap { table[$0] } }
  }
}
