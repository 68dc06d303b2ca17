package import Diagnostics
package import Documents
package import Expressions
internal import Localization
package import Model
package import Rules

/// How an example came out, of one evaluation.
package struct ExampleResult: Sendable {
  package let example: RuleExample
  /// What is wrong with it; nil where it comes out as it says.
  package let mistake: Diagnostic?
  /// How it came out, step by step; nil where it is no description, or nobody asked.
  package let trace: RuleTrace?
  /// What it describes, and what of its rule it reached; nil where it is no description.
  let document: Document?
  let description: Description?
  let reach: ExampleReach?
}

/// Runs the examples of rules: each must come out as it says.
package struct ExampleTester: Sendable {
  let book: RuleBook
  /// The day of checking for examples that don't name one, at 00:00 UTC.
  let asOf: Timestamp
  let inputs: @Sendable (Timestamp, _ base: SourceFile.ID) -> DecodingInputs

  /// Files beside a base are looked for with `fileExists`, its captures with what `captures` gives.
  package init(
    book: RuleBook, asOf: Timestamp,
    captures: (@Sendable (_ base: SourceFile.ID) -> DecodingInputs.CaptureSource)? = nil,
    evidence: [EvidenceSource] = [],
    serviceNamed: @escaping @Sendable (_ words: String) -> String? = { _ in nil },
    fileExists: @escaping @Sendable (String) -> Bool
  ) {
    self.book = book
    self.asOf = asOf
    inputs = { day, base in
      DecodingInputs(
        asOf: day, catalogues: book.catalogues, fileExists: fileExists, capture: captures?(base),
        evidence: evidence, serviceNamed: serviceNamed)
    }
  }

  /// How an example comes out that starts from a document.
  package func test(
    _ example: RuleExample, of rule: CompiledRule, base: Document, isTraced: Bool = false
  ) -> ExampleResult {
    let parameters = rule.parameters(of: example)
    var mistake = parameters.mistakes.first
    var trace: RuleTrace?
    var tried: (document: Document, description: Description)?
    var reach: ExampleReach?
    do throws(Disagreement) {
      let document = try document(of: example, base: base)
      let description = try description(of: document, example)
      tried = (document, description)
      var observer = ExampleObserver(reach: ExampleReach())
      if isTraced {
        observer.trace = RuleTraceLog(of: rule.id, description)
      }
      var evaluation = RuleEvaluation(of: description, by: book, observer: observer)
      let outcome: RuleOutcome
      do throws(RuleFault) {
        outcome = try evaluation.outcome(of: rule, with: parameters.value)
        reach = evaluation.observer.reach
        reach?.end(outcome.summary, evaluation.frame.decisions)
        trace = evaluation.observer.trace.map {
          RuleTrace(rule: rule.id, outcome: outcome.summary, steps: $0.steps)
        }
      } catch {
        trace = evaluation.observer.trace.map {
          RuleTrace(rule: rule.id, outcome: nil, steps: $0.steps)
        }
        throw Disagreement(
          message: Message(
            id: "cannot-be-evaluated",
            "the rule can't be evaluated for the example \(example.name.quoted): \(error.message)"),
          notes: [Diagnostic.Note(Message(.happensHere), at: error.range)])
      }
      try check(outcome, example, description, silence: reach?.silence)
    } catch {
      mistake = mistake ?? Diagnostic(error.message, at: example.nameRange, notes: error.notes)
    }
    return ExampleResult(
      example: example, mistake: mistake, trace: trace, document: tried?.document,
      description: tried?.description, reach: reach)
  }

  /// Whether an outcome is what the example says, in all that it says.
  func expects(_ outcome: RuleOutcome, _ example: RuleExample, _ description: Description) -> Bool {
    (try? check(outcome, example, description)) != nil
  }

  struct Disagreement: Error {
    let message: Message
    var notes: [Diagnostic.Note] = []
  }

  private func check(
    _ outcome: RuleOutcome, _ example: RuleExample, _ description: Description,
    silence: Message? = nil
  ) throws(Disagreement) {
    let summary = outcome.summary
    guard summary == example.expectation.outcome else {
      let missing = (outcome.missing?.places ?? []).map {
        description.places.path(of: $0).description
      }
      let silence = summary == .notApplicable ? [silence?.text].compactMap(\.self) : []
      let detail = outcome.remarks.map(\.message.identity) + missing + silence
      throw Disagreement(
        message: .otherOutcome(example.name, expected: example.expectation, found: summary, detail))
    }
    for remark in outcome.remarks {
      try check(remark, among: outcome.remarks, example, description)
    }
    if let note = outcome.exemptNote, summary == .exempt {
      try check(note.note.identity, for: example.message, example)
    }
  }

  private func check(
    _ remark: RuleOutcome.Remark, among others: [RuleOutcome.Remark], _ example: RuleExample,
    _ description: Description
  ) throws(Disagreement) {
    if let at = example.at {
      let found = description.places.written(remark.place)
      let expected = Path(at).flatMap(description.place).map(description.places.written)
      guard expected == found else {
        let path = description.places.path(of: found).description
        let isNamed = others.contains { description.places.written($0.place) == expected }
        if isNamed {
          throw Disagreement(
            message: Message(
              id: "another-finding",
              """
              the example \(example.name.quoted) has a finding that it doesn't name, at \
              \(path): \(remark.message.identity.quoted)
              """)
          )
        }
        throw Disagreement(
          message: Message(
            id: "other-place",
            "the example \(example.name.quoted) should point at \(at) but points at \(path)"))
      }
    }
    try check(remark.message.identity, for: example.message, example)
    try check(remark.fix?.text(in: .english) ?? "", for: example.fix, example)
  }

  /// Makes sure that a text says what the example has of it, if it has any.
  private func check(
    _ text: String, for part: String?, _ example: RuleExample
  ) throws(Disagreement) {
    guard let part, !text.contains(part) else { return }
    throw Disagreement(
      message: Message(
        id: "other-text",
        "the example \(example.name.quoted) should say \(part.quoted) but says \(text.quoted)"))
  }
}

// What examples describe.
extension ExampleTester {
  func description(
    of document: Document, _ example: RuleExample
  ) throws(Disagreement) -> Description {
    let inputs = inputs(example.asOf ?? asOf, document.file.id)
    let (description, diagnostics) = DescriptionDecoder(schema: book.schema, inputs: inputs)
      .decode(document)
    if let description { return description }
    let reason = diagnostics.first?.message ?? Message("nothing is left of it")
    throw Disagreement(message: .cannotBeMade(example.name, reason))
  }

  /// What an example describes, as a tree.
  private func document(of example: RuleExample, base: Document) throws(Disagreement) -> Document {
    do throws(DocumentEditor.Mistake) {
      return base.replacing(root: try example.changed(base.root))
    } catch {
      let reason = Path(error.path).flatMap(book.schema.mistake) ?? error.reason
      throw Disagreement(
        message: .cannotBeMade(example.name, Message("\(error.path): \(reason)")))
    }
  }
}

extension Document {
  /// A tree in the place of its own.
  func replacing(root: DocumentNode) -> Document {
    Document(file: file, number: 1, root: root, bytes: bytes)
  }
}

extension RuleExample {
  /// What it makes of its base.
  func changed(_ base: DocumentNode) throws(DocumentEditor.Mistake) -> DocumentNode {
    var editor = DocumentEditor(base)
    for path in remove { try editor.remove(path) }
    for change in set { try editor.set(change.path, to: change.value) }
    return editor.root
  }
}

extension RuleExample.Expectation {
  fileprivate var outcome: Outcome {
    switch self {
    case .passes: .pass
    case .fails: .fail
    case .incomplete: .incomplete
    case .exempt: .exempt
    case .review: .review
    case .notApplicable: .notApplicable
    }
  }
}

extension Message {
  fileprivate static func otherOutcome(
    _ name: String, expected: RuleExample.Expectation, found: Outcome, _ detail: [String]
  ) -> Self {
    let because = detail.isEmpty ? "" : " (\(detail.prefix(3).joined(separator: "; ")))"
    return Self(
      id: "other-outcome",
      """
      the example \(name.quoted) stands under '\(expected.rawValue)' but comes out as \
      \(found.rawValue)\(because); move it there, or see why with: --trace \(name.asShellWord)
      """)
  }

  fileprivate static func cannotBeMade(_ name: String, _ reason: Message) -> Self {
    Self(id: "cannot-be-made", "the example \(name.quoted) is no description: \(reason)")
  }
}
