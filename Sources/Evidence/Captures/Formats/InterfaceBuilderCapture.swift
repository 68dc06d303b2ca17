internal import Diagnostics
internal import Model

/// A storyboard or an interface file of Interface Builder: what was drawn, not what ran.
enum InterfaceBuilderCapture: CaptureFormat {
  static let name = "interface-builder"
  static let tolerance = 0.01
  static let isFromRunningApp = false

  /// Scenes may show one another again and again.
  private static let mostElements = 100_000

  static func fits(_ content: CaptureContent) -> Bool {
    guard let root = content.xml, root.name == "document", let type = root["type"] else {
      return false
    }
    return type.hasPrefix("com.apple.InterfaceBuilder") && type.contains("CocoaTouch")
  }

  static func screens(in content: CaptureContent) throws(CaptureMistake) -> [CapturedScreen] {
    guard let document = content.xml else { return [] }
    let file = InterfaceFile(document)
    guard file.scenes.isEmpty else {
      var screens: [CapturedScreen] = []
      var count = 0
      for scene in file.scenes where !file.isEmbedded(scene) {
        guard let controller = file.controller(of: scene), let view = controller.rootView else {
          continue
        }
        let ids = [controller["id"], scene["sceneID"]].compactMap(\.self)
        var reader = InterfaceReader(file, in: content.file, at: controller.bytes)
        try reader.read(view, named: controller.sceneName, ids: ids)
        screens.append(reader.screen)
        count += reader.screen.elements.count
        guard count <= mostElements else {
          throw CaptureMistake(.tooManyElements(mostElements), in: content.file)
        }
      }
      return screens
    }
    var screens: [CapturedScreen] = []
    for view in file.views {
      var reader = InterfaceReader(file, in: content.file, at: view.bytes)
      try reader.read(view, named: file.ownersClass, ids: [view["id"]].compactMap(\.self))
      screens.append(reader.screen)
    }
    return screens
  }
}

struct InterfaceFile {
  let scenes: [XMLElement]
  /// The root views of a file without scenes.
  let views: [XMLElement]
  let orientation: String?
  let ownersClass: String?
  /// What code calls an object, by the object's id.
  private(set) var outlets: [String: [String]] = [:]
  /// Nothing is called more than so many ways.
  private static let mostNames = 20
  private(set) var controllers: [String: XMLElement] = [:]
  private var embedded: Set<String> = []

  init(_ document: XMLElement) {
    scenes = document.child("scenes")?.children ?? []
    let objects = document.child("objects")?.children ?? []
    views = objects.filter { $0.child(key: "frame") != nil }
    orientation = document.child("device")?["orientation"]
    ownersClass = objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }?["customClass"]
    document.forEachDescendant { element in
      if element.name == "outlet" || element.name == "outletCollection",
        let name = element["property"], let object = element["destination"],
        outlets[object]?.count ?? 0 < Self.mostNames
      {
        outlets[object, default: []].append(name)
      }
      if element.name == "segue", element["kind"] == "embed", let id = element["destination"] {
        embedded.insert(id)
      }
    }
    for scene in scenes {
      if let controller = controller(of: scene), let id = controller["id"] {
        controllers[id] = controller
      }
    }
  }

  func controller(of scene: XMLElement) -> XMLElement? {
    scene.child("objects")?.children.first { $0["sceneMemberID"] == "viewController" }
  }

  /// Whether another scene has it inside.
  func isEmbedded(_ scene: XMLElement) -> Bool {
    controller(of: scene)?["id"].map(embedded.contains) ?? false
  }
}

extension XMLElement {
  fileprivate func forEachDescendant(_ visit: (XMLElement) -> Void) {
    for child in children {
      visit(child)
      child.forEachDescendant(visit)
    }
  }

  /// The view of a view controller.
  var rootView: XMLElement? { child(key: "view") }

  /// How people know the scene of a view controller.
  var sceneName: String? { self["storyboardIdentifier"] ?? self["customClass"] ?? self["id"] }
}

/// Reads the views of one screen in an interface file.
struct InterfaceReader {
  private let file: InterfaceFile
  private var builder: ScreenBuilder
  /// The view controllers inside one another that are being read.
  private var embedding: [String] = []

  init(_ file: InterfaceFile, in source: SourceFile, at bytes: Range<Int>) {
    self.file = file
    builder = ScreenBuilder(in: source, at: bytes)
  }

  var screen: CapturedScreen { builder.screen }

  /// The root view is the screen.
  mutating func read(_ view: XMLElement, named name: String?, ids: [String]) throws(CaptureMistake)
  {
    let frame = try frame(of: view)
    builder.screen.name = name
    builder.screen.ids = ids
    builder.screen.width = frame?.width
    builder.screen.height = frame?.height
    builder.screen.saidOrientation = file.orientation.flatMap { .init(rawValue: $0) }
    let origin = frame.map { Rectangle(x: 0, y: 0, width: $0.width, height: $0.height) }
    try add(view, as: origin, in: nil)
  }

  /// Where a view's own views are, and whether that is known.
  private mutating func add(
    _ view: XMLElement, as frame: Rectangle?, in parent: Int?
  ) throws(CaptureMistake) {
    var element = element(of: view)
    element.frame = frame
    element.parent = parent
    let number = try builder.add(element)
    for part in parts(of: view) { try add(part, inside: number, at: frame) }
    if view.name == "containerView" { try addEmbedded(in: view, inside: number, at: frame) }
  }

  private mutating func add(
    _ view: XMLElement, inside parent: Int, at origin: Rectangle?
  ) throws(CaptureMistake) {
    let inner = try frame(of: view)
    // Rows that code repeats stand anywhere.
    let isKnown =
      view.name != "tableViewCell" || builder[parent].kind != .scrollView
      || view["reuseIdentifier"] == nil
    let frame = isKnown ? origin.flatMap { at in inner?.moved(right: at.x, down: at.y) } : nil
    try add(view, as: frame, in: parent)
  }

  /// The views directly in a view, however Interface Builder links them.
  private func parts(of view: XMLElement) -> [XMLElement] {
    let excluded = excluded(in: view)
    let parts = view.children.flatMap { child -> [XMLElement] in
      switch child.name {
      case "subviews", "cells", "prototypes": child.children
      case "sections": child.children.compactMap { $0.child("cells") }.flatMap(\.children)
      default: Self.partKeys.contains(child["key"] ?? "") ? [child] : []
      }
    }
    return parts.filter { !excluded.contains($0["id"] ?? "") }
  }

  private static let partKeys: Set = [
    "contentView", "tableHeaderView", "tableFooterView", "backgroundView", "cellPrototype",
  ]

  /// The views that aren't installed by default.
  private func excluded(in view: XMLElement) -> Set<String> {
    let masks = view.children.filter { $0.name == "variation" && $0["key"] == "default" }
      .compactMap { $0.child(key: "subviews") }
    return Set(masks.flatMap(\.children).compactMap { $0["reference"] })
  }

  private mutating func addEmbedded(
    in view: XMLElement, inside parent: Int, at frame: Rectangle?
  ) throws(CaptureMistake) {
    let segue = view.child("connections")?.children.first { $0["kind"] == "embed" }
    guard let id = segue?["destination"], !embedding.contains(id),
      let root = file.controllers[id]?.rootView
    else { return }
    embedding.append(id)
    try add(root, as: frame, in: parent)
    embedding.removeLast()
  }

  private func frame(of view: XMLElement) throws(CaptureMistake) -> Rectangle? {
    guard let rect = view.children.first(where: { $0.name == "rect" && $0["key"] == "frame" })
    else { return nil }
    let texts = ["x", "y", "width", "height"].map { rect[$0] ?? "" }
    let lengths = texts.compactMap { CaptureNumber.length($0) }
    guard lengths.count == 4 else {
      let text = texts.joined(separator: ", ")
      throw CaptureMistake(.unmeasuredFrame(text), in: screen.file, at: rect.bytes)
    }
    return Rectangle(lengths)
  }
}

// What a view is, and what stands on it.
extension InterfaceReader {
  private func element(of view: XMLElement) -> CapturedElement {
    var element = CapturedElement(kind(of: view), at: view.bytes)
    let rect = view.children.first { $0.name == "rect" && $0["key"] == "frame" }
    if let rect { element.bytes = view.bytes.lowerBound..<rect.bytes.upperBound }
    element.className = view["customClass"]
    let accessibility = view.child(key: "accessibilityConfiguration")
    element.identifier = accessibility?["identifier"]
    element.label = view["text"] ?? view["placeholder"] ?? accessibility?["label"]
    element.title = title(of: view) ?? accessibility?["label"]
    element.isEnabled = view["enabled"] != "NO"
    // What a switch is drawn as is always told, by leaving it out where that is off.
    if view.name == "switch" { element.isTicked = view["on"] == "YES" }
    if view["selected"] == "YES" { element.isTicked = true }
    let alpha = view["alpha"].flatMap { CaptureNumber.length($0) } ?? 1
    element.hidesAll = view["hidden"] == "YES" || alpha < 0.02
    element.clips = view["clipsSubviews"] == "YES" || element.kind == .scrollView
    let connections = view.child("connections")?.children ?? []
    element.codeNames =
      connections.compactMap { $0["selector"] } + (file.outlets[view["id"] ?? ""] ?? [])
      + [view["userLabel"]].compactMap(\.self)
    element.imageNames = images(on: view)
    return element
  }

  private func kind(of view: XMLElement) -> ElementKind {
    let traits = view.child(key: "accessibilityConfiguration")?.child(key: "traits")
    if traits?["button"] == "YES" { return .button }
    if traits?["link"] == "YES" { return .link }
    switch view.name {
    case "button": return .button
    case "label": return .text
    case "imageView": return .image
    case "switch": return .checkBox
    case "tableViewCell", "collectionViewCell": return .cell
    case "scrollView", "tableView", "collectionView", "webView", "wkWebView": return .scrollView
    case "textField", "searchBar":
      let isSecure = view.child(key: "textInputTraits")?["secureTextEntry"] == "YES"
      return isSecure ? .secureTextField : .textField
    // What shows nothing but text is no field.
    case "textView": return .other
    default: return view["customClass"]?.hasSuffix("Button") == true ? .button : .other
    }
  }

  private func title(of view: XMLElement) -> String? {
    let configuration = view.children.first { $0.name == "buttonConfiguration" }
    let state = view.children.first { $0.name == "state" && $0["key"] == "normal" }
    let titles = [
      configuration?["title"], configuration.flatMap(attributedTitle), state?["title"],
      state.flatMap(attributedTitle),
    ]
    return titles.lazy.compactMap(\.self).first { !$0.isEmpty }
  }

  private func attributedTitle(in element: XMLElement) -> String? {
    let fragments = element.child(key: "attributedTitle")?.children ?? []
    let text = fragments.compactMap { $0["content"] }.joined()
    return text.isEmpty ? nil : text
  }

  private func images(on view: XMLElement) -> [String] {
    let places =
      [view] + view.children.filter { $0.name == "buttonConfiguration" || $0.name == "state" }
    return places.flatMap { place in
      ["image", "backgroundImage"].compactMap { place[$0] }
    }
  }
}
