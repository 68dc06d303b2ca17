package import Diagnostics
internal import Expressions
internal import Rules

/// A rule that could not be evaluated: a fault of the rule, never of the description.
package struct RuleFault: Error, Sendable {
  package let rule: String
  /// What went wrong, as the expression language says it.
  package let message: Message
  /// Where the expression stands in the rule's file.
  package let range: SourceRange
  /// The rule's file.
  package let file: SourceFile

  init(_ error: EvaluationError, of rule: CompiledRule) {
    self.rule = rule.id
    message = error.message
    range = rule.range(of: error)
    file = rule.source.sourceFile
  }

  /// At the expression; where the description stands is a note.
  package func diagnostic(about description: SourceRange) -> Diagnostic {
    let note = Diagnostic.Note(Message(.thisIsTheDescription), at: description)
    let message = Message(.ruleFault, rule.quoted, description.file.path.quoted, message)
    return Diagnostic(message, at: range, notes: [note])
  }

  /// The other way round, for whoever looks at the description.
  package func diagnostic(in description: SourceRange) -> Diagnostic {
    let note = Diagnostic.Note(Message(.happensHere), at: range)
    let message = Message(.ruleFaultRuleCantEvaluated, rule.quoted, message)
    return Diagnostic(message, at: description, notes: [note])
  }
}
