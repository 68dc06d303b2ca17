/// What a project.pbxproj says: targets with their build settings, and what they link.
struct XcodeProject: Sendable {
  struct Target: Sendable {
    let name: String
    /// Whether it makes an app, be it for a phone or a Mac; watch apps and clips are no apps.
    let isApp: Bool
    /// Whether what it makes can only run inside something else, such as an app.
    let isLibrary: Bool
    /// The files that it compiles, and folders of which it compiles all.
    let sources: [String]
    let sourceFolders: [String]
    let configurations: [BuildConfiguration]
    /// The configuration that is built unless another is named.
    let standardConfiguration: String?
  }

  let folder: String
  let configurations: [BuildConfiguration]
  let targets: [Target]
  /// The products of packages, packages and libraries.
  let names: [FoundName]
  /// The folders of packages that lie in the same repository.
  let packageFolders: [String]

  /// A path of a file `project.pbxproj`, and what is in it; nil when it is about no project.
  init?(_ list: PropertyList, path: String) {
    guard let objects = list["objects"]?.entries else { return nil }
    var table: [String: PropertyList] = [:]
    for entry in objects { table[entry.key] = entry.value }
    let isa = { (object: PropertyList) in object["isa"]?.text }
    guard let root = list["rootObject"]?.text.flatMap({ table[$0] }) else { return nil }
    let ofProject = ConfigurationList(root["buildConfigurationList"], in: table)
    // ios/App.xcodeproj/project.pbxproj lies in ios.
    folder = ProjectPath.folder(of: path, up: 2)
    configurations = ofProject.configurations
    let paths = ProjectPaths(of: root, in: folder, table)
    targets = (root["targets"]?.items ?? []).compactMap { id in
      guard let target = id.text.flatMap({ table[$0] }) else { return nil }
      let list = ConfigurationList(target["buildConfigurationList"], in: table)
      let product = target["productType"]?.text ?? ""
      let type = product.split(separator: ".").dropFirst(3).first
      return Target(
        name: target["name"]?.text ?? "",
        isApp: product == "com.apple.product-type.application",
        isLibrary: ["framework", "library", "bundle"].contains(type) && !product.contains("-test"),
        sources: paths.sources(of: target), sourceFolders: paths.folders(of: target),
        configurations: list.configurations,
        standardConfiguration: list.standard ?? ofProject.standard)
    }
    let values = { (type: String, key: String) in
      objects.filter { isa($0.value) == type }.compactMap { object in
        object.value[key].flatMap { value in value.text.map { (text: $0, offset: value.offset) } }
      }
    }
    let folder = self.folder
    packageFolders = values("XCLocalSwiftPackageReference", "relativePath").map {
      ProjectPath.joined(folder, $0.text)
    }
    let products = values("XCSwiftPackageProductDependency", "productName").map {
      FoundName(kind: .packageProduct, name: $0.text, offset: $0.offset)
    }
    let libraries = values("PBXFileReference", "path").compactMap { text, offset -> FoundName? in
      let name = text.split(separator: "/").last.map(String.init) ?? ""
      let isLibrary = [".framework", ".xcframework", ".a"].contains { name.hasSuffix($0) }
      return isLibrary ? FoundName(kind: .framework, name: name, offset: offset) : nil
    }
    let packages = values("XCRemoteSwiftPackageReference", "repositoryURL").compactMap {
      LockFiles.package($0.text, at: $0.offset)
    }
    names = products + libraries + packages
  }

  /// The settings of one object, such as Debug or Release.
  private struct ConfigurationList {
    var configurations: [BuildConfiguration] = []
    var standard: String?

    init(_ id: PropertyList?, in table: [String: PropertyList]) {
      guard let list = id?.text.flatMap({ table[$0] }) else { return }
      standard = list["defaultConfigurationName"]?.text
      configurations = (list["buildConfigurations"]?.items ?? []).compactMap { id in
        guard let object = id.text.flatMap({ table[$0] }) else { return nil }
        let base = object["baseConfigurationReference"]?.text.flatMap { table[$0] }
        return BuildConfiguration(
          name: object["name"]?.text ?? "", settings: BuildSettings(object["buildSettings"]),
          baseFile: base?["path"]?.text)
      }
    }
  }
}

/// Build settings under a name, and the file that they add to.
struct BuildConfiguration: Sendable {
  let name: String
  let settings: BuildSettings
  /// The path of an `.xcconfig` as the project writes it: its end at least is right.
  let baseFile: String?
}

/// Where the files of a project lie, by the groups that they are in.
private struct ProjectPaths {
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
