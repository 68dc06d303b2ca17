package import Engine
package import Model

/// A description as its questions stand, and what it becomes with an answer to one of them.
package struct AskedDescription {
  package let result: LintResult
  /// Nil where the answer, as it is written in a file, can't be meant.
  private let answered: (_ question: Question, _ answer: String) -> AskedDescription?

  package init(
    _ result: LintResult,
    answered: @escaping (_ question: Question, _ answer: String) -> AskedDescription?
  ) {
    self.result = result
    self.answered = answered
  }

  /// What each answer that is worth trying leads to, by the word that stands for it.
  fileprivate func tried(_ question: Question) -> [(word: String, next: AskedDescription)] {
    (question.type?.trials ?? []).compactMap { word, answer in
      answered(question, answer).map { (word, $0) }
    }
  }
}

/// The open questions of a description, and those that an answer opens or makes moot, as judging
/// with that answer shows; what only several answers together open is left for the next time.
struct FollowUps {
  /// An answer to the question of that number.
  struct Answer: Hashable {
    let number: Int
    let word: String
  }

  struct Entry {
    let planned: PlannedQuestion
    let result: LintResult
    /// Those after which it is asked; none: from the first.
    fileprivate(set) var openedBy: [Answer] = []
    /// Those after which it isn't asked any more.
    fileprivate(set) var closedBy: [Answer] = []
  }

  /// Numbered from 0.
  private(set) var entries: [Entry] = []
  /// Where each question is, by each of its paths.
  private var numbers: [Path: Int] = [:]

  /// So many answers, one after the other, are tried.
  private static let depth = 2

  init(_ asked: AskedDescription, of owner: Owner?) {
    for planned in asked.result.questions.plan where owner == nil || planned.owner == owner {
      add(Entry(planned: planned, result: asked.result))
    }
    for number in entries.indices { follow(number, in: asked, depth: Self.depth) }
  }

  private mutating func add(_ entry: Entry) {
    for path in entry.planned.paths { numbers[path] = entries.count }
    entries.append(entry)
  }

  /// Tries the answers to a question.
  private mutating func follow(_ number: Int, in asked: AskedDescription, depth: Int) {
    let question = entries[number].planned
    let before = asked.result.questions.plan
    for (word, next) in asked.tried(question.question) {
      let answer = Answer(number: number, word: word)
      let after = next.result.questions.plan
      let left = Set(after.flatMap(\.paths))
      for planned in before where left.isDisjoint(with: planned.paths) {
        guard let moot = numbers[planned.path], moot != number else { continue }
        entries[moot].closedBy.append(answer)
      }
      let known = Set(before.flatMap(\.paths))
      for planned in after where known.isDisjoint(with: planned.paths) {
        if let known = numbers[planned.path] {
          if !entries[known].openedBy.isEmpty { entries[known].openedBy.append(answer) }
        } else {
          add(Entry(planned: planned, result: next.result, openedBy: [answer]))
          if depth > 1 { follow(entries.count - 1, in: next, depth: depth - 1) }
        }
      }
    }
  }

  /// Each question that is open, and after it what its answers open.
  var inOrder: [Int] {
    let first = Dictionary(grouping: entries.indices) { entries[$0].openedBy.first?.number }
    func withFollowing(_ number: Int) -> [Int] {
      [number] + (first[number] ?? []).flatMap(withFollowing)
    }
    return (first[nil] ?? []).flatMap(withFollowing)
  }
}
