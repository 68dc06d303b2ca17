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
    var items: [Item] = []
  }

  /// Something to do or to look at, and what there is to know of it, in Markdown.
  struct Item: Hashable, Sendable {
    let text: String
    var details: [String] = []
  }

  package let notes: ReviewNotes
  /// The walk, and what differs from it.
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
    notes = ReviewNotes(description, book: book, after: result)
    let app = [facts.app.text("name"), facts.app.text("version")].compactMap(\.self)
    name = app.joined(separator: " ")
    walks = Walk(facts, in: book.language).parts
    checks = [
      Self.attachments(facts, book.language), Self.recordings(facts, book.language),
      Self.day(facts, result, book.language), Self.signatures(result, book.language),
    ]
  }
}

// What to tick off.
extension SubmissionKit {
  private static func item(
    _ text: String, details: [String] = [], _ language: Language
  ) -> Item {
    let markdown = MarkdownText(in: language)
    return Item(text: markdown.escaped(text), details: details.map(markdown.escaped))
  }

  /// The files that were found, where the description says that they are.
  private static func attachments(_ facts: NotesFacts, _ language: Language) -> Part {
    let steps = facts.whole.sections("afterSignIn") ?? []
    let sections = [facts.review] + steps.compactMap { $0.section("justification") }
    let files = sections.flatMap { $0.texts("attachments") ?? [] }.withoutRepetition
    return Part(
      heading: Message(.submitAttachments), items: files.map { item(OwnWords($0).text, language) })
  }

  /// What a reviewer can't see elsewhere, or gets as a video.
  private static func recordings(_ facts: NotesFacts, _ language: Language) -> Part {
    var part = Part(heading: Message(.submitRecordings))
    for item in facts.review.sections("kit") ?? [] where item.text("how") == "video" {
      part.items.append(Self.item(language.word("for", of: item) ?? "", language))
    }
    for step in facts.whole.sections("afterSignIn") ?? [] {
      let regions = step.texts("regions") ?? []
      guard !regions.isEmpty else { continue }
      let places = regions.map(facts.name(ofRegion:))
      let text = language(Message(.submitElsewhere, facts.title(ofStep: step), places))
      part.items.append(item(text, language))
    }
    return part
  }

  /// What is true today, and has to be on the day.
  private static func day(_ facts: NotesFacts, _ result: LintResult, _ language: Language) -> Part {
    let submission = language.dates.long(facts.submissionDay)
    var part = Part(heading: Message(.submitDay, submission))
    func add(_ message: Message) { part.items.append(item(language(message), language)) }
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
      item(
        language(Message(.submitSignature, owner.words)),
        details: accepted.filter { $0.owner == owner }.map {
          "\($0.message) (\($0.acceptanceText(said: language)))"
        },
        language)
    }
    return Part(heading: Message(.submitSignatures), items: items)
  }
}
