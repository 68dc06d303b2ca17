internal import Diagnostics
internal import Model

/// UIKit's `recursiveDescription`, as debuggers and snapshot tests write it.
enum RecursiveDescriptionCapture: CaptureFormat {
  static let name = "recursive-description"
  static let tolerance = 0.001
  static let isFromRunningApp = true

  static func fits(_ content: CaptureContent) -> Bool {
    content.lines.map(fits) ?? false
  }

  static func fits(_ lines: CaptureLines) -> Bool {
    lines.contains(where: isView)
  }

  static func screens(in content: CaptureContent) throws(CaptureMistake) -> [CapturedScreen] {
    let views = content.lines.map { Self.views(in: $0, of: content.file) } ?? []
    guard let first = views.first else { return [] }
    var builder = ScreenBuilder(in: content.file, at: first.bytes)
    var open: [Open] = []
    for line in views {
      guard line.utf8.contains(UInt8(ascii: ">")) else {
        throw CaptureMistake(.cutOffCapture(name), in: content.file, at: line.bytes)
      }
      guard let view = RecursiveDescriptionLine(line.text) else {
        let text = String(line.text.drop { " |\t".contains($0) })
        throw CaptureMistake(.unmeasuredFrame(text), in: content.file, at: line.bytes)
      }
      while let last = open.last, last.column >= view.column { open.removeLast() }
      let frame = view.frame.moved(right: open.last?.x ?? 0, down: open.last?.y ?? 0)
      var element = CapturedElement(view.kind, at: line.bytes, in: open.last?.number)
      element.className = view.className
      element.label = view.text
      element.identifier = view.identifier
      element.hidesAll = view.isHidden
      element.clips = element.clips || view.clips
      element.frame = frame
      let number = try builder.add(element)
      open.append(
        Open(
          column: view.column, number: number, x: frame.x - view.contentOffset.x,
          y: frame.y - view.contentOffset.y)
      )
    }
    builder.screen.width = builder[0].frame?.width
    builder.screen.height = builder[0].frame?.height
    try refuseWithoutTitles(builder.screen)
    return [builder.screen]
  }

  /// A view that others can be in, and where what is in it begins.
  private struct Open {
    let column: Int
    let number: Int
    let x: Double
    let y: Double
  }

  /// The lines of views, each with what a text's line breaks made of it.
  private static func views(in lines: CaptureLines, of file: SourceFile) -> [CaptureLine] {
    var views: [CaptureLine] = []
    var before: CaptureLine?
    for line in lines {
      if isView(line) {
        if let before, views.isEmpty, holds(before, line) { views.append(before) }
        views.append(line)
        if views.count > ScreenBuilder.mostElements { break }
      } else if let last = views.last, !last.hasSuffix(">"), !line.utf8.isEmpty {
        views[views.count - 1].extend(to: line, in: file)
      }
      before = line
    }
    return views
  }

  /// Whether the first view in a column of its own is in one that stands behind words.
  private static func holds(_ outermost: CaptureLine, _ view: CaptureLine) -> Bool {
    view.utf8.first != UInt8(ascii: "<")
      && RecursiveDescriptionLine.startBehindWords(of: outermost.text) != nil
  }

  private static func isView(_ line: CaptureLine) -> Bool {
    line.firstLetter == UInt8(ascii: "<") && RecursiveDescriptionLine.start(of: line.text) != nil
  }

  /// SwiftUI draws its texts itself.
  private static func refuseWithoutTitles(_ screen: CapturedScreen) throws(CaptureMistake) {
    guard let drawn = screen.elements.first(where: { $0.className.map(isSwiftUI) ?? false }),
      !screen.elements.contains(where: { $0.words != nil || $0.kind == .button })
    else { return }
    throw CaptureMistake(Message(.drawnBySwiftUI), in: screen.file, at: drawn.bytes)
  }

  private static func isSwiftUI(_ name: String) -> Bool {
    name.hasPrefix("SwiftUI.") || name.contains("UIHostingView")
      || name == "_UIShapeHitTestingView" || name == "CGDrawingView"
  }
}
