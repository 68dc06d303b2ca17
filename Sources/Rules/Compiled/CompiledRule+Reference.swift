internal import Diagnostics
package import Expressions
internal import Localization
internal import Model

/// What a reference says of a rule beside its declaration.
extension CompiledRule {
  /// The parameters as overridden, each written as in a file of rules.
  package var parameterValues: [(name: String, value: String)] { parameters.parameterValues }

  /// What to do, when it asks nothing, and what a person has to decide, with the placeholders as
  /// they are written.
  package var writtenTexts: (fix: String, exemptions: [String], review: String?) {
    (
      source.fix.asWritten, source.exemptions.map(\.note.asWritten),
      source.review.map(\.text.asWritten)
    )
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

  /// The names of the items that it goes through, and of what it defines, in their orders.
  package var itemNames: [String] { each.map(\.name) }
  package var definitionNames: [String] { definitions.map(\.name) }

  /// Its expressions in the order in which they are asked, each after the key it stands under.
  package var expressions: [(key: String, expression: String)] {
    let written =
      clauses.map { ($0.key, $0.text) } + (at.map { [("at", $0)] } ?? [])
      + key.map { ("key", $0) }
    return written.map { ($0, $1.text.withoutLastLineBreaks) }
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
    }
    .joined()
  }
}
