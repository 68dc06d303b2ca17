internal import Descriptions
internal import Diagnostics
internal import Rules

/// How a reviewer gets in: where the demo account is given, and what it shows.
extension NotesDraft {
  mutating func addDemoAccount(_ facts: NotesFacts) {
    begin(language("Demo account"))
    let hasMode = addDemoMode(facts)
    let path = facts.review.path(of: "demoAccount")
    let account = facts.review.section("demoAccount")
    switch account?.answer("provided") {
    case true: return account.map { addAccount($0) } ?? ()
    case false: addAbsentAccount(facts, hasMode: hasMode, at: "\(path).provided")
    case nil:
      guard !facts.hasNoLogin, !hasMode, !facts.needsOnlyApple else { return }
      sayMissing(language("whether App Review has a demo account"), at: "\(path).provided")
    }
  }

  private mutating func addAbsentAccount(_ facts: NotesFacts, hasMode: Bool, at path: String) {
    guard !facts.hasNoLogin, !hasMode else { return }
    if facts.needsOnlyApple {
      say(language("Sign in with Apple is the only way in, with any Apple Account."), at: path)
    } else if facts.login.text("wall") == "none" {
      say(language("There is none: everything can be seen without an account."), at: path)
    } else {
      sayMissing(language("a demo account, or a demo mode that Apple approved"), at: path)
    }
  }

  /// Whether there is a demo mode that stands in for an account.
  private mutating func addDemoMode(_ facts: NotesFacts) -> Bool {
    guard let mode = facts.review.section("demoMode"), mode.answer("offered") == true else {
      return false
    }
    say(
      language("The app has a demo mode that shows everything without an account."),
      at: mode.path(of: "offered")
    )
    guard mode.answer("approvedByApple") == true else { return false }
    say(language("Apple approved the demo mode in advance."), at: mode.path(of: "approvedByApple"))
    return true
  }

  private mutating func addAccount(_ account: DescribedSection) {
    let place = account.path(of: "place")
    switch account.text("place") {
    case "reviewInformation":
      say(language("The user name and password are given under App Review Information."), at: place)
    case "notes":
      let credentials = missing(
        language("user name and password, to be added here by hand"),
        at: place
      )
      say(language("User name and password: \(credentials)"), at: place)
    default: sayMissing(language("where the demo account is given"), at: place)
    }
    addSecondFactor(of: account)
    addRoles(of: account)
    addDays(of: account)
  }

  private mutating func addSecondFactor(of account: DescribedSection) {
    let path = account.path(of: "secondFactor")
    switch account.text("secondFactor") {
    case "none": say(language("Signing in asks for nothing else."), at: path)
    case "fixedCode":
      say(
        language(
          "Signing in also asks for a code, which never changes and is given with the password."
        ),
        at: path
      )
    case "unreachable":
      sayMissing(language("a second factor that App Review can answer"), at: path)
    default: sayMissing(language("what signing in asks for besides the password"), at: path)
    }
  }

  private mutating func addRoles(of account: DescribedSection) {
    if let roles = account.texts("roles"), !roles.isEmpty {
      let path = account.path(of: "roles")
      let names = own(roles, at: path)
      say(language("Roles it shows: \(names)"), .helpful, at: path)
    }
    if let roles = account.texts("missingRoles"), !roles.isEmpty {
      let path = account.path(of: "missingRoles")
      let names = own(roles, at: path)
      say(language("Roles it doesn't show: \(names)"), .helpful, at: path)
    }
  }

  private mutating func addDays(of account: DescribedSection) {
    let expiry = account.path(of: "expires")
    if let day = account.day("expires") {
      let day = language.dates.long(day)
      say(language("It works until \(day)."), at: expiry)
    } else {
      sayMissing(language("until when the demo account works"), at: expiry)
    }
    if let day = account.day("checkedOn") {
      let path = account.path(of: "checkedOn")
      let day = language.dates.long(day)
      say(language("We last tried it on \(day)."), .detail, at: path)
    }
  }
}
