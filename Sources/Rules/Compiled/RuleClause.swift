package import Diagnostics
internal import Documents
package import Expressions

/// A list, definition or condition of a rule: what decides, apart from what is said then.
package enum RuleClause: Hashable, Sendable {
  case applies
  /// The list of that number, from 0; likewise definitions and exemptions.
  case each(Int)
  case definition(Int)
  case when
  case exemption(Int)
  case require
  case review
}

/// A clause as its file has it, after the key that it stands under, such as `each screen`.
struct WrittenClause {
  /// Nil where it is no expression.
  let clause: RuleClause?
  let key: String
  let text: LocatedText
}

extension RuleSource {
  /// Its clauses in the order in which they are asked.
  var clauses: [WrittenClause] {
    var clauses: [WrittenClause] = []
    func add(_ clause: RuleClause, _ key: String, _ text: LocatedText?) {
      if let text { clauses.append(WrittenClause(clause: clause, key: key, text: text)) }
    }
    add(.applies, "applies", applies)
    for (number, binding) in each.enumerated() {
      add(.each(number), "each \(binding.name)", binding.expression)
    }
    for (number, binding) in definitions.enumerated() {
      add(.definition(number), "let \(binding.name)", binding.expression)
    }
    add(.when, "when", when)
    for (number, exemption) in exemptions.enumerated() {
      add(.exemption(number), "exempt \(exemption.id)", exemption.condition)
    }
    add(.require, "require", require)
    add(.review, "review if", review?.condition)
    return clauses
  }
}

extension RuleSource {
  /// Its values that aren't expressions: its parameters, and the days on which it holds.
  var valueClauses: [WrittenClause] {
    func clause(_ key: String, _ range: SourceRange) -> WrittenClause {
      let text = String(decoding: sourceFile.bytes[range.bytes], as: UTF8.self)
      let written = LocatedText(text, in: sourceFile, bytes: range.bytes)
      return WrittenClause(clause: nil, key: key, text: written)
    }
    return parameters.map { clause("parameters.\($0.name)", $0.valueRange) }
      + (holdsRange.map { [clause("holds", $0)] } ?? [])
  }
}

extension RuleSource {
  /// What a clause stands under, and where a part of it is; without a clause, the days for which the
  /// rule holds.
  package func place(
    of clause: RuleClause?, at bytes: Range<Int>
  ) -> (key: String, range: SourceRange)? {
    guard let clause else { return holdsRange.map { ("holds", $0) } }
    return clauses.first { $0.clause == clause }.map { ($0.key, $0.text.range(of: bytes)) }
  }
}

extension CompiledRule {
  /// What each clause is evaluated by.
  package var programs: [(clause: RuleClause, program: Program)] {
    var programs: [(clause: RuleClause, program: Program)] = []
    if let applies { programs.append((.applies, applies.program)) }
    programs += each.enumerated().map { (.each($0), $1.list.program) }
    programs += definitions.enumerated().map { (.definition($0), $1.program.program) }
    if let when { programs.append((.when, when)) }
    programs += exemptions.enumerated().map { (.exemption($0), $1.condition) }
    programs.append((.require, require))
    if let review { programs.append((.review, review.condition)) }
    return programs
  }
}

extension LocatedText {
  /// Where a part of it stands; the part is given in UTF-8 bytes of the text.
  func range(of part: Range<Int>) -> SourceRange {
    let embedded = EmbeddedText(in: file, at: bytes, value: text)
    return SourceRange(file: file.id, bytes: embedded.fileRange(of: part))
  }
}
