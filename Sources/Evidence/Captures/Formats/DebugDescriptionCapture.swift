internal import Diagnostics
internal import Model

/// `XCUIElement.debugDescription`, as it stands in logs.
enum DebugDescriptionCapture: CaptureFormat {
  static let name = "debug-description"
  static let tolerance = 0.1

  static func fits(_ content: CaptureContent) -> Bool { content.lines.map(fits) ?? false }

  static func fits(_ lines: CaptureLines) -> Bool { lines.contains(where: isElement) }

  static func screens(in content: CaptureContent) throws(CaptureMistake) -> [CapturedScreen] {
    let tree = content.lines.map { Self.tree(in: $0, of: content.file) } ?? []
    guard let first = tree.first else { return [] }
    var builder = ScreenBuilder(in: content.file, at: first.bytes)
    // The columns of the elements that the next one can be in.
    var open: [(column: Int, number: Int)] = []
    for line in tree {
      guard let parsed = DebugDescriptionLine(line.text) else {
        throw CaptureMistake(
          .unmeasuredFrame(String(line.text.drop { $0 == " " })), in: content.file, at: line.bytes)
      }
      while let last = open.last, last.column >= parsed.column { open.removeLast() }
      var element = CapturedElement(parsed.kind, at: line.bytes, in: open.last?.number)
      element.identifier = parsed.texts["identifier"]
      element.label = parsed.texts["label"] ?? (parsed.kind.isField ? parsed.placeholder : nil)
      element.title = parsed.texts["title"]
      element.isEnabled = !parsed.isDisabled
      element.note(value: parsed.value, isSelected: parsed.isSelected)
      element.frame = parsed.frame
      open.append((parsed.column, try builder.add(element)))
    }
    return builder.screensOfApplication()
  }

  /// The lines of the tree, each with what a label's line breaks made of it.
  private static func tree(in lines: CaptureLines, of file: SourceFile) -> [CaptureLine] {
    var tree: [CaptureLine] = []
    var isTree = !lines.contains(where: isHeading)
    var goesOn = false
    for line in lines {
      if !isTree {
        isTree = isHeading(line)
      } else if isEnding(line) || tree.count > ScreenBuilder.mostElements {
        break
      } else if isElement(line) {
        tree.append(line)
        goesOn = line.contains(": '") && line.mayGoOn
      } else if goesOn {
        tree[tree.count - 1].extend(to: line, in: file)
        goesOn = line.mayGoOn
      }
    }
    return tree
  }

  private static func isElement(_ line: CaptureLine) -> Bool {
    guard let letter = line.firstLetter, UInt8(ascii: "A")...UInt8(ascii: "Z") ~= letter else {
      return false
    }
    return DebugDescriptionLine.type(of: line.text) != nil
  }

  private static func isHeading(_ line: CaptureLine) -> Bool { line.contains("Element subtree:") }

  /// Behind it elements are told again.
  private static func isEnding(_ line: CaptureLine) -> Bool {
    line.contains("Path to element:") || line.contains("Query chain:")
  }
}

extension CaptureLine {
  /// Whether a text in quotes may not be closed yet.
  fileprivate var mayGoOn: Bool {
    !["'", "}", "Disabled", "Selected", "Focused"].contains { hasSuffix($0) }
  }
}

struct DebugDescriptionLine {
  let column: Int
  let kind: ElementKind
  var frame: Rectangle?
  /// The identifier, the label and the title, by these words.
  private(set) var texts: [String: String] = [:]
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
    guard let type = Self.type(of: line), let kind = ElementKind(typeName: type) else { return nil }
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
    while let state = Self.states.first(where: rest.hasSuffix) {
      if state == ", Disabled" { isDisabled = true }
      if state == ", Selected" { isSelected = true }
      rest = rest.dropLast(state.count)
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
      if end > text.startIndex { texts[next.0] = String(text[..<end]) }
      rest = text[end...]
    }
  }

  private static let keys = ["identifier", "label", "title"]
}

extension Substring {
  func lastRange(of text: String) -> Range<Index>? { ranges(of: text).last }
}
