internal import Diagnostics
internal import Documents
internal import Evidence
internal import World

/// An archive with the folder of a pack, which is unpacked in memory only: a zip or tar.gz file.
struct PackArchive {
  /// The files of the pack, by their paths in its folder; what is hidden is none of them.
  let names: [String]
  private let files: AppFiles
  /// The folder of the pack in the archive, with a slash at its end, if it isn't the archive itself.
  private let folder: String

  private static let largest = 64 << 20

  static func isArchive(_ path: String, in files: FileSystem) -> Bool {
    [".zip", ".tar.gz", ".tgz"].contains(where: path.hasSuffix) && files.kind(of: path) == .file
  }

  /// The manifest's name tells what is a pack.
  init(_ path: String, manifest: String, in system: FileSystem) throws(FileSystem.Failure) {
    let bytes = try system.read(path, limit: Self.largest)
    guard bytes.count <= Self.largest else {
      throw FileSystem.Failure(
        path: path,
        reason: Message(.fileTooLarge, Amount(Self.largest))
      )
    }
    files = try Self.answer(at: path) { () throws(AppMistake) in
      guard path.hasSuffix(".zip") else { return try TarArchive(ByteSource(bytes)).files }
      let archive = try ZipArchive(ByteSource(bytes))
      if let link = archive.links.first { throw AppMistake(Message(.archiveLink, link.quoted)) }
      return archive.files
    }
    // A repository's archive has one folder around everything.
    let tops = files.paths.filter { $0 == manifest || $0.hasSuffix("/\(manifest)") }
      .map { String($0.dropLast(manifest.count)) }
      .filter { $0.count { $0 == "/" } < 2 }
    guard let folder = tops.contains("") ? "" : tops.first, folder.isEmpty || tops.count == 1 else {
      throw FileSystem.Failure(path: path, reason: Message(.archiveNoPack, manifest))
    }
    self.folder = folder
    names = files.paths.filter { $0.hasPrefix(folder) }.map { String($0.dropFirst(folder.count)) }
      .filter { name in !name.split(separator: "/").contains { $0.hasPrefix(".") } }
  }

  func bytes(of name: String, at path: String) throws(FileSystem.Failure) -> [UInt8] {
    try Self.answer(at: path) { () throws(AppMistake) in try files.bytes(at: folder + name) }
  }

  /// What is wrong with an archive is said of it, and not of an app.
  private static func answer<Answer>(
    at path: String,
    _ ask: () throws(AppMistake) -> Answer
  ) throws(FileSystem.Failure) -> Answer {
    do throws(AppMistake) {
      return try ask()
    } catch {
      throw FileSystem.Failure(path: path, reason: error.message.ofArchive)
    }
  }
}

extension Message {
  fileprivate var ofArchive: Message {
    if says(.brokenTable) || says(.notABuiltApp) { return Message(.archiveBroken) }
    guard says(.tableTooLarge) else { return self }
    return Message(.fileTooLarge, Amount(ReadingLimits.standard.bytes))
  }
}
