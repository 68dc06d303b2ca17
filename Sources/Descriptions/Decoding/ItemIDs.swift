internal import Documents

/// The ids that the items of a list go by, also those that nobody wrote.
struct ItemIDs {
  private(set) var all: [String] = []
  /// Whether two items were given the same one.
  private(set) var hasOneTwice = false

  static func ofScreens(_ list: DocumentTree.NodeID, in tree: DocumentTree) -> ItemIDs {
    ItemIDs(of: list, in: tree) { _, index, _ in "screen-\(index + 1)" }
  }

  /// Buttons are named after their services; without these, after what calls them so.
  static func ofButtons(
    _ list: DocumentTree.NodeID,
    of services: ServiceNames? = nil,
    in tree: DocumentTree
  ) -> ItemIDs {
    ItemIDs(of: list, in: tree) { tree, _, item in
      let word = tree.word(of: .service, in: item) ?? ""
      return services?.listedID(for: word) ?? word
    }
  }

  static func ofSteps(_ list: DocumentTree.NodeID, in tree: DocumentTree) -> ItemIDs {
    ItemIDs(of: list, in: tree) { tree, _, item in
      tree.word(of: .kind, in: item) ?? tree.text(of: item) ?? ""
    }
  }

  static func ofServices(_ list: DocumentTree.NodeID, in tree: DocumentTree) -> [String] {
    (0..<tree.itemCount(of: list)).map { index in
      let item = tree.item(index, of: list)
      return tree.word(of: .id, in: item) ?? tree.text(of: item) ?? ""
    }
  }

  /// So few are compared with each other.
  private static let few = 8

  private init(
    of list: DocumentTree.NodeID,
    in tree: borrowing DocumentTree,
    named name: (DocumentTree, Int, DocumentTree.NodeID) -> String
  ) {
    let count = tree.itemCount(of: list)
    all.reserveCapacity(count)
    var nameless = 0
    for index in 0..<count {
      let id = tree.word(of: .id, in: tree.item(index, of: list))
      if id == nil { nameless += 1 }
      all.append(id ?? "")
    }
    // Mostly all of a few have an id, or none has.
    if nameless == 0, count <= Self.few {
      hasOneTwice = all.indices.contains { all[..<$0].contains(all[$0]) }
    } else if nameless == count, count <= Self.few {
      for index in 0..<count {
        let name = name(tree, index, tree.item(index, of: list))
        all[index] = DefaultIDs.next(for: name) { all[..<index].contains($0) }
      }
    } else {
      completeByTable(list, in: tree, named: name)
    }
  }

  private mutating func completeByTable(
    _ list: DocumentTree.NodeID,
    in tree: borrowing DocumentTree,
    named name: (DocumentTree, Int, DocumentTree.NodeID) -> String
  ) {
    var defaults = DefaultIDs()
    var nameless: [Int] = []
    for index in all.indices {
      let item = tree.item(index, of: list)
      if all[index].isEmpty, tree.scalar(of: .id, in: item) == nil {
        nameless.append(index)
      } else if !defaults.leaveOut(all[index]) {
        hasOneTwice = true
      }
    }
    for index in nameless {
      all[index] = defaults.next(for: name(tree, index, tree.item(index, of: list)))
    }
  }
}

extension DocumentTree {
  /// The text of a key that says something; nil where it is left out, empty or unknown.
  func word(of key: Word, in id: NodeID) -> String? {
    guard let scalar = scalar(of: key, in: id) else { return nil }
    return text(of: scalar)
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
