/// The targets that make iOS apps, and the files that are theirs.
struct AppTargets {
  /// A target as it is built for the App Store.
  struct App {
    let name: String
    let settings: BuildSettings.Chain
  }

  /// Whose file it is.
  enum Owner {
    case apps([App])
    /// Another target's alone, or another configuration's.
    case other
    /// No project says, or none is there.
    case unknown
  }

  let apps: [App]
  private var owned: [String: [App]] = [:]
  private var others: Set<String> = []
  private(set) var sources = OwnedSources()
  /// The settings by which an app names files, and that could be resolved.
  private var claims: Set<String> = []

  static let entitlements = "CODE_SIGN_ENTITLEMENTS"
  static let infoList = "INFOPLIST_FILE"

  init(_ contents: [FileContent]) {
    let files = SettingsFiles(contents)
    var apps: [App] = []
    for content in contents {
      guard case .project(let project, _) = content.role else { continue }
      for target in project.targets {
        let shipped = Self.shipped(target)
        var runsInApp = target.isLibrary
        for configuration in target.configurations {
          let chain = files.chain(configuration, of: target, in: project, at: content.path)
          let isApp =
            target.isApp && shipped.contains(configuration.name) && Self.isForPhones(chain)
          let app = App(name: target.name, settings: chain)
          if isApp { apps.append(app) }
          runsInApp = runsInApp || isApp
          for setting in [Self.entitlements, Self.infoList] {
            guard let value = chain.value(setting), !value.text.isEmpty else { continue }
            let path = ProjectPath.joined(project.folder, value.text)
            if isApp {
              owned[path, default: []].append(app)
              claims.insert(setting)
            } else {
              others.insert(path)
            }
          }
        }
        sources.add(target, runsInApp: runsInApp)
      }
    }
    self.apps = apps
  }

  /// Whether all that is built is one and the same app.
  var isOne: Bool { Set(apps.map(\.name)).count < 2 }

  /// Whether a setting is on for all that is built; nil where it is for some.
  func turnOn(_ setting: String) -> Bool? {
    let answers = Set(apps.map { $0.settings.value(setting)?.text == "YES" })
    return answers.count > 1 ? nil : answers.first ?? false
  }

  /// Whose a file is that a setting names.
  func owner(of path: String, by setting: String) -> Owner {
    if let apps = owned[path] { return .apps(apps) }
    return others.contains(path) || claims.contains(setting) ? .other : .unknown
  }

  /// What is submitted is built as Release, or as one of several that begin so; where there is
  /// none, as what is built when nobody says how.
  private static func shipped(_ target: XcodeProject.Target) -> [String] {
    let names = target.configurations.map(\.name)
    if names.contains("Release") { return ["Release"] }
    let releases = names.filter { $0.hasPrefix("Release") }
    if !releases.isEmpty { return releases }
    return names.filter { $0 == target.standardConfiguration }
  }

  private static func isForPhones(_ settings: BuildSettings.Chain) -> Bool {
    if let platforms = settings.value("SUPPORTED_PLATFORMS")?.text, !platforms.isEmpty {
      return platforms.split(separator: " ").contains("iphoneos")
    }
    switch settings.value("SDKROOT")?.text {
    case "iphoneos": return true
    case nil, "auto": return settings.value("IPHONEOS_DEPLOYMENT_TARGET") != nil
    default: return false
    }
  }
}

/// Which sources run in apps, and which in something else.
struct OwnedSources {
  private var files: [String: Bool] = [:]
  private var folders: [String: Bool] = [:]

  mutating func add(_ target: XcodeProject.Target, runsInApp: Bool) {
    for path in target.sources { files[path] = files[path] ?? false || runsInApp }
    for path in target.sourceFolders { folders[path] = folders[path] ?? false || runsInApp }
  }

  /// Whether code is compiled for widgets, tests and the like alone, as far as projects say.
  func areOthers(_ path: String) -> Bool {
    var runsInApp = files[path].map { [$0] } ?? []
    var folder = ProjectPath.folder(of: path)
    while !folders.isEmpty, !folder.isEmpty, folder != "/" {
      if let runs = folders[folder] { runsInApp.append(runs) }
      folder = ProjectPath.folder(of: folder)
    }
    return !runsInApp.isEmpty && !runsInApp.contains(true)
  }
}

/// The `.xcconfig` files of a folder, as projects find them, and what Flutter sets besides.
private struct SettingsFiles {
  private var files: [String: BuildSettings] = [:]
  /// Of Flutter's packages, by their folders.
  private var versions: [String: String] = [:]

  init(_ contents: [FileContent]) {
    for content in contents {
      switch content.role {
      case .settings(let settings, _): files[content.path] = settings
      case .package(let version): versions[ProjectPath.folder(of: content.path)] = version
      default: continue
      }
    }
  }

  /// What holds for a target, the strongest first.
  func chain(
    _ configuration: BuildConfiguration, of target: XcodeProject.Target, in project: XcodeProject,
    at path: String
  ) -> BuildSettings.Chain {
    let general = project.configurations.first { $0.name == configuration.name }
    let layers =
      [BuildSettings.Chain.Layer(settings: configuration.settings, path: path)]
      + layers(of: configuration.baseFile, in: project.folder)
      + [general.map { BuildSettings.Chain.Layer(settings: $0.settings, path: path) }]
      .compactMap { $0 } + layers(of: general?.baseFile, in: project.folder)
    var given = [
      "SRCROOT": ".", "PROJECT_DIR": ".", "SOURCE_ROOT": ".", "TARGET_NAME": target.name,
      "CONFIGURATION": configuration.name, "TARGETNAME": target.name,
    ]
    given["FLUTTER_BUILD_NAME"] = versions[ProjectPath.folder(of: project.folder)]
    return BuildSettings.Chain(layers: layers, given: given)
  }

  /// A file and those that it includes; a project knows only the end of its path for certain.
  private func layers(of end: String?, in folder: String) -> [BuildSettings.Chain.Layer] {
    guard let end else { return [] }
    let direct = ProjectPath.joined(folder, end)
    if files[direct] != nil { return layers(at: direct, depth: 0) }
    let below = files.keys.filter { $0.hasSuffix("/" + end) && $0.hasPrefix(folder) }
    return below.count == 1 ? below.flatMap { layers(at: $0, depth: 0) } : []
  }

  private static let deepest = 8

  private func layers(at path: String, depth: Int) -> [BuildSettings.Chain.Layer] {
    guard depth < Self.deepest, let settings = files[path] else { return [] }
    let folder = ProjectPath.folder(of: path)
    return [BuildSettings.Chain.Layer(settings: settings, path: path)]
      + settings.included.flatMap { layers(at: ProjectPath.joined(folder, $0), depth: depth + 1) }
  }
}
