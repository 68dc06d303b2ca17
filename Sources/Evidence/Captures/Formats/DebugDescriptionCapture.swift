internal import Diagnostics

/// `XCUIElement.debugDescription`, as it stands in logs.
enum DebugDescriptionCapture: CaptureFormat {
  static let name = "debug-description"
  static let tolerance = 0.1
  static let isFromRunningApp = true

  static func fits(_ content: CaptureContent) -> Bool {
    content.lines.map(fits) ?? false
  }

  static func fits(_ lines: CaptureLines) -> Bool {
    lines.contains(where: isElement)
  }

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
      element.identifier = parsed.identifier
      element.label = parsed.label ?? (parsed.kind.isField ? parsed.placeholder : nil)
      element.title = parsed.title
      element.isEnabled = !parsed.isDisabled
      element.noteTick(value: parsed.value, isSelected: parsed.isSelected)
      element.frame = parsed.frame
      open.append((parsed.column, try builder.add(element)))
    }
    builder.takeSizeFromWindow()
    builder.screen.showsKeyboards = builder.holdsApplication
    return [builder.screen]
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
    guard let letter = line.firstLetter, letter.isCapital else { return false }
    return DebugDescriptionLine.type(of: line.text) != nil
  }

  private static func isHeading(_ line: CaptureLine) -> Bool {
    line.contains("Element subtree:")
  }

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

extension UInt8 {
  fileprivate var isCapital: Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self }
}
