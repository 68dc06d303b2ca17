internal import Diagnostics
internal import Engine
internal import Model
internal import Reporting

/// Writes the open questions of a file into it as unknown.
struct QuestionFilling {
  /// Why the questions can't be written.
  enum Failure: Error {
    case fault(RuleFault)
    /// Wherever they were put, it would not be the same description any more.
    case noPlace(Diagnostic?)
  }

  /// A question that has no place in the file.
  struct Unplaced {
    let path: Path
    let reason: Diagnostic?
  }

  private(set) var opened: OpenedDescription
  /// How many facts were written as unknown.
  private(set) var unknown = 0
  /// How many facts are unknown in the end, those that were before among them.
  private(set) var open = 0
  private(set) var unplaced: [Unplaced] = []

  /// What is written may lead to further questions; after so many rounds the rest is left.
  private static let mostRounds = 8

  init(_ opened: OpenedDescription) {
    self.opened = opened
  }

  /// Writes what is open; what has no place doesn't keep the rest from being written.
  mutating func fill() throws(Failure) {
    for _ in 0..<Self.mostRounds {
      let questions = try results().map(\.questions)
      open = questions.reduce(0) { $0 + $1.count }
      guard questions.contains(where: \.haveGaps) else { return }
      guard write(questions) else {
        try writeOneByOne(questions)
        if unknown == 0, let first = unplaced.first { throw .noPlace(first.reason) }
        return
      }
    }
  }

  private func results() throws(Failure) -> [LintResult] {
    do throws(RuleFault) {
      return try opened.results()
    } catch {
      throw .fault(error)
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
  private mutating func writeOneByOne(_ questions: [Questions]) throws(Failure) {
    for (key, questions) in zip(opened.keys, questions).reversed() where !write([questions]) {
      var tried: Set<Path> = []
      while let next = try questionsNow().first(where: {
        $0.key.description == key && !$0.isUnknown && !tried.contains($0.key.path)
      }) {
        tried.insert(next.key.path)
        let (written, facts, mistake) = opened.answered(next.question, by: nil)
        unknown += facts
        if let written {
          opened = written
        } else {
          unplaced.append(Unplaced(path: next.key.path, reason: mistake))
        }
      }
    }
  }

  private func questionsNow() throws(Failure) -> [OpenQuestion] {
    do throws(RuleFault) {
      return try opened.openQuestions()
    } catch {
      throw .fault(error)
    }
  }
}

extension Questions {
  /// Whether something is asked that isn't there as `unknown`.
  fileprivate var haveGaps: Bool { gaps.contains { $0.site.kind != .unknown } }
}

extension QuestionFilling.Failure {
  /// Why a file stays as it is.
  func localizableText(_ path: String) -> LocalizableText {
    switch self {
    case .fault(let fault): fault.localizableText
    case .noPlace(let mistake):
      "\(path.quoted) stays as it is: \(mistake?.message.text ?? "there is no place")"
    }
  }
}

extension RuleFault {
  /// Why nothing can be asked.
  var localizableText: LocalizableText {
    "the rule \(rule.quoted) can't be evaluated: \(text)"
  }
}
