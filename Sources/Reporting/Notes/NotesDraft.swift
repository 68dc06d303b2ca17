internal import Diagnostics
internal import Localization
internal import Model
internal import Rules

/// The notes while they are written: parts with headings, and what is missing from them.
struct NotesDraft {
  /// How much a reviewer needs a line: what is needed least is left out first.
  enum Importance: Int, CaseIterable, Comparable {
    case detail
    case helpful
    case needed

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }

  struct Line {
    let text: String
    let importance: Importance
    /// The facts that it rests on; the first is what it is about.
    let paths: [String]
    /// One of a list, which shows that something was left out of it.
    let isItem: Bool
  }

  struct Part {
    let heading: String
    /// The facts that the heading rests on, if it says something of the app.
    let paths: [String]
    var lines: [Line] = []
  }

  let language: Language
  /// How many bytes a person's own words may have.
  private let longestQuotation: Int
  private(set) var parts: [Part] = []
  private(set) var gaps: [ReviewNotes.Gap] = []
  /// Why the description's own notes aren't in the text; nil if they are, or there are none.
  var reasonAgainstOwnNotes: Message?
  /// The paths of the words that were shortened.
  private(set) var shortened: [String] = []
  /// The files that were named.
  private var attached: Set<ExactPath> = []

  init(in language: Language, longestQuotation: Int) {
    self.language = language
    self.longestQuotation = longestQuotation
  }

  /// Begins a part; one that gets no lines isn't shown.
  mutating func begin(_ heading: Message, on paths: [String] = []) {
    parts.append(Part(heading: language(heading), paths: paths))
  }

  /// A sentence and the facts that it rests on: without them, nobody said it.
  mutating func say(_ sentence: Message, _ importance: Importance = .needed, on paths: [String]) {
    quote(language(sentence), importance, on: paths)
  }

  /// A person's own words in a line of their own.
  mutating func quote(_ words: String, _ importance: Importance = .needed, on paths: [String]) {
    add(Line(text: words, importance: importance, paths: paths.withoutRepetition, isItem: false))
  }

  /// Says a sentence as one of a list.
  mutating func item(_ sentence: Message, _ importance: Importance = .needed, on paths: [String]) {
    item(named: language(sentence), importance, on: paths)
  }

  /// A name of a list, in a line of its own.
  mutating func item(named name: String, _ importance: Importance = .needed, on paths: [String]) {
    add(
      Line(text: "- \(name)", importance: importance, paths: paths.withoutRepetition, isItem: true))
  }

  private mutating func add(_ line: Line) {
    guard !parts.isEmpty else { preconditionFailure("a line belongs to a part") }
    parts[parts.count - 1].lines.append(line)
  }

  /// Says in a line of its own that something is missing.
  mutating func sayMissing(_ what: Message, at path: String) {
    say(Message(.verbatim, missing(what, at: path)), on: [path])
  }

  /// Stands where something is missing, and keeps it in mind.
  mutating func missing(_ what: Message, at path: String) -> Message {
    let place = OwnWords(path)
    keep(what, at: place)
    return GapMarker(for: what, at: place.shortened(to: longestQuotation)).text
  }

  private mutating func keep(_ what: Message, at place: OwnWords) {
    let gap = ReviewNotes.Gap(what: language(what), path: place.text)
    if !gaps.contains(gap) { gaps.append(gap) }
  }

  /// A person's own words, or what is missing.
  mutating func words(
    _ field: String, of section: DescribedSection, otherwise what: Message
  ) -> Message {
    let path = section.path(of: field)
    guard let text = section.text(field) else { return missing(what, at: path) }
    return .verbatim(own(text, at: path))
  }

  /// Notes that a file is named; false if it was named before.
  mutating func attach(_ path: String) -> Bool { attached.insert(ExactPath(path)).inserted }

  /// A person's own words on one line, shortened where they would take too much room.
  mutating func own(_ text: String, at path: String) -> String {
    let words = OwnWords(text)
    if GapMarker.isIn(text) { keep(Message(.whatMarkedMissingInThese), at: OwnWords(path)) }
    let shown = words.shortened(to: longestQuotation)
    if shown != words.text { shortened.append(path) }
    return shown
  }

  /// Names one after the other.
  mutating func own(_ texts: [String], at path: String) -> String {
    own(texts.joined(separator: language.comma), at: path)
  }
}
