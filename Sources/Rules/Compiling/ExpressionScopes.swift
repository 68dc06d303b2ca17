internal import Expressions

/// What expressions see: scopes of names, one inside another.
struct ExpressionScopes {
  /// A scope, as a number.
  typealias Scope = Int

  /// What is known of a scope.
  private struct Names {
    let environment: Environment
    /// The scope around it, and the name that only it has.
    let outer: (scope: Scope, name: String)?
    /// The scope with one more name, for each that something has had there.
    var inner: [String: [(type: ValueType, scope: Scope)]] = [:]
  }

  private var scopes: [Names]
  /// That of rules without parameters.
  private var plainScope: Scope?

  init(_ environment: Environment) {
    scopes = [Names(environment: environment, outer: nil)]
  }

  /// The scope of the names that all expressions see.
  static let outermost: Scope = 0

  /// What the expressions of a scope see.
  func environment(of scope: Scope) -> Environment { scopes[scope].environment }

  /// The outermost scope with the parameters of a rule.
  mutating func scope(of parameters: ObjectType) -> Scope {
    if let plainScope, parameters.fields.isEmpty { return plainScope }
    let scope = add(Variable("parameters", .object(parameters)), to: Self.outermost)
    if parameters.fields.isEmpty { plainScope = scope }
    return scope
  }

  /// The scope with one more name.
  mutating func scope(inside outer: Scope, _ name: String, _ type: ValueType) -> Scope {
    let known = scopes[outer].inner[name]?.first { $0.type == type }
    if let known { return known.scope }
    let scope = add(Variable(name, type), to: outer)
    scopes[outer].inner[name, default: []].append((type, scope))
    return scope
  }

  private mutating func add(_ variable: Variable, to outer: Scope) -> Scope {
    let environment = scopes[outer].environment.adding(variable)
    scopes.append(Names(environment: environment, outer: (outer, variable.name)))
    return scopes.count - 1
  }

  /// A scope and those around it, from the innermost, each with the name that only it has; the
  /// outermost has none.
  func path(outwards scope: Scope) -> some Sequence<(scope: Scope, name: String)> {
    sequence(first: scope) { scopes[$0].outer?.scope }.lazy.map {
      ($0, scopes[$0].outer?.name ?? "")
    }
  }

  /// The outermost scope that has all names of what was compiled in one.
  func home(of compilation: Compilation, compiledIn scope: Scope) -> Scope {
    guard compilation.program != nil else { return scope }
    var scope = scope
    let slot = compilation.variables.max() ?? 0
    while let outer = scopes[scope].outer, slot < scopes[outer.scope].environment.count {
      scope = outer.scope
    }
    return scope
  }
}
