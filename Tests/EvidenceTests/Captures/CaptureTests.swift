import Diagnostics
import Evidence
import TestSupport
import Testing

/// One login screen as every tool writes it down.
@Suite struct CaptureTests {
  struct Sample: CustomStringConvertible, Sendable {
    let format: String
    let file: String
    let logins: [String]

    /// Without the line break at its end.
    var text: String {
      let text = (try? Checkout.text(of: "Tests/EvidenceTests/Samples/\(file)")) ?? ""
      return String(text.dropLast())
    }

    var description: String { format }
  }

  static let samples = [
    Sample(
      format: "ui-test",
      file: "ui-test.json",
      logins: [
        "email-password \"Anmelden\" [24, 470, 345, 50]",
        "apple \"Mit Apple anmelden\" [24, 600, 345, 50]",
        "google \"Mit Google anmelden\" [24, 662.3, 345, 50]",
      ]
    ),
    Sample(
      format: "debug-description",
      file: "debug-description.txt",
      logins: [
        "email-password \"Log in\" [24, 470, 345, 50]",
        "apple \"Sign in with Apple\" [24, 600, 345, 50]", "google [24, 662.3, 345, 50]",
      ]
    ),
    Sample(
      format: "snapshot",
      file: "snapshot.json",
      logins: [
        "email-password \"Sign in\" [24, 470, 345, 50]", "wechat \"使用微信登录\" [24, 600, 345, 50]",
      ]
    ),
    Sample(
      format: "webdriveragent",
      file: "webdriveragent.xml",
      logins: [
        "apple \"Sign in with Apple\" [24, 600, 345, 50]",
        "facebook \"Continue with Facebook\" [24, 662.25, 345, 50]",
      ]
    ),
    Sample(
      format: "maestro",
      file: "maestro.txt",
      logins: [
        "email-password \"Log in\" [24, 470, 345, 50]",
        "apple \"Sign in with Apple\" [24, 600, 345, 50]",
      ]
    ),
    Sample(
      format: "idb", file: "idb.json", logins: ["apple \"Sign in with Apple\" [24, 600, 345, 50.5]"]
    ),
    Sample(
      format: "figma",
      file: "figma.json",
      logins: [
        "apple \"Sign in with Apple\" [24, 600, 345, 50]",
        "google \"Continue with Google\" [24, 662, 345, 50]",
      ]
    ),
    Sample(
      format: "interface-builder", file: "interface-builder.xib",
      logins: ["apple [24, 600, 345, 54.33]"]),
    Sample(
      format: "recursive-description", file: "recursive-description.txt",
      logins: ["apple [24, 600, 345, 50]", "google \"Sign in with Google\" [24, 662, 345, 50.5]"]),
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
    arguments: samples.filter { sample in ["{", "<?", "["].contains(where: sample.text.hasPrefix) })
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
