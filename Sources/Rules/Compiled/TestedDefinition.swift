package import Diagnostics
package import Expressions
package import Model

/// A definition with what it was written as: what its tests need.
package struct TestedDefinition: Sendable {
  package let definition: FactDefinition
  let source: DefinitionSource

  package var excused: Excuses { source.excused }

  /// The file that it was written in.
  package var file: SourceFile { source.expression.file }

  /// A condition in it that no example lets decide.
  package func gap(_ decision: OpenDecision) -> RuleGap {
    source.clause.gap(decision, of: source.key.name)
  }

  /// A change of it that no example notices.
  package func gap(_ mutant: Mutant) -> RuleGap { source.clause.gap(mutant, of: source.key.name) }
}

extension RuleBook {
  /// What answers for definitions where something else than a rule asks about a description.
  package func factReader(of description: Description) -> FactReader {
    FactReader(environment.definitions, of: description, constants) { self.language($0) }
  }

  /// In the order in which they were compiled.
  package var definitions: [TestedDefinition] {
    environment.definitions.all.compactMap { definition in
      definitionSources[definition.name].map {
        TestedDefinition(definition: definition, source: $0)
      }
    }
  }
}
