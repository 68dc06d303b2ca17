import Captures
import Testing

/// The shapes in which real files of the formats were met, besides those of `CaptureTests`.
@Suite struct ShapeTests {
  struct Shape: CustomStringConvertible, Sendable {
    let format: String
    let name: String
    let text: String
    /// The logins, and then what could be a button.
    let buttons: [String]

    init(_ format: String, _ name: String, _ text: String, _ buttons: [String]) {
      self.format = format
      self.name = name
      self.text = text
      self.buttons = buttons
    }

    var description: String { "\(format), \(name)" }
  }

  private static let shapes = [
    Shape(
      "debug-description",
      "as a debugger prints a text",
      #"""
          t =    109.84s Requesting snapshot of accessibility hierarchy for app with pid 9
      "Attributes: Application, 0x1, pid: 9, label: \'App\'\nElement subtree:\n →Application, 0x1, pid: 9, label: \'App\'\n    Window (Main), 0x2, {{0.0, 0.0}, {414.0, 896.0}}\n      Button, 0x3, {{20.0, 542.0}, {369.0, 44.5}}, label: \'Sign in with Apple\'\nPath to element:\n"
      """#,
      ["apple \"Sign in with Apple\" [20, 542, 369, 44.5]"]
    ),
    Shape(
      "debug-description",
      "in a comment of the test",
      """
              /*
               (lldb) po app
               Element subtree:
                →Application, 0x1, pid: 8, label: 'AX'
                   Window (Main), 0x2, {{0.0, 0.0}, {390.0, 844.0}}
                     StaticText, 0x4, {{147.7, 404.1}, {94.7, 20.3}}, label: 'Fig Tree 'Green Gem''
                     Button, 0x5, {{164.7, 448.7}, {160.7, 44.3}}, label: 'Continue with Google', Selected
               Path to element:
                →Application, 0x1, pid: 8, label: 'AX'
               */
      """,
      ["google \"Continue with Google\" [164.7, 448.7, 160.7, 44.3]"]
    ),
    Shape(
      "debug-description",
      "of an interaction with a device: no pointers, one column a level",
      """
      Device orientation: portrait
      ----
      Application bundle identifier: com.example.app
      Application, pid: 9, label: 'App'
       Window, {{0, 0}, {402, 874}}
        Button, {{20, 600}, {362, 50}}, identifier: 'facebook-login', hitPoint: {201, 625}
        Button, {{20, 660}, {362, 50}}, label: 'Help', Disabled
      """,
      ["facebook [20, 600, 362, 50]", "? Help"]
    ),
    Shape(
      "snapshot",
      "of a driver",
      """
      {"axElement": {"identifier": "", "frame": {"X": 0, "Y": 0, "Width": 402, "Height": 874},
        "label": "App", "elementType": 2, "enabled": true, "children": [
         {"identifier": "kakao_login", "frame": {"X": 20, "Y": 700, "Width": 362, "Height": 48},
          "label": "", "elementType": 9, "enabled": true, "children": []}]}, "depth": 2}
      """,
      ["kakao [20, 700, 362, 48]"]
    ),
    Shape(
      "snapshot",
      "without application",
      """
      {"elementType": 4, "frame": {"X": 0, "Y": 0, "Width": 402, "Height": 874}, "children": [
        {"elementType": 42, "label": "Sign in with LINE", "placeholderValue": null,
         "frame": {"X": 20.333333, "Y": 700, "Width": 362, "Height": 48}}]}
      """,
      ["line \"Sign in with LINE\" [20.33, 700, 362, 48]"]
    ),
    Shape(
      "webdriveragent",
      "of React Native: every view joins the labels in it",
      """
      <XCUIElementTypeApplication name="App" x="0" y="0" width="414" height="896">
        <XCUIElementTypeOther name="Log in with X Help" label="Log in with X Help" x="0" y="0"
          width="414" height="896">
          <XCUIElementTypeOther name="Log in with X" label="Log in with X" x="20" y="300" width="374"
            height="44">
            <XCUIElementTypeStaticText name="Log in with X" label="Log in with X" x="90" y="310"
              width="200" height="20"/>
          </XCUIElementTypeOther>
        </XCUIElementTypeOther>
      </XCUIElementTypeApplication>
      """,
      ["x \"Log in with X\" [20, 300, 374, 44]"]
    ),
    Shape(
      "webdriveragent",
      "of Flutter: an identifier, and a button of the same size in it",
      """
      <?xml version="1.0" encoding="UTF-8"?><AppiumAUT><XCUIElementTypeApplication x="0" y="0"
        width="393" height="852"><XCUIElementTypeOther name="google" x="24" y="662" width="345"
        height="50"><XCUIElementTypeButton label="Mit Google anmelden" x="24" y="662" width="345"
        height="50"/></XCUIElementTypeOther></XCUIElementTypeApplication></AppiumAUT>
      """,
      ["google \"Mit Google anmelden\" [24, 662, 345, 50]"]
    ),
    Shape(
      "maestro",
      "with blanks before colons",
      """
      None:
      {
        "attributes" : {"text" : "", "resource-id" : "", "bounds" : "[0,0][393,852]"},
        "children" : [ {
          "attributes" : {"accessibilityText" : "Đăng nhập bằng Apple", "title" : "", "value" : "",
            "text" : "", "hintText" : "", "resource-id" : "apple", "bounds" : "[24,600][369,650]",
            "enabled" : "true", "focused" : "false"},
          "children" : [ ], "enabled" : true
        } ]
      }
      """,
      ["apple \"Đăng nhập bằng Apple\" [24, 600, 345, 50]"]
    ),
    Shape(
      "maestro",
      "of the first version",
      """
      {"attributes": {"bounds": "[0,0][390,844]"}, "children": [{"attributes":
        {"text": "Continue with Facebook", "resource-id": "", "bounds": "[20,500][370,550]",
         "clickable": "true"}, "children": []}]}
      """,
      ["facebook \"Continue with Facebook\" [20, 500, 350, 50]"]
    ),
    Shape(
      "idb",
      "in lines",
      """
      {"AXFrame": "{{0, 0}, {402, 874}}", "type": "Application", "AXLabel": "App", "role": "AXApplication"}
      {"AXFrame": "{{20, 700.5}, {362, 40.666666666666671}}", "type": "Button", "AXLabel": "Log in with VK"}
      """,
      ["vk \"Log in with VK\" [20, 700.5, 362, 40.67]"]
    ),
    Shape(
      "idb",
      "nested, with what else the tool says",
      """
      {"elements" : [{"AXUniqueId" : "App", "type" : "Application", "AXLabel" : "App", "enabled" : true,
        "frame" : {"x" : 0, "y" : 0, "width" : 402, "height" : 874}, "children" : [
          {"AXUniqueId" : null, "AXLabel" : "Log in with GitHub", "type" : "Button", "AXValue" : null,
           "frame" : {"x" : 20, "y" : 96, "width" : 362, "height" : 44}}]}], "truncated" : false}
      """,
      ["github \"Log in with GitHub\" [20, 96, 362, 44]"]
    ),
    Shape(
      "figma",
      "a rectangle in a group with more texts below it",
      """
      {"id": "1:1", "name": "Login", "type": "FRAME",
       "absoluteBoundingBox": {"x": -2262.5, "y": -369, "width": 414, "height": 896}, "children": [
        {"type": "GROUP", "name": "Group 6778", "fills": [],
         "absoluteBoundingBox": {"x": -2242.5, "y": 336, "width": 374, "height": 97}, "children": [
          {"type": "RECTANGLE", "fills": [{"type": "SOLID"}],
           "absoluteBoundingBox": {"x": -2242.5, "y": 336, "width": 374, "height": 63}},
          {"type": "TEXT", "characters": "SIGN IN WITH APPLE",
           "absoluteBoundingBox": {"x": -2086, "y": 361, "width": 62, "height": 14}},
          {"type": "TEXT", "characters": "ALREADY HAVE AN ACCOUNT? LOG IN",
           "absoluteBoundingBox": {"x": -2196, "y": 419, "width": 282, "height": 14}}]}]}
      """,
      ["apple \"SIGN IN WITH APPLE\" [20, 705, 374, 63]"]
    ),
    Shape(
      "figma",
      "a component's name says what its layer doesn't",
      """
      {"name": "App", "components": {"7:1": {"name": "Google Icon"}}, "document": {"type": "DOCUMENT",
       "children": [{"type": "CANVAS", "children": [{"type": "SECTION", "children": [{"type": "FRAME",
        "name": "Login", "absoluteBoundingBox": {"x": 0, "y": 0, "width": 390, "height": 844},
        "children": [{"type": "INSTANCE", "name": "Icon", "componentId": "7:1",
         "absoluteBoundingBox": {"x": 136, "y": 714, "width": 44, "height": 44}}]}]}]}]}}
      """,
      ["google [136, 714, 44, 44]"]
    ),
    Shape(
      "recursive-description",
      "classes of the app's own, and their layers",
      """
      <UIWindow: 0x1; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x2>>
         | <PWTallView: 0x3; baseClass = UIScrollView; frame = (0 20; 375 647); contentOffset: {0, 10}; contentSize: {375, 900}; adjustedContentInset: {0, 0, 0, 0}>
         |    | <PWTapArea: 0x4; baseClass = UIButton; frame = (16 529.5; 343 39); opaque = NO; layer = <CALayer: 0x5>>
         |    |    | <UIButtonLabel: 0x6; frame = (116 6.5; 111.5 26.5); text = 'Sign in with Google'; layer = <_UILabelLayer: 0x7>>
         |    |    |    | <_UILabelContentLayer: 0x8> (layer)
      """,
      ["google \"Sign in with Google\" [16, 539.5, 343, 39]"]
    ),
    Shape(
      "recursive-description",
      "without pointers, as snapshots of tests have it",
      """
      <UIView; frame = (0 0; 320 568); layer = <CALayer>>
         | <FBSDKLoginButton; frame = (60.5 500; 199 28); opaque = NO; layer = <CALayer>>
         |    | <UIButtonLabel; frame = (40 4; 150 20); text = 'Log in with Facebook'; layer = <_UILabelLayer>>
      """,
      ["facebook \"Log in with Facebook\" [60.5, 500, 199, 28]"]
    ),
  ]

  @Test(arguments: shapes)
  func `a file is read as the tools were seen to write it`(_ shape: Shape) throws {
    let capture = try Capture.of(shape.text)
    #expect(capture.format == shape.format)
    let screen = try #require(capture.screens.first)
    let rest = try Recognition.unrecognised(screen).map { "? \($0)" }
    #expect(try Recognition.shown(screen) + rest == shape.buttons)
  }
}
