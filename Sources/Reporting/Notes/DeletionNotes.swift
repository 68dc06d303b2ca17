internal import Diagnostics
internal import Localization
internal import Model
internal import Rules

/// Who gets an account, and how people delete it.
extension NotesDraft {
  mutating func addAccounts(_ facts: NotesFacts) {
    let account = facts.account
    let creation = account.path(of: "creation")
    begin("Accounts")
    switch account.text("creation") {
    case "none": say("The app doesn't create accounts.", on: [creation])
    case "byInvitation": say("Accounts are created by invitation.", on: [creation])
    default: break
    }
    if account.answer("publicSignUp") == false {
      say("Not everybody can make an account.", on: [account.path(of: "publicSignUp")])
    }
    if account.text("owner") == "thirdParty" {
      let path =
        account.says("owner") ? account.path(of: "owner") : facts.login.path(of: "exemption.kind")
      say("The accounts belong to a third party.", on: [path])
    }
  }

  mutating func addDeletion(_ facts: NotesFacts) {
    let account = facts.account
    guard account.text("creation") != "none" else { return }
    begin("Deleting the account")
    if let deletion = account.section("deletion"), let route = deletion.text("route") {
      return addRoute(route, deletion, facts)
    }
    guard facts.makesAccountsOfItsOwn else { return }
    sayMissing("how people delete their account", at: account.path(of: "deletion"))
  }

  private mutating func addRoute(
    _ route: String,
    _ deletion: DescribedSection,
    _ facts: NotesFacts
  ) {
    let path = deletion.path(of: "route")
    let creation = facts.account.path(of: "creation")
    let grounds = facts.account.says("creation") ? [path, creation] : [path]
    guard route != "none" else { return sayMissing("a way to delete the account", at: path) }
    guard let sentence = Self.sentences[route] else {
      preconditionFailure("a route is one of these words")
    }
    say(sentence, on: grounds)
    if !["inApp", "directWebPage"].contains(route), let kind = language.word("kind", of: facts.app)
    {
      say("What the app is for: \(kind)", on: [facts.app.path(of: "kind")] + grounds)
    }
    let steps = deletion.texts("path") ?? []
    if !steps.isEmpty {
      let way = own(steps.joined(separator: " > "), at: deletion.path(of: "path"))
      say("Where to find it: \(way)", on: [deletion.path(of: "path")] + grounds)
    } else {
      sayMissing("where to find it in the app", at: deletion.path(of: "path"))
    }
    if deletion.answer("wholeRecord") == true {
      let path = deletion.path(of: "wholeRecord")
      say("The whole account is deleted, not only deactivated.", .helpful, on: [path] + grounds)
    }
  }

  /// How an account is deleted, by the words of descriptions.
  private static let sentences: [String: LocalizableText] = [
    "inApp": "People delete their account in the app.",
    "directWebPage": "People delete their account on a page that the app opens directly.",
    "genericWebPage": "People delete their account on a general web page.",
    "email": "People delete their account by e-mail.",
    "phone": "People delete their account by phone.",
    "form": "People delete their account by filling in a form.",
  ]
}
