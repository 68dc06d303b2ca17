/// Under which keys a place in a file of translations stands, as its tokens are gone through.
///
/// `"key" = "words";`, `{"outer": {"key": "words"}}`, and a catalogue of Xcode's, in which a key has
/// its words in several languages.
struct TranslationOutline {
  /// The keys of the braces around; nil where one has none.
  private var outer: [Range<Int>?] = []
  /// The key of what comes next.
  private var key: Range<Int>?

  /// Goes over a sign.
  mutating func pass(_ tokens: [SourceToken], _ index: Int, _ bytes: [UInt8]) {
    switch bytes[Int(tokens[index].start)] {
    case UInt8(ascii: ":"), UInt8(ascii: "="):
      key = index > 0 && tokens[index - 1].kind != .sign ? tokens[index - 1].bytes : nil
    case UInt8(ascii: "{"):
      outer.append(key)
      key = nil
    case UInt8(ascii: "}"):
      _ = outer.popLast()
      key = nil
    default: key = nil
    }
  }

  /// The key by which code asks for words here; nil where they are one themselves, or stand under
  /// their own in the developers' language, or under an element of a file of Interface Builder's.
  func key(of words: String, _ bytes: [UInt8]) -> String? {
    guard let key, outer.count <= Self.deepest else { return nil }
    var path = (outer + [key]).compactMap(\.self).map { String(decoding: bytes[$0], as: UTF8.self) }
    if path.count > 2, path[0] == "strings", Self.insides.contains(path[path.count - 1]) {
      path = [path[1]]
    } else if path.count > 1, Self.insides.contains(path[path.count - 1]) {
      path.removeLast()
    }
    let name = path.joined(separator: ".")
    guard !name.isEmpty, name.utf8.count <= TitleKeys.longest,
      name.utf8.allSatisfy(TitleKeys.isInName), !Self.isElement(path[0]),
      path[path.count - 1].lowercased() != words.lowercased()
    else { return nil }
    return name
  }

  /// Braces inside one another.
  private static let deepest = 20

  /// What stands inside an entry instead of its words.
  private static let insides: Set = ["value", "message", "defaultMessage", "string", "val"]

  /// `a1B-2c-D3e.text`
  private static func isElement(_ key: String) -> Bool {
    let id = key.prefix { $0 != "." }
    return id.split(separator: "-", omittingEmptySubsequences: false).map(\.count) == [3, 2, 3]
  }
}
