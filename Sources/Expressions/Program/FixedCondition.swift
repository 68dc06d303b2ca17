/// A condition that comes to one answer only, whatever is described.
package struct FixedCondition: Equatable, Sendable {
  /// As it is written.
  package let text: String
  /// In UTF-8 bytes of the expression's text.
  package let bytes: Range<Int>
  package let answer: Bool
}

extension Program {
  /// Comparisons of something with itself, and chains of which two operands exclude each other.
  package var fixedConditions: [FixedCondition] {
    instructions.indices.compactMap { index in
      let code = Int32(index)
      return fixedAnswer(of: code).map {
        FixedCondition(text: text(of: code), bytes: ranges[code], answer: $0)
      }
    }
  }

  private func fixedAnswer(of code: Int32) -> Bool? {
    switch instructions[code] {
    case .binary(let symbol, let left, let right) where text(of: left) == text(of: right):
      symbol.answerForItself
    case .and(let parts): exclude(parts, differing: .equal) ? false : nil
    case .or(let parts): exclude(parts, differing: .notEqual) ? true : nil
    default: nil
    }
  }

  /// Whether one operand is the contrary of another, or two compare the same with different texts.
  private func exclude(_ parts: SyntaxNode.Children, differing symbol: BinaryOperator) -> Bool {
    var denied: Set<String> = []
    var texts: [String: String] = [:]
    for part in self.parts(parts) {
      switch instructions[part] {
      case .not(let operand): denied.insert(text(of: operand))
      case .binary(let other, let left, let right):
        if let contrary = other.contrary {
          denied.insert("\(text(of: left)) \(contrary.rawValue) \(text(of: right))")
        }
        guard other == symbol, case .constant(let index) = instructions[right],
          case .string(let text) = constants[index].value
        else { continue }
        let known = texts.updateValue(text, forKey: self.text(of: left))
        if let known, !known.isSameText(as: text) { return true }
      default: continue
      }
    }
    return self.parts(parts).contains { denied.contains(text(of: $0)) }
  }
}

extension BinaryOperator {
  /// What comes of comparing something with itself.
  fileprivate var answerForItself: Bool? {
    switch self {
    case .equal, .lessOrEqual, .greaterOrEqual: true
    case .notEqual, .less, .greater: false
    default: nil
    }
  }

  /// True exactly where this is false.
  fileprivate var contrary: BinaryOperator? {
    switch self {
    case .equal: .notEqual
    case .notEqual: .equal
    case .less: .greaterOrEqual
    case .greaterOrEqual: .less
    case .greater: .lessOrEqual
    case .lessOrEqual: .greater
    default: nil
    }
  }
}
