package import Diagnostics

/// The names and functions that an expression may use; it never changes.
package final class Environment: Sendable {
  /// Names that many environments have before their own, and where each stands.
  private final class Names: Sendable {
    let variables: [Variable]
    /// Of two of a name, the last.
    let slots: [String: Int]
    let haveDots: Bool

    init(_ variables: [Variable]) {
      self.variables = variables
      slots = Dictionary(variables.enumerated().map { ($1.name, $0) }) { _, last in last }
      haveDots = variables.contains(where: \.hasDot)
    }
  }

  private let common: Names
  private let added: [Variable]
  let functions: FunctionTable
  let container: [String]
  package let options: Options
  package let definitions: FactDefinitions
  /// Names are looked up in the container first, as `com.example` for `com.example.name`.
  package convenience init(
    variables: [Variable] = [], functions: [Function]? = nil, container: String = "",
    options: Options = .reference
  ) {
    self.init(
      Names(variables), [], functions.map(FunctionTable.init) ?? .standard,
      container.split(separator: ".").map(String.init), options, FactDefinitions())
  }

  private init(
    _ common: Names, _ added: [Variable], _ functions: FunctionTable, _ container: [String],
    _ options: Options, _ definitions: FactDefinitions
  ) {
    self.common = common
    self.added = added
    self.functions = functions
    self.container = container
    self.options = options
    self.definitions = definitions
  }

  /// In the order of their slots in a frame.
  package var variables: [Variable] { common.variables + added }

  /// How many names there are.
  package var count: Int { common.variables.count + added.count }

  /// Whether a variable's name has a dot, so that `a.b` may be a name of its own.
  var hasQualifiedNames: Bool { common.haveDots || added.contains(where: \.hasDot) }

  /// The environment with other definitions.
  package func defining(_ definitions: FactDefinitions) -> Environment {
    Environment(common, added, functions, container, options, definitions)
  }

  /// The environment with one more name, in the next slot.
  package func adding(_ variable: Variable) -> Environment {
    Environment(common, added + [variable], functions, container, options, definitions)
  }

  /// Checks an expression and makes a program of it, whose first names are those of its arguments.
  package func compile(
    _ text: String, expecting: ValueType? = nil, comparingWith words: ValueType? = nil,
    taking arguments: [Variable] = []
  ) -> Compilation {
    do {
      let tree = try Parser.tree(of: ContiguousArray(text.utf8), limits: options.limits)
      var checker = Checker(tree, in: self, taking: arguments)
      return checker.compilation(of: text, expecting: expecting, comparingWith: words)
    } catch {
      return Compilation(mistakes: [error])
    }
  }

  /// Where a frame keeps the variable; the last of a name counts.
  package func slot(of name: String) -> Int? {
    added.lastIndex { $0.name.isSameText(as: name) }.map { common.variables.count + $0 }
      ?? common.slots[name]
  }

  /// The type of the variable in a slot.
  func type(inSlot slot: Int) -> ValueType {
    let own = slot - common.variables.count
    return own < 0 ? common.variables[slot].type : added[own].type
  }

  /// Whether a function has that name.
  package func hasFunction(_ name: String) -> Bool { functions[name] != nil }

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

  fileprivate var hasDot: Bool { name.utf8.contains(UInt8(ascii: ".")) }
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
  /// What is wrong with a word of an open enumeration; nil for one that it has.
  package var openMistake: @Sendable (_ word: String, EnumerationType) -> Message? = { _, _ in nil }

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
  package let bytes = 20_000
  /// How deeply the parts of an expression, and the values they make, may be nested.
  package let depth = 50
}

/// What became of an expression: a program, or mistakes; and what it uses.
package struct Compilation: Sendable {
  /// Nil if there are mistakes.
  package private(set) var program: Program?
  package private(set) var mistakes: [Mistake] = []
  package private(set) var type = ValueType.erroneous
  /// The slots of the environment's variables that it uses, each once.
  package private(set) var variables: [Int] = []
  /// The declared fields it selects, some of them more than once.
  package private(set) var reads: [FieldReference] = []
  /// Definitions that have to be compiled before; then there is no program.
  package private(set) var pending: [FactDefinition.Name] = []
  /// The names that it compares with words.
  package private(set) var compared: [ComparedName] = []
  /// Its arguments; a text that is only ever compared with words is such a word.
  package private(set) var arguments: [Variable] = []
}

/// A name whose value an expression compares with words, and the type that these are of.
package struct ComparedName: Hashable, Sendable {
  /// With dots, as in `parameters.services`.
  package let name: String
  package let type: ValueType
}

/// Something wrong with an expression, and where in its own text.
package struct Mistake: Error, Hashable, Sendable {
  package let message: Message
  /// UTF-8 offsets in the expression's text; whoever embeds it maps them to a file.
  package let bytes: Range<Int>

  package init(_ message: Message, at bytes: Range<Int>) {
    self.message = message
    self.bytes = bytes
  }

  init(id: String, _ message: Message, at bytes: Range<Int>) {
    self.init(Message(id: id, message), at: bytes)
  }
}
