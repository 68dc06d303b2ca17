internal import Descriptions
internal import Diagnostics
internal import Rules

/// How people delete their account.
extension NotesDraft {
  mutating func addDeletion(_ facts: NotesFacts) {
    let account = facts.account
    let creation = account.text("creation")
    begin(language("Deleting the account"))
    let deletion = account.section("deletion")
    if let deletion, let route = deletion.text("route") {
      return addRoute(route, deletion)
    }
    guard !facts.hasNoLogin || creation != nil else { return }
    switch creation {
    case "none":
      say(language("The app doesn't create accounts."), at: account.path(of: "creation"))
    case "byInvitation":
      say(
        language("Accounts are created by invitation, not in the app."),
        at: account.path(of: "creation")
      )
    case nil where account.text("owner") == "thirdParty":
      say(language("The accounts belong to a third party."), at: account.path(of: "owner"))
    default:
      sayMissing(language("how people delete their account"), at: account.path(of: "deletion"))
    }
  }

  private mutating func addRoute(_ route: String, _ deletion: DescribedSection) {
    let path = deletion.path(of: "route")
    guard route != "none" else {
      return sayMissing(language("a way to delete the account"), at: path)
    }
    say(sentence(for: route), at: path)
    let steps = deletion.texts("path") ?? []
    if !steps.isEmpty {
      let way = own(steps.joined(separator: " > "), at: deletion.path(of: "path"))
      say(language("Where to find it: \(way)"), at: deletion.path(of: "path"))
    } else {
      sayMissing(language("where to find it in the app"), at: deletion.path(of: "path"))
    }
    if deletion.answer("wholeRecord") == true {
      let path = deletion.path(of: "wholeRecord")
      say(language("The whole account is deleted, not only deactivated."), .helpful, at: path)
    }
  }

  /// How an account is deleted; a route without words of its own stays as it is.
  private func sentence(for route: String) -> String {
    switch route {
    case "inApp": language("People delete their account in the app.")
    case "directWebPage":
      language("People delete their account on a page that the app opens directly.")
    case "genericWebPage": language("People delete their account on our website.")
    case "email": language("People delete their account by e-mail.")
    case "phone": language("People delete their account by phone.")
    case "form": language("People delete their account by filling in a form.")
    default: route
    }
  }
}
