import Evidence
import Testing

/// What is particular to one format.
@Suite struct FormatTrapTests {
  private func interface(_ scenes: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <device id="retina6_1" orientation="portrait"/><scenes>\(scenes)</scenes></document>
    """
  }

  private func scene(_ id: String, _ view: String) -> String {
    """
    <scene sceneID="s\(id)"><objects><viewController id="\(id)" customClass="\(id)Controller"
      sceneMemberID="viewController">\(view)</viewController></objects></scene>
    """
  }

  @Test func `an embedded scene is where its container is, and no screen of its own`() throws {
    let text = interface(
      scene(
        "Login",
        """
        <view key="view"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
          <containerView><rect key="frame" x="16" y="682" width="358" height="88"/>
            <connections><segue destination="Child" kind="embed" id="e"/></connections>
          </containerView></subviews></view>
        """
      )
        + scene(
          "Child",
          """
          <view key="view"><rect key="frame" x="0" y="0" width="358" height="88"/><subviews>
            <button customClass="AppleIDButton"><rect key="frame" x="206.7" y="44" width="44" height="44"/>
            </button></subviews></view>
          """
        )
    )
    let capture = try Capture.of(text)
    #expect(capture.screens.map(\.name) == ["LoginController"])
    #expect(!capture.screens[0].isFromRunningApp)
    #expect(try Recognition.shown(capture.screens[0]) == ["apple [222.7, 726, 44, 44]"])
  }

  @Test func `views that aren't installed, and rows that code repeats, have no place`() throws {
    let text = interface(
      scene(
        "Login",
        """
        <view key="view"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
          <button id="gone"><rect key="frame" x="20" y="100" width="350" height="44"/>
            <state key="normal" title="Sign in with Google"/></button>
          <tableView><rect key="frame" x="0" y="200" width="390" height="400"/><prototypes>
            <tableViewCell reuseIdentifier="row"><rect key="frame" x="0" y="28" width="390" height="44"/>
              <tableViewCellContentView key="contentView"><rect key="frame" x="0" y="0" width="390" height="44"/>
                <subviews><button><rect key="frame" x="9" y="0" width="90" height="44"/>
                  <state key="normal" title="Sign in with Apple"/></button></subviews>
              </tableViewCellContentView></tableViewCell></prototypes></tableView>
          </subviews><variation key="default"><mask key="subviews"><exclude reference="gone"/></mask>
          </variation></view>
        """
      )
    )
    #expect(try Recognition.shown(Capture.of(text).screens[0]) == ["apple \"Sign in with Apple\""])
  }

  @Test func `a title in a configuration wins over a stale one`() throws {
    let text = interface(
      scene(
        "Login",
        """
        <view key="view"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
          <button><rect key="frame" x="20" y="100" width="350" height="44"/>
            <state key="normal" title="Button"/>
            <buttonConfiguration key="configuration" style="plain">
              <attributedString key="attributedTitle"><fragment content="Sign in "/>
                <fragment content="with Apple"/></attributedString></buttonConfiguration>
          </button></subviews></view>
        """
      )
    )
    #expect(
      try Recognition.shown(Capture.of(text).screens[0])
        == ["apple \"Sign in with Apple\" [20, 100, 350, 44]"]
    )
  }

  @Test func `an answer in several lines is one screen`() throws {
    let text = """
      {"AXFrame": "{{0, 0}, {393, 852}}", "type": "Application", "role": "AXApplication"}
      {"AXFrame": "{{24, 600}, {345, 50}}", "type": "Button", "AXLabel": "Sign in with Apple"}

      """
    let capture = try Capture.of(text)
    #expect(capture.format == "idb")
    #expect(
      try Recognition.shown(capture.screens[0])
        == ["apple \"Sign in with Apple\" [24, 600, 345, 50]"]
    )
    let apple = capture.screens[0].elements[1]
    #expect(apple.bytes.lowerBound == 84)
  }

  @Test func `a mistake in one of several lines has its place in the file`() {
    let text = """
      {"AXFrame": "{{0, 0}, {393, 852}}", "type": "Application", "role": "AXApplication"}
      {"AXFrame": "{{24, nan}, {345, 50}}", "type": "Button"}
      """
    #expect(
      Capture.mistakes(in: text) == [
        """
        2:13 ‹"{{24, nan}, {345, 50}}"›: '{{24, nan}, {345, 50}}' is no frame of finite numbers; \
        capture the screen again
        """
      ]
    )
  }

  @Test(arguments: [
    #"{"name": "App", "document": {"type": "DOCUMENT", "children": [{"type": "CANVAS", "children": [FRAME]}]}}"#,
    #"{"name": "App", "nodes": {"1:2": {"document": FRAME}}}"#, "FRAME",
  ])
  func `a design is a file, some nodes or one`(shape: String) throws {
    let frame = """
      {"type": "FRAME", "name": "Login", "children": [{"type": "TEXT", "characters": "Welcome",
         "absoluteBoundingBox": {"x": 30, "y": 80, "width": 90, "height": 20}}],
       "absoluteBoundingBox": {"x": 10, "y": -20, "width": 390, "height": 844}}
      """
    let capture = try Capture.of(shape.replacing("FRAME", with: frame))
    #expect(capture.format == "figma")
    #expect(capture.screens.map(\.name) == ["Login"])
    #expect(capture.screens.map(\.height) == [844])
  }

  @Test func `what was typed into a field isn't its words`() throws {
    let text = """
      {"attributes": {"bounds": "[0,0][393,852]"}, "children": [
        {"attributes": {"hintText": "E-mail", "text": "alice@example.com", "bounds": "[24,400][369,444]"},
         "children": []}]}
      """
    let elements = try #require(try Capture.of(text).screens.first).elements
    #expect(elements.map(\.words) == [nil, "E-mail"])
  }

  @Test func `the window's size counts where the application is turned`() throws {
    let text = """
      <XCUIElementTypeApplication x="0" y="0" width="768" height="1024">
        <XCUIElementTypeWindow x="0" y="0" width="1024" height="768"/>
      </XCUIElementTypeApplication>
      """
    let screen = try #require(try Capture.of(text).screens.first)
    #expect([screen.width, screen.height] == [1024, 768])
    #expect(screen.orientation == .landscape)
  }

  @Test func `indentation is relative, and the root can be any element`() throws {
    let text = """
          // Other, 0x0
          Other, 0x1, {{0.0, 0.0}, {400.0, 800.0}}
              ScrollView, 0x2, {{0.0, 0.0}, {400.0, 400.0}}
                Button, 0x3, {{20.0, 500.0}, {300.0, 50.0}}, label: 'Sign in with Apple'
              Button, 0x4, {{20.0, 600.0}, {300.0, 50.0}}, label: 'Continue with Google'
      """
    let screen = try #require(try Capture.of(text).screens.first)
    #expect(screen.elements.map(\.parent) == [nil, 0, 1, 0])
    #expect(screen.elements.map(\.visibility) == [.seen, .seen, .scrolledTo, .seen])
    #expect(screen.bounds == nil)
  }
}
