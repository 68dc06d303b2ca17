internal import Expressions
package import Model
internal import Rules

/// What would have to be said for every rule to be decided.
package struct Questions: Sendable {
  /// Facts that rules which count need, each once, in the order of the description.
  package let asked: [Question]
  /// More facts, which only rules need that don't count.
  private let further: [Question]

  package static let none = Questions(asked: [], further: [])

  /// One question by itself.
  package init(only question: Question) {
    self.init(asked: [question], further: [])
  }

  private init(asked: [Question], further: [Question]) {
    self.asked = asked
    self.further = further
  }

  /// Each missing fact once; those that no counting rule needs are only counted.
  init(from findings: [Finding], about subject: CheckedDescription, policy: JudgingPolicy) {
    var asked: Set<Place> = []
    var others: Set<Place> = []
    for finding in findings {
      guard let missing = finding.missingNames?.facts else { continue }
      if policy.counts(finding.severity) {
        asked.formUnion(missing.places)
      } else {
        others.formUnion(missing.places)
      }
    }
    func questions(at places: Set<Place>) -> [Question] {
      places.sorted { $0.number < $1.number }.map { place in
        subject.description.question(at: place) { subject.book.reads($1, of: $0) }
      }
    }
    self.init(asked: questions(at: asked), further: questions(at: others.subtracting(asked)))
  }

  /// What is asked for, by the places in the file where it has to be written.
  package var gaps: [Gap] { Gap.gaps(asked) }

  /// Each fact that is asked for by itself, in the order of their places.
  package var single: [Question] {
    func single(in branch: Gap.Branch) -> [Question] {
      let inner = branch.branches.flatMap(single)
      return inner.isEmpty ? [branch.question].compactMap(\.self) : inner
    }
    return gaps.flatMap { gap in
      gap.branches.isEmpty
        ? [gap.question].compactMap(\.self) : gap.branches.flatMap(single)
    }
  }

  /// How many facts are asked for, each key of an absent section by itself.
  package var count: Int { gaps.reduce(0) { $0 + $1.count } }

  /// How many of the description's sections lack something.
  package var sectionCount: Int { Set(asked.map(\.path.components.first)).count }

  /// How many more facts only rules need that don't count.
  package var furtherCount: Int { Gap.gaps(further).reduce(0) { $0 + $1.count } }
}

/// A place in the file where facts are missing.
package struct Gap: Sendable {
  /// A key to be written there, or an item of a list, and what is below it.
  package struct Branch: Sendable {
    package let step: Path.Component
    package fileprivate(set) var question: Question?
    package fileprivate(set) var branches: [Branch] = []

    fileprivate var count: Int { branches.isEmpty ? 1 : branches.count(\.count) }
  }

  package let site: AnswerSite
  /// What is asked for where nothing has to be added, only a word to be replaced.
  package private(set) var question: Question?
  package private(set) var branches: [Branch] = []

  /// How many facts are missing there.
  package var count: Int { branches.isEmpty ? 1 : branches.count(\.count) }

  /// In the order of the questions.
  fileprivate static func gaps(_ questions: [Question]) -> [Gap] {
    var gaps: [Gap] = []
    // An alias is another path to the same bytes.
    var numbers: [Range<Int>: Int] = [:]
    for question in questions {
      let number = numbers[question.site.bytes] ?? gaps.count
      if number == gaps.count {
        numbers[question.site.bytes] = number
        gaps.append(Gap(site: question.site))
      }
      gaps[number].add(question)
    }
    return gaps
  }

  private init(site: AnswerSite) {
    self.site = site
  }

  private mutating func add(_ question: Question) {
    let steps = question.path.components.dropFirst(site.path.components.count)
    if steps.isEmpty { self.question = question }
    branches.add(question, at: steps)
  }
}

extension [Gap.Branch] {
  fileprivate func count(_ count: (Gap.Branch) -> Int) -> Int {
    reduce(0) { $0 + count($1) }
  }

  fileprivate mutating func add(_ question: Question, at steps: ArraySlice<Path.Component>) {
    guard let next = steps.first else {
      for key in question.keys {
        add(key, at: key.path.components[question.path.components.count...])
      }
      return
    }
    let index = firstIndex { $0.step == next } ?? count
    if index == count { append(Gap.Branch(step: next)) }
    if steps.count == 1 { self[index].question = question }
    self[index].branches.add(question, at: steps.dropFirst())
  }
}
