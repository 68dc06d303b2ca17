internal import Diagnostics
internal import Documents

/// What was written for each screen, with what it takes over from the screen it is like.
struct ScreenLayers {
  typealias Layer = SectionDecoder.Layer

  /// Something wrong with what a screen is like, and the node that says so.
  enum Mistake {
    case unknownScreen(DocumentTree.NodeID)
    case circular(DocumentTree.NodeID)
    case tooMuch(DocumentTree.NodeID)
  }

  /// One screen as it was written.
  private struct Written {
    let node: DocumentTree.NodeID
    let like: DocumentTree.NodeID?
    /// The ids of its buttons: those of a screen that others are like are asked for again.
    var buttonIDs: [String]?
  }

  /// Scalars, lists and mappings that the screens of a description may take over together.
  private static let mostTakenOver = 500_000
  private static let few = 8

  let ids: [String]
  private let services: ServiceNames
  /// Whether two screens, or two buttons of one, were given the same id.
  private(set) var haveIDTwice: Bool
  private(set) var mistakes: [Mistake] = []
  private var written: [Written] = []
  /// The numbers of many screens by their ids; few are looked through.
  private var numbers = NameTable()
  private var takenOver = 0

  init(_ list: DocumentTree.NodeID, _ services: ServiceNames, in tree: borrowing DocumentTree) {
    self.services = services
    let screenIDs = ItemIDs.ofScreens(list, in: tree)
    ids = screenIDs.all
    haveIDTwice = screenIDs.hasOneTwice
    written.reserveCapacity(ids.count)
    var isAnyLike = false
    for index in ids.indices {
      let node = tree.item(index, of: list)
      let like = tree.scalar(of: .like, in: node)
      if like != nil { isAnyLike = true }
      written.append(Written(node: node, like: like))
    }
    guard isAnyLike, ids.count > Self.few else { return }
    for (index, id) in ids.enumerated() { _ = numbers.insert(id, index) }
  }

  /// The ids of a screen's buttons, which are this list.
  mutating func buttonIDs(
    of screen: Int,
    _ list: DocumentTree.NodeID,
    in tree: DocumentTree
  ) -> [String] {
    if let known = written[screen].buttonIDs { return known }
    let ids = ItemIDs.ofButtons(list, of: services, in: tree)
    if ids.hasOneTwice { haveIDTwice = true }
    written[screen].buttonIDs = ids.all
    return ids.all
  }

  /// The layers of a screen, its own first; what goes wrong ends the search for more.
  mutating func layers(
    of index: Int,
    in tree: DocumentTree,
    _ catalogues: Catalogues
  ) -> [Layer] {
    var (layers, isWhole) = chain(from: index, in: tree)
    // All lengths are in points where no screen says what they are in.
    guard layers.contains(where: { tree.value(of: .units, in: $0.node) != nil }) else {
      return layers
    }
    var measure = Measure(isWhole: isWhole)
    for level in layers.indices.reversed() {
      measure.change(by: layers[level].node, in: tree)
      layers[level].scale = measure.scale(in: tree, catalogues)
    }
    return layers
  }

  private func number(of id: String) -> Int? {
    ids.count > Self.few ? numbers[id] : ids.firstIndex(of: id)
  }

  /// The screen, the one it is like, the one that is like, and so on; whether all were found.
  private mutating func chain(
    from index: Int,
    in tree: DocumentTree
  ) -> (layers: [Layer], isWhole: Bool) {
    var chain: [Layer] = []
    // Most are like one other screen, or like none.
    chain.reserveCapacity(written[index].like == nil ? 1 : 2)
    chain.append(Layer(node: written[index].node))
    var last = index
    while let like = written[last].like {
      guard takenOver <= Self.mostTakenOver else { return (chain, false) }
      guard let next = number(of: tree.text(of: like) ?? "") else {
        if last == index { mistakes.append(.unknownScreen(like)) }
        return (chain, false)
      }
      guard next != index, !chain.contains(where: { $0.origin?.screen == next }) else {
        if next == index { mistakes.append(.circular(like)) }
        return (chain, false)
      }
      takenOver += tree.size(of: written[next].node)
      if takenOver > Self.mostTakenOver { mistakes.append(.tooMuch(like)) }
      chain.append(Layer(node: written[next].node, origin: PlaceTable.Origin(screen: next)))
      last = next
    }
    return (chain, true)
  }
}

/// In what a screen's lengths are written, after those it is like and itself.
private struct Measure {
  /// Whether all that the screen is like could be found.
  let isWhole: Bool
  private var units: DocumentTree.NodeID?
  private var scale: DocumentTree.NodeID?
  private var device: DocumentTree.NodeID?

  init(isWhole: Bool) {
    self.isWhole = isWhole
  }

  mutating func change(by screen: DocumentTree.NodeID, in tree: DocumentTree) {
    units = tree.value(of: .units, in: screen) ?? units
    scale = tree.value(of: .scale, in: screen) ?? scale
    device = tree.value(of: .device, in: screen) ?? device
  }

  /// Pixels in a point where lengths are in pixels, else 1; not a number where nobody knows.
  func scale(in tree: DocumentTree, _ catalogues: Catalogues) -> Double {
    guard let units, tree.says(.pixels, units) else { return 1 }
    if let scale = scale.flatMap(tree.text(of:)).flatMap(Double.init), scale > 0 { return scale }
    guard let device = device.flatMap(tree.text(of:)), device != "unknown" else {
      return isWhole ? .nan : 1
    }
    return catalogues.device(device)?.scale ?? 1
  }
}

extension Word {
  fileprivate static let units = Word("units")
  fileprivate static let pixels = Word("px")
  fileprivate static let scale = Word("scale")
  fileprivate static let device = Word("device")
}
