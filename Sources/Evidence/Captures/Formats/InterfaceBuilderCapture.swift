internal import Diagnostics

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

/// The parts of an interface file.
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
  private var controllers: [String: XMLElement] = [:]
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

  func controller(id: String) -> XMLElement? { controllers[id] }

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
