internal import Diagnostics
internal import World

/// Where files may lie that another file names: inside the root, or beside or below a file that
/// itself lies outside. Links are resolved, so that none leads out.
struct Enclosure {
  private let files: FileSystem
  private let folder: String

  init(of file: String, root: String, in files: FileSystem) {
    self.files = files
    let root = files.resolved(root)
    let own = files.resolved(FilePath.folder(of: file))
    folder = Self.isInside(own, root) ? root : own
  }

  /// Whether a path leads to a place inside, whatever is there.
  func holds(_ path: String) -> Bool {
    Self.isInside(files.resolved(files.absolute(path, from: folder)), folder)
  }

  private static func isInside(_ path: String, _ folder: String) -> Bool {
    ExactPath(path) == ExactPath(folder) || FilePath.below(path, in: folder) != nil
  }
}
