package import Diagnostics
package import Expressions

/// Something that files of rules name in one place and mention in others.
package enum NamedThing: Hashable, Sendable {
  /// By the id that it has now.
  case rule(String)
  case definition(FactDefinition.Name)
  case constant(String)
  case parameter(String, rule: String)
  /// What an `each` or a `let` names.
  case binding(String, rule: String)
}

extension RuleFile {
  /// Everything that it gives a name, and where.
  package var declarations: [(thing: NamedThing, range: SourceRange)] {
    constants.map { (.constant($0.name), place(of: $0.name, at: $0.nameRange)) }
      + definitions.compactMap(declaration)
      + rules.flatMap { rule in
        [(.rule(rule.id), place(of: rule.id, at: rule.idRange))]
          + rule.parameters.map {
            (.parameter($0.name, rule: rule.id), place(of: $0.name, at: $0.nameRange))
          }
          + rule.names.map { (.binding($0.name, rule: rule.id), place(of: $0.name, at: $0.range)) }
      }
  }

  private func declaration(
    of definition: DefinitionSource
  ) -> (thing: NamedThing, range: SourceRange)? {
    definition.names.map { names in
      let start = names.section.map { $0.utf8.count + 1 } ?? 0
      let key = LocatedText(definition.key.name, in: source, bytes: definition.key.range.bytes)
      let name = FactDefinition.Name(names.name, of: names.section)
      return (.definition(name), key.range(of: start..<start + names.name.utf8.count))
    }
  }

  /// A name as it is written, be it in quotes.
  private func place(of name: String, at range: SourceRange) -> SourceRange {
    LocatedText(name, in: source, bytes: range.bytes).range(of: 0..<name.utf8.count)
  }
}
