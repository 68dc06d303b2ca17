internal import Expressions
package import Model
internal import Rules

/// What of a description a rule is about, found by evaluating it once more.
package struct RuleScope: Sendable {
  /// A value that somebody wrote, and its path.
  package typealias Fact = (path: Path, value: String)

  /// What it came to a conclusion on.
  package fileprivate(set) var places: [Path] = []
  /// What somebody wrote that takes the description, or a part of it, out of the rule.
  package fileprivate(set) var exceptions: [Fact] = []

  static let nothing = RuleScope()

  private init() {}

  init(of rule: CompiledRule, in subject: CheckedDescription) {
    var evaluation = RuleEvaluation(
      of: subject.description, by: subject.book, observer: ScopeLog(of: subject.description))
    _ = try? evaluation.outcome(of: rule)
    self = evaluation.observer.scope
  }
}

/// Notes where conclusions are come to, and what was read before one that there is nothing to ask.
private struct ScopeLog: EvaluationObserver {
  private let description: Description
  private(set) var scope = RuleScope.nothing
  private var item = Place(number: 0)

  init(of description: Description) { self.description = description }

  mutating func note(_ step: EvaluationStep, of rule: CompiledRule, in frame: inout Frame) {
    switch step {
    case .begin: (frame.isWatched, frame.reads) = (true, [])
    case .outside, .conclusion(.skipped): addExceptions(frame.reads)
    case .item(_, of: _, let place, level: _): (item, frame.reads) = (place, [])
    case .conclusion:
      let at = rule.clauses.at.map { $0.evaluate(in: &frame).place } ?? item
      scope.places.append(description.places.path(of: at == .none ? item : at))
    default: break
    }
  }

  private mutating func addExceptions(_ reads: [FieldRead]) {
    for read in reads where description.places.isWritten(read.value.place) {
      guard let field = read.field, let word = read.value.value.answerText else { continue }
      let path = Path(description.places.path(of: read.place).components + [.key(field)])
      if !scope.exceptions.contains(where: { $0.path == path }) {
        scope.exceptions.append((path, word))
      }
    }
  }
}

extension Value {
  /// What somebody may have said to a question; nil for a section and for a list.
  fileprivate var answerText: String? {
    switch self {
    case .boolean, .integer, .double, .timestamp: words
    case .string, .named: string
    default: nil
    }
  }
}
