internal import Diagnostics
internal import Model

/// What the description itself says to App Review.
extension NotesDraft {
  /// Carries the notes over line by line; notes that would come back each time stay out.
  mutating func addOwnNotes(_ facts: NotesFacts) {
    guard let notes = facts.review.text("notes") else { return }
    if let file = facts.fileOfNotes {
      reasonAgainstOwnNotes = Message(.theyStandIn, OwnWords(file).text)
    } else if parts.first.map({ OwnWords(notes).text.hasPrefix($0.heading) }) == true {
      reasonAgainstOwnNotes = Message(.theyBeginTheseNotesDo)
    } else {
      begin(Message(.furtherNotes))
      let path = facts.review.path(of: "notes")
      for line in notes.split(whereSeparator: \.isNewline) {
        let words = own(String(line), at: path)
        if !words.isEmpty { say(.words(words), on: [path]) }
      }
    }
  }
}
