package import Diagnostics
internal import Expressions
internal import Rules

/// A rule that could not be evaluated: a fault of the rule, never of the description.
package struct RuleFault: Error, Sendable {
  package let rule: String
  /// What went wrong, as the expression language says it.
  package let text: String
  /// Where the expression stands in the rule's file.
  package let range: SourceRange
  /// The rule's file.
  package let file: SourceFile

  init(_ error: EvaluationError, of rule: CompiledRule) {
    self.rule = rule.id
    text = error.text
    range = rule.range(of: error)
    file = rule.source.sourceFile
  }

  /// At the expression; where the description stands is a note.
  package func diagnostic(about description: SourceRange) -> Diagnostic {
    let note = Diagnostic.Note(Message(.thisIsTheDescription), at: description)
    return Diagnostic(.ruleFault(rule, for: description.file.path, text), at: range, notes: [note])
  }

  /// The other way round, for whoever looks at the description.
  package func diagnostic(in description: SourceRange) -> Diagnostic {
    let note = Diagnostic.Note(Message(.happensHere), at: range)
    return Diagnostic(.ruleFault(rule, text), at: description, notes: [note])
  }
}

extension Message {
  fileprivate static func ruleFault(_ rule: String, for path: String, _ text: String) -> Self {
    Self(.ruleFault, rule.quoted, path.quoted, text)
  }

  fileprivate static func ruleFault(_ rule: String, _ text: String) -> Self {
    Self(.ruleFaultRuleCantEvaluated, rule.quoted, text)
  }
}
