#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Where paths lead.
extension FileSystem {
  package var currentFolder: String {
    guard let path = getcwd(nil, 0) else { return "." }
    defer { free(path) }
    return String(cString: path)
  }

  /// Why there is no current folder, when it has been deleted, say; nil where there is one.
  var reasonForNoCurrentFolder: String? {
    guard let path = getcwd(nil, 0) else { return failure(".").reason }
    free(path)
    return nil
  }

  /// The path from the root of the machine, without `.` and `..`, to what the system finds there:
  /// `link/..` is above where the link leads to. A `..` behind nothing stays, and leads nowhere.
  func absolute(_ path: String, from folder: String) -> String {
    let full = FilePath.joined(folder, path)
    guard FilePath.mayChange(full) else { return full }
    var place = ""
    for part in full.utf8.split(separator: FilePath.slash).map({ String(Substring($0)) }) {
      switch part {
      case ".": continue
      case "..": place = above(place)
      default: place += "/" + part
      }
    }
    return place.isEmpty ? "/" : place
  }

  /// The folder above a place without `..`, itself without the slash of the machine's root.
  private func above(_ place: String) -> String {
    guard !place.isEmpty else { return "" }
    guard kind(of: place) == .folder else { return place + "/.." }
    let isLink = (try? found(at: place, followingLinks: false)) == .link
    let folder = FilePath.folder(of: isLink ? resolved(place) : place)
    return folder == "/" ? "" : folder
  }

  /// The path without links on the way; for what isn't there yet, that of its folder and its name.
  package func resolved(_ path: String) -> String {
    if let real = Self.real(path) { return real }
    guard let folder = Self.real(FilePath.folder(of: path)) else { return path }
    return FilePath.joined(folder == "/" ? "" : folder, FilePath.name(of: path))
  }

  private static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
