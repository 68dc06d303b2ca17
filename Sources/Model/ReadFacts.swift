internal import Diagnostics
package import Documents
internal import Expressions

/// What rules read of a description, by the paths of the values: what a decision rests on.
package struct ReadFacts: Sendable {
  /// A value as it is written down; the items of a list in an order of their own.
  package enum Content: Hashable, Sendable {
    case word(String)
    case list([String])

    package init(_ items: [String]) { self = .list(items.sorted()) }

    package var text: String {
      switch self {
      case .word(let text): text
      case .list(let items): "[\(items.joined(separator: ", "))]"
      }
    }

    fileprivate var node: DocumentNode {
      switch self {
      case .word(let text): DocumentNode(text)
      case .list(let items): DocumentNode(.sequence(items.map { DocumentNode($0) }), bytes: 0..<0)
      }
    }
  }

  private var contents: [String: Content] = [:]

  package init() {}

  package subscript(path: String) -> Content? {
    get { contents[path] }
    set { contents[path] = newValue }
  }

  package var texts: [String: String] { contents.mapValues(\.text) }

  /// In the order of the paths.
  package var inOrder: [(path: String, content: Content)] {
    contents.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// A short name for all of it, another one as soon as any value is another.
  package var digest: String {
    var digest = Fingerprint()
    for (path, content) in inOrder {
      digest.add(path)
      digest.add(content.text)
    }
    return digest.hexadecimal
  }

  /// The first that is another now, or is read now and wasn't; nil where nothing has changed.
  package func change(to now: ReadFacts) -> (path: String, before: String?, now: String)? {
    func changes(_ isOne: (Content?, Content) -> Bool) -> (String, String?, String)? {
      now.inOrder.first { isOne(contents[$0.path], $0.content) }
        .map { ($0.path, contents[$0.path]?.text, $0.content.text) }
    }
    // What is new mostly follows from what has changed.
    return changes { $0 != nil && $0 != $1 } ?? changes { before, _ in before == nil }
  }

  /// As a description has them.
  package var node: DocumentNode { DocumentNode(inOrder.map { ($0.path, $0.content.node) }) }
}

// As a description's decisions have them.
extension ReadFacts {
  init(_ map: ValueMap) {
    for entry in map.entries {
      guard let path = entry.key.value.text else { continue }
      if let items = entry.value.value.items {
        contents[path] = Content(items.compactMap(\.value.text))
      } else if let text = entry.value.value.text {
        contents[path] = .word(text)
      }
    }
  }
}

extension NodeReader {
  /// Words, or lists of them, by paths.
  mutating func facts(_ node: DocumentNode) -> Value? {
    guard let entries = entries(node) else { return nil }
    return .map(
      ValueMap(
        texts: entries.map { entry in
          guard entry.value.items != nil else {
            return (entry.name, TracedValue(text(entry.value).map(Value.string) ?? .absent))
          }
          let items = (texts(entry.value) ?? []).map { TracedValue(.string($0)) }
          return (entry.name, TracedValue(.list(ContiguousArray(items))))
        }))
  }
}
