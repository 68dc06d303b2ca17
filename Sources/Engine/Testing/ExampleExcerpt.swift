package import Documents
internal import Model
package import Rules

/// What of a rule's examples shows the difference between wrong and right, as YAML.
package struct ExampleExcerpt: Sendable {
  /// The lines of an example that fails, and of one that passes.
  package let before: [String]
  package let after: [String]

  /// Nil where the rule has no such examples, or they change nothing; a base is answered by the
  /// example that names it.
  package init?(of rule: CompiledRule, width: Int, base: (RuleExample) -> Document?) {
    let examples = rule.source.examples ?? []
    let wrong = examples.filter { $0.expectation == .fails }
    let right = examples.filter { $0.expectation == .passes }
    guard let pair = Self.closest(wrong, right),
      let before = base(pair.wrong).flatMap({ Self.changed($0.root, by: pair.wrong) }),
      let after = base(pair.right).flatMap({ Self.changed($0.root, by: pair.right) })
    else { return nil }
    let paths = Self.paths(of: pair.wrong) + Self.paths(of: pair.right) + Self.place(of: pair.wrong)
    guard !paths.isEmpty else { return nil }
    self.before = before.excerpt(at: paths.map { $0.components[...] })?.lines(width: width) ?? []
    self.after = after.excerpt(at: paths.map { $0.components[...] })?.lines(width: width) ?? []
  }

  private typealias Pair = (wrong: RuleExample, right: RuleExample)

  /// The two that differ in the fewest places; the same base counts most.
  private static func closest(_ wrong: [RuleExample], _ right: [RuleExample]) -> Pair? {
    let pairs = wrong.flatMap { wrong in right.map { Pair(wrong, $0) } }
    return pairs.enumerated().min { one, other in
      let first = (difference(one.element), one.offset)
      return first < (difference(other.element), other.offset)
    }?.element
  }

  private static func difference(_ pair: Pair) -> Int {
    let isSame = pair.wrong.base == pair.right.base
    return paths(of: pair.wrong).count + paths(of: pair.right).count + (isSame ? 0 : 100)
  }

  private static func paths(of example: RuleExample) -> [Path] {
    (example.set.map(\.path) + example.remove).compactMap(Path.init)
  }

  /// Where it points, if it changes nothing.
  private static func place(of example: RuleExample) -> [Path] {
    let changesNothing = example.set.isEmpty && example.remove.isEmpty
    return changesNothing ? [example.at.flatMap(Path.init)].compactMap(\.self) : []
  }

  private static func changed(_ root: DocumentNode, by example: RuleExample) -> DocumentNode? {
    try? example.changed(root)
  }
}

extension DocumentNode {
  /// Only what lies at some paths, and what tells where that is; nil where there is nothing.
  fileprivate func excerpt(at paths: [ArraySlice<Path.Component>]) -> DocumentNode? {
    if paths.contains(where: \.isEmpty) { return self }
    if let entries {
      let kept = entries.compactMap { entry -> Entry? in
        let inner = paths.filter { $0.first == .key(entry.name) }.map { $0.dropFirst() }
        if inner.isEmpty { return Self.identifying.contains(entry.name) ? entry : nil }
        return entry.value.excerpt(at: inner).map { Entry(key: entry.key, value: $0) }
      }
      return DocumentNode(.mapping(kept), bytes: bytes)
    }
    guard let items else { return self }
    let kept = items.enumerated().compactMap { index, item -> DocumentNode? in
      let inner = paths.filter { $0.first.map { item.isNamed($0, at: index) } ?? false }
      return inner.isEmpty ? nil : item.excerpt(at: inner.map { $0.dropFirst() })
    }
    // A path into a short form: the whole of it says more than nothing.
    return kept.isEmpty && !items.isEmpty ? self : DocumentNode(.sequence(kept), bytes: bytes)
  }

  private func isNamed(_ component: Path.Component, at index: Int) -> Bool {
    switch component {
    case .index(let number): number == index
    case .id(let id): Self.identifying.contains { value(of: $0)?.text == id } || text == id
    case .key: false
    }
  }

  /// The keys by which a reader knows which item it is.
  private static let identifying = ["id", "service", "kind", "name"]
}
