// What the file for a UI test uses of XCTest, for machines without it, and three login screens.
import Foundation

@MainActor open class XCUIElement {
  public enum ElementType: UInt, Sendable {
    case other = 1
    case application, window, sheet, alert, button, link, cell, image, icon, staticText, textField
    case secureTextField, searchField, textView, comboBox, scrollView, table, collectionView
    case webView, keyboard, statusBar, tabBar, toolbar, checkBox, `switch`, toggle
  }

  fileprivate let stub: Stub

  fileprivate init(_ stub: Stub) {
    self.stub = stub
  }

  public var exists: Bool { stub.elementType != .other }
  public var isHittable: Bool { !stub.isCovered }
  public var label: String { stub.label }
  public var frame: CGRect { stub.frame }
  public var windows: XCUIElementQuery { descendants(matching: .window) }
  public var keyboards: XCUIElementQuery { descendants(matching: .keyboard) }

  public func snapshot() throws -> any XCUIElementSnapshot { stub }

  public func descendants(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(
      allElementsBoundByIndex: stub.all.filter { $0.elementType == type }.map(XCUIElement.init))
  }
}

@MainActor public struct XCUIElementQuery {
  public let allElementsBoundByIndex: [XCUIElement]

  public var firstMatch: XCUIElement { allElementsBoundByIndex.first ?? XCUIElement(Stub(.other)) }
}

@MainActor public final class XCUIApplication: XCUIElement {
  public var launchArguments: [String] = []

  /// The screens are told apart as apps are.
  public init(bundleIdentifier: String) {
    let screens = ["phone": Stub.login, "tablet": Stub.menu]
    super.init(screens[bundleIdentifier] ?? .drawnByItself)
  }
}

@MainActor public protocol XCUIElementSnapshot {
  var elementType: XCUIElement.ElementType { get }
  var identifier: String { get }
  var label: String { get }
  var title: String { get }
  var value: Any? { get }
  var placeholderValue: String? { get }
  var isEnabled: Bool { get }
  var isSelected: Bool { get }
  var frame: CGRect { get }
  var children: [any XCUIElementSnapshot] { get }
}

private struct Stub: XCUIElementSnapshot {
  let elementType: XCUIElement.ElementType
  var identifier = ""
  var label = ""
  var title = ""
  var value: Any?
  var placeholderValue: String?
  var isEnabled = true
  var isSelected = false
  var frame = CGRect(x: 0, y: 0, width: 393, height: 852)
  var isCovered = false
  var inner: [Stub] = []

  init(
    _ type: XCUIElement.ElementType, _ label: String = "", in frame: [CGFloat], _ inner: [Stub] = []
  ) {
    elementType = type
    self.label = label
    self.frame = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    self.inner = inner
  }

  init(_ type: XCUIElement.ElementType, _ label: String = "", at y: CGFloat? = nil) {
    elementType = type
    self.label = label
    if let y { frame = CGRect(x: 24, y: y, width: 345, height: 49.9999) }
  }

  var children: [any XCUIElementSnapshot] { inner }

  var all: [Stub] { [self] + inner.flatMap(\.all) }

  static var login: Stub {
    var field = Stub(.textField, "typed@example.com", at: 340)
    field.value = "typed@example.com"
    field.placeholderValue = "E-Mail"
    var password = Stub(.secureTextField, "Passwort", at: 400)
    password.value = "••••"
    var google = Stub(.button, at: 662)
    google.identifier = "google_login_button"
    var box = Stub(.switch, "Ich stimme zu", at: 530)
    box.value = "1"
    var remember = Stub(.other, "Merken", at: 540)
    remember.value = "checkbox, not checked"
    var tab = Stub(.image, "Neu hier?", at: 780)
    tab.isSelected = true
    tab.value = "typed@example.com"
    var covered = Stub(.button, "Mit Facebook anmelden", at: 724)
    covered.isCovered = true
    var broken = Stub(.image, "broken")
    broken.frame = .infinite
    var window = Stub(.window)
    window.inner = [
      Stub(.statusBar, "12:00"), field, password, Stub(.button, "Anmelden", at: 470),
      Stub(.button, "Mit Apple anmelden", at: 600), google, covered, broken,
      box, remember, tab,
    ]
    var keyboard = Stub(.keyboard, "Tastatur")
    keyboard.frame = CGRect(x: 0, y: 552, width: 393, height: 300)
    var app = Stub(.application, "Pawprint")
    app.inner = [window, keyboard]
    return app
  }

  /// On a tablet that is turned: rows of a table, one of which is reached by scrolling.
  static var menu: Stub {
    let rows = [
      Stub(
        .cell, in: [290, 300, 600, 60], [Stub(.staticText, "使用微信登录", in: [310, 315, 200, 30])]),
      Stub(
        .cell, in: [290, 360, 600, 60], [Stub(.staticText, "通过 Apple 登录", in: [310, 375, 200, 30])]
      ),
      Stub(
        .cell, in: [290, 760, 600, 60], [Stub(.staticText, "使用 QQ 登录", in: [310, 775, 200, 30])]),
    ]
    let window = Stub(
      .window, in: [0, 0, 1180, 820],
      [Stub(.table, in: [290, 200, 600, 500], rows), Stub(.link, "帮助", in: [560, 720, 60, 30])])
    return Stub(.application, "爪印", in: [0, 0, 1180, 820], [window])
  }

  /// Of a toolkit that draws by itself: no window, and others around what is tapped.
  static var drawnByItself: Stub {
    var google = Stub(
      .other, in: [20, 600.333, 335, 52],
      [Stub(.button, "Continue with Google", in: [20, 600.333, 335, 52])])
    google.identifier = "google"
    var off = Stub(.button, "Continue with Facebook", in: [20, 540, 335, 52])
    off.isEnabled = false
    let apple = Stub(.image, "apple_logo", in: [40, 490, 20, 20])
    let sheet = Stub(
      .sheet, in: [0, 300, 375, 367],
      [Stub(.button, "Continue with Apple", in: [20, 474, 335, 52], [apple]), off, google])
    return Stub(.application, "Pawprint", in: [0, 0, 375, 667], [sheet])
  }
}

@MainActor public final class XCUIDevice {
  public enum Appearance: Sendable {
    case unspecified, light, dark
  }

  public static let shared = XCUIDevice()
  public var appearance = Appearance.dark
}

@MainActor public struct XCUIScreen {
  public static let main = XCUIScreen()

  public struct Screenshot {
    public struct Image {
      public let scale: CGFloat = 3
    }

    public let image = Image()
    public let pngRepresentation = Data()
  }

  public func screenshot() -> Screenshot { Screenshot() }
}

public final class XCTAttachment {
  public enum Lifetime {
    case deleteOnSuccess, keepAlways
  }

  public var name: String?
  public var lifetime = Lifetime.deleteOnSuccess
  fileprivate let data: Data

  public init(data: Data, uniformTypeIdentifier: String) {
    self.data = data
  }
}

open class XCTestCase {
  public init() {}

  /// Prints what would be kept.
  public func add(_ attachment: XCTAttachment) {
    print(attachment.name ?? "", attachment.lifetime)
    print(String(decoding: attachment.data, as: UTF8.self))
  }
}
