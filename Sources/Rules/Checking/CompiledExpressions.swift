internal import Expressions

/// The expressions that were compiled so far: many rules go through the same lists, and say the
/// same of what they find there.
struct CompiledExpressions {
  /// The names that an expression sees beside those that all rules see, as a number.
  typealias Scope = Int

  private struct Key: Hashable {
    let text: String
    let scope: Scope
  }

  private struct Declaration: Hashable {
    let scope: Scope
    let name: String
  }

  /// Every declared field that any of them reads.
  private(set) var reads: Set<FieldReference> = []
  private var compilations: [Key: [(expected: ValueType?, compilation: Compilation)]] = [:]
  private var scopes: [Declaration: [(type: ValueType, scope: Scope)]] = [:]
  private var scopeCount = 1

  /// The scope of rules that declare nothing.
  static let outermost: Scope = 0

  /// The same scope with one more name.
  mutating func scope(inside scope: Scope, _ name: String, _ type: ValueType) -> Scope {
    let declaration = Declaration(scope: scope, name: name)
    let known = scopes[declaration, default: []]
    if let same = known.first(where: { $0.type.isSame(as: type) }) { return same.scope }
    scopes[declaration] = known + [(type, scopeCount)]
    scopeCount += 1
    return scopeCount - 1
  }

  /// Compiles an expression unless it is compiled already; one with mistakes always is.
  mutating func compile(
    _ text: String,
    expecting type: ValueType?,
    in environment: Environment,
    _ scope: Scope
  ) -> Compilation {
    let key = Key(text: text, scope: scope)
    let known = compilations[key, default: []]
    if let same = known.first(where: { $0.expected == type }) { return same.compilation }
    let compilation = environment.compile(text, expecting: type)
    reads.formUnion(compilation.reads)
    if compilation.program != nil { compilations[key] = known + [(type, compilation)] }
    return compilation
  }
}

extension ValueType {
  /// Whether both have the same fields, too: the parameters of rules all go by one name.
  fileprivate func isSame(as other: ValueType) -> Bool {
    guard case .object(let one) = self, case .object(let another) = other else {
      return self == other
    }
    return one == another && one.fields == another.fields
  }
}
