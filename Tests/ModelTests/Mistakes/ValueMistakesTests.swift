import TestSupport
import Testing

@Suite struct ValueMistakesTests {
  @Test(
    arguments: ToldTable.rows(
      """
      login: {wall: all}
        3:15-3:18 unknown-word: 'all' is not none, someFeatures or wholeApp
      login: {guestEntry: 'true'}
        3:21-3:27 quoted-value: 'true' is a text because of its quotes, not true or false; leave
          them out
      login: {services: apple}
        3:19-3:24 wrong-type: 'apple' is not a list; write [first, second] or each item on a line
          of its own after '- '
      screens: [{buttons: apple}]
        3:21-3:26 wrong-type: 'apple' is not a list; write [first, second] or each item on a line
          of its own after '- '
      screens: [sign-in]
        3:11-3:18 not-a-section: 'sign-in' is not a screen; write {id: …, like: …, purpose: …}
      account: mine
        3:10-3:14 not-a-section: 'mine' is not an account; write {creation: …, owner: …, deletion:
          …}
      submission: [new]
        3:13-3:18 not-a-section: a list is not a submission; write {date: …, kind: …}
      screens: [{size: [320]}]
        3:18-3:23 not-a-section: a size takes 2 numbers, [width, height]; this list has 1
      afterSignIn: [[phoneBinding]]
        3:15-3:29 not-a-section: a list is not a step; write its kind, or {kind: …}
      submission: {date: 2026-02-30}
        3:20-3:30 wrong-type: '2026-02-30' is not a date; write a day of the calendar as YYYY-MM-DD
      screens: [{language: en_US}]
        3:22-3:27 not-a-language-tag: 'en_US' is not a language tag; write one such as en, pt-BR
          or zh-Hans; did you mean 'en-US'?
      screens: [{language: e}]
        3:22-3:23 not-a-language-tag: 'e' is not a language tag; write one such as en, pt-BR or
          zh-Hans
      screens: [{os: iOS 18}]
        3:16-3:22 not-a-version: 'iOS 18' is not a version; write numbers with points, such as 15.0
      screens: [{background: white}]
        3:24-3:29 not-a-colour: 'white' is not a colour; write "#RRGGBB", light, dark or image
      screens: [{background: imgae}]
        3:24-3:29 not-a-colour: 'imgae' is not a colour; write "#RRGGBB", light, dark or image;
          did you mean 'image'?
      screens: [{background: '#FFF'}]
        3:24-3:30 not-a-colour: '#FFF' is not a colour; write "#RRGGBB", light, dark or image
      afterSignIn: [{kind: phoneBinding, regions: [cn]}]
        3:46-3:48 not-a-region: 'cn' is not a region; write two letters of ISO 3166-1, such as CN;
          did you mean 'CN'?
      afterSignIn: [{kind: phoneBinding, regions: [worldwide]}]
        3:46-3:55 not-a-region: 'worldwide' is not a region; write two letters of ISO 3166-1, such
          as CN
      """
    ))
  func `a wrong value is reported where it stands`(text: String, problems: [String]) {
    #expect(Reading(described(text)).problems == problems)
  }

  @Test(
    arguments: ToldTable.rows(
      """
      regions: [UK]
        'UK' is not a region; write two letters of ISO 3166-1, such as CN or worldwide
      regions: [worldwied]
        'worldwied' is not a region; write two letters of ISO 3166-1, such as CN or worldwide; did
          you mean 'worldwide'?
      minimumOS: 15.
        '15.' is not a version; write numbers with points, such as 15.0
      minimumOS: +15.0
        '+15.0' is not a version; write numbers with points, such as 15.0
      minimumOS: 15.0.0.0.0
        '15.0.0.0.0' is not a version; write numbers with points, such as 15.0
      """
    ))
  func `a wrong value of the app is reported`(entry: String, messages: [String]) {
    let problems = Reading("reviewlint: 1\napp: {name: A, \(entry)}").problems
    #expect(problems.map { String($0.drop { $0 != "'" }) } == messages)
  }

  @Test(arguments: ["NO", "CN", "XK", "worldwide"])
  func `a region is taken as it is written`(code: String) {
    let reading = Reading("reviewlint: 1\napp: {name: A, regions: [\(code)]}")
    #expect(reading["app.regions"] == "['\(code)']")
  }

  @Test(arguments: [
    ("x: -100000, y: 100000, width: 100000, height: 0.001", []),
    (
      "x: 0, y: 0, width: 0, height: 44",
      ["7:36-7:37 not-above-zero: '0' is too small; it must be above 0"]
    ),
    (
      "x: 0, y: 0, width: 44, height: -1",
      ["7:48-7:50 not-above-zero: '-1' is too small; it must be above 0"]
    ),
    (
      "x: 100001, y: 0, width: 44, height: 44",
      ["7:20-7:26 too-large: '100001' is too large; the most is 100,000"]
    ),
    (
      "x: 0, y: -100000.5, width: 44, height: 1e6",
      [
        "7:26-7:35 too-small: '-100000.5' is too small; the least is -100,000",
        "7:56-7:59 too-large: '1e6' is too large; the most is 100,000",
      ]
    ),
    (
      "x: 0, y: 0",
      [
        "7:16-7:28 missing-key: the key 'width' is missing in frame; add it",
        "7:16-7:28 missing-key: the key 'height' is missing in frame; add it",
      ]
    ),
  ])
  func `a frame's numbers have their limits`(frame: String, problems: [String]) {
    let text = """
      login: {services: [apple]}
      screens:
        - buttons:
            - service: apple
              frame: {\(frame)}
      """
    #expect(Reading(described(text)).problems == problems)
  }

  @Test(
    arguments: ToldTable.rows(
      """
      frame: [0, 0, 44]
        a frame takes 4 numbers, [x, y, width, height]; this list has 3
      frame: []
        a frame takes 4 numbers, [x, y, width, height]; this list has 0
      frame: 44
        '44' is not a frame; write [x, y, width, height], or {x: …}
      frame: [0, ~, 44, 44]
        'y' has no value; it can't be left out
      frame: [0, unknown, 44, 44]
        'unknown' is not a number; write it in digits, such as 44 or 4.5
      cornerRadius: -1
        '-1' is too small; the least is 0
      fill: '#12345G'
        '#12345G' is not a colour; write "#RRGGBB", light or dark
      """
    ))
  func `a wrong value of a button is reported`(entry: String, messages: [String]) {
    let problems = Reading(
      described("login: {services: [apple]}\nscreens: [{buttons: [{service: apple, \(entry)}]}]")
    ).problems
    #expect(problems.map { String($0.split(separator: ": ", maxSplits: 1)[1]) } == messages)
  }

  @Test(arguments: [
    ("0.05", "'0.05' is too small; the least is 0.1"), ("11", "'11' is too large; the most is 10"),
  ])
  func `a scale has its limits`(scale: String, message: String) {
    #expect(
      Reading(described("screens: [{scale: \(scale)}]")).problems.map {
        $0.split(separator: ": ", maxSplits: 1)[1]
      } == [message[...]]
    )
  }
}
