internal import Expressions
package import Model

/// A service with whose id a condition compares something, and that it gets by where people list it
/// as an entry says.
package typealias ComparedService = (service: Provider, gap: (_ listedAs: String) -> RuleGap)

extension CompiledRule {
  /// The services with whose ids its clauses compare something.
  package func comparedServices(in catalogues: Catalogues) -> [ComparedService] {
    zip(clauses.deciding, source.decidingClauses).flatMap { decided, written in
      written.comparedServices(decided.expression, of: id, in: catalogues)
    }
  }
}

extension TestedDefinition {
  /// The services with whose ids it compares something.
  package func comparedServices(in catalogues: Catalogues) -> [ComparedService] {
    source.clause.comparedServices(definition.program, of: source.key.name, in: catalogues)
  }
}

extension WrittenClause {
  fileprivate func comparedServices(
    _ program: Program, of owner: String, in catalogues: Catalogues
  ) -> [ComparedService] {
    program.texts(comparedWith: Provider.idKeys).compactMap { text, bytes in
      catalogues.provider(text).map { service in
        (service, { gap(service.id, listedAs: $0, at: bytes, of: owner) })
      }
    }
  }
}
