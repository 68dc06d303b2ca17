internal import Diagnostics
internal import Model

/// UIKit's `recursiveDescription`, as debuggers and snapshot tests write it.
enum RecursiveDescriptionCapture: CaptureFormat {
  static let name = "recursive-description"
  static let tolerance = 0.001

  static func fits(_ content: CaptureContent) -> Bool { content.lines.map(fits) ?? false }

  static func fits(_ lines: CaptureLines) -> Bool { lines.contains(where: isView) }

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
          y: frame.y - view.contentOffset.y))
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

/// A view in UIKit's `recursiveDescription`.
struct RecursiveDescriptionLine {
  let column: Int
  let className: String
  /// The class of UIKit's that the view's own is made from.
  private let baseClass: String?
  /// In the view that it is in.
  let frame: Rectangle
  let text: String?
  let identifier: String?
  let isHidden: Bool
  let clips: Bool
  let contentOffset: (x: Double, y: Double)

  /// Where a view begins on a line, if one does.
  static func start(of line: Substring) -> Substring.Index? {
    let start = line.firstIndex { !" |\t".contains($0) }
    return start.flatMap { isView(line[$0...]) ? $0 : nil }
  }

  /// Where a view begins behind what a log or a console writes in front of the outermost one.
  static func startBehindWords(of line: Substring) -> Substring.Index? {
    line.prefix(200).indices.first { isView(line[$0...]) }
  }

  private static func isView(_ text: Substring) -> Bool {
    guard text.first == "<" else { return false }
    let name = text.dropFirst().prefix { $0 != ";" && $0 != ":" && $0 != ">" }
    let isName =
      !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || "_.<>, ".contains($0) }
    // A class can have others in brackets, as a log has its levels.
    let isClosed = text[name.endIndex...].first == ">" && !name.contains("<")
    return isName && !isClosed && text.contains("; frame = ")
  }

  /// Nil when its frame can't be read.
  init?(_ line: Substring) {
    let start = Self.start(of: line)
    guard let first = start ?? Self.startBehindWords(of: line) else { return nil }
    column = start.map { line[..<$0].count } ?? 0
    let body = line[line.index(after: first)...]
    className = String(body.prefix { $0 != ";" && $0 != ":" && $0 != ">" })
    baseClass = Self.value(of: "baseClass", in: body).map(String.init)
    guard let written = Self.value(of: "frame", in: body), written.hasPrefix("("),
      let frame = CaptureNumber.frame(written.dropFirst().dropLast(), between: "; ", and: " ")
    else { return nil }
    self.frame = frame
    text = Self.text(of: "text", in: body)
    identifier = Self.text(of: "accessibilityIdentifier", in: body)
    let alpha = Self.value(of: "alpha", in: body).flatMap { CaptureNumber.length($0) } ?? 1
    isHidden = Self.value(of: "hidden", in: body) == "YES" || alpha < 0.02
    clips = Self.value(of: "clipsToBounds", in: body) == "YES"
    let offset = Self.value(of: "contentOffset", in: body).map { $0.dropFirst().dropLast() }
    let lengths = (offset ?? "").split(separator: ", ").compactMap { CaptureNumber.length($0) }
    contentOffset = lengths.count == 2 ? (lengths[0], lengths[1]) : (0, 0)
  }

  /// What a view is, by its class and the one that UIKit gave it.
  var kind: ElementKind {
    let kind = Self.kind(of: className)
    return kind == .other ? baseClass.map(Self.kind) ?? kind : kind
  }

  private static func kind(of className: String) -> ElementKind {
    switch className {
    case "UIWindow": .window
    case "UIButtonLabel", "UILabel": .text
    case "UITextField", "UISearchBarTextField", "UITextView": .textField
    case "UIImageView": .image
    case "UIScrollView", "UITableView", "UICollectionView", "WKScrollView": .scrollView
    case "UITableViewCell", "UICollectionViewCell": .cell
    case "UISwitch": .checkBox
    case _ where className.hasPrefix("UIKeyboard"): .keyboard
    case _ where className.hasPrefix("UIStatusBar"): .statusBar
    case _ where className.hasSuffix("Button"): .button
    case _ where className.hasSuffix("CheckBox") || className.hasSuffix("Checkbox"): .checkBox
    default: .other
    }
  }

  /// What stands behind a key, up to the semicolon after it that isn't in parentheses.
  private static func value(of key: String, in body: Substring) -> Substring? {
    guard let range = body.firstRange(of: "; \(key) = ") ?? body.firstRange(of: "; \(key): ")
    else { return nil }
    var depth = 0
    let value = body[range.upperBound...].prefix { letter in
      if "({".contains(letter) { depth += 1 }
      if ")}".contains(letter) { depth -= 1 }
      return depth > 0 || letter != ";" && letter != ">"
    }
    return value
  }

  /// A text in quotes, which aren't escaped in it.
  private static func text(of key: String, in body: Substring) -> String? {
    guard let range = body.firstRange(of: "; \(key) = '") else { return nil }
    let rest = body[range.upperBound...]
    let end = rest.firstRange(of: "';")?.lowerBound ?? rest.lastIndex(of: "'") ?? rest.endIndex
    return end == rest.startIndex ? nil : decoded(rest[..<end])
  }

  /// Some consoles print a letter that isn't ASCII as `\u` and four digits.
  private static func decoded(_ text: Substring) -> String {
    let mark = Array(#"\u"#.utf16)
    guard text.contains(#"\u"#) else { return String(text) }
    var rest = Array(text.utf16)[...]
    var units: [UInt16] = []
    while let first = rest.first {
      let digits = String(decoding: rest.dropFirst(mark.count).prefix(4), as: UTF16.self)
      if rest.starts(with: mark), digits.count == 4, digits.allSatisfy(\.isHexDigit),
        let unit = UInt16(digits, radix: 16)
      {
        units.append(unit)
        rest = rest.dropFirst(mark.count + 4)
      } else {
        units.append(first)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: units, as: UTF16.self)
  }
}
