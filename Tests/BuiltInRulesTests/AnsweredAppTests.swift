import Diagnostics
import Documents
import Engine
import Localization
import Model
import Rules
import TestSupport
import Testing

/// Apps whose whole truth is known, each begun in nine lines by somebody who then answers all that
/// is asked, and nothing else.
@Suite struct AnsweredAppTests {
  private static let apps = ["bank", "clinic", "company", "game", "messenger", "shop", "tracker"]
  /// More than anybody has the patience for.
  private static let mostRounds = 12

  private static func text(_ name: String, of app: String) throws -> String {
    try Checkout.text(of: "Tests/BuiltInRulesTests/Apps/\(app)/\(name).review.yaml")
  }

  @Test(arguments: apps)
  func `whoever answers what is asked gets the verdict of the whole truth`(app: String) throws {
    let truth = try Truth(Self.text("truth", of: app))
    var text = try Self.text("first", of: app)
    var result = try Trial.builtIn.result(for: text)
    #expect(result.questions.count <= 20)
    var asked: Set<Path> = []
    for _ in 0..<Self.mostRounds {
      let questions = result.questions.plan.flatMap { [$0.question] + $0.others }
        .filter { asked.insert($0.path).inserted }
      let file = SourceFile(path: "a.review.yaml", text: text)
      let answers = questions.compactMap { question in
        truth.answer(to: question, in: file).map { (question, $0) }
      }
      guard !answers.isEmpty else { break }
      let spellings = Dictionary(uniqueKeysWithValues: answers)
      text =
        FilledDescription(file, [Questions(only: answers.map(\.0))], hasComments: false) {
          spellings[$0]
        }
        .text
      result = try Trial.builtIn.result(for: text)
    }
    #expect(Self.faults(result) == Self.faults(try Trial.builtIn.result(for: truth.text)))
    // What nobody knows stays open.
    #expect(asked.isSuperset(of: result.questions.plan.map(\.path)))
  }

  /// The rules that refuse the app, as often as they do.
  private static func faults(_ result: LintResult) -> [String] {
    result.findings.filter { $0.outcome == .fail && $0.severity == .error }.map(\.rule).sorted()
  }
}

/// A description that says all that is so.
private struct Truth {
  let text: String
  private let description: Description
  private let nodes: [Range<Int>: DocumentNode]

  init(_ text: String) throws {
    self.text = text
    let (description, file) = try Trial.builtIn.description(text)
    self.description = description
    var nodes: [Range<Int>: DocumentNode] = [:]
    func add(_ node: DocumentNode) {
      nodes[node.bytes] = nodes[node.bytes] ?? node
      switch node.content {
      case .scalar: break
      case .sequence(let items): items.forEach(add)
      case .mapping(let entries): entries.map(\.value).forEach(add)
      }
    }
    DocumentReader().readAll(file).documents.map(\.root).forEach(add)
    self.nodes = nodes
  }

  /// What somebody who knows all would type; of lists only what names their items. Nil where even
  /// they don't know.
  func answer(to question: Question, in file: SourceFile) -> String? {
    guard let place = description.place(at: Self.path(question.path)),
      description.places.isWritten(place), let type = question.type,
      let node = nodes[description.places.range(of: place).bytes]
    else { return nil }
    guard type.isList, let key = type.leading?.key, case .sequence(let items) = node.content else {
      return TypedAnswer(node, to: question, in: file, [.english]).spellings.first
    }
    let words = items.compactMap { item in
      guard let word = item.text ?? Self.value(of: key, in: item)?.text else {
        return nil as String?
      }
      return Self.value(of: word, in: item)?.text.map { "\(word): \($0)" } ?? word
    }
    let typed = words.isEmpty ? "none" : words.joined(separator: "; ")
    return TypedAnswer(typed, to: question, in: file).spellings.first
  }

  /// By their order: nobody gave the screens ids at first.
  private static func path(_ path: Path) -> Path {
    Path(
      path.components.map { component in
        guard case .id(let id) = component, let number = Int(id.dropFirst("screen-".count)),
          id.hasPrefix("screen-")
        else { return component }
        return .index(number - 1)
      })
  }

  private static func value(of key: String, in node: DocumentNode) -> DocumentNode? {
    guard case .mapping(let entries) = node.content else { return nil }
    return entries.first { $0.name == key }?.value
  }
}
