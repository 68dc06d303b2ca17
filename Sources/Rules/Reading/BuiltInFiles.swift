package import Diagnostics

/// How the program takes the files of the folder `rules` for its own.
package enum BuiltInFiles {
  /// How their paths begin, so that nobody takes them for theirs.
  package static let prefix = "builtin/"

  private static let examples = "examples/"

  /// Where the files of languages lie in the folder.
  package static let locales = "locales/"

  /// Where the files lie that say what to look for in a project.
  package static let detection = "detection/"

  /// By which logins are recognised in captures; rules need none of it.
  package static let recognition = "recognition.yaml"

  /// Whether a file, by its path in the folder, has rules or catalogues for rules.
  package static func hasRules(_ path: String) -> Bool {
    path.hasSuffix(".yaml") && path != recognition
      && ![examples, locales, detection].contains(where: path.hasPrefix)
  }

  /// The file as it is read when nobody asks for examples: a rule's last key, and its file's.
  package static func withoutExamples(_ path: String, _ text: UnsafeRawBufferPointer) -> SourceFile
  {
    let bytes = text.prefix(sizeWithoutExamples(text))
    return SourceFile(path: prefix + path, text: String(decoding: bytes, as: UTF8.self))
  }

  /// How many bytes stand before the line that begins with `examples:`.
  package static func sizeWithoutExamples(_ text: UnsafeRawBufferPointer) -> Int {
    let bytes = text.assumingMemoryBound(to: UInt8.self)
    let key = Array("    examples:".utf8)
    var start = 0
    while let lineBreak = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      start = lineBreak + 1
      if has(key, bytes, at: start) { return start }
    }
    return text.count
  }

  /// Nearly every line begins otherwise: comparing slices would take longer than finding lines.
  private static func has(_ key: [UInt8], _ bytes: UnsafeBufferPointer<UInt8>, at start: Int)
    -> Bool
  {
    guard start + key.count <= bytes.count else { return false }
    for (offset, letter) in key.enumerated() where bytes[start + offset] != letter { return false }
    return true
  }
}
