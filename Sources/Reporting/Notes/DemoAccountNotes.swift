internal import Diagnostics
internal import Localization
internal import Model

/// How a reviewer gets in: where the demo account is given, and what it shows.
extension NotesDraft {
  mutating func addDemoAccount(_ facts: NotesFacts) {
    begin(Message(.demoAccount))
    let hasMode = addDemoMode(facts)
    let path = "\(facts.review.path(of: "demoAccount")).provided"
    let account = facts.review.section("demoAccount")
    switch account?.answer("provided") {
    case true: account.map { addAccount($0, facts) }
    case false: addAbsentAccount(facts, hasMode: hasMode, at: path)
    case nil:
      guard !facts.hasNoLogin, !hasMode, !facts.needsOnlyApple else { return }
      sayMissing(Message(.whetherAppReviewDemoAccount), at: path)
    }
  }

  private mutating func addAbsentAccount(_ facts: NotesFacts, hasMode: Bool, at path: String) {
    guard !facts.hasNoLogin else { return }
    let hasNoWall = facts.needsNoAccount
    if facts.needsOnlyApple {
      say(Message(.signInWithAppleOnly), on: [path] + facts.groundsForAllServices)
    }
    if hasNoWall {
      say(Message(.noneEverythingCanSeenWithout), on: [path, facts.login.path(of: "wall")])
    }
    if !facts.needsOnlyApple, !hasNoWall, !hasMode {
      sayMissing(Message(.demoAccountOrDemoMode), at: path)
    }
  }

  /// Whether there is a demo mode that stands in for an account.
  private mutating func addDemoMode(_ facts: NotesFacts) -> Bool {
    guard let mode = facts.review.section("demoMode"), mode.answer("offered") == true else {
      return false
    }
    let offered = mode.path(of: "offered")
    say(Message(.appDemoMode), on: [offered])
    guard mode.answer("approvedByApple") == true else { return false }
    say(Message(.appleApprovedDemoModeIn), on: [mode.path(of: "approvedByApple"), offered])
    return true
  }

  private mutating func addAccount(_ account: DescribedSection, _ facts: NotesFacts) {
    let place = account.path(of: "place")
    switch account.text("place") {
    case "reviewInformation":
      say(Message(.userNamePasswordGivenUnder), of: account, "place")
    case "notes":
      let credentials = missing(Message(.userNamePasswordAddedHere), at: place)
      say(Message(.userNamePassword, credentials), of: account, "place")
    default: sayMissing(Message(.whereDemoAccountGiven), at: place)
    }
    if account.says("service"), let service = account.text("service") {
      let (name, source) = facts.name(ofService: service)
      let path = account.path(of: "service")
      let grounds = [path, account.path(of: "provided")] + [source].compactMap(\.self)
      say(Message(.demoAccountService, self.name(name, at: path)), on: grounds)
    }
    addSecondFactor(of: account)
    if account.says("regions"), let regions = account.texts("regions") {
      let names = names(regions.map(facts.name(ofRegion:)), at: account.path(of: "regions"))
      say(Message(.demoAccountRegions, names), of: account, "regions")
    }
    addRoles(of: account)
    addDays(of: account, facts)
  }

  /// A sentence about an account that there is.
  private mutating func say(
    _ sentence: Message, isDetail: Bool = false, of account: DescribedSection, _ fields: String...
  ) {
    say(sentence, isDetail: isDetail, on: (fields + ["provided"]).map(account.path(of:)))
  }

  private mutating func addSecondFactor(of account: DescribedSection) {
    let path = account.path(of: "secondFactor")
    switch account.text("secondFactor") {
    case "none": say(Message(.signingInAsksNothingElse), of: account, "secondFactor")
    case "fixedCode": addCode(of: account)
    case "mailboxShared":
      let mailbox = missing(Message(.mailboxAddedHereHand), at: path)
      say(Message(.signingInAsksMailedCode, mailbox), of: account, "secondFactor")
    case "unreachable": sayMissing(Message(.secondFactorAppReviewCan), at: path)
    default: sayMissing(Message(.whatSigningInAsksBesides), at: path)
    }
  }

  private mutating func addCode(of account: DescribedSection) {
    let path = account.path(of: "codePlace")
    switch account.text("codePlace") {
    case "withPassword":
      say(Message(.signingInAlsoAsksCodeSentence), of: account, "secondFactor", "codePlace")
    case "notes":
      let code = missing(Message(.codeAddedHereHand), at: path)
      say(Message(.signingInAlsoAsksCodeTitle, code), of: account, "secondFactor", "codePlace")
    default:
      say(Message(.signingInAlsoAsksCodeNever), of: account, "secondFactor")
      sayMissing(Message(.whereCodeGiven), at: path)
    }
  }

  private mutating func addRoles(of account: DescribedSection) {
    if let roles = account.texts("roles"), !roles.isEmpty {
      let names = names(roles, at: account.path(of: "roles"))
      say(Message(.rolesShows, names), of: account, "roles")
    }
    if let roles = account.texts("missingRoles"), !roles.isEmpty {
      let names = names(roles, at: account.path(of: "missingRoles"))
      say(Message(.rolesDoesntShow, names), of: account, "missingRoles")
    }
  }

  private mutating func addDays(of account: DescribedSection, _ facts: NotesFacts) {
    let expiry = account.path(of: "expires")
    switch account.day("expires") {
    case nil: sayMissing(Message(.untilWhenDemoAccountWorks), at: expiry)
    case let day? where day < facts.submissionDay:
      let submission = language.dates.long(facts.submissionDay)
      sayMissing(Message(.demoAccountWorks, submission), at: expiry)
    case let day?:
      let day = language.dates.long(day)
      say(Message(.worksUntil, day), of: account, "expires")
    }
    if let day = account.day("checkedOn") {
      let day = language.dates.long(day)
      say(Message(.weLastTried, day), isDetail: true, of: account, "checkedOn")
    }
  }
}
