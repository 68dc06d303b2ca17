internal import Diagnostics
internal import Engine
internal import Localization
internal import Model

/// The notes while they are written: parts with headings, and what is missing from them.
struct NotesDraft {
  struct Line {
    let text: String
    /// Whether it may be left out where there is too little room.
    let isDetail: Bool
    /// The facts that it rests on; the first is what it is about.
    let paths: [String]
  }

  struct Part {
    let heading: String
    /// The facts that the heading rests on, if it says something of the app.
    let paths: [String]
    var lines: [Line] = []
  }

  let language: Language
  private(set) var parts: [Part] = []
  private(set) var gaps: [ReviewNotes.Gap] = []
  /// Why the description's own notes aren't in the text; nil if they are, or there are none.
  var reasonAgainstOwnNotes: Message?
  /// The paths of what rules read and the notes leave to what App Review sees itself.
  var untold: [String] = []
  /// The paths of people's own words in another language.
  private(set) var foreign: [String] = []
  /// The files that were named.
  private var attached: Set<ExactPath> = []

  init(in language: Language) { self.language = language }

  /// The paths of all that is said or missing; a list is told with its items.
  var told: Set<String> {
    let paths = parts.flatMap { $0.paths + $0.lines.flatMap(\.paths) } + gaps.map(\.path)
    return Set(paths + paths.flatMap(\.lists))
  }

  /// Begins a part; one that gets no lines isn't shown.
  mutating func begin(_ heading: Message, on paths: [String] = []) {
    parts.append(Part(heading: language(heading), paths: paths))
  }

  /// A sentence and the facts that it rests on: without them, nobody said it.
  mutating func say(_ sentence: Message, isDetail: Bool = false, on paths: [String]) {
    guard !parts.isEmpty else { preconditionFailure("a line belongs to a part") }
    let line = Line(
      text: language(sentence), isDetail: isDetail, paths: paths.withoutRepetition)
    parts[parts.count - 1].lines.append(line)
  }

  /// Says a sentence as one of a list.
  mutating func item(_ sentence: Message, isDetail: Bool = false, on paths: [String]) {
    say(.words("- " + language(sentence)), isDetail: isDetail, on: paths)
  }

  /// Says in a line of its own that something is missing.
  mutating func sayMissing(_ what: Message, at path: String) {
    say(missing(what, at: path), on: [path])
  }

  /// Stands where something is missing, and keeps it in mind.
  mutating func missing(_ what: Message, at path: String) -> Message {
    let place = OwnWords(path).text
    let gap = ReviewNotes.Gap(what: language(what), path: place)
    if !gaps.contains(gap) { gaps.append(gap) }
    return GapMarker(for: what, at: place).text
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

  /// A person's own words on one line.
  mutating func own(_ text: String, at path: String) -> String {
    if language.isOther(text), !foreign.contains(path) { foreign.append(path) }
    return name(text, at: path)
  }

  /// A name on one line: it is the same in every language.
  mutating func name(_ text: String, at path: String) -> String {
    if GapMarker.isIn(text) { _ = missing(Message(.whatMarkedMissingInThese), at: path) }
    return OwnWords(text).text
  }

  /// Names one after the other.
  mutating func names(_ texts: [String], at path: String) -> String {
    name(texts.joined(separator: language.comma), at: path)
  }
}

extension String {
  /// Of a path: those of the lists that it leads through.
  fileprivate var lists: [String] {
    indices.filter { self[$0] == "[" }.map { String(self[..<$0]) }
  }
}
