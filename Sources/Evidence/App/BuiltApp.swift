package import Diagnostics
internal import Documents

/// What was read in a built app. Nothing of it is run, and no signature is checked.
package struct BuiltApp: Sendable {
  package private(set) var contents: [FileContent] = []
  /// What is wrong with it; with an error among it, it can't be judged.
  package private(set) var diagnostics: [Diagnostic] = []
  /// The executable whose entitlements are all that it will ever have; none where another signature
  /// is to follow, or where that of a simulator or a developer says nothing.
  package private(set) var entitlements: [String] = []
  /// The files that were looked into.
  package private(set) var read: [String] = []

  /// Its Info.plist, where that is a text.
  private(set) var list: SourceFile?

  private let files: AppFiles
  /// How its paths begin where people see them.
  private let name: String
  private let detection: Detection
  private let reader: ProjectFileReader

  /// Reads the files of an app, an archive of one for the App Store, or Xcode's archive.
  package init(
    called name: String, _ detection: Detection, files: () throws(AppMistake) -> AppFiles
  ) {
    self.name = name
    self.detection = detection
    reader = ProjectFileReader(detection)
    do throws(AppMistake) {
      self.files = try files()
      attempt("") { app throws(AppMistake) in try app.readAll() }
    } catch {
      self.files = AppFiles([]) { _ throws(AppMistake) in throw error }
      add(error.message, "", .error)
    }
  }

  /// The names of files and folders that belong to an app.
  private enum FileName {
    static let list = "Info.plist"
    static let profile = "embedded.mobileprovision"
    static let frameworks = "Frameworks/"
  }

  private mutating func readAll() throws(AppMistake) {
    let place = try AppPlace(in: files)
    let listPath = place.folder + FileName.list
    guard files.has(listPath) else { throw AppMistake(Message(.notABuiltApp)) }
    attempt(listPath) { app throws(AppMistake) in try app.readMain(in: place, listPath) }
    for path in files.paths where path.hasPrefix(place.folder + FileName.frameworks) {
      let rest = path.dropFirst(place.folder.count + FileName.frameworks.count)
      guard let name = Self.library(at: rest), !detection.kits.contains(name) else { continue }
      attempt(path) { app throws(AppMistake) in
        let isOwn = !app.detection.plugins.contains(name)
        app.look(into: try app.image(at: path), at: path, isOwn: isOwn)
      }
    }
    attempt(place.folder + FileName.profile) { app throws(AppMistake) in
      try app.readProfile(at: place.folder + FileName.profile)
    }
  }

  /// The name of a framework or library by its executable's path in the folder of all.
  private static func library(at path: Substring) -> String? {
    let parts = path.split(separator: "/")
    if parts.count == 1, path.hasSuffix(".dylib") { return String(path.dropLast(".dylib".count)) }
    guard parts.count == 2, parts[0] == "\(parts[1]).framework" else { return nil }
    return String(parts[1])
  }

  private mutating func readMain(in place: AppPlace, _ listPath: String) throws(AppMistake) {
    let list = try PropertyList(reading: files, at: listPath)
    readKeys(of: list, try files.bytes(at: listPath), at: listPath)
    guard let executable = list["CFBundleExecutable"]?.text, !executable.isEmpty,
      !executable.contains("/")
    else { throw AppMistake(Message(.noExecutable)) }
    let path = place.folder + executable
    attempt(path) { app throws(AppMistake) in
      let image = try app.image(at: path)
      app.look(into: image, at: path, isOwn: true)
      let entitlements = try app.readEntitlements(of: image, at: path)
      // While it is debugged, an app's own code lies beside it.
      let code = "\(executable).debug.dylib"
      let isStub = image.libraries.contains("@rpath/\(code)")
      let mayBeDebugged = entitlements?.list["get-task-allow"]?.isOn == true
      if image.platform == 7 || entitlements?.isForSimulator == true
        || list["DTPlatformName"]?.text == "iphonesimulator"
      {
        app.note(.simulatorBuild, path)
      } else if isStub || mayBeDebugged && !place.isArchive {
        app.note(.debugBuild, path)
      } else if !place.isArchive, image.platform == 2,
        entitlements?.list["application-identifier"] != nil
      {
        app.entitlements.append(app.shown(path))
      }
      guard isStub else { return }
      app.attempt(place.folder + code) { app throws(AppMistake) in
        let image = try app.image(at: place.folder + code)
        app.look(into: image, at: place.folder + code, isOwn: true)
      }
    }
  }

  private mutating func image(at path: String) throws(AppMistake) -> MachOImage {
    read.append(shown(path))
    return try MachOImage(of: try files.file(at: path))
  }

  private mutating func readKeys(of list: PropertyList, _ bytes: [UInt8], at path: String) {
    read.append(shown(path))
    if !bytes.starts(with: "bplist".utf8) {
      self.list = DecodedFile(path: shown(path), bytes: bytes).file
    }
    var content = reader.read(bytes, at: shown(path), as: .infoList)
    if case .infoList(let keys) = content.role { content.sightings += keys }
    for entry in list.entries {
      let value = entry.value.text ?? entry.value.items.compactMap(\.text).joined(separator: ",")
      content.sightings += sightings(.bundleKey, entry.key, found: value)
    }
    content.role = nil
    contents.append(content)
  }

  private mutating func readEntitlements(
    of image: MachOImage, at path: String
  ) throws(AppMistake) -> Entitlements? {
    guard let entitlements = try Entitlements(of: image) else { return nil }
    switch entitlements.flaw {
    case .different: note(.entitlementsDiffer, path)
    case .unreadable: note(.entitlementsHalfRead, path)
    case nil: break
    }
    addRights(entitlements.list, .signedEntitlement, in: path)
    return entitlements
  }

  private mutating func addRights(_ list: PropertyList?, _ kind: EvidenceKind, in path: String) {
    var content = FileContent(path: shown(path))
    for entry in list?.entries ?? [] where entry.value.isOn {
      content.sightings += sightings(kind, entry.key, found: entry.key)
    }
    contents.append(content)
  }

  /// A profile is a signed message around a property list: what it allows.
  private mutating func readProfile(at path: String) throws(AppMistake) {
    guard files.has(path) else { return }
    let bytes = try files.bytes(at: path)
    guard let start = bytes.firstRange(of: "<?xml".utf8)?.lowerBound,
      let end = bytes.firstRange(of: "</plist>".utf8)?.upperBound, start < end
    else { throw .broken(FileName.profile) }
    read.append(shown(path))
    do throws(PropertyList.Mistake) {
      let list = try PropertyList(reading: Array(bytes[start..<end]))
      addRights(list["Entitlements"], .provisioned, in: path)
    } catch {
      throw .broken(FileName.profile)
    }
  }

  private mutating func look(into image: MachOImage, at path: String, isOwn: Bool) {
    var content = FileContent(path: shown(path))
    attempt(path) { app throws(AppMistake) in
      var search = ImageSearch(
        image: image, isOwn: isOwn, reader: app.reader, detection: app.detection)
      content.sightings = try search.sightings()
      if search.hidesClasses { app.note(.unreadableClasses, path) }
    }
    if image.isEncrypted { note(.encryptedApp, path) }
    contents.append(content)
  }

  private func sightings(_ kind: EvidenceKind, _ name: String, found: String) -> [Sighting] {
    reader.items(kind, named: name).map { Sighting(item: $0, line: 1, found: found) }
  }

  private func shown(_ path: String) -> String { path.isEmpty ? name : "\(name)/\(path)" }

  /// What is wrong with a file is told, and the others are read.
  private mutating func attempt(_ path: String, _ read: (inout Self) throws(AppMistake) -> Void) {
    do throws(AppMistake) {
      try read(&self)
    } catch {
      add(error.message, path, .error)
    }
  }

  private mutating func note(_ id: Message, _ path: String) { add(id, path, .warning) }

  private mutating func add(_ message: Message, _ path: String, _ severity: Severity) {
    diagnostics.append(Diagnostic(message, about: shown(path), severity: severity))
  }
}
