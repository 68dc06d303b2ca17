internal import Documents

/// The ids that the items of a list go by, also those that nobody wrote.
struct ItemIDs {
  private(set) var all: [String] = []
  /// Whether two items were given the same one.
  private(set) var hasOneTwice = false

  static func ofScreens(_ list: DocumentTree.NodeID, in tree: DocumentTree) -> ItemIDs {
    ItemIDs(of: list, in: tree) { index, _ in "screen-\(index + 1)" }
  }

  static func ofButtons(_ list: DocumentTree.NodeID, in tree: DocumentTree) -> ItemIDs {
    ItemIDs(of: list, in: tree) { _, item in tree.word(of: .service, in: item) ?? "" }
  }

  static func ofSteps(_ list: DocumentTree.NodeID, in tree: DocumentTree) -> ItemIDs {
    ItemIDs(of: list, in: tree) { _, item in
      tree.word(of: .kind, in: item) ?? tree.text(of: item) ?? ""
    }
  }

  static func ofServices(_ list: DocumentTree.NodeID, in tree: DocumentTree) -> [String] {
    (0..<tree.itemCount(of: list)).map { index in
      let item = tree.item(index, of: list)
      return tree.word(of: .id, in: item) ?? tree.text(of: item) ?? ""
    }
  }

  private init(
    of list: DocumentTree.NodeID,
    in tree: DocumentTree,
    named name: (Int, DocumentTree.NodeID) -> String
  ) {
    let count = tree.itemCount(of: list)
    var defaults = DefaultIDs()
    all.reserveCapacity(count)
    for index in 0..<count {
      let id = tree.word(of: .id, in: tree.item(index, of: list))
      if let id, !defaults.leaveOut(id) { hasOneTwice = true }
      all.append(id ?? "")
    }
    for index in 0..<count {
      let item = tree.item(index, of: list)
      if all[index].isEmpty, tree.scalar(of: .id, in: item) == nil {
        all[index] = defaults.next(for: name(index, item))
      }
    }
  }
}

extension DocumentTree {
  /// The text of a key that says something; nil where it is left out, empty or unknown.
  func word(of key: Word, in id: NodeID) -> String? {
    scalar(of: key, in: id).flatMap(text(of:))
  }

  /// The scalar of a key that says something; nil where it is left out, empty or unknown.
  func scalar(of key: Word, in id: NodeID) -> NodeID? {
    guard let node = value(of: key, in: id), kind(of: node).isScalar, !isNull(node),
      !says(.unknown, node)
    else { return nil }
    return node
  }
}

extension Word {
  static let id = Word("id")
  static let like = Word("like")
  static let screens = Word("screens")
  static let buttons = Word("buttons")
  fileprivate static let service = Word("service")
  fileprivate static let kind = Word("kind")
}
