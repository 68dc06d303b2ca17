internal import Diagnostics
internal import Documents

/// What was written for each screen, with what it takes over from the screen it is like.
struct ScreenLayers {
  typealias Layer = SectionDecoder.Layer

  /// One screen as it was written.
  private struct Written {
    let node: DocumentNode
    let id: String
    let like: String?
  }

  private var written: [Written] = []
  private var numbers: [String: Int] = [:]
  /// What is wrong, and with which node.
  private(set) var mistakes: [(Diagnostic.Message, DocumentNode)] = []
  private let catalogues: Catalogues

  init(_ nodes: [DocumentNode], catalogues: Catalogues) {
    self.catalogues = catalogues
    for (index, node) in nodes.enumerated() {
      let screen = Written(
        node: node,
        id: node.value(of: "id")?.text ?? "screen-\(index + 1)",
        like: node.value(of: "like")?.text
      )
      if numbers[screen.id] == nil { numbers[screen.id] = index }
      written.append(screen)
    }
  }

  func id(of index: Int) -> String { written[index].id }

  /// The layers of a screen, its own first; what was reported ends the search for more.
  mutating func layers(of index: Int) -> [Layer] {
    var numbers = [index]
    while let like = written[numbers[numbers.count - 1]].like, like != "unknown" {
      guard let next = next(like, from: numbers) else { break }
      numbers.append(next)
    }
    let mappings = numbers.map { written[$0].node.entries ?? [] }
    return mappings.indices.map { level in
      var entries = mappings[level]
      if level > 0 { entries.removeAll { $0.key.text == "id" || $0.key.text == "like" } }
      return Layer(
        entries: entries,
        scale: scale(of: mappings[level...]),
        isInherited: level > 0
      )
    }
  }

  private mutating func next(_ like: String, from numbers: [Int]) -> Int? {
    let screen = written[numbers[numbers.count - 1]]
    let node = screen.node.value(of: "like") ?? screen.node
    guard let next = self.numbers[like] else {
      mistakes.append((.unknownScreen(like, among: written.map(\.id)), node))
      return nil
    }
    if numbers.contains(next) {
      mistakes.append((.circularLike(like), node))
      return nil
    }
    return next
  }

  /// Pixels in a point where lengths are written in pixels, else 1.
  private func scale(of mappings: ArraySlice<[DocumentNode.Entry]>) -> Double {
    func text(_ key: String) -> String? {
      mappings.lazy.compactMap { $0.first { $0.key.text == key }?.value.text }.first
    }
    guard text("units") == "px" else { return 1 }
    if let scale = text("scale").flatMap(Double.init), scale > 0 { return scale }
    return text("device").flatMap(catalogues.device)?.scale ?? .nan
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownScreen(_ id: String, among ids: [String]) -> Self {
    Self("there is no screen \(id.quoted)\(Suggestion.clause(for: id, among: ids))")
  }

  fileprivate static func circularLike(_ id: String) -> Self {
    Self("a screen can't be like \(id.quoted), which is like this one")
  }
}
