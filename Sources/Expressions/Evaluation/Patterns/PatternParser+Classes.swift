extension PatternParser {
  /// What stands between brackets, the opening one already read.
  mutating func characterClass() throws(Pattern.Fault) -> ScalarSet {
    var set = ScalarSet()
    set.isNegated = skip("^")
    var isFirst = true
    while let scalar = next, scalar != "]" || isFirst {
      isFirst = false
      if skip("[:") {
        set.formUnion(try namedClass())
        continue
      }
      let member = try classMember()
      guard next == "-", position + 1 < scalars.count, scalars[position + 1] != "]" else {
        set.formUnion(member)
        continue
      }
      position += 1
      set.insert(try range(from: member, to: try classMember()))
    }
    guard skip("]") else { throw Pattern.Fault(reason: "a '[' has no ']'") }
    return set
  }

  private mutating func classMember() throws(Pattern.Fault) -> ScalarSet {
    guard let scalar = take() else { throw Pattern.Fault(reason: "a '[' has no ']'") }
    return scalar == "\\" ? try escapedSet() : ScalarSet(scalar)
  }

  private func range(
    from one: ScalarSet,
    to other: ScalarSet
  ) throws(Pattern.Fault) -> ClosedRange<UInt32> {
    guard let from = one.only, let to = other.only, from <= to
    else { throw Pattern.Fault(reason: "a range in brackets goes from a character to a later one") }
    return from...to
  }

  private mutating func namedClass() throws(Pattern.Fault) -> ScalarSet {
    let isNegated = skip("^")
    var name = ""
    while let scalar = next, scalar != ":", scalar != "]" {
      name.unicodeScalars.append(scalar)
      position += 1
    }
    guard skip(":]"), name.utf8.count > 1, let set = ScalarSet.named[name] else {
      throw Pattern.Fault(reason: "'[:\(name):]' is no class of characters")
    }
    return isNegated ? set.complement : set
  }
}
