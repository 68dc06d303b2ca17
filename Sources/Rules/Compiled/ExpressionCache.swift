internal import Expressions

/// The expressions that were compiled so far: many rules go through the same lists, and say the
/// same of what they find there.
struct ExpressionCache {
  /// The names that expressions see, as a number.
  typealias Scope = Int

  /// What is known of a scope.
  private struct Names {
    let environment: Environment
    /// By their texts, which are mostly expected to be of the same type.
    var compilations: [String: [(expected: ValueType?, compilation: Compilation)]] = [:]
    /// The same scope with one more name, by that name.
    var inner: [String: [(type: ValueType, scope: Scope)]] = [:]
  }

  /// Every declared field that any of them reads.
  private(set) var reads: Set<FieldReference> = []
  private var scopes: [Names]
  /// Those of two rules differ in their fields.
  private var parameterScopes: [[ObjectType.Field]: Scope] = [:]

  init(_ environment: Environment) {
    scopes = [Names(environment: environment)]
  }

  /// The scope of the names that all expressions see.
  static let outermost: Scope = 0

  /// What the expressions of a scope see.
  func environment(of scope: Scope) -> Environment { scopes[scope].environment }

  /// The outermost scope with the parameters of a rule.
  mutating func scope(of parameters: ObjectType) -> Scope {
    if let known = parameterScopes[parameters.fields] { return known }
    let scope = add(Variable("parameters", .object(parameters)), to: Self.outermost)
    parameterScopes[parameters.fields] = scope
    return scope
  }

  /// The same scope with one more name.
  mutating func scope(inside outer: Scope, _ name: String, _ type: ValueType) -> Scope {
    let known = scopes[outer].inner[name]?.first { $0.type == type }
    if let known { return known.scope }
    let scope = add(Variable(name, type), to: outer)
    scopes[outer].inner[name, default: []].append((type, scope))
    return scope
  }

  private mutating func add(_ variable: Variable, to outer: Scope) -> Scope {
    scopes.append(Names(environment: scopes[outer].environment.adding(variable)))
    return scopes.count - 1
  }

  /// Compiles an expression unless it is compiled already; one with mistakes always is.
  mutating func compile(
    _ text: String,
    expecting type: ValueType?,
    in scope: Scope
  ) -> Compilation {
    let known = scopes[scope].compilations[text]?.first { $0.expected == type }
    if let known { return known.compilation }
    let compilation = scopes[scope].environment.compile(text, expecting: type)
    reads.formUnion(compilation.reads)
    if compilation.program != nil {
      scopes[scope].compilations[text, default: []].append((type, compilation))
    }
    return compilation
  }
}
