internal import Diagnostics
internal import Documents
package import Expressions
internal import Model

/// What a reference says of a rule beside its declaration.
extension CompiledRule {
  /// The parameters as overridden, each written as in a file of rules.
  package var parameterValues: [(name: String, value: String)] { parameters.parameterValues }

  /// What to do, when it asks nothing, what a person has to decide, and what can be said to that,
  /// with the placeholders as they are written.
  package var writtenTexts: (fix: String, exemptions: [String], review: String?, answers: [String])
  {
    let texts = source.texts.map { $1.english.asWritten }
    let review = clauses.review.map { _ in texts[.review] }
    let answers = source.answers.enumerated().map { number, answer in
      let facts = answer.set.map { "\($0.path): \($0.value.inline)" }
      let effect = answer.fails ? ["a finding"] : facts
      return ([texts[.answer(number)]] + effect).joined(separator: " → ")
    }
    return (texts[.fix], clauses.exemptions.indices.map { texts[.exemption($0)] }, review, answers)
  }
}

extension TracedValue {
  /// Of what stands for a rule's parameters, each of them as it is written in a file of rules.
  package var parameterValues: [(name: String, value: String)] {
    guard case .object(let record) = value else { return [] }
    return zip(record.type.fields, record.slots).map { ($0.name, $1.value.asWritten) }
  }
}

extension Value {
  /// The value of a parameter, as a file of rules has it.
  var asWritten: String {
    switch self {
    case .boolean(let answer): "\(answer)"
    case .integer(let number): "\(number)"
    case .double(let number): "\(number)"
    case .string(let text): ParameterValue.isText(text) ? text : "'\(text)'"
    case .timestamp(let time): time.day
    case .list(let items): "[\(items.map(\.value.asWritten).joined(separator: ", "))]"
    case .map(let map):
      "{"
        + map.entries.map { "\($0.key.value.asWritten): \($0.value.value.asWritten)" }
        .joined(separator: ", ") + "}"
    default: ""
    }
  }
}

extension RuleSource {
  /// Which way a parameter makes the rule stricter; nil where it doesn't say.
  package func stricterDirection(of parameter: String) -> StricterDirection? {
    stricter.first { $0.name == parameter }?.direction
  }

  /// Its expressions in the order in which they are asked, each after the key it stands under.
  package var expressions: [(key: String, expression: String)] {
    clauses.all.compactMap { clause, written in
      switch clause {
      case .related, .mark: nil
      default: (key(of: clause), written.text.withoutLastLineBreaks)
      }
    }
  }
}

extension LocatedText {
  /// The text with `{{` as the brace that it stands for.
  fileprivate var asWritten: String {
    TemplateText(text).pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .expression(let text, _): "{\(text)}"
      }
    }.joined()
  }
}
