internal import Expressions

/// The expressions that were compiled so far: many rules go through the same lists, and say the
/// same of what they find there.
struct ExpressionCache {
  /// The names that expressions see, as a number.
  typealias Scope = Int

  /// What is known of a scope.
  private struct Names {
    let environment: Environment
    /// The scope around it, and the name that only it has.
    let outer: (scope: Scope, name: String)?
    /// The same scope with one more name, by that name.
    var inner: [String: [(type: ValueType, scope: Scope)]] = [:]
  }

  /// An expression that means the same in all scopes inside one but those that have names of it.
  private struct Expression {
    let expected: ValueType?
    let scope: Scope
    let compilation: Compilation
  }

  private var scopes: [Names]
  /// That of rules without parameters.
  private var plainScope: Scope?
  /// By their texts.
  private var expressions: [String: [Expression]] = [:]

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

  /// The same scope with one more name.
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

  /// Compiles an expression unless it is compiled already.
  mutating func compile(
    _ text: String,
    expecting type: ValueType?,
    in scope: Scope
  ) -> Compilation {
    let known = expressions[text]?.first {
      $0.expected == type && holds($0, in: scope)
    }
    if let known { return known.compilation }
    let compilation = scopes[scope].environment.compile(text, expecting: type)
    expressions[text, default: []].append(
      Expression(
        expected: type,
        scope: self.scope(of: compilation, compiledIn: scope),
        compilation: compilation
      )
    )
    return compilation
  }

  /// Whether an expression means the same in a scope.
  private func holds(_ expression: Expression, in scope: Scope) -> Bool {
    var scope = scope
    while scope > expression.scope {
      guard let outer = scopes[scope].outer, !expression.compilation.mayMean(outer.name) else {
        return false
      }
      scope = outer.scope
    }
    return scope == expression.scope
  }

  /// The outermost scope that has all names of an expression.
  private func scope(of compilation: Compilation, compiledIn scope: Scope) -> Scope {
    guard let program = compilation.program else { return scope }
    var scope = scope
    let slot = program.variables.max() ?? 0
    while let outer = scopes[scope].outer, slot < scopes[outer.scope].environment.count {
      scope = outer.scope
    }
    return scope
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
