internal import Diagnostics
internal import Expressions
internal import Model

/// The words of a command line, sorted into options and the rest.
struct Arguments: Sendable {
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]
  private var flags: Set<String> = []

  /// Sorts the words; `--` ends the options, `-` alone is standard input.
  init(_ words: [String], options: [Option]) throws(Refusal) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      try read(word, &rest, options)
    }
  }

  func has(_ name: String) -> Bool {
    flags.contains(name) || values[name] != nil
  }

  /// Every value that was given, in order.
  func all(_ name: String) -> [String] {
    values[name] ?? []
  }

  /// Refuses options that make no sense beside another.
  func refuse(_ others: [String], beside name: String) throws(Refusal) {
    guard has(name), let other = others.first(where: has) else { return }
    throw Refusal("\(name) and \(other) contradict each other")
  }

  /// The value; twice the same option is a mistake.
  func one(_ name: String) throws(Refusal) -> String? {
    let all = all(name)
    guard all.count <= 1 else { throw Refusal("\(name) can be given once only") }
    return all.first
  }

  /// The folder that takes the place of the program's own rules; a policy stands on those.
  func builtInRules() throws(Refusal) -> String? {
    try refuse([Option.policy.name], beside: Option.builtInRules.name)
    return try one(Option.builtInRules.name)
  }

  /// The value, as one of some words.
  func word<Word: RawRepresentable<String> & CaseIterable>(
    _ name: String, of type: Word.Type
  ) throws(Refusal) -> Word? {
    try one(name).map { value throws(Refusal) in try Self.word(value, for: name) }
  }

  /// The first operand, as one of some words.
  func operand<Word: RawRepresentable<String> & CaseIterable>(
    of command: String, orElse lack: Message
  ) throws(Refusal) -> Word {
    guard let word = operands.first else { throw Refusal(lack) }
    return try Self.word(word, for: command)
  }

  private static func word<Word: RawRepresentable<String> & CaseIterable>(
    _ value: String, for name: String
  ) throws(Refusal) -> Word {
    if let word = Word(rawValue: value) { return word }
    throw .unknownWord(value, for: name, among: Word.allCases.map(\.rawValue))
  }

  /// The value, as a day of the calendar.
  func day(_ name: String) throws(Refusal) -> Timestamp? {
    guard let text = try one(name) else { return nil }
    if let date = CalendarDate(text) { return Timestamp(of: date) }
    throw Refusal("\(name) needs a day of the calendar as YYYY-MM-DD, not \(text.quoted)")
  }

  /// The value, as a number from 1 on.
  func count(_ name: String, upTo most: Int) throws(Refusal) -> Int? {
    guard let text = try one(name) else { return nil }
    if let count = Int(text), (1...most).contains(count) { return count }
    throw Refusal("\(name) needs a number from 1 to \(most), not \(text.quoted)")
  }

  private mutating func read(
    _ word: String, _ rest: inout ArraySlice<String>, _ options: [Option]
  ) throws(Refusal) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = options.first(where: { $0.name == name }) else {
      let hint = Suggestion.clause(for: name, among: options.map(\.name))
      throw Refusal("there is no option \(name.quoted)\(hint)")
    }
    guard let placeholder = option.placeholder else {
      guard parts.count == 1 else { throw Refusal("\(name) takes no value") }
      flags.insert(name)
      return
    }
    let next = rest.first.flatMap { word in options.contains { $0.name == word } ? nil : word }
    if parts.count == 1, next != nil { rest.removeFirst() }
    guard let value = parts.count == 2 ? String(parts[1]) : next, !value.isEmpty else {
      throw Refusal("\(name) needs a value: \(name) \(placeholder)")
    }
    values[name, default: []].append(value)
  }
}

extension Refusal {
  static func unknownWord(_ word: String, for option: String, among known: [String]) -> Refusal {
    let hint = Suggestion.clause(for: word, among: known)
    return Refusal("\(word.quoted) is no value of \(option); write \(known.alternatives)\(hint)")
  }
}

/// The words of `--format` where people or programs read the answer.
enum AnswerFormat: String, CaseIterable {
  case text, json

  static let words = allCases.map(\.rawValue)
}
