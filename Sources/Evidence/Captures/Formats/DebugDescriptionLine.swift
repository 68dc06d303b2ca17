internal import Model

/// A line of `XCUIElement.debugDescription`.
struct DebugDescriptionLine {
  let column: Int
  let kind: ElementKind
  var frame: Rectangle?
  var identifier: String?
  var label: String?
  var title: String?
  var placeholder: String?
  var value: String?
  var isDisabled = false
  var isSelected = false

  /// The type that a line begins with, if what follows is told of an element.
  static func type(of line: Substring) -> Substring? {
    let text = line.drop { $0 == " " || $0 == "→" || $0 == "\t" }
    let type = text.prefix { $0.isLetter && $0.isASCII }
    guard !type.isEmpty, ElementKind(typeName: type) != nil else { return nil }
    var rest = text[type.endIndex...]
    while rest.hasPrefix(" ("), let close = rest.firstIndex(of: ")") {
      rest = rest[rest.index(after: close)...]
    }
    let isElement = [", 0x", ", {{", ", pid:", ", identifier: '", ", label: '", ", Disabled"]
      .contains { rest.hasPrefix($0) }
    return isElement ? type : nil
  }

  /// Nil when its frame can't be read.
  init?(_ line: Substring) {
    guard let type = Self.type(of: line), let kind = ElementKind(typeName: type) else {
      return nil
    }
    self.kind = kind
    column = line[..<type.startIndex].count
    var rest = line[type.endIndex...]
    let texts = rest.firstRange(of: ": '")?.lowerBound ?? rest.endIndex
    if let start = rest[..<texts].firstRange(of: ", {") {
      let written = rest[rest.index(start.lowerBound, offsetBy: 2)...]
      guard let end = written.firstRange(of: "}}"),
        let frame = CaptureNumber.frame(written[..<end.upperBound])
      else { return nil }
      self.frame = frame
      rest = written[end.upperBound...]
    }
    readStates(from: &rest)
    readTail(from: &rest)
    readTexts(from: rest)
  }

  /// What stands behind all texts.
  private mutating func readStates(from rest: inout Substring) {
    if let point = rest.lastRange(of: ", hitPoint: {") { rest = rest[..<point.lowerBound] }
    var isState = true
    while isState {
      isState = false
      for state in Self.states where rest.hasSuffix(state) {
        if state == ", Disabled" { isDisabled = true }
        if state == ", Selected" { isSelected = true }
        rest = rest.dropLast(state.count)
        isState = true
      }
    }
  }

  private static let states = [
    ", Disabled", ", Selected", ", Keyboard Focused", ", Focused", ", Secure", ", Editable",
  ]

  /// The placeholder and the value, unless it is what is in a field: that is nobody's business.
  private mutating func readTail(from rest: inout Substring) {
    if let start = rest.lastRange(of: ", placeholderValue: '") {
      placeholder = String(rest[start.upperBound...].prefix { $0 != "'" })
      rest = rest[..<start.lowerBound]
    }
    // A label can have the same words in it.
    guard let start = rest.lastRange(of: ", value: ") else { return }
    let before = rest[..<start.lowerBound]
    let ends = ["'", "}"] + Self.states
    guard before.isEmpty || ends.contains(where: before.hasSuffix) else { return }
    if !kind.isField { value = String(rest[start.upperBound...]) }
    rest = before
    readStates(from: &rest)
  }

  /// Texts aren't escaped: each goes on to the last quote before the next key, or the end.
  private mutating func readTexts(from all: Substring) {
    var rest = all
    while let next = Self.keys.compactMap({ key in
      rest.firstRange(of: ", \(key): '").map { (key, $0) }
    }).min(by: { $0.1.lowerBound < $1.1.lowerBound }) {
      let text = rest[next.1.upperBound...]
      let ends = Self.keys.compactMap { text.firstRange(of: "', \($0): '")?.lowerBound }
      let end = ends.min() ?? text.lastIndex(of: "'") ?? text.endIndex
      let words = String(text[..<end])
      if !words.isEmpty { set(next.0, words) }
      rest = text[end...]
    }
  }

  private static let keys = ["identifier", "label", "title"]

  private mutating func set(_ key: String, _ words: String) {
    switch key {
    case "identifier": identifier = words
    case "label": label = words
    default: title = words
    }
  }
}

extension Substring {
  /// Where a text stands first.
  func firstRange(of text: String) -> Range<Index>? {
    ranges(of: text).first
  }

  /// Where it stands last.
  func lastRange(of text: String) -> Range<Index>? {
    ranges(of: text).last
  }
}
