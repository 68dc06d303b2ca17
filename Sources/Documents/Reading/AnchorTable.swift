import Diagnostics

/// A node that aliases can repeat.
struct Anchor {
  let node: DocumentNode
  /// The nodes in it, itself included.
  let count: Int
  /// How many collections lie inside one another in it; a scalar has none.
  let height: Int
}

/// The anchors of one document; of several with one name the latest counts.
struct AnchorTable {
  private enum State {
    case open(depth: Int)
    case complete(Anchor)
  }

  private var states: [String: State] = [:]

  /// Forgets them, for the next document.
  mutating func removeAll() {
    if !states.isEmpty { states.removeAll() }
  }

  /// Notes the anchor of a scalar.
  mutating func define(_ name: String, as anchor: Anchor) {
    states[name] = .complete(anchor)
  }

  /// Notes that a collection with an anchor begins inside so many others.
  mutating func begin(_ name: String, depth: Int) {
    states[name] = .open(depth: depth)
  }

  /// Notes that such a collection is complete, unless the name was given anew inside it.
  mutating func complete(_ name: String, depth: Int, as anchor: Anchor) {
    guard case .open(depth) = states[name] else { return }
    states[name] = .complete(anchor)
  }

  /// What the alias `*name` repeats; nil when that is not there, or not complete yet.
  subscript(name: String) -> Anchor? {
    if case .complete(let anchor) = states[name] { anchor } else { nil }
  }

  /// Why there is nothing for an alias to repeat.
  func reason(against name: String) -> Message {
    if states[name] != nil { return Message(.recursiveAlias, "*\(name)".quoted) }
    let known = states.count <= mostSuggested ? states.keys.sorted() : []
    let suggestion = Suggestion.clause(for: name, among: known)
    return Message(.unknownAnchor, "&\(name)".quoted, suggestion)
  }
}

private let mostSuggested = 100
