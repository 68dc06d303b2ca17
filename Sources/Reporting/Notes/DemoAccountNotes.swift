internal import Diagnostics
internal import Localization
internal import Model
internal import Rules

/// How a reviewer gets in: where the demo account is given, and what it shows.
extension NotesDraft {
  mutating func addDemoAccount(_ facts: NotesFacts) {
    begin("Demo account")
    let hasMode = addDemoMode(facts)
    let path = "\(facts.review.path(of: "demoAccount")).provided"
    let account = facts.review.section("demoAccount")
    switch account?.answer("provided") {
    case true: account.map { addAccount($0, facts) }
    case false: addAbsentAccount(facts, hasMode: hasMode, at: path)
    case nil:
      guard !facts.hasNoLogin, !hasMode, !facts.needsOnlyApple else { return }
      sayMissing("whether App Review has a demo account", at: path)
    }
  }

  private mutating func addAbsentAccount(_ facts: NotesFacts, hasMode: Bool, at path: String) {
    guard !facts.hasNoLogin else { return }
    let hasNoWall = facts.needsNoAccount
    if facts.needsOnlyApple {
      say(
        "Sign in with Apple is the only way to sign in, with any Apple Account.",
        on: [path] + facts.groundsForAllServices
      )
    }
    if hasNoWall {
      say(
        "There is none: everything can be seen without an account.",
        on: [path, facts.login.path(of: "wall")]
      )
    }
    if !facts.needsOnlyApple, !hasNoWall, !hasMode {
      sayMissing("a demo account, or a demo mode that Apple approved", at: path)
    }
  }

  /// Whether there is a demo mode that stands in for an account.
  private mutating func addDemoMode(_ facts: NotesFacts) -> Bool {
    guard let mode = facts.review.section("demoMode"), mode.answer("offered") == true else {
      return false
    }
    let offered = mode.path(of: "offered")
    say("The app has a demo mode.", on: [offered])
    guard mode.answer("approvedByApple") == true else { return false }
    say(
      "Apple approved the demo mode in advance.",
      on: [mode.path(of: "approvedByApple"), offered]
    )
    return true
  }

  private mutating func addAccount(_ account: DescribedSection, _ facts: NotesFacts) {
    let place = account.path(of: "place")
    switch account.text("place") {
    case "reviewInformation":
      say(
        "The user name and password are given under App Review Information.",
        of: account,
        "place"
      )
    case "notes":
      let credentials = missing("user name and password, to be added here by hand", at: place)
      say("User name and password: \(credentials)", of: account, "place")
    default: sayMissing("where the demo account is given", at: place)
    }
    addSecondFactor(of: account)
    addRoles(of: account)
    addDays(of: account, facts)
  }

  /// A sentence about an account that there is.
  private mutating func say(
    _ sentence: LocalizableText,
    _ importance: Importance = .needed,
    of account: DescribedSection,
    _ fields: String...
  ) {
    say(sentence, importance, on: (fields + ["provided"]).map(account.path(of:)))
  }

  private mutating func addSecondFactor(of account: DescribedSection) {
    let path = account.path(of: "secondFactor")
    switch account.text("secondFactor") {
    case "none": say("Signing in asks for nothing else.", of: account, "secondFactor")
    case "fixedCode": addCode(of: account)
    case "unreachable": sayMissing("a second factor that App Review can answer", at: path)
    default: sayMissing("what signing in asks for besides the password", at: path)
    }
  }

  private mutating func addCode(of account: DescribedSection) {
    let path = account.path(of: "codePlace")
    switch account.text("codePlace") {
    case "withPassword":
      say(
        "Signing in also asks for a code, which never changes and is given with the password.",
        of: account,
        "secondFactor",
        "codePlace"
      )
    case "notes":
      let code = missing("the code, to be added here by hand", at: path)
      say(
        "Signing in also asks for a code, which never changes: \(code)",
        of: account,
        "secondFactor",
        "codePlace"
      )
    default:
      say("Signing in also asks for a code, which never changes.", of: account, "secondFactor")
      sayMissing("where the code is given", at: path)
    }
  }

  private mutating func addRoles(of account: DescribedSection) {
    if let roles = account.texts("roles"), !roles.isEmpty {
      let names = own(roles, at: account.path(of: "roles"))
      say("Roles it shows: \(names)", .helpful, of: account, "roles")
    }
    if let roles = account.texts("missingRoles"), !roles.isEmpty {
      let names = own(roles, at: account.path(of: "missingRoles"))
      say("Roles it doesn't show: \(names)", .helpful, of: account, "missingRoles")
    }
  }

  private mutating func addDays(of account: DescribedSection, _ facts: NotesFacts) {
    let expiry = account.path(of: "expires")
    switch account.day("expires") {
    case nil: sayMissing("until when the demo account works", at: expiry)
    case let day? where day < facts.submissionDay:
      let submission = language.dates.long(facts.submissionDay)
      sayMissing("a demo account that works on \(submission)", at: expiry)
    case let day?:
      let day = language.dates.long(day)
      say("It works until \(day).", of: account, "expires")
    }
    if let day = account.day("checkedOn") {
      let day = language.dates.long(day)
      say("We last tried it on \(day).", .detail, of: account, "checkedOn")
    }
  }
}
