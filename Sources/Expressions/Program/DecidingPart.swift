/// The smallest part of an expression that alone makes it what it comes to.
package struct DecidingPart: Sendable {
  /// In UTF-8 bytes of the expression's text.
  package let bytes: Range<Int>
  package let operand: TracedValue
}

extension DecidingPart {
  /// All of an expression, of which only the value is known.
  package init(of operand: TracedValue, in text: String) {
    self.init(bytes: 0..<text.utf8.count, operand: operand)
  }
}

extension Program {
  /// Of `&&`, the one operand that is false; of `?:`, the branch that is taken.
  package func decidingPart(in frame: inout Frame) -> DecidingPart? {
    guard let before = frame.enter(self) else { return nil }
    defer { frame.leave(self, to: before) }
    var part = code.root
    while let next = decidingOperand(of: part, &frame) { part = next }
    return DecidingPart(bytes: ranges[part], operand: value(part, &frame))
  }

  private func decidingOperand(of part: Int32, _ frame: inout Frame) -> Int32? {
    switch instructions[part] {
    case .and(let parts), .or(let parts):
      let answer = value(part, &frame).value.answer
      let deciding = self.parts(parts).filter { value($0, &frame).value.answer == answer }
      return deciding.count == 1 ? deciding.first : nil
    case .conditional(let condition, let first, let second):
      let answer = value(condition, &frame).value.answer
      return answer.map { $0 ? first : second } ?? condition
    default: return nil
    }
  }
}
