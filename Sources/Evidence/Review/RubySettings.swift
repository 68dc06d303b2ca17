internal import Diagnostics
internal import Model

/// Settings in a file of Ruby, which is never run: only what is written out counts.
struct RubySettings {
  private let tokens: [RubyToken]
  private let blank: SourceFile
  /// What is in a file that is read by its path as the settings write it; nil where nobody knows.
  private let contents: (String) -> String?
  /// Where the file stands that can't be read, so that it may set everything.
  private var hidden: EvidenceSite?

  init(_ file: SourceFile, reading contents: @escaping (String) -> String?) {
    tokens = RubyLexer.tokens(of: file.bytes)
    blank = .blank(like: file)
    self.contents = contents
  }

  /// Settings that nobody can read.
  init(hiddenIn path: String) {
    (tokens, blank, contents) = ([], SourceFile(path: path, text: ""), { _ in nil })
    hidden = .hidden(path)
  }

  /// Whether any of some settings is given.
  func have(_ settings: String...) -> Bool {
    hidden != nil || settings.contains { places(of: $0).contains { _ in true } }
  }

  /// What a setting is given, wherever it is, as `setting "…"`, `setting("…")` or `setting: "…"`.
  func values(of setting: String) -> [ReviewValue] {
    hidden.map { [ReviewValue(nil, at: $0)] } ?? places(of: setting).map(value)
  }

  /// What a key has wherever a setting is given a hash; unknown where that is worked out.
  func values(of key: String, in setting: String) -> [ReviewValue] {
    if let hidden { return [ReviewValue(nil, at: hidden)] }
    return places(of: setting).compactMap { place in
      let isBraced = isSign(place, "{")
      let hasBrackets = isBraced || isSign(place - 1, "(")
      var index = isBraced ? place + 1 : place
      var found: ReviewValue?
      let unknown = ReviewValue(nil, at: site(place))
      while tokens.indices.contains(index), !isSign(index, ")}") {
        let name = isSign(index, ":") ? index + 1 : index
        guard let next = behindKey(name) else { return unknown }
        if tokens[name].text == key { found = value(at: next) }
        index = end(of: next, isInBrackets: hasBrackets)
        guard isSign(index, ",") else { break }
        index += 1
      }
      return isBraced && isSign(index + 1, ".") ? unknown : found
    }
  }

  /// Nobody writes more.
  private static let mostPlaces = 20

  /// The places where what a setting is given begins.
  private func places(of setting: String) -> some Sequence<Int> {
    tokens.indices.lazy.compactMap { index -> Int? in
      guard tokens[index].text == setting, tokens[index].kind != .sign else { return nil }
      if let next = behindKey(index) { return next }
      guard tokens[index].isWord(setting) else { return nil }
      if isSign(index + 1, "(=") { return index + 2 }
      guard tokens.indices.contains(index + 1), !tokens[index + 1].isFirst else { return nil }
      return tokens[index + 1].kind != .sign || isSign(index + 1, "{:") ? index + 1 : nil
    }
    .prefix(Self.mostPlaces)
  }

  /// Where a value begins behind a key and `:` or `=>`; nil where neither follows.
  private func behindKey(_ index: Int) -> Int? {
    guard tokens.indices.contains(index), tokens[index].kind != .sign else { return nil }
    if isSign(index + 1, ":"), !isSign(index + 2, ":") { return index + 2 }
    return isSign(index + 1, "=") && isSign(index + 2, ">") ? index + 3 : nil
  }

  /// Where an item ends that begins somewhere: at a comma or a bracket that isn't its own, or with
  /// its line.
  private func end(of start: Int, isInBrackets: Bool = true) -> Int {
    var depth = 0
    for index in tokens.indices[min(start, tokens.count)...] {
      if depth == 0, isSign(index, ",)}]") { return index }
      if depth == 0, !isInBrackets, index > start, tokens[index].isFirst { return index }
      if isSign(index, "({[") { depth += 1 }
      if isSign(index, ")}]") { depth -= 1 }
    }
    return tokens.count
  }

  /// Strings, files that are read, and both one behind the other; nothing else is done with them.
  private func value(at start: Int) -> ReviewValue {
    let site = site(start)
    var (index, text) = (start, "")
    repeat {
      if isSign(index, "+") { index += 1 }
      guard let part = operand(at: &index) else { return ReviewValue(nil, at: site) }
      text += part
    } while isSign(index, "+") || isText(index) && !tokens[index].isFirst
    guard tokens.indices.contains(index) else { return ReviewValue(text, at: site) }
    let isWhole =
      isSign(index, ",;)}]") || tokens[index].isFirst && !isSign(index, ".%*&|?")
    return ReviewValue(isWhole ? text : nil, at: site)
  }

  private func operand(at index: inout Int) -> String? {
    var text: String?
    if isText(index) {
      text = tokens[index].text
      index += 1
    } else {
      text = readFile(at: &index)
    }
    while let known = text, isSign(index, "."), tokens.indices.contains(index + 1) {
      guard !isSign(index + 1, ".") else { return nil }
      switch tokens[index + 1].text {
      case "freeze", "to_s", "dup": break
      case "strip": text = known.trimmed
      case "chomp": text = known.hasSuffix("\n") ? String(known.dropLast()) : known
      default: return nil
      }
      index += isSign(index + 2, "(") && isSign(index + 3, ")") ? 4 : 2
    }
    return text
  }

  /// `File.read("…")`, `IO.read("…")` or `File.open("…").read`.
  private func readFile(at index: inout Int) -> String? {
    guard tokens.indices.contains(index + 3), tokens[index].isWord("File", "IO"),
      isSign(index + 1, "."), tokens[index + 2].isWord("read", "open")
    else { return nil }
    let isOpened = tokens[index + 2].isWord("open")
    var start = isSign(index + 3, "(") ? index + 4 : index + 3
    let close = isSign(index + 3, "(") ? closing(from: start) : start + 1
    guard isText(start), let path = operand(at: &start), isSign(start, ",)") || start == close
    else { return nil }
    index = isSign(close, ")") ? close + 1 : close
    if isOpened {
      guard isSign(index, "."), tokens.indices.contains(index + 1), tokens[index + 1].isWord("read")
      else { return nil }
      index += 2
    }
    return contents(path)
  }

  private func closing(from start: Int) -> Int {
    var index = end(of: start)
    while isSign(index, ",") { index = end(of: index + 1) }
    return index
  }

  private func isSign(_ index: Int, _ signs: String) -> Bool {
    tokens.indices.contains(index) && tokens[index].isSign(signs)
  }

  private func isText(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .text
  }

  private func site(_ index: Int) -> EvidenceSite {
    .hidden(in: blank, line: tokens.indices.contains(index) ? tokens[index].line : 1)
  }
}
