import BuiltInRules
import Diagnostics
import Documents
import Model
import TestSupport
import Testing

@testable import Engine
@testable import Expressions
@testable import Rules

/// What passed was looked at.
@Suite struct PassedRuleTests {
  /// Rules of which an example passes though nothing of what decides is written, and why.
  private static let exceptions = [
    "review-texts-finished": "it looks for gaps in all texts, and none of them is a fact of its own"
  ]

  @Test(arguments: BuiltInFile.rules.map(\.name))
  func `a rule passes for what somebody wrote or an app's files show`(id: String) throws {
    let rule = try #require(Trial.builtIn.book.rules.first { $0.id == id })
    var groundless: [String] = []
    for example in try #require(rule.source.examples)
    where example.expectation == .passes && example.parameters.isEmpty {
      let root = try BuiltInFile.root(of: example)
      let file = SourceFile(path: "login.review.yaml", text: "")
      let decoder = DescriptionDecoder(
        schema: Trial.builtIn.book.schema, inputs: ExampleFiles.inputs(example))
      let document = Document(file: file, number: 1, root: root, bytes: 0..<0)
      let description = try #require(decoder.decode(document).description)
      var evaluation = RuleEvaluation(
        of: description, by: Trial.builtIn.book, observer: PassLog(of: description))
      #expect(try evaluation.outcome(of: rule).summary == .pass)
      let log = evaluation.observer
      #expect(log.passes > 0, "'\(example.name)' looks at nothing")
      if log.passesForNothing > 0 { groundless.append(example.name) }
    }
    #expect(groundless.isEmpty == (Self.exceptions[id] == nil), "reading nothing: \(groundless)")
  }

  @Test func `no exception is one any more`() {
    let ids = BuiltInFile.rules.map(\.name)
    #expect(Self.exceptions.keys.filter { !ids.contains($0) } == [])
  }
}

/// Counts the items that pass, and those of which nothing was written that decides.
private struct PassLog: EvaluationObserver {
  private(set) var passes = 0
  private(set) var passesForNothing = 0
  private let places: PlaceTable
  /// Where the reads of the clause begin that is asked last.
  private var clauseStart = 0

  init(of description: Description) { places = description.places }

  mutating func note(_ step: EvaluationStep, of rule: CompiledRule, in frame: inout Frame) {
    switch step {
    case .begin: (frame.isWatched, frame.reads) = (true, [])
    case .definitions: clauseStart = frame.reads.count
    case .clause(.when, _), .clause(.exemption, _):
      // What names stand for is worked out once: the clause that decides reads it anew.
      frame.define(rule.clauses.definitions, from: rule.definitionSlots.lowerBound)
      clauseStart = frame.reads.count
    case .conclusion(.passes), .conclusion(.needsReview):
      passes += 1
      if !isWritten(frame.reads[clauseStart...]) { passesForNothing += 1 }
    default: break
    }
  }

  private func isWritten(_ reads: ArraySlice<FieldRead>) -> Bool {
    reads.contains { $0.value.place != .none && places.isWritten($0.value.place) }
  }
}
