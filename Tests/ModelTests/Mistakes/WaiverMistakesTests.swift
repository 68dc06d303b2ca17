import Model
import Testing

@Suite struct WaiverMistakesTests {
  @Test(arguments: [
    ("2027-11-22", []),
    (
      "2027-11-23",
      [
        "3:59-3:69 waiver-too-long: '2027-11-23' is more than 366 days after the day of checking,"
          + " 2026-11-21; write 2027-11-22 or a day before it"
      ]
    ),
    ("2020-01-01", []),
  ])
  func `a waiver ends within 366 days of the day of checking`(until: String, problems: [String]) {
    let text = "waivers: [{rule: a, reason: b, approvedBy: Eva D., until: \(until)}]"
    #expect(Reading(described(text)).problems == problems)
  }

  @Test(arguments: ["", " ", "\t", "\u{A0}\u{3000}", "\u{200B}\u{FEFF}", "\u{AD}"])
  func `a waiver's reason and approver are not blank`(text: String) {
    let texts = "reason: \"\(text)\", approvedBy: \"\(text)\""
    let waiver = "waivers: [{rule: a, \(texts), until: 2026-12-31}]"
    let end = 29 + text.unicodeScalars.count + 2
    let next = end + 14
    #expect(
      Reading(described(waiver)).problems == [
        "3:29-3:\(end) blank-text: 'reason' is blank; write who says so, and why",
        "3:\(next)-3:\(next + end - 29) blank-text: 'approvedBy' is blank; write who says so, and"
          + " why",
      ]
    )
  }

  @Test(arguments: [
    "screens[\"sign-in\"].frame", "screens[1]", "login services", "[0]", "",
  ])
  func `a waiver's path must lead to a place`(path: String) {
    let text = """
      screens: [{id: sign-in}]
      waivers:
        - {rule: a, reason: b, approvedBy: c, until: 2026-12-31, at: '\(path)'}
      """
    #expect(
      Reading(described(text)).problems == [
        "5:64-5:\(66 + path.count) unknown-path: '\(path)' is no place in this description;"
          + " write one like screens[\"sign-in\"].buttons[0]"
      ]
    )
  }

  @Test func `a path that is nearly one is asked after`() {
    let text = "waivers: [{rule: a, reason: b, approvedBy: c, until: 2026-12-31, at: screen}]"
    #expect(
      Reading(described(text)).problems == [
        "3:70-3:76 unknown-path: 'screen' is no place in this description; did you mean 'screens'?"
      ]
    )
  }

  @Test func `a waiver has its place, reason, approver and last day`() throws {
    let text = """
      screens: [{id: sign-in}]
      waivers:
        - {rule: a, reason: b, approvedBy: c, until: 2026-12-31, at: 'screens["sign-in"]'}
        - {rule: d, reason: e, approvedBy: f, until: 2026-12-30}
      """
    let description = try #require(Reading(described(text)).description)
    let shown = description.waivers.map { waiver in
      [
        waiver.rule, waiver.reason, waiver.approvedBy, waiver.until.day,
        waiver.at.map { description.places.path(of: $0).description } ?? "anywhere",
        description.places.path(of: waiver.place).description,
      ]
    }
    #expect(
      shown == [
        ["a", "b", "c", "2026-12-31", "screens[\"sign-in\"]", "waivers[0]"],
        ["d", "e", "f", "2026-12-30", "anywhere", "waivers[1]"],
      ]
    )
  }
}
