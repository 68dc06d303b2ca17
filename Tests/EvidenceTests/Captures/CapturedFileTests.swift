import Diagnostics
import Evidence
import Model
import Testing

/// Files of several screens, one of which a description names.
@Suite struct CapturedFileTests {
  private static let design = """
    {"document": {"type": "DOCUMENT", "children": [{"type": "CANVAS", "children": [
      \(frame("1:2", "Login", "Sign in with Apple")), \(frame("1:9", "Login", "Continue with Google")),
      \(frame("2:7", "Welcome", "Help"))]}]}}
    """

  private static func frame(_ id: String, _ name: String, _ words: String) -> String {
    """
    {"type": "FRAME", "id": "\(id)", "name": "\(name)",
     "absoluteBoundingBox": {"x": 0, "y": 0, "width": 393, "height": 852}, "children": [
      {"type": "FRAME", "name": "b", "fills": [{"type": "SOLID"}],
       "absoluteBoundingBox": {"x": 24, "y": 640, "width": 345, "height": 50}, "children": [
        {"type": "TEXT", "name": "t", "characters": "\(words)",
         "absoluteBoundingBox": {"x": 90, "y": 650, "width": 200, "height": 20}}]}]}
    """
  }

  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
      \(scene("s1", "v1", "LoginController", "Sign in with Apple"))
      \(scene("s2", "v2", "LoginController", "Continue with Google"))
      \(scene("s3", "v3", "HelpController", "Help"))
    </scenes></document>
    """

  private static func scene(_ id: String, _ controller: String, _ type: String, _ title: String)
    -> String
  {
    """
    <scene sceneID="\(id)"><objects>
      <viewController id="\(controller)" customClass="\(type)" sceneMemberID="viewController">
        <view key="view"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
          <button><rect key="frame" x="24" y="600" width="345" height="50"/>
            <state key="normal" title="\(title)"/></button></subviews></view>
      </viewController></objects></scene>
    """
  }

  /// The services on the screen that is named, or what is wrong.
  private static func services(in text: String, part: String?) throws -> [String] {
    let file = SourceFile(path: "login.txt", text: text)
    let recognizer = try #require(Recognition.recognizer)
    do throws(EvidenceProblem) {
      let captured = try CapturedFile(file, called: "login.txt", recognizer)
      let layer = try captured.layer(CaptureReference(file: "login.txt", part: part))
      return layer.capture?.elements.compactMap(\.service) ?? []
    } catch {
      return [error.message.text]
    }
  }

  @Test(arguments: [
    ("1:2", "apple"), ("1:9", "google"),
    ("Login", "the capture has several screens 'Login'; write part: one of the ids 1:2 and 1:9"),
    ("Sign-up", "the capture has no screen 'Sign-up'; it has 1:2, 1:9 and Welcome"),
    (nil, "the capture holds several screens; write part: one of 1:2, 1:9 and Welcome"),
  ])
  func `a design's frame is named by its id, or by a name that it alone has`(
    part: String?, found: String
  ) throws {
    #expect(try Self.services(in: Self.design, part: part) == [found])
  }

  @Test(arguments: [
    ("v1", "apple"), ("s2", "google"),
    (
      "LoginController",
      "the capture has several screens 'LoginController'; write part: one of the ids v1 and v2"
    ),
  ])
  func `a storyboard's scene is named by its id, or by a name that it alone has`(
    part: String?, found: String
  ) throws {
    #expect(try Self.services(in: Self.storyboard, part: part) == [found])
  }

  @Test func `a screen without logins can be named, too`() throws {
    #expect(try Self.services(in: Self.design, part: "Welcome") == [])
    #expect(try Self.services(in: Self.storyboard, part: "HelpController") == [])
  }
}
