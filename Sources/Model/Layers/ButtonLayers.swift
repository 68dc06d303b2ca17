internal import Documents

/// The buttons of a screen and of those it is like, brought together by their ids.
struct ButtonLayers {
  /// What was written for one button.
  struct Button {
    let id: String
    /// Where it stands in the list it was written in, from 0.
    let index: Int
    /// What somebody wrote; nil for a captured one.
    let node: DocumentNode?
    /// What is said of it there.
    let layer: Layer
    /// What is said of it in lists below that; the first counts most.
    var lower: ArraySlice<Layer> = []

    /// Whether it belongs to a service, or goes by an id where nobody says to which it does.
    fileprivate func isOf(_ service: String, orCalled id: String, _ services: ServiceNames) -> Bool
    {
      let own = ([layer] + lower).lazy.compactMap { $0.said(ButtonKey.service)?.text }.first
      return own.map { services.listedID(for: $0) == service } ?? (self.id == id)
    }
  }

  /// In the order of the lowest layer; what upper layers add comes after it.
  private(set) var buttons: [Button] = []

  init() {}

  /// Brings together the buttons of screens, the first of which counts most.
  ///
  /// Below a screen whose buttons are no list, such as unknown, nothing is taken over.
  init(_ screens: ArraySlice<Layer>, ids: (Layer, [DocumentNode]) -> [String]) {
    let lists = screens.map { $0.value(of: ScreenKey.buttons) }
    let end = lists.firstIndex { $0.map { $0.items == nil } ?? false } ?? lists.count
    for level in (0..<end).reversed() {
      let screen = screens[screens.startIndex + level]
      let items: [(id: String, node: DocumentNode?, layer: Layer)]
      if let capture = screen.capture, let buttons = capture.listedButtons {
        items = buttons.map { ($0.id, nil, capture.layer(of: $0)) }
      } else if let nodes = lists[level]?.items {
        items = zip(ids(screen, nodes), nodes).map { ($0, $1, Layer($1)) }
      } else {
        continue
      }
      lay(
        items.enumerated().map { index, item in
          var layer = item.layer
          layer.scale = screen.scale
          layer.inheritance = screen.inheritance
          layer.inheritance?.origin.button = index
          return Button(id: item.id, index: index, node: item.node, layer: layer)
        })
    }
  }

  /// Adds what the order of a stack says, which lies beneath all lists: buttons that stand in none, and
  /// the services of those that do.
  mutating func add(_ order: [DocumentNode], of screen: Layer, _ services: ServiceNames) {
    var open = Array(buttons.indices)
    var ids = DefaultIDs()
    for button in buttons { _ = ids.leaveOut(button.id) }
    var idsOfOrder = DefaultIDs()
    for (index, node) in order.enumerated() {
      let id = services.listedID(for: node.text ?? "")
      var layer = Layer(ofButtonStackedAs: node)
      layer.scale = screen.scale
      layer.inheritance = screen.inheritance
      layer.inheritance?.origin.button = index
      let called = idsOfOrder.next(for: id)
      if let found = open.firstIndex(where: { buttons[$0].isOf(id, orCalled: called, services) }) {
        buttons[open.remove(at: found)].lower.append(layer)
      } else {
        buttons.append(Button(id: ids.next(for: id), index: index, node: nil, layer: layer))
      }
    }
  }

  /// Lays the buttons of a screen over those of the screens below it.
  private mutating func lay(_ upper: [Button]) {
    guard !buttons.isEmpty else {
      buttons = upper
      return
    }
    var numbers = Dictionary(zip(buttons.map(\.id), buttons.indices)) { first, _ in first }
    for var button in upper {
      // Two buttons of one list that go by the same id stay two, so that it is reported.
      if let number = numbers.removeValue(forKey: button.id) {
        button.lower = [buttons[number].layer] + buttons[number].lower
        buttons[number] = button
      } else {
        buttons.append(button)
      }
    }
  }
}
