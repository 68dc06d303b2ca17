internal import Documents

/// What letters of App Review say whatever they are about.
struct LetterFrame: Sendable {
  enum Part: String, CaseIterable, Sendable {
    /// Sentences of the templates: how letters begin and end, what to do next, guidelines that are
    /// quoted. They allege nothing.
    case sentences
    /// What stands alone above links to pages for everybody.
    case resources
    /// What says that nothing was refused.
    case approval
  }

  let part: Part
  let phrases: [LetterPhrase]
}

extension LetterFrame: CatalogueEntry {
  static let catalogue = "letterFrames"

  var words: [String] { [part.rawValue] }

  static func read(_ keys: inout MappingReader) -> LetterFrame? {
    let part = keys.required("part", .word(of: Part.self))
    let words = keys.required("words", .text, "What letters say there, a phrase a line.")
    guard let part, let words else { return nil }
    return LetterFrame(part: part, phrases: LetterPhrase.lines(of: words))
  }
}
