internal import Diagnostics
internal import Localization
internal import Model
internal import Rules

/// How App Review gets what signing in needs.
extension NotesDraft {
  mutating func addKit(_ facts: NotesFacts) {
    begin(Message(.kitHeading))
    let kit = facts.review.sections("kit") ?? []
    for item in kit { add(item) }
    let given = kit.map { $0.text("for") }
    if !(facts.app.texts("needs") ?? []).allSatisfy(given.contains) {
      sayMissing(Message(.kitMissing), at: facts.review.path(of: "kit"))
    }
  }

  private mutating func add(_ item: DescribedSection) {
    let how = item.path(of: "how")
    var what = Message.verbatim(language.word("for", of: item) ?? "")
    var grounds = [item.path, item.path(of: "for"), how]
    if let place = item.text("where") {
      grounds.append(item.path(of: "where"))
      what = Message(.bracketed, what, own(place, at: item.path(of: "where")))
    }
    switch item.text("how") {
    case "lent": say(Message(.kitLent, what), on: grounds)
    case "simulated": say(Message(.kitSimulated, what), on: grounds)
    case "video": say(Message(.kitVideo, what), on: grounds)
    case "included": say(Message(.kitIncluded, what), on: grounds)
    default: sayMissing(Message(.kitMissing), at: how)
    }
  }
}
