internal import Expressions

/// The expressions that were compiled so far: many rules go through the same lists, and say the
/// same of what they find there.
struct ExpressionCache {
  /// An expression that means the same in all scopes inside one but those that have names of it.
  private struct Expression {
    let expected: ValueType?
    let home: ExpressionScopes.Scope
    let compilation: Compilation
  }

  /// What the expressions see.
  var scopes: ExpressionScopes
  /// By their texts.
  private var expressions: [String: [Expression]] = [:]

  init(_ environment: Environment) {
    scopes = ExpressionScopes(environment)
  }

  /// Compiles an expression unless it is compiled already.
  mutating func compile(
    _ text: String,
    expecting type: ValueType?,
    in scope: ExpressionScopes.Scope
  ) -> Compilation {
    Self.compile(
      text,
      expecting: type,
      in: scope,
      of: scopes,
      besides: &expressions[text, default: []]
    )
  }

  private static func compile(
    _ text: String,
    expecting type: ValueType?,
    in scope: ExpressionScopes.Scope,
    of scopes: ExpressionScopes,
    besides others: inout [Expression]
  ) -> Compilation {
    let known = others.first {
      $0.expected == type && scopes.holds($0.compilation, of: $0.home, in: scope)
    }
    if let known { return known.compilation }
    let compilation = scopes.environment(of: scope).compile(text, expecting: type)
    let home = scopes.home(of: compilation, compiledIn: scope)
    others.append(Expression(expected: type, home: home, compilation: compilation))
    return compilation
  }

  /// Every declared field that any of them reads.
  var reads: FieldReferences {
    var reads = FieldReferences()
    for expression in expressions.values.joined() {
      for read in expression.compilation.reads { reads.insert(read) }
    }
    return reads
  }
}
