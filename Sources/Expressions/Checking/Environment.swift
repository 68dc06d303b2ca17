/// The names and functions that an expression may use; it never changes.
package final class Environment: Sendable {
  /// In the order of their slots in a frame.
  package let variables: [Variable]
  let functions: FunctionTable
  let container: [String]
  package let options: Options
  /// Whether a variable's name has a dot, so that `a.b` may be a name of its own.
  let hasQualifiedNames: Bool

  /// Names are looked up in the container first, as `com.example` for `com.example.name`.
  package init(
    variables: [Variable] = [],
    functions: [Function]? = nil,
    container: String = "",
    options: Options = .reference
  ) {
    self.variables = variables
    self.functions = functions.map(FunctionTable.init) ?? .standard
    self.container = container.split(separator: ".").map(String.init)
    self.options = options
    hasQualifiedNames = variables.contains { $0.name.utf8.contains(UInt8(ascii: ".")) }
  }

  private init(_ outer: Environment, adding variable: Variable) {
    variables = outer.variables + [variable]
    functions = outer.functions
    container = outer.container
    options = outer.options
    hasQualifiedNames = outer.hasQualifiedNames || variable.name.utf8.contains(UInt8(ascii: "."))
  }

  /// The same with one more name, in the next slot.
  package func adding(_ variable: Variable) -> Environment {
    Environment(self, adding: variable)
  }

  /// Checks an expression and makes a program of it.
  package func compile(_ text: String, expecting: ValueType? = nil) -> Compilation {
    var contiguous = text
    return contiguous.withUTF8 { compile($0, expecting: expecting) }
  }

  private func compile(
    _ bytes: UnsafeBufferPointer<UInt8>,
    expecting: ValueType?
  ) -> Compilation {
    do {
      let tree = try Parser.tree(of: bytes, limits: options.limits)
      return Checker.check(tree, in: self, expecting: expecting)
    } catch {
      return Compilation(mistakes: [error])
    }
  }

  /// Where a frame keeps the variable; the last of a name counts.
  func slot(of name: String) -> Int? {
    variables.lastIndex { $0.name == name }
  }

  /// The full names that a name may stand for, the innermost container's first.
  func candidates(for name: String, isRooted: Bool) -> [String] {
    if isRooted || container.isEmpty { return [name] }
    let inside = container.indices.reversed().map { index in
      container[...index].joined(separator: ".") + "." + name
    }
    return inside + [name]
  }
}
