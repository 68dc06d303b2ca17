import TestSupport
import Testing

@Suite struct RepairTests {
  private static func told(_ repair: String) -> [String] {
    let each = "each: [{screen: screens}, {button: screen.buttons}]"
    return Trial(SmallRule.file([each, "at: button", "repair: \(repair)"])).told
  }

  @Test(arguments: [
    "{set: {button.frame.width: 'math.greatest(button.frame.width, 44.0)'}}",
    "{set: {button.cornerRadius: button.frame.height / 2.0}}",
    "{set: {button.textColor: button.borderColor}}",
  ])
  func `a measure can be repaired`(repair: String) {
    #expect(Self.told(repair) == [])
  }

  private static func noMeasure(_ place: String, at column: Int = 20) -> String {
    """
    14:\(column) ‹\(place)›: '\(place)' is no measure; a repair sets numbers, parts of frames and \
    colours that are written
    """
  }

  private static let mistakes: [(repair: String, told: String)] = [
    ("{set: {button.title: \"'Sign in'\"}}", noMeasure("button.title")),
    ("{set: {login.wall: \"'none'\"}}", noMeasure("login.wall")),
    ("{set: {login.guestEntry: 'true'}}", noMeasure("login.guestEntry")),
    ("{set: {button.frame: button.frame}}", noMeasure("button.frame")),
    ("{set: {2.0 * button.fontSize: '1.0'}}", noMeasure("2.0 * button.fontSize")),
    ("{set: {button.frame.right: '1.0'}}", noMeasure("button.frame.right")),
    (
      "{set: {button.frame.width: '44'}}",
      "14:41 ‹44›: this is an int, but a double is expected here"
    ),
    (
      "{set: {button.frame.widht: '44.0'}}",
      "14:33 ‹widht›: frame has no field 'widht'; did you mean 'width'?"
    ),
    ("{sett: {}}", "14:14 ‹sett›: there is no key 'sett' here; did you mean 'set'?"),
  ]

  @Test(arguments: mistakes)
  func `what can't be repaired is told at its place`(repair: String, told: String) {
    #expect(Self.told(repair).last == told)
  }
}
