package import Diagnostics
package import Engine
internal import Localization
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
  /// The paths of what the text says, or marks as missing.
  let told: Set<String>
  /// The paths of what the text says.
  let stated: Set<String>
  /// The paths of details that were left out for lack of room.
  package let leftOut: [String]
  /// The paths of what App Review may find fault with and sees itself.
  package let untold: [String]
  /// The paths of people's own words that are in another language than the notes.
  package let foreign: [String]
  /// Whether it is about nobody's app.
  package let isOfExample: Bool

  /// How many bytes of UTF-8 the field takes (App Store Connect Help, App Review information).
  package static let limit = 4_000

  /// What of lists and sections these are in, such as screens, each once.
  package var untoldItems: [String] {
    untold.map { Path($0).map { Path(Array($0.components.prefix(2))).description } ?? $0 }
      .withoutRepetition
  }

  /// How many bytes there are too many.
  package var excess: Int { max(0, text.utf8.count - Self.limit) }

  /// Whether the text can be handed in.
  package var isComplete: Bool { gaps.isEmpty && excess == 0 }

  /// What rules find fault with is told as well, where there is a result.
  package init(_ description: Description, book: RuleBook, after result: LintResult? = nil) {
    let facts = NotesFacts(description, book: book)
    let draft = NotesDraft(facts, reading: result?.factsOfFaults ?? [], in: book.language)
    (text, sentences, leftOut) = Self.fitted(draft.parts)
    let gaps = draft.gaps.map { gap in
      var gap = gap
      gap.isOpen = Path(gap.path).flatMap(description.question(about:)) != nil
      return gap
    }
    self.gaps = gaps
    reasonAgainstOwnNotes = draft.reasonAgainstOwnNotes
    let said = Set(draft.parts.flatMap(\.lines).flatMap(\.paths))
    stated = said.filter { path in
      // A line with a gap in it admits nothing.
      !gaps.contains { $0.path == path || $0.path.isKey(of: path) }
    }
    told = draft.told
    untold = draft.untold.map { OwnWords($0).text }
    foreign = draft.foreign.map { OwnWords($0).text }
    isOfExample = facts.whole.answer("example") == true
  }

  /// Without as many details, from the last one up, as there is no room for.
  private static func fitted(
    _ parts: [NotesDraft.Part]
  ) -> (text: String, sentences: [Sentence], leftOut: [String]) {
    var parts = parts
    var leftOut: [String] = []
    var excess = text(of: parts).utf8.count - limit
    for part in parts.indices.reversed() {
      for line in parts[part].lines.indices.reversed()
      where excess > 0 && parts[part].lines[line].isDetail {
        let removed = parts[part].lines.remove(at: line)
        excess -= removed.text.utf8.count + 1
        leftOut.append(OwnWords(removed.paths[0]).text)
      }
    }
    let title = parts.prefix(1).map { Sentence(heading: "", text: $0.heading, paths: $0.paths) }
    let sentences = parts.flatMap { part in
      part.lines.map { Sentence(heading: part.heading, text: $0.text, paths: $0.paths) }
    }
    return (text(of: parts), title + sentences, leftOut.reversed())
  }

  /// The title, then the parts that have lines, with numbers, an empty line before each.
  private static func text(of parts: [NotesDraft.Part]) -> String {
    let shown = parts.dropFirst().filter { !$0.lines.isEmpty }.enumerated().map { index, part in
      (["\(index + 1). \(part.heading)"] + part.lines.map(\.text)).joined(separator: "\n")
    }
    return (parts.prefix(1).map(\.heading) + shown).joined(separator: "\n\n") + "\n"
  }
}

extension NotesDraft {
  fileprivate init(_ facts: NotesFacts, reading read: [FactOfFault], in language: Language) {
    self.init(in: language)
    addTitle(facts)
    addSignIn(facts)
    addLoginServices(facts)
    addDemoAccount(facts)
    addKit(facts)
    addSteps(facts)
    addAccounts(facts)
    addDeletion(facts)
    addAttachments(facts)
    addAnswers(read, facts)
    addOwnNotes(facts)
  }

  private mutating func addTitle(_ facts: NotesFacts) {
    let app = facts.app
    let name = name(app.text("name") ?? "", at: app.path(of: "name"))
    let path = app.path(of: "name")
    guard let version = app.text("version") else {
      return begin(Message(.notesReview, name), on: [path])
    }
    let shown = self.name(version, at: app.path(of: "version"))
    begin(Message(.notesReviewVersion, name, shown), on: [path, app.path(of: "version")])
  }
}

extension String {
  /// Whether the path is that of a key right in what another path leads to.
  fileprivate func isKey(of path: String) -> Bool {
    hasPrefix(path + ".") && !dropFirst(path.utf8.count + 1).contains { ".[".contains($0) }
  }
}
