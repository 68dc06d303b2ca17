internal import Diagnostics
internal import Documents
internal import Model

/// Reads files of a project, each by itself: what is looked for is known, where it leads is not.
package struct ProjectFileReader: Sendable {
  /// A larger file is named and skipped.
  package static let largest = ReadingLimits.standard.bytes

  private let detection: Detection
  private let search: SourceSearch
  /// The items of each kind by their patterns.
  private let exact: [EvidenceKind: [String: [Int]]]
  private let patterns: [EvidenceKind: [(pattern: NamePattern, item: Int)]]

  package init(_ detection: Detection) {
    self.detection = detection
    search = SourceSearch(detection)
    var exact: [EvidenceKind: [String: [Int]]] = [:]
    var patterns: [EvidenceKind: [(pattern: NamePattern, item: Int)]] = [:]
    for kind in EvidenceKind.allCases {
      for number in detection.items(of: kind) {
        let text = detection.items[number].pattern
        if NamePattern.hasGaps(text) {
          patterns[kind, default: []].append((NamePattern(text), number))
        } else {
          exact[kind, default: [:]][text, default: []].append(number)
        }
      }
    }
    self.exact = exact
    self.patterns = patterns
  }

  /// The kind of a file that is to be read; nil for all others.
  package func kind(ofFile name: String, in folder: String) -> ProjectFileKind? {
    guard let kind = ProjectFileKind(name: name, folder: folder) else { return nil }
    return detection.leftOutFiles.contains(name) ? nil : kind
  }

  /// Whether nothing below a folder of that name is looked at.
  package func leavesOut(folder name: String) -> Bool {
    name.hasPrefix(".") || detection.leftOutFolders.contains(name)
  }

  package func read(_ bytes: [UInt8], at path: String, as kind: ProjectFileKind) -> FileContent {
    var content = FileContent(path: path)
    guard bytes.count <= Self.largest else {
      let message = Message(.tooLargeFileMoreThan, Amount(Self.largest))
      content.diagnostics = [warning(message, path, at: 0)]
      return content
    }
    if case .source(let language) = kind {
      // Code is looked at byte by byte: what isn't UTF-8 in a comment doesn't matter.
      guard !isGenerated(bytes) else { return content }
      content.searched.code = 1
      look(through: bytes, language, &content)
      if path.split(separator: "/").last == "Package.swift" {
        let folder = ProjectPath.folder(of: path)
        content.packageFolders = SourceSearch.packageFolders(in: bytes).map {
          ProjectPath.joined(folder, $0)
        }
      }
      return content
    }
    let decoded = DecodedFile(path: path, bytes: bytes)
    let file = decoded.file
    let problem: Diagnostic? =
      if bytes.starts(with: "bplist".utf8) {
        nil
      } else if let problem = decoded.problem {
        Diagnostic(problem.message, at: problem.range, severity: .warning)
      } else {
        FileContent.conflict(in: file.bytes).map { warning(Message(.mergeConflict), path, at: $0) }
      }
    if let problem {
      content.diagnostics = [problem]
    } else {
      read(file, as: kind, raw: bytes, into: &content)
    }
    if !content.diagnostics.isEmpty { content.source = file.unquoted }
    return content
  }

  private func read(
    _ file: SourceFile, as kind: ProjectFileKind, raw: [UInt8], into content: inout FileContent
  ) {
    switch kind {
    case .entitlements, .infoList, .privacyManifest, .xcodeProject:
      readList(file, raw.starts(with: "bplist".utf8) ? raw : file.bytes, as: kind, into: &content)
    case .buildSettings:
      let settings = BuildSettings(readingLinesOf: file.bytes)
      let lines = Self.lines(of: settings.settings.values.map(\.offset), in: file)
      content.role = .settings(settings, lines: lines)
    case .podfileLock: readDocument(file, LockFiles.podfileLock, into: &content)
    case .packageResolved: readDocument(file, LockFiles.packageResolved, into: &content)
    case .pubspec: readDocument(file, LockFiles.pubspec, into: &content)
    case .pubspecLock: readDocument(file, LockFiles.pubspecLock, into: &content)
    case .packageManifest: readDocument(file, LockFiles.packageManifest, into: &content)
    case .cartfileResolved: take(LockFiles.cartfileResolved(file.bytes), of: file, &content)
    case .nodeLock: take(LockFiles.nodeLock(file.bytes), of: file, &content)
    case .appConfig: readAppConfig(file, into: &content)
    case .generatedProject:
      let root = root(of: file, &content)
      let project = root.flatMap { XcodeProject(generatedFrom: $0, path: file.id.path) }
      if let project { take(project, of: file, into: &content) }
    case .stringCatalogue:
      content.searched.catalogues = 1
      look(through: file.bytes, .strings, &content)
    case .storeCategory: content.sightings = words(of: file, .storeCategory)
    case .reviewNotes: content.sightings = words(of: file, .reviewNotes)
    case .source: break
    }
  }

  /// A file that is one text; what somebody wrote for App Review alone is shown nowhere.
  private func words(of file: SourceFile, _ kind: EvidenceKind) -> [Sighting] {
    let text = String(decoding: file.bytes.prefix(Detection.longestNotes), as: UTF8.self).trimmed
    let isSecret = kind == .reviewNotes
    return items(kind, named: isSecret ? text.lowercased() : text).map { item in
      let found = isSecret ? detection.items[item].pattern : text
      return Sighting(item: item, line: 1, found: found)
    }
  }

  private func look(
    through bytes: [UInt8], _ language: SourceLanguage, _ content: inout FileContent
  ) {
    search.look(through: bytes, language, &content)
    content.switches = content.switches.map { $0.placed(in: content.path) }
    content.sightings.removeAll { sighting in
      let item = detection.items[sighting.item]
      // What speaks against something may stand in any file.
      if case .unless = item.target { return false }
      return detection.groups[item.group].paths?.contains(content.path) == false
    }
  }

  /// In how many bytes generated code says that it is.
  private static let longestHead = 400

  private func isGenerated(_ code: [UInt8]) -> Bool {
    let head = code.prefix(Self.longestHead)
    return detection.generatedMarks.contains { mark in
      head.indices.contains { head[$0] == mark.first && head[$0...].starts(with: mark) }
    }
  }

  /// Which names a file has, in the language in which it `mayUseNames`.
  package func uses(
    of names: OpenNames, in bytes: [UInt8], at path: String, _ language: SourceLanguage
  ) -> OpenNames.Uses {
    guard !isGenerated(bytes) else { return OpenNames.Uses() }
    return names.uses(in: bytes, at: path, language, search.switches)
  }

  /// The language of a file that may use titles of translations, or call functions; nil of all others.
  ///
  /// Code in a folder of translations has all of their keys, as a program wrote it there.
  package func mayUseNames(_ path: String) -> SourceLanguage? {
    let parts = path.split(separator: "/").suffix(2).map(String.init)
    guard let name = parts.last else { return nil }
    if ProjectFileKind.isInterface(name) { return .strings }
    let folder = parts.count > 1 ? parts[0] : ""
    guard case .source(let language) = kind(ofFile: name, in: folder),
      !ProjectFileKind.isForTranslations(folder: folder)
    else { return nil }
    return language
  }

  func items(_ kind: EvidenceKind, named name: String) -> [Int] {
    let like = (patterns[kind] ?? []).filter { $0.pattern.matches(name) }.map(\.item)
    return (exact[kind]?[name] ?? []) + like
  }
}

// Files of package managers, and an app's own configuration.
extension ProjectFileReader {
  private func readDocument(
    _ file: SourceFile, _ read: (DocumentNode) -> LockFiles.Content, into content: inout FileContent
  ) {
    guard let root = root(of: file, &content) else { return }
    take(read(root), of: file, &content)
  }

  private func root(of file: SourceFile, _ content: inout FileContent) -> DocumentNode? {
    let everything = DocumentReader(limits: Self.limits).readAll(file)
    if let problem = everything.allDiagnostics.first {
      content.diagnostics = [Diagnostic(problem.message, at: problem.range, severity: .warning)]
      return nil
    }
    return everything.documents.first?.root
  }

  /// Files that programs write have more in them than what people write.
  private static let limits = {
    var limits = ReadingLimits()
    limits.nodes = 2_000_000
    return limits
  }()

  private func take(_ locked: LockFiles.Content, of file: SourceFile, _ content: inout FileContent)
  {
    let folder = ProjectPath.folder(of: file.id.path)
    content.packageFolders = locked.folders.map { ProjectPath.joined(folder, $0) }
    content.packageNames = locked.workspaceNames
    if let version = locked.version { content.role = .package(version: version) }
    if let problem = locked.problem {
      content.diagnostics.append(warning(problem, file.id.path, at: 0))
    }
    content.sightings += sightings(of: locked.dependencies, in: file)
  }

  /// The plugins of an app.json, and the keys that are on, as `expo.ios.usesAppleSignIn`.
  private func readAppConfig(_ file: SourceFile, into content: inout FileContent) {
    guard let root = root(of: file, &content) else { return }
    var found: [(item: Int, name: FoundName)] = []
    func add(_ item: Int, _ name: String, at node: DocumentNode) {
      let offset = node.bytes.lowerBound
      found.append((item, FoundName(kind: .appConfig, name: name, offset: offset)))
    }
    for plugin in (root.value(of: "expo") ?? root).value(of: "plugins")?.items ?? [] {
      let name = plugin.items?.first ?? plugin
      for item in items(.appConfig, named: name.text ?? "") { add(item, name.text ?? "", at: name) }
    }
    for (path, items) in exact[.appConfig] ?? [:] {
      let parts = path.split(separator: ".").map(String.init)
      guard parts.count > 1 else { continue }
      let value = parts.reduce(root as DocumentNode?) { $0?.value(of: $1) }
      guard let value, !["false", "null", ""].contains(value.text) else { continue }
      for item in items { add(item, path, at: value) }
    }
    content.sightings += sightings(found.sorted { $0.name.offset < $1.name.offset }, in: file)
  }

  func sightings(of names: [FoundName], in file: SourceFile) -> [Sighting] {
    let found = names.flatMap { name in items(name.kind, named: name.name).map { ($0, name) } }
    return sightings(found, in: file)
  }

  /// Items of names that stand in a file.
  func sightings(_ found: [(item: Int, name: FoundName)], in file: SourceFile) -> [Sighting] {
    guard !found.isEmpty else { return [] }
    let lines = LineTable(of: file)
    return found.map { item, name in
      Sighting(
        item: item, line: lines.position(of: name.offset).line, found: name.name,
        isWeak: !name.isDirect)
    }
  }

  static func lines(of offsets: [Int], in file: SourceFile) -> [Int: Int] {
    let table = LineTable(of: file)
    return Dictionary(offsets.map { ($0, table.position(of: $0).line) }) { first, _ in first }
  }

  func warning(_ message: Message, _ path: String, at offset: Int) -> Diagnostic {
    let range = SourceRange(file: SourceFile.ID(path: path), bytes: offset..<offset)
    return Diagnostic(message, at: range, severity: .warning)
  }
}
