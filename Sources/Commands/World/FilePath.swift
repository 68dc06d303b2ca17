/// Paths as text, with `/` between their parts.
enum FilePath {
  /// The path from the root of the machine, without `.` and `..`.
  static func absolute(_ path: String, from folder: String) -> String {
    let full = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    guard mayChange(full) else { return full }
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

  /// Whether a path has parts that say nothing, or may have: they are empty or begin with a dot.
  private static func mayChange(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { bytes in
      var before: UInt8 = 0
      for byte in bytes {
        if before == slash, byte == slash || byte == UInt8(ascii: ".") { return true }
        before = byte
      }
      return before == slash
    }
  }

  private static let slash = UInt8(ascii: "/")

  /// The path as seen from a folder above it; the path itself when it lies elsewhere.
  static func relative(_ absolute: String, to root: String) -> String {
    if absolute == root { return "." }
    let prefix = root == "/" ? "/" : root + "/"
    return absolute.hasPrefix(prefix) ? String(absolute.dropFirst(prefix.count)) : absolute
  }

  /// The folder in which a path lies.
  static func folder(of path: String) -> String {
    guard let last = path.utf8.lastIndex(of: slash) else { return "." }
    return last == path.startIndex ? "/" : String(path[..<last])
  }

  /// A path that is written in a file of a folder.
  static func joined(_ folder: String, _ path: String) -> String {
    path.hasPrefix("/") ? path : "\(folder)/\(path)"
  }
}
