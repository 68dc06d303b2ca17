/// The types and functions of a file of source code, by the tokens that they go over.
///
/// Only what is told by words and braces: a type's parts are its declaration and all its extensions
/// in the file, a function is known by the first word of its name. What is made by macros, by
/// closures or in another file isn't seen.
struct SourceScopes {
  private struct Scope {
    let isFunction: Bool
    let name: UInt64
    /// Its name among the tokens.
    let nameIndex: Int
    /// From its first word to its last brace.
    var tokens: Range<Int>
    let isPrivate: Bool
    /// The system or a designer's file may call it without anybody naming it.
    let isCalledBySystem: Bool
  }

  private static let types = SourceToken.hashes([
    "class", "struct", "enum", "actor", "extension", "protocol",
  ])
  private static let implementation = SourceToken.hash("implementation".utf8)
  private static let end = SourceToken.hash("end".utf8)
  private static let privates = SourceToken.hashes(["private", "fileprivate"])
  private static let systems = SourceToken.hashes(["override", "objc", "IBAction", "IBSegueAction"])
  private static let modifiers = SourceToken.hashes([
    "private", "fileprivate", "internal", "public", "package", "open", "static", "class", "final",
    "override", "objc", "IBAction", "IBSegueAction", "MainActor", "nonisolated", "mutating",
    "discardableResult", "async", "available",
  ])

  private let tokens: SourceTokens
  private let callsInComments: Set<UInt64>
  private var scopes: [Scope] = []

  init(_ tokens: SourceTokens) {
    self.tokens = tokens
    callsInComments = tokens.callsInComments
    var open: [Scope?] = []
    var next: Scope?
    for (index, token) in tokens.enumerated() {
      if token.kind == .word {
        if token.hash == Self.end, tokens.sign(index - 1) == "@" {
          close(&open, at: index)
        } else if let scope = declaration(at: index) {
          next = scope
          if token.hash == Self.implementation {
            open.append(scope)
            next = nil
          }
        }
      } else if tokens.sign(index) == "{" {
        open.append(next)
        next = nil
      } else if tokens.sign(index) == "}" {
        // What a protocol only asks for has no body.
        next = nil
        close(&open, at: index)
      }
    }
    while !open.isEmpty { close(&open, at: tokens.count - 1) }
  }

  private mutating func close(_ open: inout [Scope?], at index: Int) {
    guard var scope = open.popLast() ?? nil else { return }
    scope.tokens = scope.tokens.lowerBound..<index + 1
    scopes.append(scope)
  }

  private func declaration(at index: Int) -> Scope? {
    let word = tokens[index].hash
    let isFunction = word == SourceToken.function
    guard isFunction || word == Self.implementation || Self.types.contains(word),
      index + 1 < tokens.count, tokens[index + 1].kind == .word, tokens.sign(index - 1) != ".",
      // `class func`, `class var`.
      tokens[index + 1].hash != SourceToken.function,
      !Self.modifiers.contains(tokens[index + 1].hash)
    else { return nil }
    var before = index - 1
    var marks: Set<UInt64> = []
    while before >= 0, tokens.sign(before) == "@" || Self.modifiers.contains(tokens[before].hash) {
      marks.insert(tokens[before].hash)
      before -= 1
    }
    return Scope(
      isFunction: isFunction, name: tokens[index + 1].hash, nameIndex: index + 1,
      tokens: before + 1..<index + 1, isPrivate: !marks.isDisjoint(with: Self.privates),
      isCalledBySystem: !marks.isDisjoint(with: Self.systems))
  }

  /// The smallest of its kind around a token.
  private func scope(around index: Int, isFunction: Bool) -> Scope? {
    scopes.filter { $0.isFunction == isFunction && $0.tokens.contains(index) }
      .min { $0.tokens.count < $1.tokens.count }
  }

  /// The tokens of the function around one; without one, of the type.
  func function(around index: Int) -> [Range<Int>] {
    scope(around: index, isFunction: true).map { [$0.tokens] } ?? type(around: index)
  }

  /// The tokens of the type around one, in all its parts; without one, of the file.
  func type(around index: Int) -> [Range<Int>] {
    guard let type = scope(around: index, isFunction: false) else { return [tokens.indices] }
    return scopes.filter { !$0.isFunction && $0.name == type.name }.map(\.tokens)
  }

  /// Whether anything calls the function in which a token stands, as far as the file tells: nothing
  /// seems to where only a comment does.
  func use(ofFunctionAround index: Int) -> FunctionUse {
    guard let function = scope(around: index, isFunction: true), !function.isCalledBySystem else {
      return .called
    }
    let isNamed = tokens.indices.contains {
      tokens[$0].hash == function.name && $0 != function.nameIndex
    }
    if isNamed { return .called }
    let isUncalled = function.isPrivate || callsInComments.contains(function.name)
    return isUncalled ? .uncalled : .elsewhere(function.name)
  }
}

/// Whether anything calls a function.
enum FunctionUse: Hashable {
  case called
  case uncalled
  /// Only another file may, by the hash of this name; or the system.
  case elsewhere(UInt64)

  /// The name that another file may have.
  var otherFile: UInt64? { if case .elsewhere(let name) = self { name } else { nil } }
}

/// What a file of source code imports.
enum SourceImports {
  private static let verbs = SourceToken.hashes(["import", "include", "from", "require"])

  /// Modules, packages and headers by their names; of a Dart file, its package.
  static func names(in tokens: SourceTokens) -> Set<String> {
    var names: Set<String> = []
    for index in tokens.indices where verbs.contains(tokens[index].hash) {
      let end = min(index + 5, tokens.count)
      let first = (index + 1..<end).first { !tokens.isSign($0, "(<") } ?? end
      for next in first..<min(first + 2, end) where tokens[next].kind != .sign {
        names.insert(name(tokens.text(next)))
      }
    }
    return names
  }

  private static func name(_ text: String) -> String {
    guard text.hasPrefix("package:") else { return text }
    return String(text.dropFirst("package:".count).prefix { $0 != "/" })
  }
}
