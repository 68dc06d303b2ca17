import Diagnostics
import Evidence
import TestSupport
import Testing

@Suite struct HostileCaptureTests {
  @Test(
    arguments: ToldTable.rows(
      """
      hello⏎
        1:1 ‹›: this is no capture of a known format; known are ui-test, debug-description,
          snapshot, webdriveragent, maestro, idb, figma, interface-builder and recursive-description
      Button, 0x1, {{nan, 0.0}, {10.0, 10.0}}, label: 'a'
        1:1 ‹Button, 0x1, {{nan, 0.0}, {10.0, 10.0}}, label: 'a'›: 'Button, 0x1, {{nan, 0.0},
          {10.0, 10.0}}, label: 'a'' is no frame of finite numbers; capture the screen again
      Window, 0x1, {{0.0, 0.0}, {inf, 10.0}}
        1:1 ‹Window, 0x1, {{0.0, 0.0}, {inf, 10.0}}›: 'Window, 0x1, {{0.0, 0.0}, {inf, 10.0}}' is
          no frame of finite numbers; capture the screen again
      Window, 0x1, {{0.0, 0.0}, {9.0, 9.0}}⏎  Button, 0x2, {{1.0, 2
        2:1 ‹  Button, 0x2, {{1.0, 2›: 'Button, 0x2, {{1.0, 2' is no frame of finite numbers;
          capture the screen again
      {"elementType": 9, "frame": {"X": 1, "Y": 2, "Width": Infinity, "Height": 4}}
        1:55 ‹Infinity›: 'Infinity' is no frame of finite numbers; capture the screen again
      {"elementType": 9, "frame": {"X": 1, "Y": 2, "Width": 1.7976931348623157e+308, "Height": 4}}
        1:55 ‹1.7976931348623157e+308›: '1.7976931348623157e+308' is no frame of finite numbers;
          capture the screen again
      <XCUIElementTypeButton x="a" y="0" width="1" height="1"/>
        1:1 ‹<XCUIElementTypeButton x="a" y="0" width="1" height="1"/>›: 'a, 0, 1, 1' is no frame
          of finite numbers; capture the screen again
      <AppiumAUT>
        1:12 ‹›: this capture (XML) ends in the middle; capture it again
      <AppiumAUT/>
        1:1 ‹›: this capture (webdriveragent) holds no element of a screen; capture it again
      <AppiumAUT><a></b></AppiumAUT>
        1:17 ‹›: this is no well-formed XML: mismatched tag
      <!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;&b;">]>⏎<AppiumAUT x="&c;"/>
        1:13 ‹[›: a capture declares no document type or entities of its own; leave them out
      {"reviewlintTree": 2, "elements": []}
        1:20 ‹2›: version '2' of this format isn't known; write the helper anew
      [{"type": "Application", "role": "AXApplication", "frame": {"x": 0, "y": 0, "width": 0, \
      "height": 0}}]
        1:2 ‹{"type": "Application", "role": "AXApplication", "frame": {"x": 0, "y": 0, "width":
          0, "height": 0}}›: the application has no size here: reading it failed; capture the
          screen again
      <UIView: 0x1; frame = (0 0; nan 800); layer = <CALayer: 0x1>>
        1:1 ‹<UIView: 0x1; frame = (0 0; nan 800); layer = <CALayer: 0x1>>›: '<UIView: 0x1; frame
          = (0 0; nan 800); layer = <CALayer: 0x1>>' is no frame of finite numbers; capture the
          screen again
      <SwiftUI._UIHostingView: 0x1; frame = (0 0; 400 800); layer = <CALayer: 0x1>>
        1:1 ‹<SwiftUI._UIHostingView: 0x1; frame = (0 0; 400 800); layer = <CALayer: 0x1>>›:
          SwiftUI draws its titles where this format doesn't show them; capture with XCUITest
      """
    ) + [("", ["1:1 ‹›: there is nothing in this file to read"])])
  func `what can't be read is named with its place`(text: String, mistakes: [String]) {
    #expect(Capture.mistakes(in: text) == mistakes)
  }

  @Test func `elements may lie deep in one another, but not endlessly`() {
    func nested(_ depth: Int) -> String {
      String(repeating: "<XCUIElementTypeOther x='0' y='0' width='9' height='9'>", count: depth)
        + String(repeating: "</XCUIElementTypeOther>", count: depth)
    }
    #expect(Capture.mistakes(in: nested(300)) == [])
    let mistakes = Capture.mistakes(in: nested(100_000))
    #expect(mistakes.count == 1)
    #expect(mistakes[0].contains("elements lie more than 400 deep in one another here"))
  }

  @Test func `deep JSON is refused`() {
    let text =
      String(repeating: #"{"attributes": {"bounds": "[0,0][9,9]"}, "children": ["#, count: 5_000)
      + String(repeating: "]}", count: 5_000)
    let mistakes = Capture.mistakes(in: text)
    #expect(mistakes.count == 1)
    #expect(mistakes[0].contains("deep"))
  }

  @Test func `more elements than a screen has are refused`() {
    let line = "Button, 0x1, {{0.0, 0.0}, {9.0, 9.0}}\n"
    let mistakes = Capture.mistakes(in: String(repeating: line, count: 10_001))
    #expect(
      mistakes.map { $0.suffix(66) } == [
        "the capture has more than 10,000 elements; capture one screen only"
      ]
    )
  }

  @Test func `values in too many lines are refused`() {
    let mistakes = Capture.mistakes(in: String(repeating: "{\"a\": 1}\n", count: 10_001))
    #expect(
      mistakes == [
        "1:1 ‹›: the capture has more than 10,000 elements; capture one screen only"
      ]
    )
  }

  @Test func `buttons without words are no logins, however many there are`() throws {
    let window = "Window (Main), 0x1, {{0.0, 0.0}, {400.0, 800.0}}\n"
    let button = "  Button, 0x2, {{1.0, 2.0}, {30.0, 40.0}}\n"
    let capture = try Capture.of(window + String(repeating: button, count: 9_000))
    #expect(try Recognition.shown(capture.screens[0]) == [])
  }

  /// Each would take very long if anything were done for each part with all others.
  @Test(arguments: [
    ("lines without elements", "Window, {{0.0, 0.0}, {400.0, 800.0}}\n", "x\n", 30_000, ""),
    ("empty lines", "Window, {{0.0, 0.0}, {400.0, 800.0}}\n", "\n", 60_000, ""),
    ("a label that isn't closed", "Button, {{0.0, 0.0}, {9.0, 9.0}}, label: 'a", "b\n", 30_000, ""),
    ("a very long label", "Button, {{0.0, 0.0}, {9.0, 9.0}}, label: '", "b", 300_000, "'"),
    ("a word with parentheses", "Button, {{0.0, 0.0}, {9.0, 9.0}}\nButton", " (a)", 50_000, ""),
    ("a view that isn't closed", "<UIView: 0x1; frame = (0 0; 9 9); a = b>\n", "x\n", 30_000, ""),
    (
      "a text in JSON", #"{"reviewlintTree": 1, "elements": [{"type": "button", "label": ""#, "a",
      300_000, "\"}]}"
    ),
    (
      "a number in JSON", #"{"reviewlintTree": 1, "elements": [], "size": [1, "#, "1", 300_000, "]}"
    ),
    ("a comment in XML", "<AppiumAUT><!--", "a", 300_000, "--></AppiumAUT>"),
    (
      "views that aren't installed",
      interface + "<view id='v'><rect key='frame' x='0' y='0' width='9' height='9'/>"
        + "<variation key='default'><mask key='subviews'>"
        + String(repeating: "<exclude reference='a'/>", count: 2_000)
        + "</mask></variation><subviews>",
      "<view id='b'/>", 2_000, "</subviews></view></objects></document>"
    ),
    (
      "outlets of one object",
      interface + "<view id='v'><rect key='frame' x='0' y='0' width='9' height='9'/><connections>"
        + String(repeating: "<outlet property='a' destination='b'/>", count: 2_000)
        + "</connections><subviews>",
      "<view id='b'/>", 2_000, "</subviews></view></objects></document>"
    ),
    (
      "shapes of one group",
      drawing
        + String(
          repeating: #"{"type": "RECTANGLE", "fills": [{}], "absoluteBoundingBox": \#(box)},"#,
          count: 1_000),
      #"{"type": "TEXT", "characters": "a", "absoluteBoundingBox": \#(box)},"#, 1_000, "{}]}]}"
    ),
  ])
  func `much of anything is read or refused`(
    name: String, start: String, part: String, count: Int, end: String
  ) {
    let mistakes = Capture.mistakes(in: start + String(repeating: part, count: count) + end)
    #expect(mistakes.count <= 1)
  }

  private static let interface =
    "<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB'><objects>"
  private static let box = #"{"x": 1, "y": 1, "width": 9, "height": 9}"#
  private static let drawing = """
    {"type": "FRAME", "absoluteBoundingBox": {"x": 0, "y": 0, "width": 400, "height": 800},
     "children": [{"type": "GROUP", "absoluteBoundingBox": \(box), "children": [
    """

  @Test func `scenes that show one another again and again are refused`() {
    let container = """
      <containerView><rect key='frame' x='0' y='0' width='9' height='9'/>
      <connections><segue kind='embed' destination='NEXT'/></connections></containerView>
      """
    let scenes = (0..<40).map { number in
      """
      <scene><objects><viewController id='c\(number)' sceneMemberID='viewController'>
      <view key='view'><rect key='frame' x='0' y='0' width='9' height='9'/><subviews>
      \(String(repeating: container.replacing("NEXT", with: "c\(number + 1)"), count: 2))
      </subviews></view></viewController></objects></scene>
      """
    }
    let mistakes = Capture.mistakes(
      in: """
        <document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB'><scenes>
        \(scenes.joined())</scenes></document>
        """
    )
    #expect(mistakes.map { $0.contains("more than 10,000 elements") } == [true])
  }

  @Test func `entities that a document declares are never expanded`() {
    let entities = (1...12).map {
      "<!ENTITY e\($0) '\(String(repeating: "&e\($0 - 1);", count: 9))'>"
    }
    let mistakes = Capture.mistakes(
      in: "<!DOCTYPE a [<!ENTITY e0 'aaaa'>\(entities.joined())]>\n<AppiumAUT>&e12;</AppiumAUT>")
    #expect(mistakes.count == 1)
    #expect(mistakes[0].contains("declares no document type or entities of its own"))
  }

  @Test func `more values than a screen has are refused`() {
    let mistakes = Capture.mistakes(in: "[" + String(repeating: "1,", count: 500_001) + "1]")
    #expect(mistakes.count == 1)
    #expect(mistakes[0].contains("the capture has more than 500,000 values"))
  }

  @Test func `labels need no escaping`() throws {
    let text = """
      Window (Main), 0x1, {{0.0, 0.0}, {400.0, 800.0}}
        Button, 0x2, {{1.0, 2.0}, {3.0, 4.0}}, identifier: 'a', label: 'Don't have', value: 'x' it', Disabled
        Button, 0x3, {{1.0, 2.0}, {3.0, 4.0}}, label: 'two
      lines', Selected
        TextField, {{1.0, 2.0}, {3.0, 4.0}}, placeholderValue: 'Password', value: secret
      """
    let elements = try #require(try Capture.of(text).screens.first).elements
    #expect(elements.map(\.label) == [nil, "Don't have", "two\nlines", "Password"])
    #expect(elements[1].isEnabled == false)
  }

  @Test func `values of fields are never kept`() throws {
    let text = """
      Window (Main), 0x1, {{0.0, 0.0}, {400.0, 800.0}}
        TextField, 0x2, {{1.0, 2.0}, {3.0, 4.0}}, label: 'Name', value: Alice Secret
      """
    let elements = try #require(try Capture.of(text).screens.first).elements
    #expect(elements.map(\.words) == [nil, "Name"])
  }

  @Test(arguments: CaptureTests.samples)
  func `whatever is broken in a capture, it is read or refused with a place in it`(
    _ sample: CaptureTests.Sample
  ) throws {
    var random = SeededGenerator(seed: 7)
    let scraps = ["{", "}", "[", "]", "'", "\"", "<", ">", ", ", "\n", "nan", "-", "9e99", "\u{0}"]
    for _ in 0..<150 {
      var scalars = Array(sample.text.unicodeScalars)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<scalars.count, using: &random)
        let end = min(scalars.count, place + Int.random(in: 0...6, using: &random))
        let scrap = scraps.randomElement(using: &random) ?? ""
        scalars.replaceSubrange(place..<end, with: Array(scrap.unicodeScalars))
      }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      let file = SourceFile(path: "login.txt", text: String(text))
      do throws(CaptureMistake) {
        for screen in try Capture(file).screens {
          #expect(screen.elements.allSatisfy { $0.bytes.upperBound <= file.bytes.count })
          _ = try? Recognition.shown(screen)
        }
      } catch {
        #expect(!error.diagnostics.isEmpty)
        #expect(error.diagnostics.allSatisfy { $0.range.bytes.upperBound <= file.bytes.count })
      }
    }
  }
}
