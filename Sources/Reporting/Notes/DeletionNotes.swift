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
    let whole = deletion.path(of: "wholeRecord")
    let grounds =
      [path] + (facts.account.says("creation") ? [creation] : [])
      + (deletion.says("wholeRecord") ? [whole] : [])
    guard route != "none" else { return sayMissing(Message(.wayDeleteAccount), at: path) }
    if deletion.answer("wholeRecord") == false {
      say(Message(.accountNotWhollyDeleted), on: [whole] + grounds)
      let way = language.word("route", of: deletion) ?? ""
      say(Message(.accountDeactivationWay, way), on: grounds)
    } else if let sentence = Self.sentences[route] {
      say(sentence, on: grounds)
    } else {
      preconditionFailure("a route is one of these words")
    }
    let steps = deletion.texts("path") ?? []
    if !steps.isEmpty {
      let way = own(steps.joined(separator: " > "), at: deletion.path(of: "path"))
      say(Message(.whereFind, way), on: [deletion.path(of: "path")] + grounds)
    } else {
      sayMissing(Message(.whereFindInApp), at: deletion.path(of: "path"))
    }
    if deletion.answer("wholeRecord") == true {
      say(Message(.wholeAccountDeletedNotOnly), on: [whole] + grounds)
    }
    guard let kept = deletion.text("keptByLaw") else { return }
    let place = deletion.path(of: "keptByLaw")
    if !language.saysNothing(kept) {
      say(Message(.lawKeepsAfterDeletion, own(kept, at: place)), on: [place] + grounds)
    } else if deletion.answer("wholeRecord") == false {
      sayMissing(Message(.whatLawKeeps), at: place)
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

extension Language {
  /// Whether a text names nothing: it begins with a word for that, or has no letters.
  fileprivate func saysNothing(_ text: String) -> Bool {
    let first = text.lowercased().split { !$0.isLetter }.first.map(String.init) ?? ""
    let nothing = [Message(.wordsForNothing).text, self(.wordsForNothing)]
      .flatMap { $0.split(separator: " ").map(String.init) }
    return first.isEmpty || nothing.contains(first)
  }
}
