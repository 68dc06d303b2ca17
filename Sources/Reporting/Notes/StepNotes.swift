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
      begin(Message(.phoneNumberAfterSigningIn))
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
      var name = name(ofStep: step.text("kind") ?? "")
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
    for field in step.sections("fields") ?? [] { addField(field, of: step) }
  }

  /// Who meets the step.
  private mutating func addPeople(of step: DescribedSection, _ facts: NotesFacts) {
    if let ids = step.texts("services"), !ids.isEmpty {
      let path = step.path(of: "services")
      let listed = ids.map(facts.name(ofService:))
      let names = own(listed.map(\.name), at: path)
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
      let names = own(regions, at: path)
      say(Message(.onlyPeopleInTheseRegions, names), on: [path])
    }
  }

  private mutating func addField(_ field: DescribedSection, of step: DescribedSection) {
    let path = field.ground(of: "name")
    let written = field.text("name") ?? ""
    let name = name(ofField: written) ?? own(written, at: path)
    let isPreselected = field.answer("preselected") == true
    let decisive = isPreselected ? "preselected" : "required"
    let said = field.says(decisive) ? field : step.says("required") ? step : nil
    let grounds = [field.path, path] + [said?.path(of: decisive)].compactMap(\.self)
    guard isPreselected || field.answer("required") != false else {
      guard let purpose = field.text("purpose") else {
        return item(Message(.optional, name), .detail, on: grounds)
      }
      let words = own(purpose, at: field.path(of: "purpose"))
      return item(
        Message(.optionalWithMeaning, name, words), .detail,
        on: grounds + [field.path(of: "purpose")])
    }
    let purpose = words("purpose", of: field, otherwise: Message(.what))
    item(Message(.labelled, name, purpose), .helpful, on: grounds + [field.path(of: "purpose")])
  }
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
