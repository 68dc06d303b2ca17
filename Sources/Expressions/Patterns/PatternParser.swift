internal import Diagnostics

/// Reads a pattern in RE2's syntax.
struct PatternParser {
  /// What `(?ims)` switches on.
  struct Flags {
    var ignoresCase = false
    var isMultiline = false
    var dotTakesLineBreaks = false
  }

  let scalars: [Unicode.Scalar]
  var position = 0
  var flags = Flags()
  private var depth = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// The whole text as one pattern.
  mutating func whole() throws(Pattern.Fault) -> PatternNode {
    guard scalars.count <= Self.longest else {
      throw Pattern.Fault("it has more than \(Self.longest) characters")
    }
    let node = try alternatives()
    if next == ")" { throw Pattern.Fault("a ')' has no '('") }
    return node
  }

  var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  /// Takes the text if it comes next.
  mutating func skip(_ text: String) -> Bool {
    let wanted = text.unicodeScalars
    guard scalars[position...].starts(with: wanted) else { return false }
    position += wanted.count
    return true
  }

  /// Takes the next character.
  mutating func take() -> Unicode.Scalar? {
    guard let scalar = next else { return nil }
    position += 1
    return scalar
  }

  /// A set that goes by the flags in force.
  func set(_ set: ScalarSet) -> PatternNode {
    var set = set
    set.ignoresCase = flags.ignoresCase
    return .set(set)
  }

  private mutating func alternatives() throws(Pattern.Fault) -> PatternNode {
    var nodes = [try sequence()]
    while skip("|") { nodes.append(try sequence()) }
    return nodes.count == 1 ? nodes[0] : .alternatives(nodes)
  }

  private mutating func sequence() throws(Pattern.Fault) -> PatternNode {
    var nodes: [PatternNode] = []
    while let scalar = next, scalar != "|", scalar != ")" {
      if skip("\\Q") {
        nodes += try quotation()
        continue
      }
      nodes.append(try repeated(try atom()))
    }
    return .sequence(nodes)
  }

  /// Characters up to `\E` that mean themselves; a repetition behind it is the last one's.
  private mutating func quotation() throws(Pattern.Fault) -> [PatternNode] {
    var nodes: [PatternNode] = []
    while next != nil, !skip("\\E") {
      if let scalar = take() { nodes.append(set(ScalarSet(scalar))) }
    }
    if let last = nodes.popLast() { nodes.append(try repeated(last)) }
    return nodes
  }

  private mutating func atom() throws(Pattern.Fault) -> PatternNode {
    switch take() {
    case "(": return try group()
    case "[": return set(try characterClass())
    case ".": return .set(flags.dotTakesLineBreaks ? .all : .allButLineBreaks)
    case "^": return .assertion(flags.isMultiline ? .lineStart : .textStart)
    case "$": return .assertion(flags.isMultiline ? .lineEnd : .textEnd)
    case "\\": return try escape()
    case let scalar? where "*+?".unicodeScalars.contains(scalar):
      throw Pattern.Fault("\("\(scalar)".quoted) has nothing to repeat")
    case let scalar?: return set(ScalarSet(scalar))
    case nil: return .empty
    }
  }

  private mutating func repeated(_ node: PatternNode) throws(Pattern.Fault) -> PatternNode {
    guard let (minimum, maximum) = try quantifier() else { return node }
    _ = skip("?")
    let before = position
    if try quantifier() != nil {
      let written = String(String.UnicodeScalarView(scalars[before..<position]))
      throw Pattern.Fault("\(written.quoted) repeats a repetition; put it in parentheses")
    }
    return .repetition(node, minimum: minimum, maximum: maximum)
  }

  private mutating func quantifier() throws(Pattern.Fault) -> (minimum: Int, maximum: Int?)? {
    if skip("*") { return (0, nil) }
    if skip("+") { return (1, nil) }
    if skip("?") { return (0, 1) }
    let start = position
    guard skip("{"), let minimum = number() else {
      position = start
      return nil
    }
    var maximum: Int? = minimum
    if skip(",") { maximum = number() }
    guard skip("}") else {
      position = start
      return nil
    }
    guard minimum <= 1000, maximum ?? 0 <= 1000, minimum <= maximum ?? minimum else {
      throw Pattern.Fault("a repetition goes from a number to a greater one, up to 1000")
    }
    return (minimum, maximum)
  }

  private mutating func number() -> Int? {
    var digits = ""
    while let scalar = next, ("0"..."9").contains(scalar), digits.utf8.count < 9 {
      digits.unicodeScalars.append(scalar)
      position += 1
    }
    return Int(digits)
  }

  private mutating func group() throws(Pattern.Fault) -> PatternNode {
    let outer = flags
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else {
      throw Pattern.Fault("it is nested more than \(Self.deepest) levels deep")
    }
    if skip("?") {
      if try !groupName(), try flagChange() { return .empty }
    }
    let node = try alternatives()
    guard skip(")") else { throw Pattern.Fault("a '(' has no ')'") }
    flags = outer
    return node
  }

  /// `P<name>` or `<name>`; the name itself has no use here.
  private mutating func groupName() throws(Pattern.Fault) -> Bool {
    guard skip("P<") || (next == "<" && !isLookBehind && skip("<")) else { return false }
    var count = 0
    while let scalar = take() {
      if scalar == ">", count > 0 { return true }
      guard PatternAssertion.isWord(scalar) else { break }
      count += 1
    }
    throw Pattern.Fault("a group's name has letters, digits and '_', and ends with '>'")
  }

  private var isLookBehind: Bool {
    position + 1 < scalars.count && (scalars[position + 1] == "=" || scalars[position + 1] == "!")
  }

  /// `ims-ims:` or `ims-ims)`; true if it changes flags for the rest of the group around it.
  private mutating func flagChange() throws(Pattern.Fault) -> Bool {
    var value = true
    while let scalar = take() {
      switch scalar {
      case "i": flags.ignoresCase = value
      case "m": flags.isMultiline = value
      case "s": flags.dotTakesLineBreaks = value
      case "U": continue
      case "-" where value: value = false
      case ":": return false
      case ")": return true
      default: throw Pattern.Fault("\("(?\(scalar)".quoted) is not known; RE2 has no look-around")
      }
    }
    throw Pattern.Fault("a '(' has no ')'")
  }

  private static let longest = 2000
  private static let deepest = 50
}

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
    guard skip("]") else { throw Pattern.Fault("a '[' has no ']'") }
    return set
  }

  private mutating func classMember() throws(Pattern.Fault) -> ScalarSet {
    guard let scalar = take() else { throw Pattern.Fault("a '[' has no ']'") }
    return scalar == "\\" ? try escapedSet() : ScalarSet(scalar)
  }

  private func range(from one: ScalarSet, to other: ScalarSet) throws(Pattern.Fault) -> ClosedRange<
    UInt32
  > {
    guard let from = one.only, let to = other.only, from <= to
    else { throw Pattern.Fault("a range in brackets goes from a character to a later one") }
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
      throw Pattern.Fault("\("[:\(name):]".quoted) is no class of characters")
    }
    return isNegated ? set.complement : set
  }
}
