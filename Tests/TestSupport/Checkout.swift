package import Foundation

/// The files that these tests were built from.
package enum Checkout {
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The paths of all files below a folder, from that folder on, without hidden ones.
  package static func files(below folder: String) -> [String] {
    let start = root.appending(path: folder).path
    let found = FileManager.default.enumerator(atPath: start)
    let paths = (found?.allObjects ?? []).compactMap { $0 as? String }
    return paths.filter { path in
      let file = root.appending(path: "\(folder)/\(path)")
      let isRegular = (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile
      let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
      return isRegular == true && !isHidden
    }
    .sorted()
  }

  /// The tags of the languages that the program has texts in; a new one is a new file.
  package static let languages = files(below: "rules/locales").map { String($0.dropLast(5)) }

  /// The bytes of a file.
  package static func bytes(of path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: root.appending(path: path)))
  }

  /// The text of a file.
  package static func text(of path: String) throws -> String {
    String(decoding: try bytes(of: path), as: UTF8.self)
  }
}
