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

  /// Adds to a digest what reading the files without their examples would add, if the examples
  /// are where they are said to be; otherwise something else.
  package static func add(
    _ path: String,
    _ text: UnsafeRawBufferPointer,
    sizeWithoutExamples size: Int,
    to fingerprint: inout Fingerprint
  ) {
    fingerprint.add(prefix + path)
    let isThere = size == text.count || hasExamples(text, at: size)
    fingerprint.add(UnsafeRawBufferPointer(rebasing: isThere ? text.prefix(size) : text[...]))
  }

  /// How many bytes stand before the line that begins with `examples:`.
  package static func sizeWithoutExamples(_ text: UnsafeRawBufferPointer) -> Int {
    let bytes = text.assumingMemoryBound(to: UInt8.self)
    var start = 0
    while let lineBreak = bytes.firstLineBreak(from: start) {
      start = lineBreak + 1
      if hasExamples(text, at: start) { return start }
    }
    return text.count
  }

  /// Nearly every line begins otherwise: comparing slices would take longer than finding lines.
  private static func hasExamples(_ text: UnsafeRawBufferPointer, at start: Int) -> Bool {
    guard start >= 0, start + key.utf8CodeUnitCount <= text.count else { return false }
    for offset in 0..<key.utf8CodeUnitCount where text[start + offset] != key.utf8Start[offset] {
      return false
    }
    return true
  }

  private static let key: StaticString = "    examples:"
}
