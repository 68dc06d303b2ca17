package import Diagnostics
package import Model

/// What was read in one file of a project, as far as it says something.
package struct FileContent: Sendable {
  /// A file whose meaning depends on which target it belongs to.
  enum Role: Sendable {
    case entitlements
    /// The keys whose values may name build settings.
    case infoList([Sighting])
    case project(XcodeProject, lines: [Int: Int])
    case settings(BuildSettings, lines: [Int: Int])
    /// A Flutter package, which gives its version to the app below it.
    case package(version: String)
  }

  package let path: String
  var sightings: [Sighting] = []
  /// The file itself, where it was looked through for words.
  package var searched = Proposal.Search()
  var role: Role?
  /// The switches of services that it names, and the names to which it gives values as the app runs.
  var switches: [NamedSwitch] = []
  var states: Set<String> = []
  /// What it declares itself of what is looked for, by the hashes of the names.
  var declared: Set<UInt64> = []
  /// The folders of packages that it takes by their paths, relative to what its own path is.
  package var packageFolders: [String] = []
  /// The names of packages that a package.json asks for, some of which may lie in its workspace.
  package var packageNames: [String] = []
  package var diagnostics: [Diagnostic] = []
  /// The file, if something is wrong with it.
  package var source: SourceFile?

  init(path: String) { self.path = path }

  /// A file that couldn't be read.
  package init(path: String, problem: Diagnostic) {
    self.path = path
    diagnostics = [problem]
  }

  /// Whether nothing but mistakes was found in it.
  package var isUseless: Bool { sightings.isEmpty && role == nil && !diagnostics.isEmpty }

  /// Whether it says nothing at all.
  package var isEmpty: Bool {
    sightings.isEmpty && role == nil && diagnostics.isEmpty && packageFolders.isEmpty
      && packageNames.isEmpty && switches.isEmpty && states.isEmpty && declared.isEmpty
  }

  /// Where two versions of a file stand one below the other.
  static func conflict(in bytes: [UInt8]) -> Int? {
    guard bytes.contains(UInt8(ascii: "<")) else { return nil }
    var start: Int? = 0
    while let place = start {
      if bytes[place...].starts(with: "<<<<<<< ".utf8) { return place }
      start = bytes[place...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
    }
    return nil
  }
}

/// An item that was found in a file of a project.
struct Sighting: Sendable {
  let item: Int
  let line: Int
  let found: String
  /// An indirect dependency says little.
  var isWeak = false
  /// Of the function in which it stands: code that nothing calls proves nothing.
  var use = FunctionUse.called
  /// Of code, on what it hangs whether it is reached.
  var reach = Reach.open
  /// Of code, the hash of the name with which it begins.
  var name: UInt64?
  /// Of a title in translations, those under which it stands; nil where that doesn't matter.
  var keys: [TitleKey]?
}

/// A name in a file of a project, such as that of a dependency.
struct FoundName: Sendable {
  let kind: EvidenceKind
  let name: String
  let offset: Int
  /// Whether the app asks for it itself, or only something that it asks for.
  var isDirect = true
}

/// Paths as projects write them.
enum ProjectPath {
  /// A path that is written in a folder, without `.` and `..`.
  static func joined(_ folder: String, _ path: String) -> String {
    let full = path.hasPrefix("/") ? path : folder + "/" + path
    var parts: [Substring] = []
    for part in full.split(separator: "/") where part != "." {
      if part == "..", parts.last.map({ $0 != ".." }) ?? false {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    let isAbsolute = folder.isEmpty ? path.hasPrefix("/") : full.hasPrefix("/")
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }

  /// The folder of a file, so many levels up.
  static func folder(of path: String, up levels: Int = 1) -> String {
    let parts = path.split(separator: "/").dropLast(levels)
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
