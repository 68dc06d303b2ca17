import Captures
import Diagnostics
import TestSupport
import Testing

/// One login screen as every tool writes it down.
@Suite struct CaptureTests {
  struct Sample: CustomStringConvertible, Sendable {
    let format: String
    let text: String
    let logins: [String]

    var description: String { format }
  }

  static let samples = [
    Sample(
      format: "ui-test",
      text: """
        {"reviewlintTree": 1, "id": "sign-in", "app": "Pawprint", "size": [393, 852], "scale": 3,
         "orientation": "portrait", "appearance": "dark", "language": "de", "elements": [
          {"type": "secureTextField", "label": "Passwort", "frame": [24, 400, 345, 44]},
          {"type": "button", "label": "Anmelden", "frame": [24, 470, 345, 50], "hittable": true},
          {"type": "button", "label": "Mit Apple anmelden", "frame": [24, 600, 345, 50]},
          {"type": "button", "label": "Mit Google anmelden", "frame": [24, 662.3, 345, 50]}]}
        """,
      logins: [
        "email-password \"Anmelden\" [24, 470, 345, 50]",
        "apple \"Mit Apple anmelden\" [24, 600, 345, 50]",
        "google \"Mit Google anmelden\" [24, 662.3, 345, 50]",
      ]
    ),
    Sample(
      format: "debug-description",
      text: """
        Attributes: Application, 0x600, pid: 7, label: 'Pawprint'
        Element subtree:
         →Application, 0x600, pid: 7, label: 'Pawprint'
            Window (Main), 0x601, {{0.0, 0.0}, {393.0, 852.0}}
              Other, 0x602, {{0.0, 0.0}, {393.0, 852.0}}
                SecureTextField, 0x603, {{24.0, 400.0}, {345.0, 44.0}}, value: •••
                Button, 0x604, {{24.0, 470.0}, {345.0, 50.0}}, label: 'Log in'
                  StaticText, 0x605, {{150.0, 480.0}, {60.0, 20.0}}, label: 'Log in'
                Button, 0x606, {{24.0, 600.0}, {345.0, 50.0}}, label: 'Sign in with Apple'
                Button, 0x607, {{24.0, 662.3}, {345.0, 50.0}}, identifier: 'google_sign_in'
        Path to element:
         →Application, 0x600, pid: 7
            Button, 0x700, {{0.0, 0.0}, {9.0, 9.0}}, label: 'Sign in with Facebook'
        """,
      logins: [
        "email-password \"Log in\" [24, 470, 345, 50]",
        "apple \"Sign in with Apple\" [24, 600, 345, 50]", "google [24, 662.3, 345, 50]",
      ]
    ),
    Sample(
      format: "snapshot",
      text: """
        {"elementType": 2, "label": "Pawprint", "frame": {"X": 0, "Y": 0, "Width": 393, "Height": 852},
         "children": [{"elementType": 4, "frame": {"X": 0, "Y": 0, "Width": 393, "Height": 852},
          "children": [
           {"elementType": 50, "frame": {"X": 24, "Y": 400, "Width": 345, "Height": 44}},
           {"elementType": 9, "label": "Sign in", "frame": {"X": 24, "Y": 470, "Width": 345, "Height": 50}},
           {"elementType": 9, "label": "使用微信登录", "identifier": "",
            "frame": {"X": 24, "Y": 600, "Width": 345, "Height": 50}}]}]}
        """,
      logins: [
        "email-password \"Sign in\" [24, 470, 345, 50]", "wechat \"使用微信登录\" [24, 600, 345, 50]",
      ]
    ),
    Sample(
      format: "webdriveragent",
      text: """
        <?xml version="1.0" encoding="UTF-8"?>
        <AppiumAUT>
          <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Pawprint"
            x="0" y="0" width="393" height="852">
            <XCUIElementTypeButton type="XCUIElementTypeButton" name="Sign in with Apple"
              label="Sign in with Apple" enabled="true" visible="true" x="24" y="600" width="345"
              height="50"/>
            <XCUIElementTypeOther name="fb_login_button" label="Continue with Facebook"
              visible="true" x="24" y="662" width="345" height="51"
              nativeFrame="{{24, 662.25}, {345, 50}}"/>
          </XCUIElementTypeApplication>
        </AppiumAUT>
        """,
      logins: [
        "apple \"Sign in with Apple\" [24, 600, 345, 50]",
        "facebook \"Continue with Facebook\" [24, 662.25, 345, 50]",
      ]
    ),
    Sample(
      format: "maestro",
      text: """
        Running on iPhone 16
        {"attributes": {"bounds": "[0,0][0,0]"}, "children": [
          {"attributes": {"bounds": "[0,0][393,852]", "accessibilityText": "Pawprint"}, "children": [
            {"attributes": {"hintText": "Password", "bounds": "[24,400][369,444]"}, "children": []},
            {"attributes": {"text": "Log in", "bounds": "[24,470][369,520]"}, "children": []},
            {"attributes": {"accessibilityText": "Sign in with Apple", "bounds": "[24,600][369,650]"},
             "children": [{"attributes": {"text": "Sign in with Apple", "bounds": "[99,610][300,630]"},
               "children": []}]}]}]}
        """,
      logins: [
        "email-password \"Log in\" [24, 470, 345, 50]",
        "apple \"Sign in with Apple\" [24, 600, 345, 50]",
      ]
    ),
    Sample(
      format: "idb",
      text: """
        [{"AXFrame": "{{0, 0}, {393, 852}}", "frame": {"x": 0, "y": 0, "width": 393, "height": 852},
          "AXLabel": "Pawprint", "type": "Application", "role": "AXApplication"},
         {"AXFrame": "{{24, 600}, {345, 50.5}}", "frame": {"x": 24, "y": 600, "width": 345, "height": 50.5},
          "AXLabel": "Sign in with Apple", "AXUniqueId": null, "type": "Button", "role": "AXButton",
          "enabled": true}]
        """,
      logins: ["apple \"Sign in with Apple\" [24, 600, 345, 50.5]"]
    ),
    Sample(
      format: "figma",
      text: """
        {"id": "1:2", "name": "Login", "type": "FRAME",
         "absoluteBoundingBox": {"x": -800, "y": 40, "width": 393, "height": 852}, "children": [
          {"type": "FRAME", "name": "button", "fills": [{"type": "SOLID"}],
           "absoluteBoundingBox": {"x": -776, "y": 640, "width": 345, "height": 50}, "children": [
            {"type": "TEXT", "name": "Google", "characters": "Sign in with Apple", "fills": [{}],
             "absoluteBoundingBox": {"x": -700, "y": 650, "width": 200, "height": 20}}]},
          {"type": "GROUP", "name": "Group 1",
           "absoluteBoundingBox": {"x": -776, "y": 702, "width": 345, "height": 50}, "children": [
            {"type": "RECTANGLE", "fills": [{"type": "SOLID"}],
             "absoluteBoundingBox": {"x": -776, "y": 702, "width": 345, "height": 50}},
            {"type": "TEXT", "characters": "Continue with Google",
             "absoluteBoundingBox": {"x": -700, "y": 712, "width": 200, "height": 20}}]},
          {"type": "FRAME", "visible": false, "fills": [{}],
           "absoluteBoundingBox": {"x": -776, "y": 640, "width": 345, "height": 50}, "children": [
            {"type": "TEXT", "characters": "Continue with Facebook",
             "absoluteBoundingBox": {"x": -700, "y": 650, "width": 200, "height": 20}}]}]}
        """,
      logins: [
        "apple \"Sign in with Apple\" [24, 600, 345, 50]",
        "google \"Continue with Google\" [24, 662, 345, 50]",
      ]
    ),
    Sample(
      format: "interface-builder",
      text: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <device id="retina6_12" orientation="portrait"/>
          <objects><view id="v"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/><subviews>
            <view id="s"><rect key="frame" x="24" y="590" width="345" height="130"/><subviews>
              <button id="a" customClass="ASAuthorizationAppleIDButton">
                <rect key="frame" x="0.0" y="10" width="345" height="54.333333333333343"/>
                <state key="normal" title="Button"/></button>
              <button id="g" hidden="YES"><rect key="frame" x="0.0" y="72" width="345" height="50"/>
                <state key="normal" title="Sign in with Google"/></button>
            </subviews></view></subviews></view></objects>
        </document>
        """,
      logins: ["apple [24, 600, 345, 54.33]"]
    ),
    Sample(
      format: "recursive-description",
      text: """
        <UIView: 0x600; frame = (0 0; 393 852); layer = <CALayer: 0x1>>
           | <UIStackView: 0x601; frame = (24 590; 345 130); layer = <CALayer: 0x2>>
           |    | <ASAuthorizationAppleIDButton: 0x602; frame = (0 10; 345 50); layer = <CALayer: 0x3>>
           |    | <UIButton: 0x603; frame = (0 72; 345 50.5); opaque = NO; layer = <CALayer: 0x4>>
           |    |    | <UIButtonLabel: 0x604; frame = (90 12; 150 20); text = 'Sign in with Google'; layer = <CALayer: 0x5>>
        """,
      logins: ["apple [24, 600, 345, 50]", "google \"Sign in with Google\" [24, 662, 345, 50.5]"]
    ),
  ]

  @Test func `every format has a sample`() {
    #expect(Self.samples.map(\.format) == Capture.formats)
  }

  @Test(arguments: samples)
  func `the content tells the format, the size and the logins`(_ sample: Sample) throws {
    let capture = try Capture.of(sample.text)
    #expect(capture.format == sample.format)
    let screen = try #require(capture.screens.first)
    #expect([screen.width, screen.height] == [393, 852])
    #expect(screen.orientation == .portrait)
    #expect(try Recognition.shown(screen) == sample.logins)
  }

  @Test(
    arguments: samples.filter { sample in ["{", "<?", "["].contains(where: sample.text.hasPrefix) }
  )
  func `a capture that was cut off is refused, never empty`(_ sample: Sample) throws {
    let text = sample.text
    for part in stride(from: 1, to: 10, by: 1) {
      let cut = String(text.unicodeScalars.prefix(text.unicodeScalars.count * part / 10))
      #expect(!Capture.mistakes(in: cut).isEmpty, "\(sample) after \(part) tenths")
    }
  }

  @Test func `every element knows the line that tells of it`() throws {
    let capture = try Capture.of(Self.samples[1].text)
    let screen = try #require(capture.screens.first)
    let apple = try #require(screen.elements.first { $0.label == "Sign in with Apple" })
    #expect(
      screen.file.place(.init(file: screen.file.id, bytes: apple.bytes))
        == "9:1 ‹        Button, 0x606, {{24.0, 600.0}, {345.0, 50.0}}, label: 'Sign in with Apple'›"
    )
  }

  @Test func `what a UI test knows about the screen is taken over`() throws {
    let screen = try #require(try Capture.of(Self.samples[0].text).screens.first)
    #expect(screen.name == "sign-in")
    #expect(screen.app == "Pawprint")
    #expect(screen.scale == 3)
    #expect(screen.appearance == "dark")
    #expect(screen.language == "de")
    #expect(screen.isFromRunningApp)
    #expect(screen.tolerance == 0.1)
  }
}
