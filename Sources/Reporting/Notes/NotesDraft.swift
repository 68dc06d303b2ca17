internal import Descriptions
internal import Diagnostics
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
    /// What the line is about.
    let path: String
    /// One of a list, which shows that something was left out of it.
    let isItem: Bool
  }

  struct Part {
    let heading: String
    var lines: [Line] = []
  }

  let language: Language
  /// How many bytes a person's own words may have.
  private let longestQuotation: Int
  private(set) var parts: [Part] = []
  private(set) var gaps: [ReviewNotes.Gap] = []
  /// Why the description's own notes aren't in the text; nil if they are, or there are none.
  var reasonAgainstOwnNotes: LocalizableText?
  /// The paths of the words that were shortened.
  private(set) var shortened: [String] = []

  init(in language: Language, longestQuotation: Int) {
    self.language = language
    self.longestQuotation = longestQuotation
  }

  /// Begins a part; one that gets no lines isn't shown.
  mutating func begin(_ heading: String) {
    parts.append(Part(heading: heading))
  }

  mutating func say(_ text: String, _ importance: Importance = .needed, at path: String) {
    add(Line(text: text, importance: importance, path: path, isItem: false))
  }

  /// Words of a list, each in a line of its own.
  mutating func item(_ text: String, _ importance: Importance = .needed, at path: String) {
    add(Line(text: "- \(text)", importance: importance, path: path, isItem: true))
  }

  private mutating func add(_ line: Line) {
    guard !parts.isEmpty else { preconditionFailure("a line belongs to a part") }
    parts[parts.count - 1].lines.append(line)
  }

  /// Says in a line of its own that something is missing.
  mutating func sayMissing(_ what: String, at path: String) {
    say(missing(what, at: path), at: path)
  }

  /// Stands where something is missing, and keeps it in mind.
  mutating func missing(_ what: String, at path: String) -> String {
    let place = OwnWords(path)
    gaps.append(ReviewNotes.Gap(what: what, path: place.text))
    return language("[missing: \(what) (\(place.shortened(to: longestQuotation)))]")
  }

  /// A person's own words, or what is missing.
  mutating func words(
    _ field: String,
    of section: DescribedSection,
    otherwise what: String
  ) -> String {
    let path = section.path(of: field)
    guard let text = section.text(field) else { return missing(what, at: path) }
    return own(text, at: path)
  }

  /// A person's own words on one line, shortened where they would take too much room.
  mutating func own(_ text: String, at path: String) -> String {
    let words = OwnWords(text)
    let shown = words.shortened(to: longestQuotation)
    if shown != words.text { shortened.append(path) }
    return shown
  }

  /// Names one after the other.
  mutating func own(_ texts: [String], at path: String) -> String {
    own(texts.joined(separator: language.comma), at: path)
  }
}
