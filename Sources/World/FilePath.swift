internal import Diagnostics

/// Paths as text, with `/` between their parts; what counts are their bytes.
package enum FilePath {
  package static let slash = UInt8(ascii: "/")

  /// Whether a path has parts that say nothing, or may have: they are empty or begin with a dot.
  package static func mayChange(_ path: String) -> Bool {
    var before: UInt8 = 0
    for byte in path.utf8 {
      if before == slash, byte == slash || byte == UInt8(ascii: ".") { return true }
      before = byte
    }
    return before == slash
  }

  /// The path as seen from a folder above it; the path itself when it lies elsewhere.
  package static func relative(_ absolute: String, to root: String) -> String {
    if ExactPath(absolute) == ExactPath(root) { return "." }
    return below(absolute, in: root) ?? absolute
  }

  /// The rest of a path behind a folder above it; nil when it doesn't lie there.
  package static func below(_ path: String, in folder: String) -> String? {
    let prefix = folder == "/" ? folder : folder + "/"
    guard path.utf8.starts(with: prefix.utf8) else { return nil }
    return String(Substring(path.utf8.dropFirst(prefix.utf8.count)))
  }

  /// A path as it is written in a file of a folder, up to where both lie and down again.
  package static func path(to target: String, from folder: String) -> String {
    for (steps, ancestor) in ancestors(of: folder).enumerated() {
      let up = Array(repeating: "..", count: steps)
      if ExactPath(target) == ExactPath(ancestor) {
        return steps == 0 ? "." : up.joined(separator: "/")
      }
      guard let rest = below(target, in: ancestor) else { continue }
      return (up + [rest]).joined(separator: "/")
    }
    return target
  }

  package static func folder(of path: String) -> String {
    guard let last = path.utf8.lastIndex(of: slash) else { return "." }
    return last == path.startIndex ? "/" : String(path[..<last])
  }

  /// What comes last in a path.
  package static func name(of path: String) -> String {
    guard let last = path.utf8.lastIndex(of: slash) else { return path }
    return String(path[path.utf8.index(after: last)...])
  }

  /// A path that is written in a file of a folder.
  package static func joined(_ folder: String, _ path: String) -> String {
    if path.utf8.first == slash { return path }
    return folder == "/" ? "/\(path)" : "\(folder)/\(path)"
  }

  /// The folder itself, then each folder around it.
  package static func ancestors(of folder: String) -> [String] {
    var ancestors = [folder]
    while let last = ancestors.last, last != "/", last != "." {
      ancestors.append(self.folder(of: last))
    }
    return ancestors
  }
}
