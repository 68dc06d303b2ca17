package import Diagnostics
package import Model
package import Rules

/// The text for "Notes" in App Store Connect, made from what a description says.
package struct ReviewNotes: Sendable {
  /// Something that App Review needs and that nobody said.
  package struct Gap: Hashable, Sendable {
    /// In the language of the notes.
    package let what: String
    package let path: String
    /// Whether saying something there is enough; else what is said has to be put right.
    package fileprivate(set) var isOpen = false
  }

  /// What the text says, and the facts that it rests on.
  package struct Sentence: Hashable, Sendable {
    /// The heading above it; empty for the title.
    package let heading: String
    package let text: String
    /// The first is what it is about.
    package let paths: [String]
  }

  package let text: String
  /// In the order of the text, the title first.
  package let sentences: [Sentence]
  /// In the order of the text.
  package let gaps: [Gap]
  /// Why the notes that the description has aren't in the text; nil if they are, or there are none.
  package let reasonAgainstOwnNotes: Message?
  /// The paths of what the text says.
  let stated: Set<String>
  /// The paths of what was left out or shortened for lack of room.
  package let leftOut: [String]
  /// Something that App Review needs had to be left out.
  package let isCut: Bool

  /// How many bytes of UTF-8 the field takes (App Store Connect Help, App Review information).
  package static let limit = 4_000

  package init(_ description: Description, book: RuleBook) {
    let drafts = NotesLength.quotations.map { Self.draft(description, book, longestQuotation: $0) }
    let fitted = NotesLength(limit: Self.limit).fitted(drafts)
    text = fitted.text
    sentences = fitted.sentences
    let gaps = drafts[0].gaps.map { gap in
      var gap = gap
      gap.isOpen = Path(gap.path).flatMap(description.question(about:)) != nil
      return gap
    }
    self.gaps = gaps
    reasonAgainstOwnNotes = drafts[0].reasonAgainstOwnNotes
    let said = Set(drafts[0].parts.flatMap(\.lines).flatMap(\.paths))
    stated = said.filter { path in
      // A line with a gap in it admits nothing.
      !gaps.contains { $0.path == path || $0.path.isKey(of: path) }
    }
    leftOut = fitted.leftOut.map { OwnWords($0).text }
    isCut = fitted.isCut
  }

  private static func draft(
    _ description: Description, _ book: RuleBook, longestQuotation: Int
  ) -> NotesDraft {
    let facts = NotesFacts(description, book: book)
    var draft = NotesDraft(in: book.language, longestQuotation: longestQuotation)
    draft.addTitle(facts)
    draft.addSignIn(facts)
    draft.addLoginServices(facts)
    draft.addDemoAccount(facts)
    draft.addKit(facts)
    draft.addSteps(facts)
    draft.addAccounts(facts)
    draft.addDeletion(facts)
    draft.addAttachments(facts)
    draft.addOwnNotes(facts)
    return draft
  }
}

extension NotesDraft {
  fileprivate mutating func addTitle(_ facts: NotesFacts) {
    let app = facts.app
    let name = own(app.text("name") ?? "", at: app.path(of: "name"))
    let path = app.path(of: "name")
    guard let version = app.text("version") else {
      return begin(Message(.notesReview, name), on: [path])
    }
    let shown = own(version, at: app.path(of: "version"))
    begin(Message(.notesReviewVersion, name, shown), on: [path, app.path(of: "version")])
  }
}

extension NotesLength.Fitted {
  fileprivate var sentences: [ReviewNotes.Sentence] {
    let title = parts.prefix(1).map {
      ReviewNotes.Sentence(heading: "", text: $0.heading, paths: $0.paths)
    }
    return title
      + parts.dropFirst().filter(NotesLength.hasLines).flatMap { part in
        part.lines.map {
          ReviewNotes.Sentence(heading: part.heading, text: $0.text, paths: $0.paths)
        }
      }
  }
}

extension String {
  /// Whether the path is that of a key right in what another path leads to.
  fileprivate func isKey(of path: String) -> Bool {
    hasPrefix(path + ".") && !dropFirst(path.utf8.count + 1).contains { ".[".contains($0) }
  }
}
