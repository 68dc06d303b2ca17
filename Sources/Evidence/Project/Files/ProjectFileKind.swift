/// A kind of file in which something is looked for, told by its name alone.
package enum ProjectFileKind: Hashable, Sendable {
  case entitlements, infoList, privacyManifest, xcodeProject, generatedProject, buildSettings,
    podfileLock, packageResolved, cartfileResolved, pubspec, pubspecLock, packageManifest, nodeLock,
    appConfig, stringCatalogue, storeCategory, reviewNotes
  case source(SourceLanguage)

  /// The kind of a file in a folder of some name; nil when nothing is looked for in it.
  package init?(name: String, folder: String) {
    if let kind = Self.byName[name] {
      self = kind
      return
    }
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let ending = String(name[name.index(after: dot)...])
    switch ending {
    case "txt":
      guard name == "notes.txt", folder == "review_information" else { return nil }
      self = .reviewNotes
    case "plist":
      guard name.lowercased().contains("info") else { return nil }
      self = .infoList
    case "json", "js", "ts":
      if ending == "json", !Self.isForTranslations(folder: folder) { return nil }
      self = ending == "json" ? .stringCatalogue : .source(.javaScript)
    default:
      guard let kind = Self.byEnding[ending] else { return nil }
      self = kind
    }
  }

  static func isForTranslations(folder name: String) -> Bool {
    catalogueFolders.contains(name.lowercased())
  }

  /// Whether a file of that name is one of Interface Builder's, which shows screens.
  package static func isInterface(_ name: String) -> Bool {
    name.hasSuffix(".storyboard") || name.hasSuffix(".xib")
  }

  /// Whether a file of that name is code that may use translations, and in which nothing is sought.
  package static func isOtherCode(_ name: String) -> Bool {
    otherCode.contains { name.hasSuffix($0) }
  }

  private static let otherCode = [
    ".vue", ".svelte", ".component.html", ".page.html", ".kt", ".cs", ".xaml",
  ]

  private static let byName: [String: Self] = [
    "project.pbxproj": .xcodeProject, "project.yml": .generatedProject,
    "Podfile.lock": .podfileLock,
    "Package.resolved": .packageResolved, "Cartfile.resolved": .cartfileResolved,
    "pubspec.yaml": .pubspec, "pubspec.lock": .pubspecLock, "package.json": .packageManifest,
    "package-lock.json": .nodeLock, "npm-shrinkwrap.json": .nodeLock, "yarn.lock": .nodeLock,
    "pnpm-lock.yaml": .nodeLock, "app.json": .appConfig,
    "primary_category.txt": .storeCategory,
  ]

  private static let byEnding: [String: Self] = [
    "entitlements": .entitlements, "xcprivacy": .privacyManifest, "xcconfig": .buildSettings,
    "strings": .stringCatalogue,
    "xcstrings": .stringCatalogue, "arb": .stringCatalogue, "swift": .source(.swift),
    "m": .source(.objectiveC), "mm": .source(.objectiveC), "dart": .source(.dart),
    "jsx": .source(.javaScript), "tsx": .source(.javaScript), "mjs": .source(.javaScript),
  ]

  private static let catalogueFolders: Set = [
    "i18n", "locale", "locales", "lang", "langs", "languages", "l10n", "translations",
  ]
}
