import Testing

@Suite struct ScreenFactsTests {
  @Test(arguments: [
    ("device: iphone-se-3", "375×667", "0,20 375×647"),
    ("device: iphone-se-3, orientation: landscape", "667×375", "0,0 667×375"),
    ("device: iphone-16, os: 18", "393×852", "0,59 393×759"),
    ("device: iphone-16, os: 26.1", "393×852", "0,62 393×756"),
    // Without a version, the generation that takes the most.
    ("device: iphone-16", "393×852", "0,62 393×756"),
    ("device: iphone-16, orientation: landscape", "852×393", "59,0 734×372"),
    (
      "device: iphone-16, orientation: landscape, os: 26", "852×393", "open screens[\"s\"].safeArea"
    ),
    ("device: iphone-se-3, os: 26", "375×667", "open screens[\"s\"].safeArea"),
    ("device: ipad-11", "834×1194", "0,24 834×1150"),
    ("device: watch-46mm", "208×248", "open screens[\"s\"].safeArea"),
    // What is wider than high anyway isn't turned.
    ("device: tv", "1920×1080", "open screens[\"s\"].safeArea"),
    ("device: tv, orientation: landscape", "1920×1080", "open screens[\"s\"].safeArea"),
    ("device: iphone-se-3, size: [320, 480]", "320×480", "0,20 320×460"),
    ("device: iphone-se-3, safeArea: {top: 44}", "375×667", "0,44 375×623"),
    (
      "device: iphone-se-3, orientation: landscape, size: [600, 300], safeArea: {left: 10}",
      "600×300", "10,0 590×300"
    ),
    ("size: [320, 480]", "320×480", "open screens[\"s\"].safeArea"),
    (
      "size: [320, 480], safeArea: {top: 20, left: 0}", "320×480",
      "open screens[\"s\"].safeArea.bottom, screens[\"s\"].safeArea.right"
    ),
    (
      "size: [320, 480], safeArea: {top: 20, bottom: 10, left: 1, right: 2}", "320×480",
      "1,20 317×450"
    ),
    (
      "safeArea: {top: 20, bottom: 0, left: 0, right: 0}", "open screens[\"s\"].size",
      "open screens[\"s\"].size"
    ),
    (
      "purpose: both", "open screens[\"s\"].size",
      "open screens[\"s\"].size, screens[\"s\"].safeArea"
    ),
    ("device: iphone-se-3, coveredBottom: 100", "375×667", "0,20 375×547"),
    ("device: iphone-16, os: 18, coveredBottom: 33", "393×852", "0,59 393×759"),
    ("device: iphone-16, os: 18, coveredBottom: 35", "393×852", "0,59 393×758"),
    ("device: iphone-se-3, coveredBottom: 9999", "375×667", "0,20 375×0"),
    ("size: [320, 480], coveredBottom: 300", "320×480", "open screens[\"s\"].safeArea"),
    (
      "device: ipad-11, onIPad: true", "open screens[\"s\"].size",
      "open screens[\"s\"].size, screens[\"s\"].safeArea"
    ),
    ("device: ipad-11, onIPad: true, size: [375, 667]", "375×667", "open screens[\"s\"].safeArea"),
    (
      "device: ipad-11, onIPad: true, size: [375, 667], safeArea: {top: 0, bottom: 0, left: 0, right: 0}",
      "375×667", "0,0 375×667"
    ),
    ("device: iphone-16, os: 18, units: px, size: [1170, 2532]", "390×844", "0,59 390×751"),
    ("device: iphone-16, os: 18, units: px, coveredBottom: 300", "393×852", "0,59 393×693"),
    ("units: px, scale: 2, size: [640, 960]", "320×480", "open screens[\"s\"].safeArea"),
  ])
  func `a screen has its bounds, and what is seen of it`(
    screen: String, bounds: String, visible: String
  ) {
    let reading = Reading(described("screens: [{id: s, \(screen)}]"))
    #expect(reading.problems == [])
    #expect(reading.frame("bounds") == bounds.withOrigin)
    #expect(reading.frame("visible") == visible)
  }

  @Test(arguments: [
    ("device: iphone-se-3", "iphone", "'iphone'"), ("device: ipad-11", "iphone", "'ipad'"),
    ("device: ipad-11, onIPad: true", "iphone", "'ipad'"),
    ("purpose: both", "tv", "'tv'"),
    ("purpose: both", "iphone, ipad", "unknown screens[\"s\"].device"),
    ("size: [900, 600]", "mac, vision", "unknown screens[\"s\"].platform"),
    ("platform: mac", "mac, vision", "'mac'"), ("platform: watch", "iphone", "'watch'"),
    ("device: ipad-11, platform: mac", "ipad", "'mac'"),
  ])
  func `a screen's platform is its device's unless it says another`(
    screen: String, platforms: String, answer: String
  ) {
    let reading = Reading(
      """
      reviewlint: 1
      app: {name: A, platforms: [\(platforms)]}
      screens: [{id: s, \(screen)}]
      """
    )
    #expect(reading["screens[0].platform"] == answer)
  }

  @Test(arguments: [
    ("purpose: both", "'light'", "false"), ("appearance: dark", "'dark'", "true"),
    ("background: dark", "'dark'", "true"),
    ("appearance: dark, background: light", "'light'", "false"),
    ("background: '#1B2A4A'", "'#1B2A4A'", "true"), ("background: '#FFE8A3'", "'#FFE8A3'", "false"),
    ("background: image", "'image'", "false"),
    ("background: image, appearance: dark", "'image'", "true"),
    ("background: '#747474'", "'#747474'", "true"), ("background: '#767676'", "'#767676'", "false"),
  ])
  func `a screen is dark by its background`(screen: String, background: String, isDark: String) {
    let reading = Reading(described("screens: [{\(screen)}]"))
    #expect(reading["screens[0].background"] == background)
    #expect(reading["screens[0].isDark"] == isDark)
  }

  /// Frames on a screen of 375 × 667 points.
  @Test(arguments: [
    ("", true), ("[24, 440, 327, 44]", true),
    // Twice and three times as large, the second of them first in a row.
    ("[48, 880, 654, 88], [48, 992, 654, 88]", false),
    ("[198, 880, 88, 88], [330, 880, 88, 88], [462, 880, 88, 88]", false),
    ("[72, 1320, 981, 132]", false), ("[96, 1760, 1308, 176]", true),
    // One of two as large as that.
    ("[48, 880, 654, 88], [24, 496, 327, 44]", true),
    // As far over the right edge as a mistake reaches, and further.
    ("[85.5, 440, 327, 44]", true), ("[85.6, 440, 327, 44]", false),
    // Below the fold, above the top, beside the screen.
    ("[24, 700, 327, 44]", true), ("[24, -44, 327, 44]", false), ("[24, -43, 327, 44]", true),
    ("[375, 440, 327, 44], [900, 440, 327, 44]", false), ("[-327, 440, 327, 44]", false),
    ("[375, 440, 327, 44], [24, 500, 327, 44]", true),
  ])
  func `frames fit unless they are pixels or outside`(frames: String, fit: Bool) {
    let reading = Reading(measured(frames, on: "device: iphone-se-3"))
    #expect(reading.problems == [])
    #expect(reading["screens[0].framesFit"] == "\(fit)")
  }

  @Test(arguments: [
    ("device: iphone-se-3, scrolls: false", false), ("device: iphone-se-3, scrolls: true", true),
    ("device: iphone-se-3", true), ("scrolls: false", true),
    ("device: iphone-se-3, scrolls: false, units: px", true),
  ])
  func `nothing is below a screen that doesn't scroll`(screen: String, fit: Bool) {
    let reading = Reading(measured("[24, 667, 327, 44]", on: screen))
    #expect(reading["screens[0].framesFit"] == "\(fit)")
  }

  private func measured(_ frames: String, on screen: String) -> String {
    let buttons = frames.split(separator: "], ").map { frame in
      "{service: google, frame: \(frame)\(frame.hasSuffix("]") ? "" : "]")}"
    }
    let list = buttons.joined(separator: ", ")
    return described("login: {services: [google]}\nscreens: [{\(screen), buttons: [\(list)]}]")
  }

  @Test(arguments: [
    ("device: iphone-16", "3"), ("device: iphone-16, scale: 2", "2"),
    ("purpose: both", "unknown screens[\"screen-1\"].scale"),
  ])
  func `the scale is the device's`(screen: String, scale: String) {
    #expect(Reading(described("screens: [{\(screen)}]"))["screens[0].scale"] == scale)
  }

  @Test(arguments: [
    ("15.0", "15"), ("9", "9"), ("26.1.2", "26"), ("unknown", "open app.minimumOS"),
  ])
  func `the major version of the least system is its first number`(os: String, major: String) {
    let reading = Reading("reviewlint: 1\napp: {name: A, minimumOS: \(os)}")
    #expect(reading["app.minimumOSMajor"] == major)
  }
}

extension Reading {
  /// A rectangle of the first screen as `x,y width×height`, or why nobody knows it.
  fileprivate func frame(_ name: String) -> String {
    let numbers = ["x", "y", "width", "height", "tolerance"].map {
      self["screens[0].\(name).\($0)"]
    }
    guard numbers[4] == "0" else { return self["screens[0].\(name)"] }
    return "\(numbers[0]),\(numbers[1]) \(numbers[2])×\(numbers[3])"
  }
}

extension String {
  /// Bounds begin in the top left corner.
  fileprivate var withOrigin: String { hasPrefix("open") ? self : "0,0 \(self)" }
}
