internal import Diagnostics
internal import Engine
internal import Localization

/// The lines of a description that a finding is about, what counts marked in them.
struct DescriptionLines {
  let finding: Finding
  let lines: DescriptionLineTables
  let language: Language

  /// Of a long section the first lines are enough to find it.
  private static let most = 8

  func write(to card: inout MarkupWriter) {
    write(finding.location, language(Self.words(for: finding.location)), to: &card)
    for related in finding.related { write(related.location, related.note, to: &card) }
  }

  /// Where another finding is that says the same.
  func writeAddress(of other: Finding, to card: inout MarkupWriter) {
    writeAddress(of: other.location, language(Self.words(for: other.location)), to: &card)
  }

  private static func words(for location: Location) -> Message {
    switch location {
    case let place where !place.isElsewhere: Message(.inDescription)
    case let place where place.pointer.hasSuffix("/capture"): Message(.inCapture)
    default: Message(.inAppsFiles)
    }
  }

  private func writeAddress(of location: Location, _ words: String, to card: inout MarkupWriter) {
    card.element("p", [.style("place")]) { place in
      place.element("span", [.style("quiet")], words)
      place.words(" ")
      place.code("\(location.range.file.path):\(location.start.line)")
    }
  }

  private func write(_ location: Location, _ words: String, to card: inout MarkupWriter) {
    let start = location.start.line
    writeAddress(of: location, words, to: &card)
    guard lines[location.range].isQuotable else { return }
    let last = min(location.end.line, start + Self.most - 1)
    card.element("pre", [Attribute("dir", "ltr")]) { pre in
      for line in start...max(start, last) {
        if line > start { pre.line() }
        write(line: line, location.range, to: &pre)
      }
      guard last < location.end.line else { return }
      pre.line()
      pre.words("…")
    }
  }

  private func write(line: Int, _ range: SourceRange, to pre: inout MarkupWriter) {
    let (lines, marked) = (lines[range], range.bytes)
    let bytes = lines.bytes(ofLine: line)
    let text = Array(lines.text(ofLine: line).utf8)
    let inner = marked.clamped(to: bytes)
    let isAll = marked.lowerBound <= bytes.lowerBound && marked.upperBound >= bytes.upperBound
    guard !inner.isEmpty, !isAll else {
      return pre.words(Self.shown(text[...]))
    }
    let start = inner.lowerBound - bytes.lowerBound
    let end = inner.upperBound - bytes.lowerBound
    pre.words(Self.shown(text[..<start]))
    pre.element("mark", [], Self.shown(text[start..<end]))
    pre.words(Self.shown(text[end...]))
  }

  /// Nothing in it may turn the direction of what stands beside it.
  private static func shown(_ bytes: ArraySlice<UInt8>) -> String {
    TerminalText.safe(String(decoding: bytes, as: UTF8.self))
  }
}
