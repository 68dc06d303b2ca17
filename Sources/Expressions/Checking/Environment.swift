internal import Diagnostics

/// The names and functions that an expression may use; it never changes.
package final class Environment: Sendable {
  /// The same without its last names, which it shares instead of having them again.
  let outer: Environment?
  /// Its own names, whose slots follow those of the outer one.
  let own: [Variable]
  /// How many names there are.
  package let count: Int
  let functions: FunctionTable
  let container: [String]
  package let options: Options
  package let definitions: FactDefinitions
  /// Whether a variable's name has a dot, so that `a.b` may be a name of its own.
  let hasQualifiedNames: Bool

  /// Names are looked up in the container first, as `com.example` for `com.example.name`.
  package init(
    variables: [Variable] = [],
    functions: [Function]? = nil,
    container: String = "",
    options: Options = .reference
  ) {
    outer = nil
    own = variables
    count = variables.count
    self.functions = functions.map(FunctionTable.init) ?? .standard
    self.container = container.split(separator: ".").map(String.init)
    self.options = options
    definitions = FactDefinitions()
    hasQualifiedNames = variables.contains { $0.name.utf8.contains(UInt8(ascii: ".")) }
  }

  private init(_ outer: Environment, adding variable: Variable) {
    self.outer = outer
    own = [variable]
    count = outer.count + 1
    functions = outer.functions
    container = outer.container
    options = outer.options
    definitions = outer.definitions
    hasQualifiedNames = outer.hasQualifiedNames || variable.name.utf8.contains(UInt8(ascii: "."))
  }

  private init(_ other: Environment, _ definitions: FactDefinitions) {
    outer = other.outer
    own = other.own
    count = other.count
    functions = other.functions
    container = other.container
    options = other.options
    hasQualifiedNames = other.hasQualifiedNames
    self.definitions = definitions
  }

  /// The same with other definitions.
  package func defining(_ definitions: FactDefinitions) -> Environment {
    Environment(self, definitions)
  }

  /// The same with one more name, in the next slot.
  package func adding(_ variable: Variable) -> Environment {
    Environment(self, adding: variable)
  }

  /// Checks an expression and makes a program of it, whose first names are those of its arguments.
  package func compile(
    _ text: String,
    expecting: ValueType? = nil,
    taking arguments: [Variable] = []
  ) -> Compilation {
    do {
      let tree = try Parser.tree(of: ContiguousArray(text.utf8), limits: options.limits)
      return Checker.check(tree, of: text, in: self, expecting: expecting, taking: arguments)
    } catch {
      return Compilation(mistakes: [error])
    }
  }

  /// In the order of their slots in a frame.
  package var variables: [Variable] { chain.reversed().flatMap(\.own) }

  /// Where a frame keeps the variable; the last of a name counts.
  package func slot(of name: String) -> Int? { variable(name)?.slot }

  /// Likewise, with its type.
  func variable(_ name: String) -> (slot: Int, type: ValueType)? {
    if let index = own.lastIndex(where: { $0.name.isSameText(as: name) }) {
      return (count - own.count + index, own[index].type)
    }
    return outer?.variable(name)
  }

  /// Whether a function has that name.
  package func hasFunction(_ name: String) -> Bool { functions[name] != nil }

  /// It and those around it, the innermost first.
  private var chain: some Sequence<Environment> { sequence(first: self, next: \.outer) }

  /// The full names that a name may stand for, the innermost container's first.
  func candidates(for name: String, isRooted: Bool) -> [String] {
    if isRooted || container.isEmpty { return [name] }
    let inside = container.indices.reversed().map { index in
      container[...index].joined(separator: ".") + "." + name
    }
    return inside + [name]
  }
}

/// A name that expressions may use for a value that is handed in when they are evaluated.
package struct Variable: Hashable, Sendable {
  package let name: String
  package let type: ValueType

  package init(_ name: String, _ type: ValueType) {
    self.name = name
    self.type = type
  }
}

/// How strictly expressions are checked.
package struct Options: Sendable {
  /// Whether `<` and its like may compare an int with a double.
  package var ordersAcrossNumbers = false
  /// Whether the items of a list literal must have one type, likewise keys and values of a map.
  package var demandsOneType = false
  /// Whether types are checked at all; if not, every mistake waits until it is met.
  package var checksTypes = true
  package var limits = Limits()

  /// As CEL's reference implementation has them unless told otherwise.
  package static let reference = Options()

  /// For rules: helpful where CEL is pedantic, and strict where it is lax.
  package static let rules = {
    var options = Options()
    options.ordersAcrossNumbers = true
    options.demandsOneType = true
    return options
  }()
}

/// What keeps an expression from a stranger within bounds.
package struct Limits: Sendable {
  /// The longest text of an expression, in bytes.
  package let bytes: Int
  /// How deeply the parts of an expression, and the values they make, may be nested.
  package let depth: Int

  package init(bytes: Int = 20_000, depth: Int = 50) {
    self.bytes = bytes
    self.depth = depth
  }
}
