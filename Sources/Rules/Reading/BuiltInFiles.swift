package import Diagnostics

/// How the program takes the files of the folder `rules` for its own.
package enum BuiltInFiles {
  /// How their paths begin, so that nobody takes them for theirs.
  package static let prefix = "builtin/"

  /// Where the files of languages lie in the folder.
  package static let locales = "locales/"

  /// Whether a file, by its path in the folder, has rules or catalogues.
  package static func hasRules(_ path: String) -> Bool {
    path.hasSuffix(".yaml") && !path.hasPrefix("examples/") && !path.hasPrefix(locales)
  }

  /// The file as it is read when nobody asks for examples: a rule's last key, and its file's.
  package static func withoutExamples(_ path: String, _ text: UnsafeRawBufferPointer) -> SourceFile
  {
    let bytes = text.prefix(sizeWithoutExamples(text))
    return SourceFile(path: prefix + path, text: String(decoding: bytes, as: UTF8.self))
  }

  /// Adds to a digest what reading the files without their examples would add.
  package static func add(
    _ path: String,
    _ text: UnsafeRawBufferPointer,
    to fingerprint: inout Fingerprint
  ) {
    fingerprint.add(prefix + path)
    fingerprint.add(UnsafeRawBufferPointer(rebasing: text.prefix(sizeWithoutExamples(text))))
  }

  /// How many bytes stand before the line that begins with `examples:`, which is looked for eight
  /// bytes at a time.
  private static func sizeWithoutExamples(_ text: UnsafeRawBufferPointer) -> Int {
    let key: [UInt8] = Array("\n    examples:".utf8)
    let start = key.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
    for offset in 0..<max(0, text.count - key.count)
    where text.loadUnaligned(fromByteOffset: offset, as: UInt64.self) == start
      && text[offset..<offset + key.count].elementsEqual(key)
    {
      return offset + 1
    }
    return text.count
  }
}
