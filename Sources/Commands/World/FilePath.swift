/// Paths as text, with `/` between their parts.
enum FilePath {
  /// The path from the root of the machine, without `.` and `..`.
  static func absolute(_ path: String, from folder: String) -> String {
    let full = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    var parts: [Substring] = []
    for part in full.split(separator: "/") {
      switch part {
      case ".": continue
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The path as seen from a folder above it; the path itself when it lies elsewhere.
  static func relative(_ absolute: String, to root: String) -> String {
    if absolute == root { return "." }
    let prefix = root == "/" ? "/" : root + "/"
    return absolute.hasPrefix(prefix) ? String(absolute.dropFirst(prefix.count)) : absolute
  }

  /// The folder in which a path lies.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A path that is written in a file of a folder.
  static func joined(_ folder: String, _ path: String) -> String {
    path.hasPrefix("/") ? path : "\(folder)/\(path)"
  }
}
