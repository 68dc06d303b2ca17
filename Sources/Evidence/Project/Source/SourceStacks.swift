/// Login buttons that stand one below the other in code, and the lengths that are written there.
///
/// Told by brackets, tags and names: what another function makes isn't seen.
struct SourceStacks {
  /// Where something that is looked for stands, and its number.
  struct Find {
    let item: Int
    let tokens: Range<Int>
    let value: String?

    fileprivate var start: Int { tokens.lowerBound }
    fileprivate var last: Int { tokens.upperBound - 1 }
  }

  private struct Stack {
    let find: Find
    /// Where its views stand.
    var bodies: [Range<Int>]
    /// What is said of it as a whole: before its views, behind them, in its style.
    let around: [Range<Int>]
    /// From the top; one that comes again behind others is there twice.
    var buttons: [(index: Int, service: String)] = []

    var services: Set<String> { Set(buttons.map(\.service)) }
  }

  /// Nobody writes more into a file.
  private static let most = 500
  private static let deepestTag = 100
  /// In how many tokens a tag ends, or the modifiers of a view do.
  private static let farthest = 300
  private static let order = "screens.stack.order"

  private let detection: Detection
  private let tokens: SourceTokens
  private let scopes: SourceScopes
  private let finds: [Find]
  private let buttons: [(index: Int, service: String)]
  /// Where what the name of a tag opens is closed.
  private var ends: [Int: Int] = [:]
  /// The braces of `name: {…}`.
  private var styles: [UInt64: Int] = [:]

  init(
    _ finds: [Find], _ buttons: [(index: Int, service: String)], in tokens: SourceTokens,
    _ scopes: SourceScopes, _ detection: Detection
  ) {
    (self.tokens, self.scopes, self.detection) = (tokens, scopes, detection)
    (self.finds, self.buttons) = (Array(finds.prefix(Self.most)), Array(buttons.prefix(Self.most)))
    var tags: [Int] = []
    for index in tokens.indices {
      switch (tokens.sign(index), tokens.sign(index + 1)) {
      case ("<", "/") where index + 2 < tokens.count:
        let name = tokens[index + 2].hash
        let near = tags.suffix(Self.deepestTag)
        guard let tag = near.lastIndex(where: { tokens[$0].hash == name }) else { continue }
        ends[tags[tag]] = index
        tags.removeSubrange(tag...)
      case ("<", nil): tags.append(min(index + 1, tokens.count - 1))
      case ("/", ">") where tokens.sign(index - 1) != "<": _ = tags.popLast()
      case (":", "{") where index > 0: styles[tokens[index - 1].hash] = index + 1
      default: continue
      }
    }
  }

  /// Each order of several services that shows, and the lengths that are told beside it.
  var sightings: [Sighting] {
    let all = finds.filter { path(of: $0) == Self.order }.map { ($0, stack($0).map(filled)) }
    let marks = all.filter { $1 == nil && isAgainst($0) }.map(\.0.start)
    let isRow = { (stack: Stack) in
      isAgainst(stack.find)
        || marks.contains { mark in stack.around.contains { $0.contains(mark) } }
    }
    let containers = all.compactMap(\.1)
    let rows = containers.filter { isRow($0) && $0.services.count > 1 }.map(\.bodies[0].lowerBound)
    // Of stacks inside one another, the one with all buttons and the least around them.
    let stacks = containers.filter { !isRow($0) }.sorted {
      ($1.services.count, $0.bodies[0].count) < ($0.services.count, $1.bodies[0].count)
    }
    var told: [Range<Int>] = []
    return stacks.flatMap { stack -> [Sighting] in
      let isTold = stack.bodies.contains { body in
        told.contains(where: body.overlaps) || rows.contains(where: body.contains)
      }
      guard stack.buttons.count > 1, stack.services.count == stack.buttons.count, !isTold else {
        return []
      }
      told += stack.bodies
      let order = stack.buttons.map(\.service).joined(separator: ", ")
      return [sighting(stack.find, "[\(order)]")] + lengths(of: stack)
    }
  }

  private func stack(_ find: Find) -> Stack? {
    if tokens.sign(find.start) == "<" {
      guard let end = ends[find.start + 1],
        let inner = (find.last..<end).prefix(Self.farthest).first(where: {
          tokens.sign($0) == ">" && tokens.outer($0) == tokens.outer(find.start)
        })
      else { return nil }
      let named = (find.start..<inner).compactMap { styles[tokens[$0].hash] }
      let braces = named.compactMap { open in tokens.partner(open).map { open..<$0 } }
      return Stack(find: find, bodies: [inner..<end], around: [find.start..<inner] + braces)
    }
    guard tokens.isSign(find.last, "([{"), let end = tokens.partner(find.last) else { return nil }
    guard detection.groups[detection.items[find.item].group].within == .file else {
      // What one function adds view by view is one stack.
      let function = scopes.function(around: find.start)[0]
      let added = finds.filter { $0.item == find.item && function.contains($0.start) }
      let all = tokens.sign(find.last) == "(" ? added : [find]
      let bodies = all.compactMap { find in tokens.partner(find.last).map { find.last..<$0 } }
      return Stack(find: all[0], bodies: bodies, around: scopes.type(around: find.start))
    }
    // Modifiers follow: `}.padding(8)`.
    let farthest = min(tokens.count, end + Self.farthest)
    let next = (end + 1..<max(end + 1, farthest)).first {
      tokens.outer($0) < tokens.outer(end)
        || tokens.outer($0) == tokens.outer(end) && tokens[$0].kind == .word
          && tokens.sign($0 - 1) != "."
    }
    let around = [find.start..<find.last, end..<(next ?? farthest)]
    return Stack(find: find, bodies: [find.last..<end], around: around)
  }

  private func filled(_ stack: Stack) -> Stack {
    var stack = stack
    stack.buttons = buttons.filter { button in stack.bodies.contains { $0.contains(button.index) } }
      .reduce(into: []) { if $0.last?.service != $1.service { $0.append($1) } }
    return stack
  }

  /// Whether it is, or says, that views stand side by side.
  private func isAgainst(_ find: Find) -> Bool {
    if case .unless = detection.items[find.item].target { true } else { false }
  }

  private func path(of find: Find) -> String { detection.items[find.item].target.path ?? "" }

  private func sighting(_ find: Find, _ found: String) -> Sighting {
    Sighting(item: find.item, line: tokens[find.start].line, found: found)
  }

  /// A length is told where one number stands beside all buttons, or with each of them.
  private func lengths(of stack: Stack) -> [Sighting] {
    let body = stack.bodies[0]
    return Dictionary(grouping: finds, by: path).compactMap { path, finds in
      let isBetween = path.hasSuffix(".spacing")
      let around = finds.filter { find in
        !path.hasSuffix(".height") && stack.around.contains { $0.contains(find.start) }
      }
      let buttons = stack.buttons.map(\.index)
      let zone = isBetween ? buttons[0]..<buttons[buttons.count - 1] : body
      let inside = finds.filter {
        zone.contains($0.start) && tokens.outer($0.start) == body.lowerBound
      }
      let isWithEach = inside.count == buttons.count - (isBetween ? 1 : 0)
      let told = around.isEmpty && isWithEach ? inside : around
      guard path != Self.order, let one = told.first, let value = one.value,
        told.allSatisfy({ $0.value == value })
      else { return nil }
      return sighting(one, value)
    }
  }
}
