import Evidence
import Testing

/// Screens of Macs and TVs.
@Suite struct OtherDeviceTests {
  @Test func `a Mac's window is the screen, and what the system draws around it isn't`() throws {
    let text = """
      Application, 0x1, pid: 7, title: 'Pawprint'
        Window (Main), 0x2, {{560.0, 240.0}, {480.0, 520.0}}, title: 'Sign in'
          SecureTextField, 0x3, {{600.0, 400.0}, {400.0, 24.0}}, placeholderValue: 'Password'
          Button, 0x4, {{600.0, 440.0}, {400.0, 28.0}}, title: 'Sign In', Keyboard Focused
          Button, 0x5, {{600.0, 500.0}, {400.0, 28.0}}, label: 'Sign in with Apple'
          Button, 0x6, {{567.0, 246.0}, {14.0, 16.0}}, identifier: '_XCUI:CloseWindow'
          Button, 0x7, {{980.0, 250.0}, {30.0, 30.0}}, label: 'Help'
        MenuBar, 0x8, {{0.0, 0.0}, {1512.0, 33.0}}
          MenuBarItem, 0x9, {{10.0, 0.0}, {33.0, 33.0}}, title: 'Account'
            MenuItem, 0xa, {{600.0, 300.0}, {200.0, 22.0}}, title: 'Sign in with Google'
        TouchBar, 0xb, {{0.0, 0.0}, {1004.0, 30.0}}
          Button, 0xc, {{0.0, 0.0}, {100.0, 30.0}}, title: 'Continue with Facebook'
      """
    let screen = try #require(try Capture.of(text).screens.first)
    #expect([screen.width, screen.height] == [480, 520])
    #expect(
      try Recognition.shown(screen) == [
        "email-password \"Sign In\" [40, 200, 400, 28]",
        "apple \"Sign in with Apple\" [40, 260, 400, 28]",
      ]
    )
    #expect(try Recognition.unrecognised(screen) == ["Help"])
  }

  @Test func `each window of a Mac is a screen`() throws {
    let text = """
      Application, 0x1, pid: 7, title: 'Pawprint'
        Window, 0x2, {{20.0, 60.0}, {300.0, 200.0}}, title: 'About'
          Button, 0x3, {{40.0, 100.0}, {100.0, 28.0}}, title: 'Licences'
        Window (Main), 0x4, {{30.0, 70.0}, {480.0, 520.0}}, identifier: 'login'
          Group, 0x5, {{30.0, 70.0}, {480.0, 100.0}}
            Button, 0x6, {{40.0, 100.0}, {400.0, 28.0}}, label: 'Sign in with Apple'
        MenuBar, 0x7, {{0.0, 0.0}, {1512.0, 33.0}}
      """
    let screens = try Capture.of(text).screens
    #expect(screens.map(\.name) == ["About", nil])
    #expect(
      try screens.map(Recognition.shown) == [
        [], ["apple \"Sign in with Apple\" [10, 30, 400, 28]"],
      ])
    #expect(screens[1].elements.map(\.parent) == [nil, 0, 1])
  }

  @Test func `a Mac's page source has identifiers, titles and values by themselves`() throws {
    let text = """
      <XCUIElementTypeApplication elementType="2" title="Pawprint" x="0" y="0" width="0" height="0">
        <XCUIElementTypeWindow identifier="_NS:9" title="" x="540" y="215" width="360" height="476">
          <XCUIElementTypeButton identifier="go" title="登录" x="574" y="526" width="276" height="28"/>
          <XCUIElementTypeSecureTextField identifier="_NS:1" placeholderValue="密码" x="578" y="473"
            width="276" height="24"/>
          <XCUIElementTypeStaticText value="New here?" x="665" y="643" width="108" height="16"/>
        </XCUIElementTypeWindow></XCUIElementTypeApplication>
      """
    let screen = try #require(try Capture.of(text).screens.first)
    #expect(screen.app == "Pawprint")
    #expect(try Recognition.shown(screen) == ["email-password \"登录\" [34, 311, 276, 28]"])
    #expect(screen.elements.map(\.words) == ["Pawprint", nil, "登录", "密码", "New here?"])
    #expect(screen.elements[2].identifier == "go")
  }

  @Test func `a TV tells what has the focus`() throws {
    let text = """
      Application, 0x1, pid: 9, {{0.0, 0.0}, {1920.0, 1080.0}}, label: 'Pawprint'
        Window (Main), 0x2, {{0.0, 0.0}, {1920.0, 1080.0}}
          SecureTextField, 0x3, {{660.0, 400.0}, {600.0, 66.0}}, label: 'Password', Focused
          Button, 0x4, {{660.0, 500.0}, {600.0, 66.0}}, label: 'Log In', Selected, Focused
      """
    let screen = try #require(try Capture.of(text).screens.first)
    #expect([screen.width, screen.height] == [1920, 1080])
    #expect(try Recognition.shown(screen) == ["email-password \"Log In\" [660, 500, 600, 66]"])
  }

  @Test func `what is called as a field is none of Maestro's buttons`() throws {
    let text = """
      {"attributes": {"bounds": "[0,0][402,874]"}, "children": [
        {"attributes": {"resource-id": "LoginEmail", "accessibilityText": "Email",
          "bounds": "[34,125][368,173]"}, "children": []},
        {"attributes": {"resource-id": "LoginPassword", "accessibilityText": "Password",
          "bounds": "[34,205][368,253]"}, "children": []},
        {"attributes": {"resource-id": "LoginSubmit", "accessibilityText": "Sign in",
          "bounds": "[20,297][382,345]"}, "children": []}]}
      """
    let screen = try #require(try Capture.of(text).screens.first)
    #expect(try Recognition.shown(screen) == ["email-password \"Sign in\" [20, 297, 362, 48]"])
    #expect(try Recognition.unrecognised(screen) == ["Email", "Password"])
  }

  @Test func `what Maestro tells of the status bar is no button`() throws {
    let app = """
      {"attributes": {"bounds": "[0,0][402,874]"}, "children": [
        {"attributes": {"accessibilityText": "Skip", "bounds": "[300,20][380,60]"}, "children": []}]}
      """
    func names(_ second: String) throws -> [String] {
      let root = #"{"attributes": {"bounds": "[0,0][0,0]"}, "children": [\#(app), \#(second)]}"#
      return try Recognition.unrecognised(try #require(try Capture.of(root).screens.first))
    }
    func node(_ words: String, _ bounds: String) -> String {
      """
      {"attributes": {"bounds": "[0,0][0,0]"}, "children": [
        {"attributes": {"accessibilityText": "\(words)", "bounds": "\(bounds)"}, "children": []}]}
      """
    }
    #expect(try names(node("5:32 PM", "[50,22][100,40]")) == ["Skip"])
    // What lies further down is a sheet over the app.
    #expect(try names(node("Allow", "[50,400][100,440]")) == ["Skip", "Allow"])
  }
}
