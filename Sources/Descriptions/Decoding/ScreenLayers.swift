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
    if layers.contains(where: { tree.value(of: .units, in: $0.node) != nil }) {
      var measure = Measure(isWhole: isWhole)
      for level in layers.indices.reversed() {
        measure.change(by: layers[level].node, in: tree)
        layers[level].scale = measure.scale(in: tree, catalogues)
      }
    }
    markOthers(among: &layers, in: tree, catalogues)
    return layers
  }

  /// Marks the layers whose frames or scale mean nothing for the first one.
  private func markOthers(
    among layers: inout [Layer],
    in tree: DocumentTree,
    _ catalogues: Catalogues
  ) {
    guard layers.count > 1 else { return }
    var canvas = Canvas()
    let canvases = layers.reversed().map { layer in
      canvas.change(by: layer, in: tree)
      return canvas
    }
    for (level, below) in zip(layers.indices.reversed(), canvases) {
      layers[level].isOfOtherDevice = below.device != canvas.device
      layers[level].isMeasuredElsewhere = below.isOther(than: canvas, catalogues)
    }
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
    let own = tree.value(of: .device, in: screen)
    // Another device has a scale of its own.
    if let own, tree.text(of: own) != device.flatMap(tree.text(of:)) { scale = nil }
    scale = tree.value(of: .scale, in: screen) ?? scale
    device = own ?? device
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

/// What frames are measured on, after the screens that a screen is like and itself.
private struct Canvas {
  /// As it is written; nil where nobody knows.
  private(set) var device: String?
  private var orientation: String?
  private var isWindow = false
  /// Width and height in points, as far as they are said.
  private var size: [Double?]?

  mutating func change(by screen: ScreenLayers.Layer, in tree: DocumentTree) {
    let node = screen.node
    if let device = tree.value(of: .device, in: node) { self.device = said(device, in: tree) }
    if let turned = tree.value(of: .orientation, in: node) { orientation = said(turned, in: tree) }
    if let window = tree.value(of: .onIPad, in: node) {
      isWindow = said(window, in: tree) == "true"
    }
    guard let size = tree.value(of: .size, in: node) else { return }
    let lengths: [DocumentTree.NodeID?] =
      switch tree.kind(of: size) {
      case .mapping: [tree.value(of: .width, in: size), tree.value(of: .height, in: size)]
      case .sequence: (0..<tree.itemCount(of: size)).map { tree.item($0, of: size) }
      default: []
      }
    let numbers = lengths.map { $0.flatMap(tree.text(of:)).flatMap(Double.init) }
    self.size = numbers.isEmpty ? nil : numbers.map { $0.map { $0 / screen.scale } }
  }

  /// Whether what was measured on one says nothing of the other.
  func isOther(than canvas: Canvas, _ catalogues: Catalogues) -> Bool {
    device != canvas.device || isTurned != canvas.isTurned || isWindow != canvas.isWindow
      || size(catalogues) != canvas.size(catalogues)
  }

  private var isTurned: Bool { orientation == "landscape" }

  /// What is written, else the device's.
  private func size(_ catalogues: Catalogues) -> [Double?]? {
    if let size { return size }
    guard !isWindow, let device = device.flatMap(catalogues.device) else { return nil }
    return isTurned ? [device.height, device.width] : [device.width, device.height]
  }

  private func said(_ node: DocumentTree.NodeID, in tree: DocumentTree) -> String? {
    tree.says(.unknown, node) ? nil : tree.text(of: node)
  }
}

extension Word {
  fileprivate static let units = Word("units")
  fileprivate static let pixels = Word("px")
  fileprivate static let scale = Word("scale")
  fileprivate static let device = Word("device")
  fileprivate static let orientation = Word("orientation")
  fileprivate static let onIPad = Word("onIPad")
  fileprivate static let size = Word("size")
  fileprivate static let width = Word("width")
  fileprivate static let height = Word("height")
}
