import Diagnostics
import Documents
import Evidence
import Foundation
import Model
import TestSupport
import Testing

/// Captures of real apps, where they are at hand.
@Suite(.enabled(if: RealCapture.areThere, "left out: the real captures aren't on this machine"))
struct RealCaptureTests {
  @Test(arguments: RealCapture.all.filter { $0.buttons != nil })
  func `every login of a real capture is found or listed, and none invented`(
    _ real: RealCapture
  ) throws {
    let truth = try #require(real.buttons)
    let capture = try Capture(real.file)
    for (scene, buttons) in truth {
      let screens = capture.screens.filter { $0.name == scene || truth.count == 1 }
      for button in buttons {
        let isThere = screens.contains { screen in
          screen.elements.contains { element in
            element.isVisible && button.isAt(element.frame, screen.tolerance)
          }
        }
        #expect(isThere, "\(real): \(button.label) \(button.frame)")
      }
    }
    let recognised = try capture.screens.map { screen in
      try #require(Recognition.recognizer).logins(on: screen)
    }
    let found = recognised.flatMap(\.logins)
    #expect(
      found.map { "\($0.service) \($0.frame?.shown ?? "")" }.sorted()
        == (Self.expected[real.name] ?? []).sorted())
    let listed = recognised.flatMap(\.unrecognised)
    let tolerance = capture.screens.last?.tolerance ?? 0
    for login in truth.flatMap(\.buttons) where login.isLogin {
      let isFound = found.contains { login.isOf($0.service) && login.isAt($0.frame, tolerance) }
      #expect(isFound || listed.contains { login.isAt($0.frame, tolerance) }, "\(login)")
    }
  }

  /// What is recognised; it is all logins that the index of these files knows, and the two buttons
  /// with which one of the apps registers.
  private static let expected = [
    "ib/05-swiftsenpai-main.storyboard": ["apple [82, 425, 250, 46]"],
    "ib/17-gasociallogin-main.storyboard": [
      "apple [128.5, 264.5, 118, 30]", "google [124.5, 318.5, 126, 30]",
      "facebook [120.5, 318.5, 134, 30]",
    ],
    "ib/25-gidsample-signin.xib": ["google [20, 100, 281, 39]"],
    "ib/26-edx-login.storyboard": ["email-password [40, 354, 295, 40]"],
    "ib/28-rocketchat-auth.storyboard": [
      "email-password [15, 183, 345, 48]", "email-password [15, 303, 345, 48]",
    ],
    "wda/01-theapp-login.xml": ["email-password [177, 327, 60, 38]"],
  ]

  @Test(arguments: [
    ("tree/05-trailblaze-ios-contacts-picker.json", "foreign-capture"),
    ("tree/06-detox-ios-view-hierarchy-testid.75.xml", "malformed-capture"),
    ("tree/09-axe-schema-types-ios26.json", "foreign-capture"),
    ("tree/11-swift-snapshot-testing-vc-hierarchy.txt", "foreign-capture"),
  ])
  func `what is no capture of a screen is refused`(name: String, id: String) throws {
    let real = try #require(RealCapture.all.first { $0.name == name })
    do throws(CaptureMistake) {
      _ = try Capture(real.file)
      Issue.record("it is read")
    } catch {
      #expect(error.diagnostics.map(\.message.id) == [id])
    }
  }
}

/// A file of the folder, and what its index says of it.
struct RealCapture: CustomStringConvertible, Sendable {
  struct Button {
    let provider: String
    let label: String
    let frame: [Double]

    /// Whether it leads to a login, and not out of one or elsewhere.
    var isLogin: Bool { !provider.hasPrefix("none") && label != "Sign out" }

    /// Whether it is a login with a service; which of its own an app has isn't in the index.
    func isOf(_ service: String) -> Bool {
      provider == service || provider == "own" && service == "email-password"
    }

    func isAt(_ place: Rectangle?, _ tolerance: Double) -> Bool {
      guard let place else { return false }
      return zip(frame, [place.x, place.y, place.width, place.height])
        .allSatisfy { abs($0 - $1) <= tolerance }
    }
  }

  let name: String
  let file: SourceFile
  private let truth: DocumentNode

  var description: String { name }

  static var areThere: Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: "INDEX.yaml").path)
  }

  /// Beside the checkout or further up.
  private static var folder: URL {
    var folder = Checkout.root
    while folder.path != "/" {
      let inputs = folder.appending(path: "shared/inputs")
      if FileManager.default.fileExists(atPath: inputs.path) { return inputs }
      folder.deleteLastPathComponent()
    }
    return folder
  }

  static let all: [RealCapture] = {
    guard let text = try? String(contentsOf: folder.appending(path: "INDEX.yaml"), encoding: .utf8)
    else { return [] }
    let index = DocumentReader().readAll(SourceFile(path: "INDEX.yaml", text: text)).documents.first
    return (index?.root.value(of: "files")?.items ?? []).compactMap { entry in
      guard let name = entry.value(of: "file")?.text, let truth = entry.value(of: "truth"),
        ["ib/", "wda/", "tree/"].contains(where: name.hasPrefix),
        let data = try? Data(contentsOf: folder.appending(path: name))
      else { return nil }
      let file = DecodedFile(path: name, bytes: Array(data)).file
      return RealCapture(name: name, file: file, truth: truth)
    }
  }()

  /// The buttons by their scenes; nil for what is no capture.
  var buttons: [(scene: String, buttons: [Button])]? {
    let isCapture = name.hasPrefix("ib/") || name.hasPrefix("wda/") || name.hasPrefix("tree/14")
    guard isCapture else { return nil }
    return (truth.value(of: "screens")?.items ?? []).map { screen in
      let buttons = (screen.value(of: "buttons")?.items ?? []).map { button in
        Button(
          provider: button.value(of: "provider")?.text ?? "",
          label: button.value(of: "label")?.text ?? "",
          frame: (button.value(of: "frame")?.items ?? []).compactMap {
            $0.text.flatMap { Double($0) }
          }
        )
      }
      return (screen.value(of: "scene")?.text ?? "", buttons)
    }
  }
}
