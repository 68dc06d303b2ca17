internal import Diagnostics
internal import Engine
internal import Model

/// Writes the open questions of a file into it as unknown.
struct QuestionFilling {
  private(set) var opened: OpenedDescription
  /// How many facts were written as unknown.
  private(set) var unknown = 0
  /// How many facts are unknown in the end, those that were before among them.
  private(set) var open = 0
  /// The questions that have no place in the file.
  private(set) var unplaced: [(path: Path, reason: Diagnostic?)] = []

  /// What is written may lead to further questions; after so many rounds the rest is left.
  private static let mostRounds = 8

  /// Writes what is open; what has no place doesn't keep the rest from being written.
  init(_ opened: OpenedDescription, called path: String) throws(Refusal) {
    self.opened = opened
    for _ in 0..<Self.mostRounds {
      let all = [try self.opened.results().map(\.questions), try self.opened.questionsOfNotes()]
      open = all.joined().reduce(0) { $0 + $1.factCount }
      guard let questions = all.first(where: { $0.contains(where: \.haveGaps) }) else { return }
      guard write(questions) else {
        try writeOneByOne(questions)
        guard unknown == 0, let first = unplaced.first else { return }
        let reason = first.reason?.message ?? Message(.noRoom)
        throw Refusal("\(path.quoted) stays as it is: \(reason)")
      }
    }
  }

  /// Writes questions at once; false where the file would not be the same any more.
  private mutating func write(_ questions: [Questions]) -> Bool {
    for hasComments in [true, false] {
      let filled = FilledDescription(opened.source, questions, hasComments: hasComments)
      guard let next = opened.changed(to: filled.text).opened else { continue }
      opened = next
      unknown += filled.factCount
      return true
    }
    return false
  }

  /// Writes each description's by themselves; where that can't be, each question.
  ///
  /// From the last description to the first, so that the places in those before stay the same.
  private mutating func writeOneByOne(_ questions: [Questions]) throws(Refusal) {
    for (key, questions) in zip(opened.keys, questions).reversed() where !write([questions]) {
      var tried: Set<Path> = []
      while let next = try opened.openQuestions().first(where: {
        $0.key.description == key && !$0.isUnknown && !tried.contains($0.key.path)
      }) {
        tried.insert(next.key.path)
        let answered = opened.answered(next.question, by: nil)
        unknown += answered.facts
        if let written = answered.opened {
          opened = written
        } else {
          unplaced.append((next.key.path, answered.mistake))
        }
      }
    }
  }
}

extension Questions {
  /// Whether something is asked that isn't there as `unknown`.
  fileprivate var haveGaps: Bool { gaps.contains { $0.site.kind != .unknown } }
}
