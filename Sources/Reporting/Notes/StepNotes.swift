internal import Descriptions
internal import Diagnostics
internal import Rules

/// What is asked for after signing in, and why: a phone number first, in parts of its own.
extension NotesDraft {
  mutating func addSteps(_ facts: NotesFacts) {
    guard !facts.hasNoLogin else { return }
    guard let steps = facts.whole.sections("afterSignIn") else {
      begin(language("After signing in"))
      return sayMissing(
        language("what is asked for after signing in"),
        at: facts.whole.path(of: "afterSignIn")
      )
    }
    for step in steps where step.asksForPhone {
      begin(language("Phone number after signing in"))
      addStep(step, facts)
      addJustification(of: step, facts)
    }
    let others = steps.filter { !$0.asksForPhone }
    if others.count == steps.count {
      begin(language("After signing in"))
    } else {
      begin(language("What else is asked for after signing in"))
    }
    if steps.isEmpty {
      say(
        language("Nothing is asked for after signing in."),
        at: facts.whole.path(of: "afterSignIn")
      )
    }
    for step in others {
      let name = name(ofStep: step.text("kind") ?? "")
      say(language("\(name):"), at: step.path)
      addStep(step, facts)
      if step.section("justification") != nil, step.isExplained {
        addJustification(of: step, facts)
      }
    }
  }

  private mutating func addStep(_ step: DescribedSection, _ facts: NotesFacts) {
    addPeople(of: step, facts)
    if step.answer("required") == false {
      say(language("It can be skipped."), at: step.path(of: "required"))
    } else {
      say(language("This step is required."), at: step.path(of: "required"))
    }
    for field in step.sections("fields") ?? [] { addField(field) }
  }

  /// Who meets the step.
  private mutating func addPeople(of step: DescribedSection, _ facts: NotesFacts) {
    if let ids = step.texts("services"), !ids.isEmpty {
      let path = step.path(of: "services")
      let names = own(ids.map(facts.serviceName), at: path)
      say(language("Only people who sign in with these are asked: \(names)"), at: path)
    }
    if let regions = step.texts("regions"), !regions.isEmpty {
      let path = step.path(of: "regions")
      let names = own(regions, at: path)
      say(language("Only people in these regions are asked: \(names)"), at: path)
    }
  }

  private mutating func addField(_ field: DescribedSection) {
    let written = field.text("name") ?? ""
    let name = name(ofField: written) ?? own(written, at: field.path(of: "name"))
    let isRequired = field.answer("required") == true || field.answer("preselected") == true
    guard isRequired else {
      if let purpose = field.text("purpose") {
        let words = own(purpose, at: field.path(of: "purpose"))
        return item(language("\(name), optional: \(words)"), .detail, at: field.path)
      }
      return item(language("\(name), optional"), .detail, at: field.path)
    }
    let purpose = words("purpose", of: field, otherwise: language("what it is for"))
    item(language("\(name): \(purpose)"), .helpful, at: field.path)
  }
}

extension DescribedSection {
  /// Of a step: a phone number has to be given, or can be.
  fileprivate var asksForPhone: Bool {
    text("kind") == "phoneBinding"
      || (sections("fields") ?? []).contains { $0.text("name") == "phone" }
  }

  /// Of a step: somebody said why it is there.
  fileprivate var isExplained: Bool {
    guard let justification = section("justification") else { return false }
    return ["reason", "law", "explanation"].contains { justification.text($0) != nil }
  }
}
