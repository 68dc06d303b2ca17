internal import Diagnostics
internal import Localization
internal import Model
internal import Rules

/// What is asked for after signing in, and why: a phone number first, in parts of its own.
extension NotesDraft {
  mutating func addSteps(_ facts: NotesFacts) {
    guard !facts.hasNoLogin else { return }
    let path = facts.whole.path(of: "afterSignIn")
    guard let steps = facts.whole.sections("afterSignIn") else {
      begin(Message(.afterSigningIn))
      return sayMissing(Message(.whatAskedAfterSigningIn), at: path)
    }
    for step in steps where step.asksForPhone {
      begin(Message(.phoneNumberAfterSigningIn), on: [step.path, step.ground(of: "kind")])
      addStep(step, facts)
      addJustification(of: step, isDemanded: step.requiresPhone, facts)
    }
    let others = steps.filter { !$0.asksForPhone }
    if others.count == steps.count {
      begin(Message(.afterSigningIn))
    } else {
      begin(Message(.whatElseAskedAfterSigning))
    }
    if steps.isEmpty { say(Message(.nothingAskedAfterSigningIn), on: [path]) }
    for step in others {
      var name = facts.title(ofStep: step)
      var grounds = [step.path, step.ground(of: "kind")]
      if let permission = language.word("permission", of: step) {
        name = language(Message(.bracketed, name, permission))
        grounds.append(step.path(of: "permission"))
      }
      say(Message(.colon, name), on: grounds)
      addStep(step, facts)
      let isDemanded = step.isExplained && step.answer("required") != false
      addJustification(of: step, isDemanded: isDemanded, facts)
    }
  }

  private mutating func addStep(_ step: DescribedSection, _ facts: NotesFacts) {
    addPeople(of: step, facts)
    if step.says("required") {
      let path = step.path(of: "required")
      if step.answer("required") == false {
        say(Message(.canSkipped), on: [path])
      } else {
        say(Message(.stepRequired), on: [path])
      }
    }
    for field in step.sections("fields") ?? [] { addField(field, of: step, facts) }
  }

  /// Who meets the step.
  mutating func addPeople(of step: DescribedSection, _ facts: NotesFacts) {
    if let ids = step.texts("services"), !ids.isEmpty {
      let path = step.path(of: "services")
      let listed = ids.map(facts.name(ofService:))
      let names = names(listed.map(\.name), at: path)
      let grounds = [path] + listed.compactMap(\.path)
      say(Message(.onlyPeopleSignInWith, names), on: grounds)
    }
    let people = step.path(of: "for")
    switch step.text("for") {
    case "newAccounts": say(Message(.onlyNewAccounts), on: [people])
    case "whoeverTurnedItOn": say(Message(.onlyWhoTurnedItOn), on: [people])
    default: break
    }
    if let regions = step.texts("regions"), !regions.isEmpty {
      let path = step.path(of: "regions")
      let names = names(regions.map(facts.name(ofRegion:)), at: path)
      say(Message(.onlyPeopleInTheseRegions, names), on: [path])
    }
  }

  private mutating func addField(
    _ field: DescribedSection, of step: DescribedSection, _ facts: NotesFacts
  ) {
    let path = field.ground(of: "name")
    let isPreselected = field.answer("preselected") == true
    let decisive = isPreselected ? "preselected" : "required"
    let said = field.says(decisive) ? field : step.says("required") ? step : nil
    var grounds = [field.path, path] + [said?.path(of: decisive)].compactMap(\.self)
    var name = Message.verbatim(self.name(facts.title(ofField: field), at: path))
    for (key, word, sentence) in Self.states
    where field.says(key) && field.answer(key) == word {
      name = Message(.bracketed, name, sentence)
      grounds.append(field.path(of: key))
    }
    let purpose = field.path(of: "purpose")
    guard isPreselected || field.answer("required") != false else {
      guard let words = field.text("purpose") else {
        return item(Message(.optional, name), isDetail: true, on: grounds)
      }
      let sentence = Message(.optionalWithMeaning, name, own(words, at: purpose))
      return item(sentence, isDetail: true, on: grounds + [purpose])
    }
    let words = words("purpose", of: field, otherwise: Message(.what))
    item(Message(.labelled, name, words), on: grounds + [purpose])
  }

  /// How people find a field.
  private static let states = [
    ("preselected", true, Message(.fieldPreselected)),
    ("prefilled", true, Message(.fieldPrefilled)),
    ("editable", false, Message(.fieldFixed)),
  ]
}

extension DescribedSection {
  /// Of a step: a phone number has to be given, or can be.
  fileprivate var asksForPhone: Bool {
    text("kind") == "phoneBinding"
      || (sections("fields") ?? []).contains(where: \.isPhone)
  }

  /// Of a step: nobody gets on without giving a phone number, as far as it is said.
  fileprivate var requiresPhone: Bool {
    text("kind") == "phoneBinding" && answer("required") != false
      || (sections("fields") ?? []).contains {
        $0.isPhone && $0.answer("required") != false
      }
  }

  /// Of a field: it asks for a phone number, whatever its name.
  private var isPhone: Bool { texts("means")?.contains("phone") ?? false }

  /// Of a step: somebody said why it is there.
  fileprivate var isExplained: Bool {
    guard let justification = section("justification") else { return false }
    return ["reason", "law", "explanation"].contains { justification.text($0) != nil }
  }
}
