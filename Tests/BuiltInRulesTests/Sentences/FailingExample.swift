import BuiltInRules
import Diagnostics
import Documents
import Engine
import Localization
import Model
import Rules
import TestSupport

/// An example of a rule that fails, as the description that it is.
struct FailingExample: Sendable, CustomStringConvertible {
  let rule: String
  let example: RuleExample
  let root: DocumentNode

  var description: String { "\(rule): '\(example.name)'" }

  /// Those of all rules, but such as try other parameters.
  static let all: [FailingExample] = Trial.builtIn.book.rules.flatMap { rule in
    (rule.source.examples ?? []).compactMap { example in
      guard example.expectation == .fails, example.parameters.isEmpty,
        let root = try? BuiltInFile.root(of: example)
      else { return nil }
      return FailingExample(rule: rule.id, example: example, root: root)
    }
  }

  /// What its rule alone says of it, perhaps changed; nil where that is no description.
  func result(of root: DocumentNode? = nil, by trial: Trial = .builtIn) -> LintResult? {
    let only = Selection(only: [rule])
    return Linter(book: trial.book, selection: only, isDaySet: true).result(
      of: root ?? self.root, example)
  }

  /// What its rule finds wrong in it.
  func faults(by trial: Trial = .builtIn) -> [Finding] {
    result(by: trial)?.findings.filter { $0.outcome == .fail && $0.rule == rule } ?? []
  }
}

extension Trial {
  /// The program's own rules in each of its languages.
  static let languages: [String: Trial] = Dictionary(
    uniqueKeysWithValues: BuiltInFile.languages.compactMap { file in
      guard file.name != "en" else { return (file.name, builtIn) }
      let files = BuiltInFile.all.filter(\.hasRules).map {
        SourceFile(path: "builtin/\($0.path)", text: $0.text)
      }
      guard let language = try? BuiltInFile.language(file.name) else { return nil }
      let trial = Trial([], builtIn: files, language: language, examplesAreLeftOut: true)
      return (file.name, trial)
    })
}

extension DocumentNode {
  /// What is written at a path of keys.
  func node(at keys: String...) -> DocumentNode? {
    keys.reduce(self as DocumentNode?) { $0?.value(of: $1) }
  }

  /// Everything in it that is written in one word or more.
  var scalars: [DocumentNode] {
    let inner = (entries ?? []).map(\.value) + (items ?? [])
    return inner.isEmpty ? [self] : inner.flatMap(\.scalars)
  }
}
