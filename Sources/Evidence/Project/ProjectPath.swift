/// Paths as projects write them.
enum ProjectPath {
  /// A path that is written in a folder, without `.` and `..`.
  static func joined(_ folder: String, _ path: String) -> String {
    let full = path.hasPrefix("/") ? path : folder + "/" + path
    var parts: [Substring] = []
    for part in full.split(separator: "/") where part != "." {
      if part == "..", parts.last.map({ $0 != ".." }) ?? false {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    let isAbsolute = folder.isEmpty ? path.hasPrefix("/") : full.hasPrefix("/")
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }

  /// The folder of a file, so many levels up.
  static func folder(of path: String, up levels: Int = 1) -> String {
    let parts = path.split(separator: "/").dropLast(levels)
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
