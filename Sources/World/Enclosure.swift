internal import Diagnostics

/// Where files may lie that another file names: inside the root, or beside or below a file that
/// itself lies outside. Links are resolved, so that none leads out.
package struct Enclosure: Sendable {
  private let files: FileSystem
  private let folder: String

  /// For what a file names.
  package init(of file: String, root: String, in files: FileSystem) {
    let root = files.resolved(root)
    let own = files.resolved(FilePath.folder(of: file))
    self.init(Self.isInside(own, root) ? root : own, in: files)
  }

  /// For what lies in a folder, by its path without links.
  package init(_ folder: String, in files: FileSystem) {
    self.files = files
    self.folder = folder
  }

  /// Whether a path leads to a place inside, whatever is there.
  package func holds(_ path: String) -> Bool {
    Self.isInside(place(of: path), folder)
  }

  /// Whether it leads to that file there.
  func holds(_ path: String, being file: FileIdentity) -> Bool {
    let place = place(of: path)
    return Self.isInside(place, folder) && files.status(of: place) == file
  }

  private func place(of path: String) -> String {
    files.resolved(files.absolute(path, from: folder))
  }

  private static func isInside(_ path: String, _ folder: String) -> Bool {
    ExactPath(path) == ExactPath(folder) || FilePath.below(path, in: folder) != nil
  }
}
