internal import Diagnostics
internal import Evidence
internal import World

/// The files of a built app on this machine, which are read in ranges.
struct AppFileSearch {
  let path: String
  let files: FileSystem
  /// Paths in answers are relative to it.
  let root: String

  private static let endings = [".app", ".xcarchive", ".ipa", ".zip"]

  /// Whether a path is called as built apps are, or leads to the file of one.
  static func isApp(_ path: String, in files: FileSystem) -> Bool {
    endings.contains(where: FilePath.name(of: path).hasSuffix) && files.kind(of: path) != nil
  }

  /// The one built app of a folder: in it, or where Xcode's and Flutter's builds are mostly put.
  static func app(in folder: String, _ files: FileSystem) -> String? {
    for place in ["", "build", "build/ios/archive", "build/ios/ipa"] {
      let place = place.isEmpty ? folder : FilePath.joined(folder, place)
      let entries = (try? files.contents(of: place)) ?? []
      let names = entries.map(\.name).filter { endings.dropLast().contains(where: $0.hasSuffix) }
      if let name = names.first { return names.count == 1 ? FilePath.joined(place, name) : nil }
    }
    return nil
  }

  /// What it shows; what is wrong with it is in it as well.
  func app(_ detection: Detection) -> BuiltApp {
    BuiltApp(called: FilePath.relative(path, to: root), detection) { () throws(AppMistake) in
      try contents()
    }
  }

  private func contents() throws(AppMistake) -> AppFiles {
    let found = try answer { () throws(FileSystem.Failure) in try files.found(at: path) }
    guard let found else { throw AppMistake(Message(.noApp)) }
    if found == .file { return try ZipArchive(try source(at: files.resolved(path))).files }
    guard found == .folder else { throw AppMistake(Message(.notABuiltApp)) }
    let folder = files.resolved(path)
    let paths = try answer { () throws(FileSystem.Failure) in
      try files.files(below: folder, most: AppFiles.most)
    }
    guard paths.count <= AppFiles.most else {
      throw AppMistake(Message(.tooManyAppFiles, Amount(AppFiles.most)))
    }
    return AppFiles(paths) { [self] path throws(AppMistake) in
      try source(at: FilePath.joined(folder, path))
    }
  }

  /// A file by its path without links.
  private func source(at path: String) throws(AppMistake) -> ByteSource {
    let enclosure = Enclosure(FilePath.folder(of: path), in: files)
    let ranges = try answer { () throws(FileSystem.Failure) in
      try files.ranges(of: path, inside: enclosure)
    }
    return ByteSource(count: ranges.count) { range throws(AppMistake) in
      try answer { () throws(FileSystem.Failure) in try ranges.bytes(range) }
    }
  }

  private func answer<Answer>(
    _ ask: () throws(FileSystem.Failure) -> Answer
  ) throws(AppMistake) -> Answer {
    do throws(FileSystem.Failure) {
      return try ask()
    } catch {
      throw AppMistake(Message(.unreadable, error.reason))
    }
  }
}
