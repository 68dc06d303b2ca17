internal import Diagnostics
internal import Documents

extension XcodeProject {
  /// What XcodeGen's `project.yml` says of the project that it will make.
  ///
  /// Templates, groups of settings and files that it includes aren't followed: what they say stays
  /// unknown.
  init?(generatedFrom root: DocumentNode, path: String) {
    guard root.value(of: "name") != nil, let targets = root.value(of: "targets")?.entries else {
      return nil
    }
    folder = ProjectPath.folder(of: path)
    let options = root.value(of: "options")
    configurations = [BuildConfiguration(of: root, Self.minimum(options))]
    self.targets = targets.map { target in
      Target(
        generated: target.value, called: target.name, options, in: ProjectPath.folder(of: path))
    }
    let products = targets.flatMap { $0.value.value(of: "dependencies")?.items ?? [] }
      .compactMap { $0.value(of: "product") }
    let packages = (root.value(of: "packages")?.entries ?? []).map(\.value)
    let addresses = packages.compactMap { $0.value(of: "url") }
    names =
      products.compactMap { node in
        node.text.map { FoundName(kind: .packageProduct, name: $0, offset: node.bytes.lowerBound) }
      } + addresses.compactMap { LockFiles.package($0.text ?? "", at: $0.bytes.lowerBound) }
    let folder = ProjectPath.folder(of: path)
    packageFolders = packages.compactMap { package in
      package.value(of: "path")?.text.map { ProjectPath.joined(folder, $0) }
    }
  }

  fileprivate static func minimum(_ node: DocumentNode?) -> DocumentNode? {
    let minimum = node?.value(of: "deploymentTarget")
    return minimum?.text == nil ? minimum?.value(of: "iOS") : minimum
  }
}

extension XcodeProject.Target {
  fileprivate init(
    generated node: DocumentNode, called name: String, _ options: DocumentNode?, in folder: String
  ) {
    let type = node.value(of: "type")?.text ?? ""
    let isForPhones = node.value(of: "platform")?.text == "iOS"
    self.init(
      name: name, isApp: type == "application" && isForPhones,
      isLibrary: ["framework", "library", "bundle"].contains { type.hasPrefix($0) }, sources: [],
      sourceFolders: (node.value(of: "sources")?.items ?? []).compactMap { source in
        (source.text ?? source.value(of: "path")?.text).map { ProjectPath.joined(folder, $0) }
      },
      configurations: [
        BuildConfiguration(
          of: node, XcodeProject.minimum(node), isForPhones: isForPhones,
          prefix: options?.value(of: "bundleIdPrefix").flatMap { prefix in
            prefix.text.map { ("\($0).\(name)", prefix.bytes.lowerBound) }
          })
      ], standardConfiguration: BuildConfiguration.release)
  }
}

extension BuildConfiguration {
  fileprivate static let release = "Release"

  /// The settings of a project or a target, as it is built for the App Store.
  fileprivate init(
    of node: DocumentNode, _ minimum: DocumentNode?, isForPhones: Bool = false,
    prefix: (String, Int)? = nil
  ) {
    var settings = BuildSettings()
    if let prefix { settings.add("PRODUCT_BUNDLE_IDENTIFIER", prefix.0, at: prefix.1) }
    if isForPhones { settings.add("SDKROOT", "iphoneos", at: node.bytes.lowerBound) }
    let files = [("info", "INFOPLIST_FILE"), ("entitlements", "CODE_SIGN_ENTITLEMENTS")]
    let named = files.map { (node.value(of: $0)?.value(of: "path"), $1) }
    for (value, name) in named + [(minimum, "IPHONEOS_DEPLOYMENT_TARGET")] {
      if let value, let text = value.text { settings.add(name, text, at: value.bytes.lowerBound) }
    }
    let all = node.value(of: "settings")
    let own = all?.value(of: "configs")?.value(of: Self.release)
    for group in [all?.value(of: "base") ?? all, own] {
      for entry in group?.entries ?? [] {
        let items = entry.value.items?.compactMap(\.text).joined(separator: " ")
        guard let text = entry.value.text ?? items else { continue }
        settings.add(entry.name, text, at: entry.value.bytes.lowerBound)
      }
    }
    self.init(
      name: Self.release, settings: settings,
      baseFile: node.value(of: "configFiles")?.value(of: Self.release)?.text)
  }
}
