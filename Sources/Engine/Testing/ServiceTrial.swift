internal import Documents
internal import Model
internal import Rules

/// Whether examples that fail pass once a service of theirs, with whose id something is compared, is
/// listed so that its id isn't met.
struct ServiceTrial {
  /// Those of which no example has shown that they get by.
  private var open: [ComparedService]
  /// How many there are.
  let count: Int
  private(set) var gaps: [RuleGap] = []

  init(_ services: [ComparedService]) {
    open = services
    count = services.count
  }

  mutating func add(_ result: ExampleResult, of rule: CompiledRule, _ tester: ExampleTester) {
    guard result.example.expectation == .fails, result.mistake == nil,
      let document = result.document
    else { return }
    open.removeAll { service, gap in
      let passing = document.root.hiding(service).first { hidden, _ in
        let changed = document.replacing(root: hidden)
        guard let description = try? tester.description(of: changed, result.example) else {
          return false
        }
        var evaluation = RuleEvaluation(of: description, by: tester.book, observer: NoObserver())
        let parameters = rule.parameters(of: result.example).value
        let outcome = try? evaluation.outcome(of: rule, with: parameters)
        return outcome.map { [.pass, .notApplicable].contains($0.summary) } ?? false
      }
      if let passing { gaps.append(gap(passing.entry)) }
      return passing != nil
    }
  }
}
