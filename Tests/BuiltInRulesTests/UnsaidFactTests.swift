import BuiltInRules
import Diagnostics
import Documents
import Expressions
import TestSupport
import Testing

@testable import Engine
@testable import Model
@testable import Rules

/// No message takes for granted what nobody wrote.
///
/// From every failing or reviewed example, each fact that its rule names and that has no answer of
/// its own is taken out in turn: claims and notes, whose absence means no or nothing, and whether
/// something is required. What the rule says all the same, and would not say if somebody had
/// written the fact, rests on its absence; then the text has to have one of the phrases that tell
/// people so. Facts with another default are left alone: the format gives them their answer.
@Suite struct UnsaidFactTests {
  /// What tells people that something wasn't written; every such text has one of them.
  private static let phrases = [
    "the description lacks", "the description doesn't", "the description gives no",
    "the description neither says", "isn't known", "isn't described", "is described", "is named",
    "is stated", "is given",
  ]

  /// Keys by which a rule might be met in another way, or not apply: its texts don't speak of them.
  private static let otherWays: [String: Set<String>] = [
    "account-deletion-complete": ["creation", "route"],
    "account-deletion-direct": ["creation"],
    "demo-account-complete": ["approvedByApple", "offered"],
    "demo-account-current": ["approvedByApple", "offered"],
    "demo-account-not-expired": ["approvedByApple", "offered"],
    "demo-account-provided": ["offered"],
    "demo-account-reachable": ["approvedByApple", "offered"],
    "no-password-after-apple": ["prefilled"],
    "nothing-asked-again-after-apple": ["prefilled", "required"],
    "nothing-optional-asked-after-apple": ["prefilled", "required"],
    "phone-binding-fits-the-app": ["required"],
    "phone-binding-law-current": ["required", "article"],
    "phone-binding-law-named": ["required"],
    "privacy-policy-linked": ["creation"],
    "public-sign-up-visible": ["creation"],
    "token-verified-on-server": ["creation"],
  ]

  @Test(arguments: BuiltInFile.rules.map(\.name))
  func `what rests on an unsaid fact says that nobody said it`(id: String) throws {
    let rule = try #require(Self.trial.book.rules.first { $0.id == id })
    let words = try Self.words(of: id).subtracting(Self.otherWays[id] ?? [])
    for example in try #require(rule.source.examples)
    where example.expectation == .fails || example.expectation == .review {
      let root = try BuiltInFile.root(of: example)
      for fact in UnsaidFact.all(in: root) where words.contains(fact.key) {
        for text in try Self.textsThatRest(on: fact, rule, example, root) {
          let saysSo = Self.phrases.contains { text.lowercased().contains($0) }
          #expect(saysSo, "'\(example.name)' without \(fact.path): \(text)")
        }
      }
    }
  }

  /// What the rule says without the fact, and not with another answer.
  private static func textsThatRest(
    on fact: UnsaidFact, _ rule: CompiledRule, _ example: RuleExample, _ root: DocumentNode
  ) throws -> Set<String> {
    var unsaid = DocumentEditor(root)
    if fact.isWritten { try unsaid.remove(fact.path) }
    guard let without = try remarks(of: rule, example, unsaid.root), !without.isEmpty else {
      return []
    }
    var texts: Set<String> = []
    for answer in fact.answers {
      var said = unsaid
      try said.set(fact.path, to: DocumentNode(.scalar(answer, .plain), bytes: 0..<0))
      guard let with = try remarks(of: rule, example, said.root) else { continue }
      for (path, text) in without where with[path] == nil { texts.insert(text) }
    }
    return texts
  }

  /// What the rule says by the path that it says it of; nil where the root is no description.
  private static func remarks(
    of rule: CompiledRule, _ example: RuleExample, _ root: DocumentNode
  ) throws -> [String: String]? {
    let file = SourceFile(path: "login.review.yaml", text: "")
    let document = Document(file: file, number: 1, root: root, bytes: 0..<0)
    let inputs = DecodingInputs(
      asOf: example.asOf ?? Trial.today, catalogues: trial.book.catalogues,
      fileExists: { path in BuiltInFile.all.contains { $0.path == "examples/\(path)" } })
    let decoder = DescriptionDecoder(schema: trial.book.schema, inputs: inputs)
    guard let description = decoder.decode(document).description else { return nil }
    guard rule.holds(on: description.submissionDate) else { return [:] }
    var evaluation = RuleEvaluation(of: description, by: trial.book, observer: NoObserver())
    let outcome = try evaluation.outcome(of: rule)
    let told = outcome.remarks.map { remark in
      (description.places.path(of: remark.place).description, remark.message.identity)
    }
    return Dictionary(told) { first, _ in first }
  }

  /// Every word of the rule before its examples.
  private static func words(of id: String) throws -> Set<String> {
    let file = try #require(BuiltInFile.rules.first { $0.name == id })
    let rule = file.text.split(separator: "\n    examples:").first ?? ""
    return Set(rule.split { !$0.isLetter && !$0.isNumber }.map(String.init))
  }

  private static let trial = Trial.builtIn
}

/// A key of a description whose absence says nothing, or no.
private struct UnsaidFact {
  let path: String
  let key: String
  let isWritten: Bool
  /// What somebody could have written.
  let answers: [String]

  /// Those of a whole description, in the sections that it has.
  static func all(in root: DocumentNode) -> [UnsaidFact] {
    all(in: root, of: Schema().description, at: "")
  }

  private static func all(in node: DocumentNode?, of section: Section, at path: String)
    -> [UnsaidFact]
  {
    section.fields.flatMap { field -> [UnsaidFact] in
      let place = path.isEmpty ? field.name : "\(path).\(field.name)"
      let value = node?.value(of: field.name)
      switch field.type {
      case .section(let inner):
        return all(in: value, of: inner, at: place)
      case .list(.section(let inner)):
        return (value?.items ?? []).enumerated().flatMap { index, item in
          all(in: item, of: inner, at: "\(place)[\(index)]")
        }
      default:
        guard let answers = answers(to: field) else { return [] }
        return [
          UnsaidFact(path: place, key: field.name, isWritten: value != nil, answers: answers)
        ]
      }
    }
  }

  /// Nil for a field that is there in any case, or that means something when it is left out.
  private static func answers(to field: Field) -> [String]? {
    switch (field.absence, field.type) {
    case (.means(.boolean(false)), _): ["true"]
    case (.means, .boolean), (.isWorkedOut, .boolean):
      field.name == "required" ? ["false"] : nil
    case (.isUnknown, .boolean): ["true", "false"]
    case (.isUnknown, .choice(let words)): words.words
    case (.isUnknown, .text): ["needed for what the app is about"]
    case (.isUnknown, .number): ["26"]
    default: nil
    }
  }
}
