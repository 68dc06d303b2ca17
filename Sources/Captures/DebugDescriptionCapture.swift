internal import Diagnostics

/// `XCUIElement.debugDescription`, as it stands in logs.
enum DebugDescriptionCapture: CaptureFormat {
  static let name = "debug-description"
  static let tolerance = 0.1
  static let isFromRunningApp = true

  static func fits(_ content: CaptureContent) -> Bool {
    content.lines.map(fits) ?? false
  }

  static func fits(_ lines: [CaptureLine]) -> Bool {
    lines.contains { DebugDescriptionLine.type(of: $0.text) != nil }
  }

  static func screens(in content: CaptureContent) throws(CaptureMistake) -> [CapturedScreen] {
    let tree = joined(content.lines ?? [])
    guard let first = tree.first else { return [] }
    var builder = ScreenBuilder(in: content.file, at: first.bytes)
    // The columns of the elements that the next one can be in.
    var open: [(column: Int, number: Int)] = []
    for line in tree {
      guard let parsed = DebugDescriptionLine(line.text) else {
        throw CaptureMistake(
          .unmeasuredFrame(String(line.text.drop { $0 == " " })),
          in: content.file,
          at: line.bytes
        )
      }
      while let last = open.last, last.column >= parsed.column { open.removeLast() }
      var element = CapturedElement(parsed.kind, at: line.bytes, in: open.last?.number)
      element.identifier = parsed.identifier
      element.label = parsed.label ?? (parsed.kind.isField ? parsed.placeholder : nil)
      element.title = parsed.title
      element.isEnabled = !parsed.isDisabled
      element.frame = parsed.frame
      let app = parsed.kind == .application ? element.words : nil
      if let app { builder.describe { $0.app = app } }
      open.append((parsed.column, try builder.add(element)))
    }
    builder.takeSizeFromWindow()
    return [builder.screen]
  }

  /// The lines of the tree, each with what a label's line breaks made of it.
  private static func joined(_ lines: [CaptureLine]) -> [CaptureLine] {
    let mark = lines.firstIndex { $0.text.contains("Element subtree:") }
    var tree: [[CaptureLine]] = []
    var goesOn = false
    for line in lines[(mark.map { $0 + 1 } ?? 0)...] {
      if endings.contains(where: { line.text.contains($0) }) { break }
      if DebugDescriptionLine.type(of: line.text) != nil {
        tree.append([line])
        goesOn = line.text.contains(": '") && line.mayGoOn
      } else if goesOn {
        tree[tree.count - 1].append(line)
        goesOn = line.mayGoOn
      }
    }
    return CaptureLine.joined(tree)
  }

  /// Behind it elements are told again.
  private static let endings = ["Path to element:", "Query chain:"]
}

extension CaptureLine {
  /// Whether a text in quotes may not be closed yet.
  fileprivate var mayGoOn: Bool {
    text.last != "'" && text.last != "}"
      && !["Disabled", "Selected", "Focused"].contains { text.hasSuffix($0) }
  }
}
