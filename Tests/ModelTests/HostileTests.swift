import Diagnostics
import Model
import Testing

/// Descriptions as large as a document may be are read in a time that grows with their size.
@Suite(.serialized) struct HostileTests {
  @Test(arguments: Hostile.all)
  func `four times as much takes about four times as long`(hostile: Hostile) {
    let clock = ContinuousClock()
    let small = described(hostile.text(250))
    let large = described(hostile.text(1_000))
    _ = Reading(small)
    var least: Double = .infinity
    // Other work on the machine can only make one of them look slow.
    for _ in 0..<5 where least > 9 {
      let short = clock.measure { _ = Reading(small) }
      let long = clock.measure { _ = Reading(large) }
      least = min(least, long / short)
    }
    #expect(least < 9)
  }

  @Test func `screens can't take over more than fits`() {
    let buttons = (0..<100).map { "{service: apple, id: b\($0)}" }.joined(separator: ", ")
    let text = "login: {services: [apple]}\nscreens:\n- {id: s, buttons: [\(buttons)]}\n"
    let likes = String(repeating: "- {like: s}\n", count: 5_000)
    #expect(
      Reading(described(text + likes)).problems == [
        "996:10-996:11 too-much-taken-over: the screens take over too much with 'like' or 'capture';"
          + " describe fewer screens in one description"
      ]
    )
  }

  @Test func `one capture that many screens name is taken over only so often`() {
    let file = SourceFile(path: "login.txt", text: "apple")
    let element = ScreenCapture.Element(
      service: nil, names: [], title: nil, frame: Rectangle(x: 24, y: 440, width: 327, height: 44),
      bytes: 0..<5)
    let capture = ScreenCapture(
      file: file, format: "debug-description", isFromRunningApp: true, tolerance: 0,
      elements: Array(repeating: element, count: 1_000), unrecognised: [])
    let layer = Layer(capture, at: 0..<5, facts: [])
    func problems(screens count: Int) -> [String] {
      let screens = String(repeating: "- {capture: login.txt}\n", count: count)
      let text = described("login: {services: [apple]}\nscreens:\n\(screens)")
      return Reading(text, captures: [file.id.path: layer]).problems
    }
    #expect(problems(screens: 62) == [])
    let tooMuch =
      "67:13-67:22 too-much-taken-over: the screens take over too much with 'like' or 'capture';"
      + " describe fewer screens in one description"
    #expect(problems(screens: 63) == [tooMuch])
    #expect(problems(screens: 500) == [tooMuch])
  }
}

/// A description that asks for much work with few words.
struct Hostile: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let text: @Sendable (Int) -> String

  static let all: [Hostile] = [
    Hostile(testDescription: "screens like one") {
      "login: {services: [apple]}\nscreens:\n- {id: s, buttons: [{service: apple}]}\n"
        + list($0) { _ in "- {like: s}\n" }
    },
    Hostile(testDescription: "services") {
      "login: {services: [\(list($0) { "{id: s\($0), kind: own}, " })]}"
    },
    Hostile(testDescription: "services of one id") {
      "login: {services: [\(list($0) { _ in "{id: s, kind: own}, " })]}"
    },
    Hostile(testDescription: "services that nobody knows") {
      "login: {services: [\(list($0) { "s\($0), " })]}"
    },
    Hostile(testDescription: "brokers without connections") {
      "login: {services: [\(list($0) { "{id: s\($0), kind: broker}, " })]}"
    },
    Hostile(testDescription: "connections") {
      "login: {services: [\(list($0) { "{id: s\($0), kind: own}, " })"
        + "{id: auth0, connections: [\(list($0) { "s\($0), " })]}]}"
    },
    Hostile(testDescription: "a button for each service") {
      "login: {services: [\(list($0) { "{id: s\($0), kind: own}, " })]}\n"
        + "screens: [{buttons: [\(list($0) { "{service: s\($0)}, " })]}]"
    },
    Hostile(testDescription: "buttons of services that aren't listed") {
      "login: {services: [\(list($0) { "{id: s\($0), kind: own}, " })]}\n"
        + "screens: [{buttons: [\(list($0) { "{service: t\($0)}, " })]}]"
    },
    Hostile(testDescription: "buttons without ids") {
      "login: {services: [apple]}\n"
        + "screens: [{buttons: [\(list($0) { "{service: apple, title: TITLE \($0)}, " })]}]"
    },
    Hostile(testDescription: "a chain of screens") {
      "screens:\n- {id: s0}\n\(list($0) { "- {id: s\($0 + 1), like: s\($0)}\n" })"
    },
    Hostile(testDescription: "waivers for one screen each") {
      "screens: [\(list($0) { "{id: s\($0)}, " })]\n"
        + "waivers:\n\(list($0) { "- \(waiver), at: 'screens[\"s\($0)\"]'}\n" })"
    },
    Hostile(testDescription: "steps for one service") {
      "login: {services: [apple]}\n"
        + "afterSignIn: [\(list($0) { _ in "{kind: consent, services: [apple]}, " })]"
    },
  ]

  private static let waiver = "{rule: a, reason: b, approvedBy: c, until: 2026-12-01"

  private static func list(_ count: Int, _ item: (Int) -> String) -> String {
    (0..<count).map(item).joined()
  }
}
