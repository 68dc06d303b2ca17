import TestSupport
import Testing

/// What is wrong with a first rule is told so that the cure is in it, and once for each cause.
@Suite struct CureTests {
  /// The changed keys of a rule, with ` ¦ ` between them.
  private static let mistakes = ToldTable.rows(
    """
    require: "screens.all(s, s.buttons.all(b, b.frame.height >= '48'))"
      9:47 ‹b.frame.height >= '48'›: height is a double and '48' a string: write 48.0
    require: [app.version != '1', login.guestEntry || login.wall == 'none']
      9:14 ‹[app.version != '1', login.guestEntry || login.wall == 'none']›: a list is not a condition; write
        'app.version != '1' && (login.guestEntry || login.wall == 'none')'
    require: "screens.all(s, s.buttons.all(b, b.frame.height >= '48 pt'))"
      9:47 ‹b.frame.height >= '48 pt'›: height is a double and '48 pt' a string: write 48.0
    require: "screens.all(s, 48.0 <= s.size.height <= 60.0)"
      9:30 ‹48.0 <= s.size.height <= 60.0›: 48.0 <= s.size.height is true or false and 60.0 a double:
        write 48.0 <= s.size.height && s.size.height <= 60.0
    require: "login.guestEntry == 'Yes'"
      9:15 ‹login.guestEntry == 'Yes'›: guestEntry is true or false and 'Yes' a string: write true
    require: app.name <> 'A'
      9:23 ‹<>›: '<>' is no operator; write '!='
    require: 10% < contrast('light', 'dark')
      9:16 ‹%›: '%' is the remainder of a division; a share is a number, such as 0.1
    require: if app.userContent then true else false
      9:14 ‹if›: 'if' is no operator; write condition ? one : other
    require: app.name == “A”
      9:26 ‹“›: '“' begins no text; write straight quotes: ' or "
    require: screens.buttons.exists(b, b.isApple)
      9:22 ‹buttons›: screens is a list(screen), which has no field 'buttons'; each of its items has
        one: write screens.exists(item, item.buttons …)
    require: submission.date >= date('2027-03-01')
      9:33 ‹date›: there is no function 'date'; did you mean 'timestamp'?
    require: screens.all(s, s.platform != ipad)
      9:43 ‹ipad›: there is nothing called 'ipad' here; a word stands in quotes: write 'ipad'
    require: "'4.5' < 5.0"
      9:15 ‹'4.5' < 5.0›: '4.5' is a string and 5.0 a double: write 4.5
    require: "size(screens) == '2'"
      9:15 ‹size(screens) == '2'›: size(screens) is an int and '2' a string: write 2
    require: "login.guestEntry == 'true'"
      9:15 ‹login.guestEntry == 'true'›: guestEntry is true or false and 'true' a string: write true
    require: app.version == 2
      9:14 ‹app.version == 2›: version is a string and 2 an int: write '2'
    require: "(login.guestEntry ? 1 : 2.0) > 0.0"
      9:33 ‹?›: '?:' would be an int or a double; both must be of one type: write 1.0
    require: "(login.guestEntry ? 1.0 : 2) > 0.0"
      9:33 ‹?›: '?:' would be a double or an int; both must be of one type: write 2.0
    require: button.isApple && button.isShown && button.frame.height > 48.0
      9:14 ‹button›: there is nothing called 'button' here; bring it in by 'each: [{screen:
        screens}, {button: screen.buttons}]'
    each: [{screen: screens}] ¦ require: button.isApple
      9:14 ‹button›: there is nothing called 'button' here; bring it in by 'each: [{button:
        screen.buttons}]'
    require: service.setsUpAccount
      9:14 ‹service›: there is nothing called 'service' here; bring it in by 'each: [{service:
        login.services}]'
    message: '{width} is small, {width}'
      10:16 ‹width›: there is nothing called 'width' here; there are \(RuleCheckerTests.names)
    each: screens ¦ require: screen.scrolls
      13:11 ‹screens›: 'screens' has no name here; write [{name: screens}]
    each: [screens] ¦ require: screen.scrolls
      13:12 ‹screens›: 'screens' has no name here; write [{name: screens}]
    require: app.developerRegion != #FFFFFF
      9:36 ‹›: the expression ends where a comment of YAML begins with '#'; put all of it in double
        quotes, and texts in it in single ones
    require: app.custom.beta
      9:25 ‹beta›: custom of app has no field 'beta'; declare it under 'fields' as
        app.custom.beta: {type: …, meaning: …}
    require: custom.beta
      9:21 ‹beta›: custom has no field 'beta'; declare it under 'fields' as custom.beta: {type: …,
        meaning: …}
    require: app["name"] == 'A'
      9:14 ‹app›: app is an app; only lists and maps have items: write app.name
    require: app.version >= parameters.least
      9:40 ‹least›: parameters has no field 'least'; declare it under 'parameters' as least: its
        value
    require: submission.date > 2026-01-01
      9:14 ‹submission.date > 2026-01-01›: date is a timestamp and 2026-01-01 an int: write
        timestamp('2026-01-01T00:00:00Z')
    require: login.guestEntry == True
      9:34 ‹True›: there is nothing called 'True' here; did you mean 'true'?
    require: size(screens) >= 44pt
      9:31 ‹44pt›: '44pt' is neither a number nor a name; lengths have no unit: write 44
    require: login.services.contains('google')
      9:29 ‹contains›: a list has no 'contains'; write login.services.exists(item, …)
    require: app.regions.includes('DE')
      9:26 ‹includes›: a list has no 'includes'; write 'DE' in app.regions
    require: app.name === 'A'
      9:23 ‹===›: '===' is no operator; write '=='
    require: app.name !== 'A'
      9:23 ‹!==›: '!==' is no operator; write '!='
    require: app?.name == 'A'
      9:17 ‹?.›: '?.' is no operator; write '.', or '.?' for an optional
    each: [{screen: screens}] ¦ message: '{screen.size}'
      10:16 ‹screen.size›: a message can't show 'screen.size', which is a section; name a field of it,
        such as {screen.size.width}
    examples: {passes: [{name: one, base: one}], fails: [{name: two}]}
      12:58 ‹{name: two}›: the key 'base' is missing here; add it
    """
  )

  @Test(arguments: mistakes)
  func `a mistake in a rule leads to its cure`(changes: String, told: [String]) {
    #expect(Trial(SmallRule.file(changes.split(separator: " ¦ ").map(String.init))).told == told)
  }

  /// Whole files.
  private static let files = ToldTable.rows(
    """
    id: small⏎title: A rule⏎require: 'true'
      1:1 ‹id›: there is no key 'id' here; it stands under 'rules': mend the indentation
    devices: [{id: a, name: A, platform: iphone, size: [1024, 768], scale: 2}]
      1:52 ‹[1024, 768]›: a list is not a mapping; write {width: …, height: …}
    fields: {custom.a: text}
      1:20 ‹text›: 'text' is not a mapping; write {type: …, meaning: …}
    fields: {screen.custom.a: {type: text, meaning: m}}
      1:10 ‹screen.custom.a›: 'screen.custom.a' is no field of one's own; did you mean
        'screens[].custom.a'?
    fields: {button.custom.a: {type: text, meaning: m}}
      1:10 ‹button.custom.a›: 'button.custom.a' is no field of one's own; did you mean
        'screens[].buttons[].custom.a'?
    """
  )

  @Test(arguments: files)
  func `a mistake in a file leads to its cure`(file: String, told: [String]) {
    #expect(Trial(file).told == told)
  }

  @Test func `a whole number where a length is taken leads to the length`() {
    let definition =
      "definitions: {isHigh(least): {takes: [double], is: least > 1.0, meaning: m}}\n"
    #expect(
      Trial(definition + SmallRule.file(["require: isHigh(48)"])).told == [
        "10:14 ‹isHigh›: there is no isHigh(int); there is isHigh(double): write 48.0"
      ])
  }

  @Test func `a number in quotes is pointed at`() {
    let changes = ["require: size(screens) <= parameters.most", "parameters: {most: '3'}"]
    #expect(
      Trial(SmallRule.file(changes)).told == [
        """
        9:14 ‹size(screens) <= parameters.most›: size(screens) is an int and most a string; \
        they can't be compared
        """,
        "  13:24 ‹'3'›: this is a text; a number is written without quotes",
      ])
  }

  @Test func `keys that are indented too little are told once`() {
    let rule = SmallRule.file(["-examples"])
    let examples = "passes: [{name: one, base: one}]\n"
    #expect(
      Trial("\(rule)examples:\n  \(examples)").told.first
        == """
        12:1 ‹examples›: there is no key 'examples' here; it stands under 'rules': mend the \
        indentation
        """)
    #expect(
      Trial("\(rule)    examples:\n    \(examples)    fails: [{name: two, base: two}]\n").told == [
        "12:5 ‹examples›: 'examples' has no value; indent 'passes' further than it"
      ])
  }
}
