internal import Expressions

/// The expressions that were compiled so far: many rules go through the same lists, and say the
/// same of what they find there.
struct ExpressionCache {
  /// An expression that means the same in all scopes inside its own but those that have names of
  /// it.
  private struct Expression {
    let expected: ValueType?
    let compilation: Compilation
  }

  /// What the expressions see.
  var scopes: ExpressionScopes
  /// By their texts, and by the outermost scopes that have all their names: looking one up takes
  /// as long among a thousand rules that read alike as among ten.
  private var expressions: [String: [ExpressionScopes.Scope: [Expression]]] = [:]

  init(_ environment: Environment) {
    scopes = ExpressionScopes(environment)
  }

  /// Compiles an expression unless it is compiled already.
  mutating func compile(
    _ text: String, expecting type: ValueType?, in scope: ExpressionScopes.Scope
  ) -> Compilation {
    Self.compile(
      text, expecting: type, in: scope, of: scopes, besides: &expressions[text, default: [:]])
  }

  private static func compile(
    _ text: String, expecting type: ValueType?, in scope: ExpressionScopes.Scope,
    of scopes: ExpressionScopes, besides others: inout [ExpressionScopes.Scope: [Expression]]
  ) -> Compilation {
    if !others.isEmpty {
      var inner: [String] = []
      for (home, name) in scopes.path(outwards: scope) {
        let known = others[home]?.first { other in
          other.expected == type && !inner.contains(where: other.compilation.mayMean)
        }
        if let known { return known.compilation }
        inner.append(name)
      }
    }
    let compilation = scopes.environment(of: scope).compile(text, expecting: type)
    let home = scopes.home(of: compilation, compiledIn: scope)
    others[home, default: []].append(Expression(expected: type, compilation: compilation))
    return compilation
  }

  /// Every declared field that any of them reads.
  var reads: FieldReferences {
    var reads = FieldReferences()
    for expression in expressions.values.lazy.flatMap(\.values).joined() {
      for read in expression.compilation.reads { reads.insert(read) }
    }
    return reads
  }
}
