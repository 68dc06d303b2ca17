import Evidence
import Model
import Testing

/// The links and check boxes that captures show, in every format that tells of them.
@Suite struct CapturedControlTests {
  /// Each as `link words`, `ticked words`, `unticked words` or, where nobody knows, `box words`;
  /// anything else that is ticked as `other words`.
  private func controls(_ text: String) throws -> [String] {
    let screen = try #require(try Capture.of(text).screens.first)
    let layer = Layer(screen, by: try #require(Recognition.recognizer))
    let capture = try #require(layer.capture)
    return capture.elements.compactMap { element in
      let words = element.title ?? element.identifier ?? "?"
      switch element.control {
      case .link: return "link \(words)"
      case .checkBox:
        return "\(element.isTicked.map { $0 ? "ticked" : "unticked" } ?? "box") \(words)"
      case nil: return element.isTicked == nil ? nil : "other \(words)"
      }
    }
  }

  private static let samples: [(format: String, text: String, shown: [String])] = [
    (
      "ui-test",
      """
      {"reviewlintTree": 1, "size": [400, 800], "elements": [
        {"type": "link", "label": "Terms", "frame": [20, 100, 90, 20]},
        {"type": "switch", "label": "Agree", "value": "1", "frame": [20, 140, 60, 30]},
        {"type": "checkBox", "label": "News", "value": "0", "frame": [20, 180, 60, 30]},
        {"type": "other", "label": "Save", "value": "checkbox, checked", "frame": [20, 220, 60, 30]},
        {"type": "toggle", "label": "New", "frame": [20, 260, 60, 30]},
        {"type": "button", "label": "All", "selected": true, "frame": [20, 300, 60, 30]}]}
      """, ["link Terms", "ticked Agree", "unticked News", "ticked Save", "box New", "other All"]
    ),
    (
      "debug-description",
      """
      Application, pid: 7, label: 'A'
        Window, 0x1, {{0.0, 0.0}, {400.0, 800.0}}
          Link, 0x2, {{20.0, 100.0}, {90.0, 20.0}}, label: 'Terms', value: https://example.com
          Switch, 0x3, {{20.0, 140.0}, {360.0, 30.0}}, label: 'Agree, value: 0', value: 1
            Switch, 0x4, {{320.0, 140.0}, {60.0, 30.0}}, value: 1
          CheckBox, 0x5, {{20.0, 180.0}, {60.0, 30.0}}, label: 'News', value: 0, Disabled
          Toggle, 0x6, {{20.0, 220.0}, {60.0, 30.0}}, identifier: 'new', Selected, value: 2
          Switch, 0x7, {{20.0, 260.0}, {60.0, 30.0}}, value: 0
          Button, 0x8, {{20.0, 300.0}, {60.0, 30.0}}, label: 'All', Selected
          Button, 0x9, {{20.0, 340.0}, {60.0, 30.0}}, label: 'None'
          TextField, 0x9, {{20.0, 380.0}, {60.0, 30.0}}, identifier: 'digit', value: 1
      """,
      [
        "link Terms", "ticked Agree, value: 0", "unticked News", "ticked new", "unticked ?",
        "other All",
      ]
    ),
    (
      "snapshot",
      """
      {"elementType": 4, "frame": {"X": 0, "Y": 0, "Width": 400, "Height": 800}, "children": [
        {"elementType": 42, "label": "Terms", "selected": false,
         "frame": {"X": 20, "Y": 100, "Width": 90, "Height": 20}},
        {"elementType": 40, "label": "Agree", "value": "1", "selected": false,
         "frame": {"X": 20, "Y": 140, "Width": 60, "Height": 30}},
        {"elementType": 12, "label": "News", "value": 0, "selected": false,
         "frame": {"X": 20, "Y": 180, "Width": 60, "Height": 30}},
        {"elementType": 9, "label": "All", "selected": true,
         "frame": {"X": 20, "Y": 220, "Width": 60, "Height": 30}},
        {"elementType": 9, "label": "None", "selected": false,
         "frame": {"X": 20, "Y": 260, "Width": 60, "Height": 30}}]}
      """, ["link Terms", "ticked Agree", "unticked News", "other All"]
    ),
    (
      "webdriveragent",
      """
      <XCUIElementTypeApplication name="A" x="0" y="0" width="400" height="800">
        <XCUIElementTypeLink label="Terms" x="20" y="100" width="90" height="20"/>
        <XCUIElementTypeSwitch value="1" label="Agree" x="20" y="140" width="60" height="30"/>
        <XCUIElementTypeOther value="checkbox, not checked" label="News" x="20" y="180" width="60"
          height="30"/>
        <XCUIElementTypeSwitch value="0" label="Gone" visible="false" x="20" y="220" width="60"
          height="30"/>
        <XCUIElementTypeButton selected="true" label="All" x="20" y="260" width="60" height="30"/>
      </XCUIElementTypeApplication>
      """, ["link Terms", "ticked Agree", "unticked News", "other All"]
    ),
    (
      "maestro",
      """
      {"attributes": {"bounds": "[0,0][400,800]"}, "children": [
        {"attributes": {"accessibilityText": "Agree", "value": "1", "checked": "true",
          "bounds": "[20,140][80,170]"}},
        {"attributes": {"accessibilityText": "News", "value": "0", "checked": "false",
          "bounds": "[20,180][80,210]"}},
        {"attributes": {"accessibilityText": "All", "checked": "false", "selected": "true",
          "bounds": "[20,220][80,250]"}},
        {"attributes": {"accessibilityText": "None", "checked": "false", "selected": "false",
          "bounds": "[20,260][80,290]"}}]}
      """, ["ticked Agree", "other News", "other All"]
    ),
    (
      "idb",
      """
      [{"type": "Application", "role": "AXApplication", "AXFrame": "{{0, 0}, {400, 800}}"},
       {"type": "Link", "AXLabel": "Terms", "AXFrame": "{{20, 100}, {90, 20}}"},
       {"type": "Switch", "AXLabel": "Agree", "AXValue": "1", "AXFrame": "{{20, 140}, {60, 30}}"},
       {"type": "CheckBox", "AXLabel": "News", "AXValue": "0", "AXFrame": "{{20, 180}, {60, 30}}"},
       {"type": "CheckBox", "AXLabel": "New", "AXValue": null, "AXFrame": "{{20, 220}, {60, 30}}"}]
      """, ["link Terms", "ticked Agree", "unticked News", "box New"]
    ),
    (
      "interface-builder",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <view><rect key="frame" x="0" y="0" width="400" height="800"/><subviews>
          <label text="Terms"><rect key="frame" x="20" y="100" width="90" height="20"/>
            <accessibility key="accessibilityConfiguration">
              <accessibilityTraits key="traits" link="YES"/></accessibility></label>
          <switch on="YES"><rect key="frame" x="20" y="140" width="60" height="30"/>
            <accessibility key="accessibilityConfiguration" label="Agree"/></switch>
          <switch><rect key="frame" x="20" y="180" width="60" height="30"/></switch>
          <button selected="YES"><rect key="frame" x="20" y="220" width="60" height="30"/>
            <state key="normal" title="All"/></button>
          <button><rect key="frame" x="20" y="260" width="60" height="30"/>
            <state key="normal" title="None"/></button>
        </subviews></view></objects></document>
      """, ["link Terms", "ticked Agree", "unticked ?", "other All"]
    ),
    (
      "recursive-description",
      """
      <UIWindow: 0x1; frame = (0 0; 400 800)>
         | <UIButton: 0x2; frame = (20 100; 90 20)>
         | <UISwitch: 0x3; frame = (20 140; 60 30)>
         | <App.OwnSwitch: 0x4; baseClass = UISwitch; frame = (20 180; 60 30)>
         | <BEMCheckBox: 0x5; frame = (20 220; 60 30); accessibilityIdentifier = 'agree'>
      """, ["box ?", "box ?", "box agree"]
    ),
  ]

  @Test(arguments: samples.map(\.format))
  func `a capture shows links, boxes and what is ticked of them`(format: String) throws {
    let sample = try #require(Self.samples.first { $0.format == format })
    #expect(try Capture.of(sample.text).format == format)
    #expect(try controls(sample.text) == sample.shown)
  }

  @Test func `a box or switch is no button that people sign in with`() throws {
    let capture = try Capture.of(
      """
      {"reviewlintTree": 1, "size": [400, 800], "elements": [
        {"type": "switch", "label": "Sign in with Apple", "frame": [20, 140, 300, 44]}]}
      """
    )
    #expect(try Recognition.shown(capture.screens[0]) == [])
    #expect(try Recognition.unrecognised(capture.screens[0]) == [])
  }
}
