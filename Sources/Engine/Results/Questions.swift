package import Diagnostics
internal import Expressions
package import Model
internal import Rules

/// What would have to be said for every rule to be decided.
package struct Questions: Sendable {
  /// What is put to people, in the order of the description.
  package let asked: [Question]
  /// What is put to people: each fact once, by topic, what decides most first; not what is only
  /// worth asking once another of them is answered.
  package let plan: [PlannedQuestion]
  /// What rules that don't count have to say and can't decide.
  private let uncounted: [Finding]
  /// What rules that count need.
  private let needed: Set<Path>
  /// Nil where nothing is asked about a whole description.
  private let description: Description?

  package static let none = Questions(only: [])

  /// Some questions by themselves.
  package init(only questions: Question...) { self.init(only: questions) }

  package init(only questions: [Question]) {
    asked = questions
    plan = []
    uncounted = []
    needed = []
    description = nil
  }

  /// Each missing fact once.
  init(from findings: [Finding], about subject: CheckedDescription, policy: JudgingPolicy) {
    let undecided = findings.filter { $0.missingNames != nil }
    let counted = undecided.filter { policy.counts($0.severity) }
    let needs =
      Self.needs(of: counted, in: subject.description)
      + Self.statements(
        missedBy: findings.filter {
          [.fail, .review].contains($0.outcome) && policy.counts($0.severity)
        }, in: subject.description)
    let leaves = needs.flatMap(\.question.leaves)
    plan = QuestionPlan(needs).firstRound
    let planned = Set(plan.flatMap(\.paths))
    asked = leaves.filter { planned.contains($0.path) }
    needed = Set(leaves.map(\.path))
    uncounted = undecided.filter { !policy.counts($0.severity) }
    description = subject.description
  }

  /// What is missing for findings, each with those that wait for it, in the order of the description.
  private static func needs(
    of findings: [Finding], in description: Description
  ) -> [(question: Question, waiting: [Finding])] {
    var waiting: [Place: [Finding]] = [:]
    for finding in findings {
      for place in finding.missingNames?.facts.places ?? [] {
        waiting[place, default: []].append(finding)
      }
    }
    return waiting.sorted { $0.key.number < $1.key.number }.map { place, waiting in
      let question = description.question(at: place) { type in
        waiting.reduce(into: []) { $0.formUnion($1.fieldsRead(of: type.name)) }
      }
      return (question, waiting)
    }
  }

  /// What would have to be said for what failed or is left to a person to be put right by words
  /// alone: notes and claims, each with the findings that miss it.
  private static func statements(
    missedBy failed: [Finding], in description: Description
  ) -> [(question: Question, waiting: [Finding])] {
    var needs: [(question: Question, waiting: [Finding])] = []
    var numbers: [Path: Int] = [:]
    for finding in failed {
      guard let rule = finding.decidingRule else { continue }
      // What holds nothing against the app asks for notes, not for claims.
      for question in description.unsaid(around: finding.place, read: rule.fieldsByType)
      where finding.outcome == .fail || !question.hasUsualWord {
        let number = numbers[question.path] ?? needs.count
        numbers[question.path] = number
        if number == needs.count { needs.append((question, [])) }
        needs[number].waiting.append(finding)
      }
    }
    return needs
  }

  /// How many more facts only rules need that don't count.
  ///
  /// Worked out anew each time: most reports don't say it.
  package var furtherCount: Int {
    guard let description else { return 0 }
    let leaves = Self.needs(of: uncounted, in: description).flatMap { $0.question.leaves }
    return QuestionPlan(leaves.filter { !needed.contains($0.path) }.map { ($0, []) }).count
  }

  /// What is asked for, by the places in the file where it has to be written.
  package var gaps: [Gap] { Gap.gaps(asked) }

  /// In how many places something is to be written.
  package var factCount: Int { gaps.reduce(0) { $0 + $1.count } }

  /// How many facts are asked for.
  package var count: Int { plan.count }

  /// `17 facts are missing`.
  package var countText: Message { Message(.factsMissingCount, count: count, count) }

  /// How many facts are missing that are asked for only when rules of lower severity count; nil
  /// where none are.
  package var furtherText: Message? {
    let count = furtherCount
    return count > 0 ? Message(.moreFactsMissingOnlyRulesCount, count: count, count) : nil
  }

  /// Whether what is open about a finding's own place may still change what becomes of it.
  package func decide(_ finding: Finding) -> Bool {
    let place = finding.location.path
    return plan.contains { planned in
      planned.path.description.hasPrefix("\(place).")
        && planned.question.field.map(finding.reads) == true
    }
  }

  /// How many of them each can answer, those who are asked most first.
  package var owners: [(owner: Owner, count: Int)] {
    let counts = Dictionary(grouping: plan, by: \.owner).mapValues(\.count)
    let owners = Owner.allCases.compactMap { owner in counts[owner].map { (owner, $0) } }
    return owners.enumerated().sorted {
      ($1.element.1, $0.offset) < ($0.element.1, $1.offset)
    }
    .map(\.element)
  }
}

/// A place in the file where facts are missing.
package struct Gap: Sendable {
  /// A key to be written there, or an item of a list, and what is below it.
  package struct Branch: Sendable {
    package let step: Path.Component
    package fileprivate(set) var question: Question?
    /// What is known already and has to be written with the answers.
    package fileprivate(set) var known: String?
    package fileprivate(set) var branches: [Branch] = []

    fileprivate var count: Int {
      guard branches.isEmpty else { return branches.count(\.count) }
      return known == nil ? 1 : 0
    }
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
    // What nobody has answered yet can only be written where it is said that there is none.
    for question in questions.map({ $0.refusal ?? $0 }) {
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
    if index == count {
      append(Gap.Branch(step: next))
      if case .id = next, let platform = question.site.platform {
        let key = Path.Component.key(ScreenKey.platform.name)
        self[index].branches = [Gap.Branch(step: key, known: platform)]
      }
    }
    if steps.count == 1 { self[index].question = question }
    self[index].branches.add(question, at: steps.dropFirst())
  }
}
