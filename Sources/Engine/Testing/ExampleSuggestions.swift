package import Diagnostics
package import Documents
internal import Expressions
internal import Model
package import Rules

/// Examples that a rule lacks, found by trying: each lets something decide, or notices a change, in
/// it or in what it shares with others, that no example does.
package struct ExampleSuggestions {
  /// An example, and what is complained of that it settles.
  package struct Suggestion: Sendable {
    package let example: RuleExample
    package let settles: [Diagnostic]
  }

  /// Smaller examples come before larger ones.
  package private(set) var suggestions: [Suggestion] = []
  /// What nothing that was tried settles.
  package private(set) var unsettled: [Diagnostic] = []

  private let rule: CompiledRule
  private let tester: ExampleTester
  private var coverage: ExampleCoverage
  private var gaps: [RuleGap]
  /// How many more descriptions are tried.
  private var trials = 2_000

  /// What is asked of the examples: to reach everything, to notice whatever is changed, or both.
  package init(
    for rule: CompiledRule,
    after results: [ExampleResult],
    from bases: [(example: RuleExample, base: Document)],
    reaching reaches: Bool,
    noticing notices: Bool,
    sharing definitions: inout DefinitionTrial,
    _ tester: ExampleTester
  ) {
    self.rule = rule
    self.tester = tester
    coverage = ExampleCoverage(of: rule, in: tester.book)
    var mutation = RuleMutation(of: rule, tester)
    for result in results {
      coverage.add(result)
      mutation.add(result)
    }
    let excuses = rule.source.excused
    gaps =
      excuses.unexcused(reaches ? coverage.gaps : [])
      + excuses.unexcused(notices ? mutation.gaps : [])
    let own = Set(gaps.map(\.diagnostic))
    gaps += definitions.openGaps(of: rule, reaching: reaches)
    for count in [1, 2] where !gaps.isEmpty {
      for start in Self.starts(bases) {
        search(start.example, start.base, count, &mutation, &definitions)
      }
    }
    // Of what rules share, another one may settle more.
    unsettled = gaps.map(\.diagnostic).filter(own.contains)
  }

  /// Each base by itself, then as the examples change it, those that change less first.
  private static func starts(
    _ examples: [(example: RuleExample, base: Document)]
  ) -> [(example: RuleExample, base: Document)] {
    var known: Set<String> = []
    let bare = examples.compactMap { example, base -> (example: RuleExample, base: Document)? in
      guard known.insert(example.base).inserted else { return nil }
      return (example.unchanged, base)
    }
    let changed = examples.enumerated().sorted {
      ($0.element.example.size, $0.offset) < ($1.element.example.size, $1.offset)
    }
    return bare + changed.map(\.element).filter { $0.example.size > 0 }
  }

  /// Tries so many changes at once.
  private mutating func search(
    _ start: RuleExample,
    _ base: Document,
    _ count: Int,
    _ mutation: inout RuleMutation,
    _ definitions: inout DefinitionTrial
  ) {
    guard !gaps.isEmpty, let root = try? tester.root(of: start, base: base) else { return }
    let changes = CandidateChanges(for: rule, in: root, tester.book).changes
    for (number, first) in changes.enumerated() {
      let others = count == 1 ? [] : changes[(number + 1)...].filter { $0.path != first.path }
      let sets = count == 1 ? [[first]] : others.map { [first, $0] }
      for set in sets where !gaps.isEmpty && trials > 0 {
        trials -= 1
        let example = start.changed(by: set)
        guard let result = tester.proposal(example, of: rule, base: base) else { continue }
        add(result, base, &mutation, &definitions)
      }
    }
  }

  /// Keeps what settles something, and comes out as it says.
  private mutating func add(
    _ result: ExampleResult,
    _ base: Document,
    _ mutation: inout RuleMutation,
    _ definitions: inout DefinitionTrial
  ) {
    let before = mutation.openCount + definitions.openCount
    let isNew = coverage.lacks(result)
    mutation.add(result)
    definitions.add(result, of: rule, tester)
    guard isNew || mutation.openCount + definitions.openCount < before else { return }
    coverage.add(result)
    let shared = definitions.openGaps(of: rule, reaching: true)
    let left = Set((coverage.gaps + mutation.gaps + shared).map(\.diagnostic))
    let settled = gaps.filter { !left.contains($0.diagnostic) }
    guard !settled.isEmpty,
      tester.test(result.example, of: rule, base: base).mistake == nil
    else { return }
    gaps.removeAll { !left.contains($0.diagnostic) }
    suggestions.append(Suggestion(example: result.example, settles: settled.map(\.diagnostic)))
  }
}

extension ExampleSuggestions {
  /// What is suggested, as YAML to stand under `examples`, and what nothing settles.
  package var lines: [String] {
    let groups = Dictionary(grouping: suggestions, by: \.example.expectation)
    let written = RuleExample.Expectation.allCases.flatMap { expectation -> [String] in
      guard let group = groups[expectation] else { return [] }
      return ["\(expectation.rawValue):"]
        + group.flatMap { suggestion in
          suggestion.settles.map { "  # \($0.message.text)" }
            + suggestion.example.lines.map { "  " + $0 }
        }
    }
    return written + unsettled.map(\.asUnsettled)
  }
}

extension DefinitionTrial {
  /// What no example of any rule settles, as comments.
  package func unsettled(reaching reaches: Bool) -> [String] {
    openGaps(reaching: reaches).map(\.diagnostic.asUnsettled)
  }
}

extension Diagnostic {
  fileprivate var asUnsettled: String { "# " + Message(.nothingTriedSettles, message).text }
}

extension RuleExample {
  fileprivate var size: Int { self.set.count + remove.count }

  fileprivate var unchanged: RuleExample {
    var example = self
    (example.set, example.remove, example.parameters, example.asOf) = ([], [], [], nil)
    return example
  }

  fileprivate func changed(by changes: [CandidateChanges.Change]) -> RuleExample {
    var example = self
    (example.at, example.message, example.fix) = (nil, nil, nil)
    for change in changes {
      if let value = change.value {
        example.set.removeAll { $0.path == change.path }
        example.set.append(Change(path: change.path, value: value))
      } else {
        example.remove.append(change.path)
      }
    }
    let name = changes.map(\.name).joined(separator: ", ")
    example.name = size == 0 ? name : "\(self.name), \(name)"
    return example
  }

  /// As an item of a list in YAML.
  fileprivate var lines: [String] {
    func plain(_ text: String) -> DocumentNode {
      DocumentNode(.scalar(text, .plain), bytes: 0..<0)
    }
    func entry(_ key: String, _ value: DocumentNode) -> DocumentNode.Entry {
      DocumentNode.Entry(key: plain(key), value: value)
    }
    var entries = [entry("name", plain(name)), entry("base", plain(base))]
    if !set.isEmpty {
      let set = DocumentNode(.mapping(set.map { entry($0.path, $0.value) }), bytes: 0..<0)
      entries.append(entry("set", set))
    }
    if !remove.isEmpty {
      entries.append(entry("remove", DocumentNode(.sequence(remove.map(plain)), bytes: 0..<0)))
    }
    if !parameters.isEmpty {
      entries.append(entry("parameters", DocumentNode(.mapping(parameters), bytes: 0..<0)))
    }
    if let asOf { entries.append(entry("asOf", plain(asOf.day))) }
    if let at { entries.append(entry("at", plain(at))) }
    let item = DocumentNode(.mapping(entries), bytes: 0..<0)
    return DocumentNode(.sequence([item]), bytes: 0..<0).lines(width: 96)
  }
}
