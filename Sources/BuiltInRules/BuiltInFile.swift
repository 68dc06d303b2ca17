package import Diagnostics
package import Documents

/// A file of the folder `rules`, as it was when the program was built.
package struct BuiltInFile: Sendable {
  /// The folders of what isn't rules or catalogues for them.
  package enum Folder {
    package static let examples = "examples/"
    package static let locales = "locales/"
    package static let detection = "detection/"
  }

  /// Every file, by its path.
  package static let all: [BuiltInFile] = {
    var (text, tree) = (0, 0)
    return index.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let words = line.split(separator: UInt8(ascii: " "), maxSplits: 2).map { Substring($0) }
      guard let textSize = Int(words[0]), let treeSize = Int(words[1]) else { return nil }
      defer { (text, tree) = (text + textSize, tree + treeSize) }
      return BuiltInFile(
        path: String(words[2]), textBytes: text..<text + textSize,
        treeBytes: tree..<tree + treeSize)
    }
  }()

  /// The path below `rules`.
  package let path: String
  /// Where its text and its trees are among those of all.
  private let textBytes: Range<Int>
  private let treeBytes: Range<Int>

  /// All that it says; nothing, if it isn't a text.
  package var text: String {
    let all = Self.texts.utf8
    let start = all.index(all.startIndex, offsetBy: textBytes.lowerBound)
    return String(all[start..<all.index(start, offsetBy: textBytes.count)]) ?? ""
  }

  /// The file under a path that nobody takes for theirs, as it was read when the program was built;
  /// without the entries of a key.
  package func read(as path: String, leavingOut key: String? = nil) -> ReadFile {
    ReadFile(
      source(as: path), stored: Self.trees.utf8.span.extracting(treeBytes), leavingOut: key)
  }

  package func source(as path: String) -> SourceFile { SourceFile(path: path, text: text) }

  /// The keys of its first document.
  package var keys: [String] {
    ReadFile.keys(stored: Self.trees.utf8.span.extracting(treeBytes))
  }

  /// Whether it has rules or catalogues for rules.
  package var hasRules: Bool { Self.hasRules(at: path) }

  /// What isn't read with the rules.
  private static let apart = [
    "recognition.yaml", "diagnostics.yaml", "reference.yaml", "secrets.yaml", "sections.yaml",
    "situations.yaml",
  ]

  /// Whether a file of that path has.
  package static func hasRules(at path: String) -> Bool {
    path.hasSuffix(".yaml")
      && !apart.contains(path)
      && ![Folder.examples, Folder.locales, Folder.detection].contains(where: path.hasPrefix)
  }
}
