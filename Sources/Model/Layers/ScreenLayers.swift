internal import Documents

/// What was written for each screen, with what it takes over from the screen it is like.
struct ScreenLayers {
  /// Something wrong with what a screen is like, and the node that says so.
  enum Mistake {
    case unknownScreen(DocumentNode)
    case circular(DocumentNode)
    case tooMuch(DocumentNode)
  }

  /// Scalars, lists and mappings that the screens of a description may take over together.
  private static let mostTakenOver = 500_000

  /// A screen as it is read: one that stands for several devices is one on each of them.
  struct Item {
    let node: DocumentNode
    /// The position of what was written, from 0.
    let number: Int
    /// One of several devices that it stands for.
    var device: DocumentNode?
    /// Whether it is as another item but for the device.
    var isFurther = false
  }

  let items: [Item]
  let ids: [String]
  private let services: ServiceNames
  /// Whether two screens, or two buttons of one, were given the same id.
  private(set) var haveIDTwice: Bool
  private(set) var mistakes: [Mistake] = []
  /// The positions of items by their ids, and of the first for several devices by the written one; of
  /// two with the same the first counts.
  private lazy var positions = Dictionary(
    zip(ids + items.map { writtenIDs[$0.number] }, Array(items.indices) + items.indices)
  ) { first, _ in first }
  private let writtenIDs: [String]
  /// The ids of buttons by screens: those of a screen that others are like are asked for again.
  private var buttonIDs: [[String]?]
  private var takenOver = 0

  init(_ screens: [DocumentNode], _ services: ServiceNames) {
    self.services = services
    let screenIDs = ItemIDs.ofScreens(screens)
    items = screens.enumerated().flatMap { number, node in
      let devices = node.value(of: ScreenKey.devices)?.items ?? []
      guard !devices.isEmpty else { return [Item(node: node, number: number)] }
      return devices.enumerated().map {
        Item(node: node, number: number, device: $1, isFurther: $0 > 0)
      }
    }
    ids = items.map { item in
      let id = screenIDs.all[item.number]
      return item.device.map { "\(id)-\($0.text ?? "")" } ?? id
    }
    writtenIDs = screenIDs.all
    let standForMore = items.contains { $0.device != nil }
    haveIDTwice = screenIDs.hasOneTwice || standForMore && Set(ids).count < ids.count
    buttonIDs = Array(repeating: nil, count: screens.count)
  }

  /// The id of what was written at a position.
  func id(ofWritten number: Int) -> String {
    items.firstIndex { $0.number == number }.map { ids[$0] } ?? ""
  }

  /// The ids of a screen's buttons.
  mutating func buttonIDs(of screen: Int, _ buttons: [DocumentNode]) -> [String] {
    if let known = buttonIDs[screen] { return known }
    let ids = ItemIDs.ofButtons(buttons, of: services)
    if ids.hasOneTwice { haveIDTwice = true }
    buttonIDs[screen] = ids.all
    return ids.all
  }

  /// The layers of a screen, its own first; what goes wrong ends the search for more.
  mutating func layers(of index: Int, _ catalogues: Catalogues) -> [Layer] {
    var (layers, isWhole) = chain(from: index)
    // All lengths are in points where no screen says what they are in.
    if layers.contains(where: { $0.has(ScreenKey.units) }) {
      var measure = Measure(isWhole: isWhole)
      for level in layers.indices.reversed() {
        measure.change(by: layers[level])
        layers[level].scale = measure.scale(catalogues)
      }
    }
    guard layers.count > 1 else { return layers }
    markOthers(among: &layers, catalogues)
    return layers
  }

  /// Marks the layers whose frames or scale mean nothing for the first one.
  private func markOthers(among layers: inout [Layer], _ catalogues: Catalogues) {
    var canvas = Canvas()
    let canvases = layers.reversed().map { layer in
      canvas.change(by: layer)
      return canvas
    }
    for (level, below) in zip(layers.indices.reversed(), canvases) {
      layers[level].inheritance?.isOfOtherDevice = below.device != canvas.device
      layers[level].inheritance?.isMeasuredElsewhere = below.isOther(than: canvas, catalogues)
    }
  }

  /// Counts what a key makes a screen take over; false where all of it is too much.
  private mutating func takeOver(_ size: Int, by node: DocumentNode) -> Bool {
    guard takenOver <= Self.mostTakenOver else { return false }
    takenOver += size
    if takenOver > Self.mostTakenOver { mistakes.append(.tooMuch(node)) }
    return takenOver <= Self.mostTakenOver
  }

  /// Counts elements of a capture, each as much as a button with its title and frame.
  mutating func takeOver(elements count: Int, by node: DocumentNode) -> Bool {
    takeOver(8 * count, by: node)
  }

  /// The screen, the one it is like, the one that is like, and so on; whether all were found.
  private mutating func chain(from index: Int) -> (layers: [Layer], isWhole: Bool) {
    let item = items[index]
    var last = item.number
    var chain = [Layer(item.node).on(item.device, alone: item.isFurther)]
    if item.isFurther {
      // All but the device is the first one's, and was reported there.
      chain.append(Layer(item.node))
      chain[1].inheritance = Layer.Inheritance(origin: PlaceTable.Origin(screen: last))
    }
    var node = item.node
    while let like = node.said(ScreenKey.like) {
      guard takenOver <= Self.mostTakenOver else { return (chain, false) }
      guard let position = positions[like.text ?? ""] else {
        if last == item.number { mistakes.append(.unknownScreen(like)) }
        return (chain, false)
      }
      let next = items[position].number
      guard next != item.number, !chain.contains(where: { $0.inheritance?.origin.screen == next })
      else {
        if next == item.number { mistakes.append(.circular(like)) }
        return (chain, false)
      }
      node = items[position].node
      guard takeOver(node.size, by: like) else { return (chain, false) }
      var layer = Layer(node).on(items[position].device)
      layer.inheritance = Layer.Inheritance(origin: PlaceTable.Origin(screen: next))
      chain.append(layer)
      last = next
    }
    return (chain, true)
  }
}

/// In what a screen's lengths are written, after those it is like and itself.
private struct Measure {
  /// Whether all that the screen is like could be found.
  let isWhole: Bool
  private(set) var units: DocumentNode?
  private(set) var scale: DocumentNode?
  private(set) var device: DocumentNode?

  mutating func change(by screen: Layer) {
    units = screen.value(of: ScreenKey.units) ?? units
    let own = screen.value(of: ScreenKey.device)
    // Another device has a scale of its own.
    if let own, own.text != device?.text { scale = nil }
    scale = screen.value(of: ScreenKey.scale) ?? scale
    device = own ?? device
  }

  /// Pixels in a point where lengths are in pixels, else 1; not a number where nobody knows.
  func scale(_ catalogues: Catalogues) -> Double {
    guard units?.text == "px" else { return 1 }
    if let scale = scale?.text.flatMap({ Double($0) }), scale > 0 { return scale }
    guard let device = device?.text, device != "unknown" else { return isWhole ? .nan : 1 }
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

  mutating func change(by screen: Layer) {
    if let device = screen.value(of: ScreenKey.device) { self.device = said(device) }
    if let turned = screen.value(of: ScreenKey.orientation) { orientation = said(turned) }
    if let window = screen.value(of: ScreenKey.onIPad) { isWindow = said(window) == "true" }
    guard let size = screen.value(of: ScreenKey.size) else { return }
    let lengths: [DocumentNode?] =
      switch size.content {
      case .mapping: [size.value(of: SizeKey.width), size.value(of: SizeKey.height)]
      case .sequence(let items): items
      case .scalar: []
      }
    let numbers = lengths.map { $0?.text.flatMap { Double($0) } }
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

  private func said(_ node: DocumentNode) -> String? { node.isUnknown ? nil : node.text }
}
