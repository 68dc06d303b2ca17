extension Program {
  /// The texts that `==`, `!=` or `in` hold against a field of such a name, or against what is no
  /// field, each with where in the expression's text it stands.
  package func texts(comparedWith fields: [String]) -> [(text: String, bytes: Range<Int>)] {
    instructions.flatMap { instruction -> [(text: String, bytes: Range<Int>)] in
      guard case .binary(let symbol, let left, let right) = instruction,
        [.equal, .notEqual, .membership].contains(symbol)
      else { return [] }
      return [(left, right), (right, left)].flatMap { literal, other in
        if case .field(_, let read) = instructions[other], !fields.contains(code.names[read.name]) {
          return [(text: String, bytes: Range<Int>)]()
        }
        return texts(in: literal).map { ($0, ranges[literal]) }
      }
    }
  }

  private func texts(in literal: Int32) -> [String] {
    switch instructions[literal] {
    case .constant(let index): [constants[index].value.string].compactMap(\.self)
    case .fixedList(let index):
      if case .list(let items) = constants[index].value {
        items.compactMap(\.value.string)
      } else {
        []
      }
    default: []
    }
  }
}
