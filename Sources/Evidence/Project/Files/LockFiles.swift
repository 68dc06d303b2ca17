internal import Diagnostics
internal import Documents

/// What files of package managers name: each reads one kind of file.
enum LockFiles {
  /// The dependencies, or what is wrong.
  struct Content {
    var dependencies: [FoundName] = []
    var problem: Message?
    /// Of what is built itself, without the number of the build.
    var version: String?
    /// The folders of packages that are taken by their paths, as they are written.
    var folders: [String] = []
    /// The names of packages that may lie in the same workspace.
    var workspaceNames: [String] = []
  }

  /// CocoaPods: `- GoogleSignIn (7.0.0)`, with a colon behind it if others follow.
  static func podfileLock(_ root: DocumentNode) -> Content {
    guard let pods = root.value(of: "PODS")?.items else { return unknown }
    var content = Content()
    for pod in pods.flatMap({ $0.entries?.map(\.key) ?? [$0] }) {
      guard let text = pod.text else { continue }
      let name = String(decoding: text.utf8.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)
      let dependency = FoundName(kind: .pod, name: name, offset: pod.bytes.lowerBound)
      content.dependencies.append(dependency)
    }
    content.folders = (root.value(of: "EXTERNAL SOURCES")?.entries ?? []).compactMap {
      $0.value.value(of: ":path")?.text
    }
    return content
  }

  /// The Swift package manager, versions 1 to 3.
  static func packageResolved(_ root: DocumentNode) -> Content {
    let version = root.value(of: "version")?.text ?? ""
    guard ["1", "2", "3"].contains(version) else {
      return Content(problem: .unknownLockVersion(version, "1, 2 or 3"))
    }
    let pins = root.value(of: "pins") ?? root.value(of: "object")?.value(of: "pins")
    guard let pins = pins?.items else { return unknown }
    let places = pins.compactMap { $0.value(of: "location") ?? $0.value(of: "repositoryURL") }
    return Content(
      dependencies: places.compactMap { package($0.text ?? "", at: $0.bytes.lowerBound) })
  }

  /// Carthage: `github "owner/name" "1.0"` or `git "https://…/name.git" "…"`.
  static func cartfileResolved(_ bytes: [UInt8]) -> Content {
    var content = Content()
    forEachLine(of: bytes) { line, offset in
      let parts = String(decoding: line, as: UTF8.self).split(separator: "\"").map(String.init)
      guard ["github", "git", "binary"].contains(parts.first?.trimmed), parts.count > 1 else {
        return
      }
      if let package = package(parts[1], at: offset) { content.dependencies.append(package) }
    }
    return content
  }

  /// Dart: each key of `packages`, but for what is for development only.
  static func pubspecLock(_ root: DocumentNode) -> Content {
    guard let packages = root.value(of: "packages")?.entries else { return unknown }
    return Content(
      dependencies: packages.compactMap { entry in
        let way = entry.value.value(of: "dependency")?.text
        return way == "direct dev"
          ? nil
          : FoundName(
            kind: .pub, name: entry.name, offset: entry.key.bytes.lowerBound,
            isDirect: way != "transitive")
      })
  }

  /// Dart: what the app asks for; what is for development only is no part of it.
  static func pubspec(_ root: DocumentNode) -> Content {
    var content = names(of: "dependencies", in: root, .pub)
    let dependencies = root.value(of: "dependencies")?.entries ?? []
    content.folders = dependencies.compactMap { $0.value.value(of: "path")?.text }
    // Of a version such as 2.3.0-beta.1, Flutter gives an iOS build the digits and dots.
    let version = root.value(of: "version")?.text?.prefix { $0 != "+" }
    content.version = version?.filter { "0"..."9" ~= $0 || $0 == "." }
    return content
  }

  /// JavaScript: what the app asks for; what is for development only is no part of it.
  ///
  /// npm and Yarn take a package of the workspace for any version, pnpm for `workspace:^` and the
  /// like, behind which another name or a path may stand.
  static func packageManifest(_ root: DocumentNode) -> Content {
    var content = names(of: "dependencies", in: root, .npm)
    for entry in root.value(of: "dependencies")?.entries ?? [] {
      let text = entry.value.text ?? ""
      let scheme = ["file:", "link:", "portal:", "workspace:"].first(where: text.hasPrefix)
      let place = text.dropFirst(scheme?.count ?? 0)
      if let scheme, scheme != "workspace:" || place.hasPrefix(".") {
        content.folders.append(String(place))
      } else {
        let end = scheme == nil ? nil : place.dropFirst().lastIndex(of: "@")
        content.workspaceNames.append(end.map { String(place[..<$0]) } ?? entry.name)
      }
    }
    return content
  }

  private static func names(of key: String, in root: DocumentNode, _ kind: EvidenceKind) -> Content
  {
    let entries = root.value(of: key)?.entries ?? []
    return Content(
      dependencies: entries.map {
        FoundName(kind: kind, name: $0.name, offset: $0.key.bytes.lowerBound)
      })
  }

  /// npm, Yarn and pnpm: the names alone, line by line, since these files can be very long.
  ///
  /// As bytes, since most lines say nothing here, and making a text of each costs ten times as much.
  static func nodeLock(_ bytes: [UInt8]) -> Content {
    var content = Content()
    var seen: Set<String> = []
    forEachLine(of: bytes) { line, offset in
      if let version = version(in: line), !version.known.contains(version.found) {
        let known = version.known.joined(separator: ", ")
        content.problem = content.problem ?? .unknownLockVersion(version.found, known)
      }
      guard let name = lockedName(in: line), seen.insert(name).inserted else { return }
      content.dependencies.append(
        FoundName(kind: .npm, name: name, offset: offset, isDirect: false))
    }
    if content.problem != nil { content.dependencies = [] }
    return content
  }

  private static let versions: [(start: [UInt8], known: [String])] = [
    (Array("  \"lockfileVersion\":".utf8), ["1", "2", "3"]),
    (Array("lockfileVersion:".utf8), ["5.3", "5.4", "6.0", "6.1", "9.0"]),
    (Array("# yarn lockfile v".utf8), ["1"]),
  ]

  private static func version(in line: ArraySlice<UInt8>) -> (found: String, known: [String])? {
    guard let form = versions.first(where: { line.starts(with: $0.start) }) else { return nil }
    let rest = String(decoding: line.dropFirst(form.start.count), as: UTF8.self)
    return (rest.filter { $0.isNumber || $0 == "." }, form.known)
  }

  private static let modules = Array("node_modules/".utf8)

  /// `"node_modules/name": {`, `"name@npm:^1":`, `name@^1:` or `  '@scope/name@1.0':`.
  private static func lockedName(in line: ArraySlice<UInt8>) -> String? {
    guard line.last == UInt8(ascii: ":") || line.last == UInt8(ascii: "{") else { return nil }
    let words = line.drop { $0 == UInt8(ascii: " ") }
    let depth = words.startIndex - line.startIndex
    guard depth == 0 || depth == 2 || depth == 4 else { return nil }
    let name = words.drop { "\"'/".utf8.contains($0) }
    if depth == 4 {
      guard name.starts(with: modules) else { return nil }
      let rest = name.dropFirst(modules.count).prefix { $0 != UInt8(ascii: "\"") }
      let isInside = rest.split(separator: UInt8(ascii: "/")).contains { $0 == modules.dropLast() }
      return isInside ? nil : String(decoding: rest, as: UTF8.self)
    }
    let scope = name.first == UInt8(ascii: "@") ? name.prefix { $0 != UInt8(ascii: "/") } : []
    let rest = name.dropFirst(scope.count)
    guard let end = rest.firstIndex(of: UInt8(ascii: "@")) else { return nil }
    return String(decoding: name[..<end], as: UTF8.self)
  }

  /// A package by the last part of its address, as Swift names it.
  static func package(_ address: String, at offset: Int) -> FoundName? {
    guard let last = address.split(separator: "/").last else { return nil }
    let name = last.hasSuffix(".git") ? last.dropLast(4) : last
    return FoundName(kind: .swiftPackage, name: name.lowercased(), offset: offset)
  }

  /// Lines without what ends them, and where each begins.
  static func forEachLine(of bytes: [UInt8], _ read: (ArraySlice<UInt8>, Int) -> Void) {
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let line = bytes[start..<end]
      read(line.last == UInt8(ascii: "\r") ? line.dropLast() : line, start)
      start = end + 1
    }
  }

  private static var unknown: Content { Content(problem: Message(.notThisLockFile)) }
}

extension Message {
  fileprivate static func unknownLockVersion(_ version: String, _ known: String) -> Self {
    Self(.unknownLockVersion, version.quoted, known)
  }
}

/// What a package.json or a pnpm-workspace.yaml says of packages that lie in one repository.
package struct WorkspaceManifest {
  /// What the package itself is called.
  package let name: String?
  /// The folders of the others, as `packages/*`; those behind a `!` are none.
  package let folders: [String]

  /// The files that may say it, in the same folder.
  package static let fileNames = ["package.json", "pnpm-workspace.yaml"]

  /// Nil where it can't be read.
  package init?(_ bytes: [UInt8], at path: String) {
    let file = DecodedFile(path: path, bytes: bytes).file
    guard let root = DocumentReader().readAll(file).documents.first?.root else { return nil }
    name = root.value(of: "name")?.text
    let workspaces = root.value(of: "workspaces")
    let items = (workspaces?.value(of: "packages") ?? workspaces ?? root.value(of: "packages"))?
      .items
    folders = (items ?? []).compactMap(\.text)
  }
}
