internal import Diagnostics
internal import Localization
internal import Model
internal import Rules

/// Who gets an account, and how people delete it.
extension NotesDraft {
  mutating func addAccounts(_ facts: NotesFacts) {
    let account = facts.account
    let creation = account.path(of: "creation")
    begin(Message(.accounts))
    switch account.text("creation") {
    case "none": say(Message(.appDoesntCreateAccounts), on: [creation])
    case "byInvitation": say(Message(.accountsCreatedInvitation), on: [creation])
    default: break
    }
    if account.answer("publicSignUp") == false {
      say(Message(.notEverybodyCanMakeAccount), on: [account.path(of: "publicSignUp")])
    }
    if account.text("owner") == "thirdParty" {
      let path =
        account.says("owner") ? account.path(of: "owner") : facts.login.path(of: "exemption.kind")
      say(Message(.accountsBelongThirdParty), on: [path])
    }
  }

  mutating func addDeletion(_ facts: NotesFacts) {
    let account = facts.account
    guard account.text("creation") != "none" else { return }
    begin(Message(.deletingAccount))
    if let deletion = account.section("deletion"), let route = deletion.text("route") {
      return addRoute(route, deletion, facts)
    }
    guard facts.makesAccountsOfItsOwn else { return }
    sayMissing(Message(.howPeopleDeleteTheirAccount), at: account.path(of: "deletion"))
  }

  private mutating func addRoute(
    _ route: String, _ deletion: DescribedSection, _ facts: NotesFacts
  ) {
    let path = deletion.path(of: "route")
    let creation = facts.account.path(of: "creation")
    let grounds = facts.account.says("creation") ? [path, creation] : [path]
    guard route != "none" else { return sayMissing(Message(.wayDeleteAccount), at: path) }
    guard let sentence = Self.sentences[route] else {
      preconditionFailure("a route is one of these words")
    }
    say(sentence, on: grounds)
    if !["inApp", "directWebPage"].contains(route), let kind = language.word("kind", of: facts.app)
    {
      say(Message(.whatApp, kind), on: [facts.app.path(of: "kind")] + grounds)
    }
    let steps = deletion.texts("path") ?? []
    if !steps.isEmpty {
      let way = own(steps.joined(separator: " > "), at: deletion.path(of: "path"))
      say(Message(.whereFind, way), on: [deletion.path(of: "path")] + grounds)
    } else {
      sayMissing(Message(.whereFindInApp), at: deletion.path(of: "path"))
    }
    if deletion.answer("wholeRecord") == true {
      let path = deletion.path(of: "wholeRecord")
      say(Message(.wholeAccountDeletedNotOnly), .helpful, on: [path] + grounds)
    }
    if let kept = deletion.text("keptByLaw") {
      let path = deletion.path(of: "keptByLaw")
      let shown = own(kept, at: path)
      say(Message(.lawKeepsAfterDeletion, shown), on: [path] + grounds)
    }
  }

  /// How an account is deleted, by the words of descriptions.
  private static let sentences: [String: Message] = [
    "inApp": Message(.peopleDeleteTheirAccountIn),
    "directWebPage": Message(.peopleDeleteTheirAccountPage),
    "genericWebPage": Message(.peopleDeleteTheirAccountGeneral),
    "email": Message(.peopleDeleteTheirAccountE),
    "phone": Message(.peopleDeleteTheirAccountPhone),
    "form": Message(.peopleDeleteTheirAccountFilling),
  ]
}
