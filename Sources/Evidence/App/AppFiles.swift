internal import Diagnostics

/// The files of a built app, in a folder or in an archive; links are none of them.
package struct AppFiles: Sendable {
  /// By their paths from the folder or the archive, in order.
  package let paths: [String]
  private let open: @Sendable (String) throws(AppMistake) -> ByteSource

  /// No folder or archive has more files.
  package static let most = 100_000

  package init(
    _ paths: [String], open: @escaping @Sendable (String) throws(AppMistake) -> ByteSource
  ) {
    self.paths = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    self.open = open
  }

  func has(_ path: String) -> Bool { paths.contains(path) }

  func file(at path: String) throws(AppMistake) -> ByteSource {
    guard has(path) else { throw AppMistake(Message(.noFileInApp, path.quoted)) }
    return try open(path)
  }

  /// All of a file that isn't code.
  package func bytes(at path: String) throws(AppMistake) -> [UInt8] {
    try file(at: path).table(path, limit: ProjectFileReader.largest).bytes
  }
}

/// Where in a folder or an archive the app lies.
struct AppPlace {
  /// With a slash at its end, where it isn't empty.
  let folder: String
  /// As Xcode archived it, before it is signed for App Review.
  let isArchive: Bool

  private static let list = "Info.plist"

  init(in files: AppFiles) throws(AppMistake) {
    let apps = Set(files.paths.compactMap(Self.bundle))
    if apps.count == 1, let app = apps.first {
      (folder, isArchive) = (app, false)
      return
    }
    guard apps.isEmpty, files.has(Self.list) else { throw AppMistake(Message(.notABuiltApp)) }
    let top = try PropertyList(reading: files, at: Self.list)
    guard let archive = top["ApplicationProperties"] else {
      (folder, isArchive) = ("", false)
      return
    }
    let path = archive["ApplicationPath"]?.text ?? ""
    guard !path.isEmpty, !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else {
      throw AppMistake(Message(.notABuiltApp))
    }
    (folder, isArchive) = ("Products/\(path)/", true)
  }

  /// The app of an archive for the App Store, or of one that has nothing but it, with its slash.
  private static func bundle(of path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let depth = parts.first == "Payload" ? 1 : 0
    guard parts.count == depth + 2, parts[depth].hasSuffix(".app"), parts[depth + 1] == list else {
      return nil
    }
    return parts[...depth].joined(separator: "/") + "/"
  }
}

extension PropertyList {
  /// A file of an app, written either way.
  init(reading files: AppFiles, at path: String) throws(AppMistake) {
    let bytes = try files.bytes(at: path)
    do throws(Mistake) {
      self = try PropertyList(reading: bytes)
    } catch {
      throw AppMistake(error.message)
    }
  }
}
