import Diagnostics
import Documents
import Model
import TestSupport

extension FollowedFix.Way {
  static let all = layout + words

  // What fixes say of logins, accounts, steps and the description itself.
  private static let words: [Self] = [
    Self(
      sentence:
        #"from iOS (\d+) on and offer .+; or raise the deployment target to (\d+)"#
    ) { said, _ in
      [[("signInWithApple.fallbackBelowIOS13", "true")], [("app.minimumOS", "'\(said[1])'")]]
    },
    Self(
      sentence:
        #"Name (?:article|one of the articles) (.+?) as well, in the description or in"#
    ) { said, at in
      let notes = at.root.node(at: "review", "notes")?.text ?? ""
      return said[0].matches(of: #/[0-9]+/#).flatMap { match -> [[Edit]] in
        [
          [("\(at.path).justification.article", "'\(match.output)'")],
          [("review.notes", "\(notes) Article \(match.output).".inDoubleQuotes)],
        ]
      }
    },
    Self(sentence: #"for example "Article (\d+) of the (.+?) of the People's Republic of China""#) {
      said, at in
      let sentence =
        "Article \(said[0]) of the \(said[1]) of the People's Republic of China asks for it."
      return [
        [
          (
            "\(at.path).justification.law",
            "\(said[1]) of the People's Republic of China".inDoubleQuotes
          ),
          ("\(at.path).justification.article", "'\(said[0])'"),
          ("review.notes", sentence.inDoubleQuotes),
        ]
      ]
    },
    Self(sentence: #"last at least (\d+) days from then"#) { said, at in
      let date = at.root.node(at: "submission", "date")?.text.flatMap { CalendarDate($0) }
      guard let day = date ?? CalendarDate(Trial.today.day), let count = Int64(said[0]) else {
        return [[]]
      }
      let last = CalendarDate(daysSince1970: day.daysSince1970 + count)
      return [
        [
          ("review.demoAccount.checkedOn", "\(day)"), ("review.demoAccount.expires", "\(last)"),
        ]
      ]
    },
    Self(sentence: #"Make it one of ((?:[a-z0-9]+, )+[a-z0-9]+)\."#) { said, at in
      // What fastlane sends stands in its own files.
      let isWritten = !at.path.hasPrefix("review.") || at.count("review", "attachments") > 0
      guard isWritten else { return [] }
      return said[0].split(separator: ", ").map { [(at.path, "'evidence/file.\($0)'")] }
    },
    Self(sentence: #"way in without an account, such as "(.+?)""#) { said, at in
      [[("login.guestEntry", "true")], [at.login("{id: '\(said[0])', kind: guest}")]]
    },
    Self(
      sentence:
        #"Add Sign in with Apple, which guideline 4\.8 .+ An e-mail login, .+ without signing in"#
    ) { _, at in
      ["apple", "email", "{id: club, kind: thirdParty}"].map { [at.login($0)] } + [
        [("login.guestEntry", "true")]
      ]
    },
    Self(sentence: #"an entry such as "(.+?)" to the account's settings"#) { said, _ in
      [[("account.deletion", "{route: inApp, path: [Settings, '\(said[0])']}")]]
    },
    Self(
      sentence:
        #"in the app, or link to the very page .+ for finance, .+, payment or health, say so"#
    ) { _, _ in
      ["inApp", "directWebPage"].map { [("account.deletion.route", $0)] }
        + ["finance", "payment", "health"].map { [("app.kind", $0)] }
    },
    Self(
      sentence:
        #"whatever they answer .+ call the other one "Continue".+ its core function"#
    ) { _, at in
      let reason =
        "{reason: coreFunction, explanation: There is nothing else., inReviewNotes: true}"
      return [
        [("\(at.path).required", "false"), ("\(at.path).ownPage", "leadsOn")],
        [("\(at.path).justification", reason), ("\(at.path).ownPage", "leadsOn")],
      ]
    },
    Self(
      sentence: #"can, add it to the list of logins .+ \(setsUpAccount\).+ \(login\.notOffered\)"#
    ) {
      _, at in
      let id = at.message.firstMatch(of: #/login with (\S+) that/#)?.output.1 ?? ""
      let count = at.count("login", "notOffered")
      let other: Edit =
        count == 0 ? ("login.notOffered", "[\(id)]") : ("login.notOffered[\(count)]", "\(id)")
      return [
        [at.login("\(id)")], [at.login("{id: \(id), setsUpAccount: false}")], [other],
      ]
    },
    Self(
      sentence:
        #"to the buttons of the screen if .+, and to the list of logins \(login\.services\)"#
    ) {
      _, at in
      let id = at.message.firstMatch(of: #/login with (\S+) that/#)?.output.1 ?? ""
      let screen = at.root.node(at: "screens")?.items?.first
      let buttons = screen?.node(at: "buttons")?.items ?? []
      let listed = at.root.node(at: "login", "services")?.items?.flatMap(\.scalars) ?? []
      let isListed = listed.contains { $0.text == String(id) }
      let hasFrames = buttons.contains { $0.value(of: "frame") != nil }
      let button = ("screens[0].buttons[\(buttons.count)]", "{service: \(id), frame: [0, 0, 9, 9]}")
      let naming = buttons.indices.filter { buttons[$0].value(of: "element") != nil }
      let taken: [Edit] = naming.map { ("screens[0].buttons[\($0)].element", nil) }
      return [(isListed ? [] : [at.login("\(id)")]) + (hasFrames ? [button] : []) + taken]
    },
    Self(sentence: #"take it out of the list of logins \(login\.services\)"#) { _, at in
      [[(at.path, nil)]]
    },
    Self(sentence: #"take out the line that calls it an example \(example\)"#) { _, _ in
      [[("example", nil)]]
    },
    Self(sentence: #"Leave it out \(([A-Za-z.]+)\)"#) { said, _ in [[(said[0], nil)]] },
    Self(sentence: #"left out, it is taken from the app \(([A-Za-z.]+)\)"#) { said, _ in
      [[(said[0], nil)]]
    },
  ]
}
