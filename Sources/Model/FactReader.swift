package import Expressions

/// Answers for definitions where something else than an expression asks about a description.
package struct FactReader: Sendable {
  private let definitions: FactDefinitions
  private let variables: ContiguousArray<TracedValue>
  private let words: @Sendable (NamedText) -> String

  /// The constants follow the description's variables, as they do for rules; names are put into
  /// words as somebody's language has them.
  package init(
    _ definitions: FactDefinitions, of description: Description,
    _ constants: ContiguousArray<TracedValue>, words: @escaping @Sendable (NamedText) -> String
  ) {
    self.definitions = definitions
    self.words = words
    variables = description.variables + constants
  }

  /// What is defined of a value; nil if nothing of that name is.
  package func fact(_ name: String, of value: TracedValue) -> TracedValue? {
    guard let type = value.value.record?.type,
      let definition = definitions[FactDefinition.Name(name, of: type.name)]
    else { return nil }
    var frame = Frame(slots: variables.count)
    frame.hold(variables, from: 0)
    return frame.value(of: definition, value)
  }

  /// What a value says; nil for what is no text.
  func text(_ value: Value) -> String? { NamedText(value).map(words) }

  /// Whether it is known to be so.
  func isTrue(_ name: String, of value: TracedValue) -> Bool {
    fact(name, of: value)?.value.answer == true
  }
}
