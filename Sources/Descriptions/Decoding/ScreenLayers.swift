internal import Diagnostics
internal import Documents

/// What was written for each screen, with what it takes over from the screen it is like.
struct ScreenLayers {
  typealias Layer = SectionDecoder.Layer

  /// Something wrong with what a screen is like, and the node that says so.
  enum Mistake {
    case unknownScreen(DocumentNode)
    case circular(DocumentNode)
    case tooMuch(DocumentNode)
  }

  /// One screen as it was written.
  private struct Written {
    let node: DocumentNode
    let id: String
    let like: DocumentNode?
  }

  /// Scalars, lists and mappings that the screens of a description may take over together.
  private static let mostTakenOver = 500_000

  private(set) var mistakes: [Mistake] = []
  private var written: [Written] = []
  private var numbers: [String: Int] = [:]
  private var takenOver = 0
  private let catalogues: Catalogues

  init(_ nodes: [DocumentNode], catalogues: Catalogues) {
    self.catalogues = catalogues
    for (node, id) in zip(nodes, ItemIDs.ofScreens(nodes)) {
      let like = node.word(of: "like").flatMap { _ in node.value(of: "like") }
      if numbers[id] == nil { numbers[id] = written.count }
      written.append(Written(node: node, id: id, like: like))
    }
  }

  var ids: [String] { written.map(\.id) }

  func id(of index: Int) -> String { written[index].id }

  /// The layers of a screen, its own first; what goes wrong ends the search for more.
  mutating func layers(of index: Int) -> [Layer] {
    let (chain, isWhole) = chain(from: index)
    var measure = Measure(isWhole: isWhole)
    var layers: [Layer] = []
    for level in chain.indices.reversed() {
      var entries = written[chain[level]].node.entries ?? []
      measure.change(by: entries)
      if level > 0 { entries.removeAll { $0.name == "id" || $0.name == "like" } }
      let scale = measure.scale(in: catalogues)
      layers.append(
        Layer(
          entries: entries,
          scale: scale,
          origin: level > 0 ? PlaceTable.Origin(screen: chain[level]) : nil
        )
      )
    }
    return layers.reversed()
  }

  /// The screen, the one it is like, the one that is like, and so on; whether all were found.
  private mutating func chain(from index: Int) -> (screens: [Int], isWhole: Bool) {
    var chain = [index]
    var met: Set = [index]
    var last = index
    while let like = written[last].like {
      guard takenOver <= Self.mostTakenOver else { return (chain, false) }
      guard let next = numbers[like.text ?? ""] else {
        if last == index { mistakes.append(.unknownScreen(like)) }
        return (chain, false)
      }
      guard met.insert(next).inserted else {
        if next == index { mistakes.append(.circular(like)) }
        return (chain, false)
      }
      takenOver += written[next].node.size
      if takenOver > Self.mostTakenOver { mistakes.append(.tooMuch(like)) }
      chain.append(next)
      last = next
    }
    return (chain, true)
  }
}

/// In what a screen's lengths are written, after those it is like and itself.
private struct Measure {
  /// Whether all that the screen is like could be found.
  let isWhole: Bool
  private var units: String?
  private var scale: String?
  private var device: String?

  init(isWhole: Bool) {
    self.isWhole = isWhole
  }

  mutating func change(by entries: [DocumentNode.Entry]) {
    for entry in entries {
      switch entry.name {
      case "units": units = entry.value.text
      case "scale": scale = entry.value.text
      case "device": device = entry.value.text
      default: break
      }
    }
  }

  /// Pixels in a point where lengths are in pixels, else 1; not a number where nobody knows.
  func scale(in catalogues: Catalogues) -> Double {
    guard units == "px" else { return 1 }
    if let scale = scale.flatMap(Double.init), scale > 0 { return scale }
    guard let device, device != "unknown" else { return isWhole ? .nan : 1 }
    return catalogues.device(device)?.scale ?? 1
  }
}

extension DocumentNode {
  /// Scalars, lists and mappings in it, itself included.
  fileprivate var size: Int {
    switch content {
    case .scalar: 1
    case .sequence(let items): items.reduce(1) { $0 + $1.size }
    case .mapping(let entries): entries.reduce(1) { $0 + 1 + $1.value.size }
    }
  }
}
