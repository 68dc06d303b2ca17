// Written by reviewlint. Add this file to a UI test target and call it on a login screen:
//
//   let app = XCUIApplication()
//   app.launch()
//   try describeScreen(of: app, id: "sign-in")
//
// The screen is attached to the test as reviewlint-sign-in.json, and in the simulator written
// beside this file. A description names it: capture: reviewlint-sign-in.json

import Foundation
import XCTest

extension XCTestCase {
  /// Writes down what the app shows, and which of its boxes are ticked; never what stands in its
  /// fields, but on a screenshot, which reports lay below their drawings.
  @MainActor
  func describeScreen(
    of app: XCUIApplication,
    id: String,
    withScreenshot: Bool = false,
    beside path: StaticString = #filePath
  ) throws {
    let data = try JSONSerialization.data(
      withJSONObject: ReviewlintScreen(app).description(id: id),
      options: [.prettyPrinted, .sortedKeys]
    )
    let name = "reviewlint-\(id)"
    keep(data, "public.json", as: "\(name).json", beside: path)
    guard withScreenshot else { return }
    let picture = XCUIScreen.main.screenshot().pngRepresentation
    keep(picture, "public.png", as: "\(name).png", beside: path)
  }

  @MainActor
  private func keep(_ data: Data, _ type: String, as name: String, beside path: StaticString) {
    let attachment = XCTAttachment(data: data, uniformTypeIdentifier: type)
    attachment.name = name
    attachment.lifetime = .keepAlways
    add(attachment)
    #if targetEnvironment(simulator)
      // Where the test's sources aren't at hand, the attachment is all there is.
      let folder = URL(fileURLWithPath: "\(path)").deletingLastPathComponent()
      try? data.write(to: folder.appendingPathComponent(name))
    #endif
  }
}

@MainActor
private struct ReviewlintScreen {
  private let app: XCUIApplication
  private let tree: any XCUIElementSnapshot
  /// Buttons that can't be tapped, by their labels and places.
  private let covered: Set<String>

  /// Asking whether a button can be tapped takes long.
  private static let mostButtons = 40
  private static let longestText = 80

  init(_ app: XCUIApplication) throws {
    self.app = app
    tree = try app.snapshot()
    let buttons = app.descendants(matching: .button).allElementsBoundByIndex
    let unreached = buttons.prefix(Self.mostButtons).filter { !$0.isHittable }
    covered = Set(unreached.map { Self.key($0.label, $0.frame) })
  }

  func description(id: String) -> [String: Any] {
    let window = app.windows.firstMatch
    let frame = window.exists ? window.frame : tree.frame
    var screen: [String: Any] = [
      "reviewlintTree": 1,
      "id": id,
      "app": tree.label,
      "device": Self.device,
      "os": Self.system,
      "scale": Self.length(XCUIScreen.main.screenshot().image.scale),
      "orientation": frame.width > frame.height ? "landscape" : "portrait",
      "elements": tree.children.compactMap(element),
    ]
    if let lengths = Self.lengths(frame) { screen["size"] = Array(lengths.suffix(2)) }
    switch XCUIDevice.shared.appearance {
    case .dark: screen["appearance"] = "dark"
    case .light: screen["appearance"] = "light"
    default: break
    }
    if let language { screen["language"] = language }
    let keyboard = app.keyboards.firstMatch
    if keyboard.exists { screen["keyboard"] = Self.lengths(keyboard.frame) }
    return screen
  }

  private func element(_ snapshot: any XCUIElementSnapshot) -> [String: Any]? {
    let type = Self.name(of: snapshot.elementType)
    guard type != "keyboard", type != "statusBar" else { return nil }
    var element: [String: Any] = ["type": type]
    let texts = [
      "identifier": snapshot.identifier,
      "label": Self.isField(snapshot) ? Self.title(ofField: snapshot) : snapshot.label,
      "title": Self.isField(snapshot) ? "" : snapshot.title,
    ]
    for (key, text) in texts where !text.isEmpty {
      element[key] = String(text.prefix(Self.longestText))
    }
    if let frame = Self.lengths(snapshot.frame) { element["frame"] = frame }
    if !snapshot.isEnabled { element["enabled"] = false }
    if snapshot.isSelected { element["selected"] = true }
    if let tick = Self.tick(of: snapshot) { element["value"] = tick }
    if type == "button", covered.contains(Self.key(snapshot.label, snapshot.frame)) {
      element["hittable"] = false
    }
    let children = snapshot.children.compactMap(self.element)
    if !children.isEmpty { element["children"] = children }
    return element
  }

  private static func isField(_ snapshot: any XCUIElementSnapshot) -> Bool {
    switch snapshot.elementType {
    case .textField, .secureTextField, .searchField, .textView, .comboBox: true
    default: false
    }
  }

  /// What a field is for; what somebody has typed is left out.
  private static func title(ofField field: any XCUIElementSnapshot) -> String {
    let typed = field.value as? String
    return [field.label, field.placeholderValue ?? ""].first { text in
      !text.isEmpty && (text != typed || text == field.placeholderValue)
    } ?? ""
  }

  /// Whether a box or switch is ticked; the value of anything else is left out.
  private static func tick(of snapshot: any XCUIElementSnapshot) -> String? {
    guard let value = snapshot.value as? String else { return nil }
    switch snapshot.elementType {
    case .checkBox, .switch, .toggle: return ["0", "1"].contains(value) ? value : nil
    // As React Native tells of a check box.
    case .other:
      return ["checkbox, checked", "checkbox, not checked"].contains(value) ? value : nil
    default: return nil
    }
  }

  private static func name(of type: XCUIElement.ElementType) -> String {
    switch type {
    case .application: "application"
    case .window: "window"
    case .sheet: "sheet"
    case .alert: "alert"
    case .button: "button"
    case .link: "link"
    case .cell: "cell"
    case .checkBox: "checkBox"
    case .switch: "switch"
    case .toggle: "toggle"
    case .image: "image"
    case .icon: "icon"
    case .staticText: "staticText"
    case .textField: "textField"
    case .secureTextField: "secureTextField"
    case .searchField: "searchField"
    case .textView: "textView"
    case .comboBox: "comboBox"
    case .scrollView: "scrollView"
    case .table: "table"
    case .collectionView: "collectionView"
    case .webView: "webView"
    case .keyboard: "keyboard"
    case .statusBar: "statusBar"
    case .tabBar: "tabBar"
    case .toolbar: "toolbar"
    default: "other"
    }
  }

  /// The language in which the app was started, else the device's.
  private var language: String? {
    let words = app.launchArguments
    if let place = words.firstIndex(of: "-AppleLanguages"), place + 1 < words.count {
      let tags = words[place + 1].split { "(), \"".contains($0) }
      if let tag = tags.first { return String(tag) }
    }
    return Locale.preferredLanguages.first
  }

  private static var device: String {
    if let model = ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"] {
      return model
    }
    var machine = utsname()
    uname(&machine)
    let letters = Mirror(reflecting: machine.machine).children.compactMap { $0.value as? CChar }
    return String(decoding: letters.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private static var system: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion)"
  }

  private static func key(_ label: String, _ frame: CGRect) -> String {
    "\(label) \(lengths(frame) ?? [])"
  }

  /// Nothing for a frame that couldn't be measured.
  private static func lengths(_ frame: CGRect) -> [Double]? {
    let lengths = [frame.minX, frame.minY, frame.width, frame.height].map(length)
    return lengths.allSatisfy { abs($0) < 1_000_000 } ? lengths : nil
  }

  /// In hundredths of a point.
  private static func length(_ length: CGFloat) -> Double {
    (Double(length) * 100).rounded() / 100
  }
}
