/// Functions by name.
struct FunctionTable: Sendable {
  /// Lists of parameters of one name, in the order in which they are tried.
  struct Entry: Sendable {
    var global: [Function.Overload] = []
    var onReceiver: [Function.Overload] = []
  }

  private var entries: [String: Entry] = [:]
  /// The parts before the dot of qualified names: `math` of `math.abs`.
  private var prefixes: Set<String> = []

  init(_ functions: [Function]) {
    entries.reserveCapacity(functions.count)
    for function in functions {
      add(function)
      guard let dot = function.name.utf8.lastIndex(of: UInt8(ascii: ".")) else { continue }
      prefixes.insert(String(function.name[..<dot]))
    }
  }

  private mutating func add(_ function: Function) {
    for overload in function.overloads {
      if overload.receiver == nil {
        entries[function.name, default: Entry()].global.append(overload)
      } else {
        entries[function.name, default: Entry()].onReceiver.append(overload)
      }
    }
  }

  /// The lists of parameters of a name; nil if no function has it.
  subscript(name: String) -> Entry? { entries[name] }

  /// Whether functions have names that begin so, before a dot.
  func hasPrefix(_ name: String) -> Bool { prefixes.contains(name) }

  /// The names of functions called on a value, or of those that aren't.
  func names(onReceiver: Bool) -> [String] {
    let called = entries.filter { onReceiver ? !$1.onReceiver.isEmpty : !$1.global.isEmpty }
    return called.keys.sorted()
  }

  static let standard = FunctionTable(Function.standard)
}
