package import Diagnostics

/// What a filled questionnaire says.
package struct AnswerSheet: Sendable {
  package let answers: [GivenAnswer]
  /// What is wrong with further answers: it costs none of these.
  package let mistakes: [Diagnostic]
}
