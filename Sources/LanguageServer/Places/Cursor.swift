internal import Documents

/// What stands at a place of a document, and the way to it from the outermost value.
struct Cursor {
  /// One step of the way.
  enum Step: Hashable {
    case key(String)
    /// An item by its position, from 0.
    case item(Int)
  }

  let root: DocumentNode
  /// To the value, or to the one whose key it is.
  private(set) var steps: [Step] = []
  /// The innermost value at the place, or the key.
  private(set) var node: DocumentNode
  /// The mapping or list that it stands in.
  private(set) var outer: DocumentNode?
  private(set) var isKey = false

  /// The innermost value, or the key, for which the test holds at each step.
  private init?(_ root: DocumentNode, _ holds: (DocumentNode) -> Bool) {
    self.root = root
    node = root
    guard holds(root) else { return nil }
    while descend(holds) {}
  }

  /// What stands at a byte, or right before it.
  init?(at offset: Int, in root: DocumentNode) {
    self.init(root) { $0.bytes.lowerBound <= offset && offset <= $0.bytes.upperBound }
  }

  /// The first scalar in which a word stands.
  init?(atWord word: String, in root: DocumentNode) {
    self.init(root) { $0.holds(word) }
    guard node.text != nil else { return nil }
  }

  private mutating func descend(_ holds: (DocumentNode) -> Bool) -> Bool {
    guard !isKey else { return false }
    switch node.content {
    case .scalar: return false
    case .sequence(let items):
      guard let number = items.firstIndex(where: holds) else { return false }
      enter(items[number], .item(number))
    case .mapping(let entries):
      if let entry = entries.first(where: { holds($0.key) }) {
        enter(entry.key, .key(entry.name))
        isKey = true
      } else if let entry = entries.first(where: { holds($0.value) }) {
        enter(entry.value, .key(entry.name))
      } else {
        return false
      }
    }
    return true
  }

  private mutating func enter(_ inner: DocumentNode, _ step: Step) {
    outer = node
    node = inner
    steps.append(step)
  }

  /// The value at the end of some steps from the root.
  func value(at steps: some Sequence<Step>) -> DocumentNode? {
    var node = root
    for step in steps {
      let inner: DocumentNode?
      switch step {
      case .key(let key): inner = node.value(of: key)
      case .item(let number): inner = node.items?.dropFirst(number).first
      }
      guard let inner else { return nil }
      node = inner
    }
    return node
  }
}

extension OpenText {
  /// The word or key at a position; nil where none is.
  func cursor(at position: LinePosition) -> Cursor? {
    let offset = positions.offset(of: position)
    return documents.lazy.compactMap { Cursor(at: offset, in: $0.root) }
      .first { $0.node.text != nil }
  }
}

extension DocumentNode {
  /// Whether a word stands in a key or value here.
  fileprivate func holds(_ word: String) -> Bool {
    switch content {
    case .scalar(let text, _): text.contains(word)
    case .sequence(let items): items.contains { $0.holds(word) }
    case .mapping(let entries): entries.contains { $0.key.holds(word) || $0.value.holds(word) }
    }
  }
}
