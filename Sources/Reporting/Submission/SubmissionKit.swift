internal import Diagnostics
package import Engine
internal import Localization
internal import Model
internal import Rules

/// What is handed in and looked after on the day: nothing that the description doesn't say.
package struct SubmissionKit: Sendable {
  /// A part with a heading.
  struct Part: Sendable {
    let heading: Message
    /// Its items are done one after the other; else each is ticked off.
    var isWalk = false
    fileprivate(set) var items: [Item] = []
  }

  /// Something to do or to look at, and what there is to know of it.
  struct Item: Sendable {
    let text: String
    var details: [String] = []
  }

  package let notes: ReviewNotes
  /// The walk on each surface.
  let walks: [Part]
  /// What to tick off.
  let checks: [Part]
  let language: Language
  /// The app with its version.
  let name: String

  /// Nil where nothing was judged.
  package init?(_ result: LintResult) {
    guard let (description, book) = result.judged else { return nil }
    let facts = NotesFacts(description, book: book)
    language = book.language
    notes = ReviewNotes(description, book: book)
    let app = [facts.app.text("name"), facts.app.text("version")].compactMap(\.self)
    name = app.joined(separator: " ")
    let surfaces = facts.app.texts("platforms") ?? []
    walks = surfaces.map { Self.walk(on: $0, facts, book.language) }
    checks = [
      Self.attachments(facts), Self.recordings(facts, book.language),
      Self.day(facts, result, book.language), Self.signatures(result, book.language),
    ]
  }
}

// The walk: what a reviewer meets, in the sentences of the notes.
extension SubmissionKit {
  private static func walk(on platform: String, _ facts: NotesFacts, _ language: Language) -> Part {
    let surface = DescriptionWords.name(ofPlatform: platform)
    var part = Part(heading: Message(.submitWalk, surface), isWalk: true)
    part.items.append(Item(text: language(Message(.submitLaunch, surface))))
    for screen in facts.whole.sections("screens") ?? []
    where screen.text("platform") == platform {
      let name = OwnWords(screen.text("name") ?? "").text
      let buttons = (screen.sections("buttons") ?? []).map { button in
        OwnWords(button.text("title") ?? button.section("login")?.text("name") ?? "").text
      }
      let shown = buttons.filter { !$0.isEmpty }
      part.items.append(Item(text: language(Message(.submitScreen, name)), details: shown))
    }
    var draft = NotesDraft(in: language, longestQuotation: .max)
    draft.addSignIn(facts)
    draft.addDemoAccount(facts)
    draft.addKit(facts)
    draft.addSteps(facts)
    draft.addDeletion(facts)
    part.items += draft.parts.filter { !$0.lines.isEmpty }.map { part in
      Item(text: part.heading, details: details(of: part, language))
    }
    return part
  }

  /// The lines of a part, a list in the one that leads to it.
  private static func details(of part: NotesDraft.Part, _ language: Language) -> [String] {
    var isList = false
    return part.lines.reduce(into: []) { details, line in
      defer { isList = line.isItem }
      guard line.isItem, let last = details.indices.last else { return details.append(line.text) }
      details[last] += (isList ? language.comma : " ") + line.text.dropFirst(2)
    }
  }
}

// What to tick off.
extension SubmissionKit {
  /// The files that were found, where the description says that they are.
  private static func attachments(_ facts: NotesFacts) -> Part {
    let steps = facts.whole.sections("afterSignIn") ?? []
    let sections = [facts.review] + steps.compactMap { $0.section("justification") }
    let files = sections.flatMap { $0.texts("attachments") ?? [] }.withoutRepetition
    return Part(
      heading: Message(.submitAttachments), items: files.map { Item(text: OwnWords($0).text) })
  }

  /// What a reviewer can't see elsewhere, or gets as a video.
  private static func recordings(_ facts: NotesFacts, _ language: Language) -> Part {
    var part = Part(heading: Message(.submitRecordings))
    for item in facts.review.sections("kit") ?? [] where item.text("how") == "video" {
      part.items.append(Item(text: language.word("for", of: item) ?? ""))
    }
    let draft = NotesDraft(in: language, longestQuotation: .max)
    for step in facts.whole.sections("afterSignIn") ?? [] {
      let regions = step.texts("regions") ?? []
      guard !regions.isEmpty else { continue }
      let name = draft.name(ofStep: step.text("kind") ?? "")
      let places = regions.map { OwnWords($0).text }
      part.items.append(Item(text: language(Message(.submitElsewhere, name, places))))
    }
    return part
  }

  /// What is true today, and has to be on the day.
  private static func day(_ facts: NotesFacts, _ result: LintResult, _ language: Language) -> Part {
    let submission = language.dates.long(facts.submissionDay)
    var part = Part(heading: Message(.submitDay, submission))
    func add(_ message: Message) { part.items.append(Item(text: language(message))) }
    if let account = facts.review.section("demoAccount"), account.answer("provided") == true {
      switch (account.day("checkedOn"), account.day("expires")) {
      case (let tried?, let end?):
        add(Message(.submitAccount, language.dates.long(tried), language.dates.long(end)))
      default: add(Message(.submitAccountAnyhow))
      }
      if account.text("secondFactor") == "fixedCode" { add(Message(.submitCode)) }
    }
    if facts.review.section("demoMode")?.answer("offered") == true { add(Message(.submitMode)) }
    add(Message(.submitChecked, language.dates.long(result.asOf)))
    return part
  }

  /// A line for each who answers for it, with what was accepted or decided.
  private static func signatures(_ result: LintResult, _ language: Language) -> Part {
    let accepted = result.findings.filter { $0.acceptance != nil }
    let items = [Owner.product, .design, .code, .legal].map { owner in
      Item(
        text: language(Message(.submitSignature, owner.words)),
        details: accepted.filter { $0.owner == owner }.map {
          "\($0.message) (\($0.acceptanceText(said: language)))"
        }
      )
    }
    return Part(heading: Message(.submitSignatures), items: items)
  }
}
