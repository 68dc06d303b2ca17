import Foundation
import Testing

/// Screens of a first description that files of Interface Builder draw.
@Suite struct InitDrawingTests {
  @Test func `a drawing without a login that the code proves doesn't prove that it isn't there`()
    throws
  {
    let folder = try TemporaryFolder()
    let drawing = "Tests/EvidenceTests/Samples/interface-builder-table-header.xib"
    let text = try String(contentsOf: Case.root.appending(path: drawing), encoding: .utf8)
    try folder.write(text, to: "Login.xib")
    let words = ["init", "--app", "A", "--yes"]
    #expect(try Reviewlint.run(words, in: folder.url).output.contains("1 screen"))
    try folder.write("SignInWithAppleButton(a)\n", to: "Login.swift")
    let again = try Reviewlint.run(words + ["--output", "b.yaml"], in: folder.url)
    #expect(again.output.contains("1 screen"))
    let written = try folder.read("b.yaml")
    #expect(
      written.contains("# Login.xib shows no apple: capture the screen while the app runs.\n"))
    #expect(written.contains("- id: google  # Login.xib\n"))
    #expect(written.contains("\n  - capture: \"Login.xib\"\n"))
    #expect(written.contains("    buttonsComplete: unknown\n"))
  }

  @Test(arguments: [
    ("Log in", true), ("GET STARTED", true), ("SEE THE MENU", false),
  ])
  func `a password field with its button is a screen, and without it none`(
    title: String, isScreen: Bool
  ) throws {
    let folder = try TemporaryFolder([
      "ios/Sign In.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
        <device id="retina6_0" orientation="portrait"/>
        <objects>
          <view id="v"><rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
            <subviews>
              <textField id="f"><rect key="frame" x="20" y="110" width="280" height="40"/>
                <textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>
              <button id="b"><rect key="frame" x="20" y="160" width="280" height="44"/>
                <state key="normal" title="\(title)"/></button>
            </subviews></view>
        </objects>
      </document>

      """,
      "ios/Login.swift": "SignInWithAppleButton(a)\n",
    ])
    let answer = try Reviewlint.run(["init", "ios", "--app", "A", "--yes"], in: folder.url)
    #expect(answer.complaint == "")
    #expect(answer.output.contains("1 screen") == isScreen, "\(answer.output)")
    let written = try folder.read("ios/login.review.yaml")
    #expect(written.contains("- id: email-password  # Sign In.xib\n") == isScreen)
    #expect(written.contains("capture: \"Sign In.xib\"") == isScreen)
    if isScreen {
      // Code may add the button: nothing is concluded from its not being drawn.
      let check = try Reviewlint.run(["check", "ios", "--format", "json"], in: folder.url)
      #expect(check.output.contains("\"outcome\":\"incomplete\""), "\(check.output)")
      #expect(!check.output.contains("\"outcome\":\"fail\""), "\(check.output)")
    }
  }
}
