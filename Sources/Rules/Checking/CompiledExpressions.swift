internal import Expressions

/// The expressions that were compiled so far: many rules go through the same lists, and say the
/// same of what they find there.
struct CompiledExpressions {
  /// The names that expressions see, as a number.
  typealias Scope = Int

  /// What is known of a scope.
  private struct Names {
    let environment: Environment
    /// By their texts, which are mostly expected to be of the same type.
    var compilations = RepeatedTexts<[Compiled]>()
    /// The same scope with one more name.
    var inner = RepeatedTexts<[Inner]>()
  }

  private struct Compiled {
    let expected: ValueType?
    let compilation: Compilation
  }

  private struct Inner {
    let type: ValueType
    let scope: Scope
  }

  /// Every declared field that any of them reads.
  private(set) var reads = FieldReferences()
  /// What the last one read: people write many rules of one field.
  private var lastReads: [FieldReference] = []
  private var scopes: [Names] = []
  private var parameterScopes: [[ObjectType.Field]: Scope] = [:]
  /// That of rules without parameters: most have none.
  private var plainScope: Scope?

  /// None, which see nothing.
  init() {}

  init(_ environment: Environment) {
    scopes = [Names(environment: environment)]
  }

  /// The scope of the names that all expressions see.
  static let outermost: Scope = 0

  /// What the expressions of a scope see.
  func environment(of scope: Scope) -> Environment { scopes[scope].environment }

  /// The outermost scope with the parameters of a rule; those of two rules differ in their fields.
  mutating func scope(of parameters: ObjectType) -> Scope {
    let isPlain = parameters.fields.isEmpty
    let known = isPlain ? plainScope : parameterScopes[parameters.fields]
    if let known { return known }
    let scope = add(Variable("parameters", .object(parameters)), to: Self.outermost)
    if isPlain { plainScope = scope } else { parameterScopes[parameters.fields] = scope }
    return scope
  }

  /// The same scope with one more name.
  mutating func scope(inside outer: Scope, _ name: String, _ type: ValueType) -> Scope {
    if let number = scopes[outer].inner.find(name),
      let known = scopes[outer].inner[number].first(where: { $0.type == type })
    {
      return known.scope
    }
    let scope = add(Variable(name, type), to: outer)
    scopes[outer].inner.append(Inner(type: type, scope: scope), for: name)
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
    if let number = scopes[scope].compilations.find(text),
      let known = scopes[scope].compilations[number].first(where: { $0.expected == type })
    {
      return known.compilation
    }
    let compilation = compileAnew(text, expecting: type, in: scope)
    if compilation.program != nil {
      let compiled = Compiled(expected: type, compilation: compilation)
      scopes[scope].compilations.append(compiled, for: text)
    }
    return compilation
  }

  /// Compiles an expression that hardly any other rule has, and doesn't remember it.
  mutating func compileAnew(
    _ text: String,
    expecting type: ValueType?,
    in scope: Scope
  ) -> Compilation {
    let compilation = scopes[scope].environment.compile(text, expecting: type)
    if compilation.reads != lastReads {
      lastReads = compilation.reads
      for field in lastReads { reads.insert(field) }
    }
    return compilation
  }
}
