/// The words of a page: what stands between its tags.
struct PageText {
  private(set) var text = ""

  /// Tags that change how words look and don't part them.
  private static let inline: Set<String> = [
    "a", "abbr", "b", "code", "del", "em", "font", "i", "ins", "mark", "q", "s", "small", "span",
    "strong", "sub", "sup", "u", "wbr",
  ]

  /// Elements that show nothing of what is in them.
  private static let unseen: Set<String> = ["head", "script", "style", "title"]

  private static let characters: [String: Character] = [
    "amp": "&", "apos": "'", "gt": ">", "laquo": "«", "ldquo": "“", "lsquo": "‘", "lt": "<",
    "mdash": "—", "nbsp": " ", "ndash": "–", "quot": "\"", "raquo": "»", "rdquo": "”",
    "rsquo": "’",
  ]

  private static let longestTag = 4_096
  private static let longestName = 8

  /// A text that has no tags is what it is.
  init(_ source: String) {
    guard source.contains("</") || source.lowercased().contains("<br") else {
      text = source
      return
    }
    var rest = source[...]
    while let character = rest.first {
      if let tag = Self.tag(rest) {
        rest = tag.rest
        if !tag.isEnd, Self.unseen.contains(tag.name) { rest = Self.end(of: tag.name, in: rest) }
        if tag.name == "br" {
          text += "\n"
          if rest.first == "\n" { rest.removeFirst() }
        } else if !Self.inline.contains(tag.name) {
          text += "\n\n"
        }
      } else if let sign = Self.character(rest) {
        text.append(sign.meant)
        rest = sign.rest
      } else {
        text.append(character)
        rest.removeFirst()
      }
    }
  }

  /// A tag's name in small letters, and what stands behind the tag.
  private static func tag(_ text: Substring) -> (name: String, isEnd: Bool, rest: Substring)? {
    guard text.first == "<" else { return nil }
    if text.hasPrefix("<!--") {
      return text.firstRange(of: "-->").map { ("span", true, text[$0.upperBound...]) }
    }
    let inner = text.dropFirst().drop { $0 == "/" || $0 == "!" }
    let name = inner.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
    guard name.first?.isLetter == true, let next = inner[name.endIndex...].first,
      next.isWhitespace || next == ">" || next == "/",
      let end = inner.prefix(longestTag).firstIndex(of: ">")
    else { return nil }
    return (name.lowercased(), text.dropFirst().first == "/", text[end...].dropFirst())
  }

  /// What begins where an element ends.
  private static func end(of element: String, in text: Substring) -> Substring {
    var rest = text
    while let open = rest.firstIndex(of: "<") {
      rest = rest[open...]
      if rest.prefix(element.count + 2).lowercased() == "</" + element { return rest }
      rest = rest.dropFirst()
    }
    return ""
  }

  /// The character that a name such as `&amp;` or `&#39;` means, and what stands behind it.
  private static func character(_ text: Substring) -> (meant: Character, rest: Substring)? {
    guard text.first == "&" else { return nil }
    let name = text.dropFirst().prefix(longestName).prefix { $0 != ";" }
    let rest = text[name.endIndex...].dropFirst()
    guard text[name.endIndex...].first == ";" else { return nil }
    guard name.first == "#" else { return characters[String(name)].map { ($0, rest) } }
    let isHexadecimal = name.dropFirst().first?.lowercased() == "x"
    let code = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10)
    return code.flatMap(Unicode.Scalar.init).map { (Character($0), rest) }
  }
}
