package import Model

/// An element that could be a button.
package struct ButtonCandidate: Sendable {
  package let number: Int
  let kind: ElementKind
  package let frame: Rectangle?
  let className: String?
  let codeNames: [String]
  /// The words on it, its own or those of texts in it.
  package let words: String?
  let imageNames: [String]
  fileprivate let mayBeField: Bool

  /// What people can find it by; never what somebody may have typed.
  package var name: String {
    let shown = mayBeField ? nil : words
    return shown ?? codeNames.first ?? imageNames.first ?? className ?? ""
  }

  /// Whether there is more to it than a picture.
  var isWorthListing: Bool { kind != .untold || words != nil || !codeNames.isEmpty }

  /// How sure it is that this is what is tapped.
  var rank: Int {
    switch kind {
    case .button: 3
    case .link: 2
    case .other, .untold: 1
    default: 0
    }
  }
}

/// Finds the elements of a screen that could be buttons.
struct ButtonCandidates {
  private let screen: CapturedScreen
  private let visible: [Int]
  /// The texts and pictures that a person sees.
  private let overlays: [(number: Int, frame: Rectangle)]

  /// What is higher and says nothing of its type holds several controls.
  private static let highest = 120.0
  private static let highestUntold = 90.0

  init(on screen: CapturedScreen) {
    self.screen = screen
    visible = screen.elements.indices.filter { screen.elements[$0].isVisible }
    overlays = visible.compactMap { number in
      let element = screen.elements[number]
      guard element.kind == .text || element.kind == .image else { return nil }
      return element.frame.map { (number, $0) }
    }
  }

  var all: [ButtonCandidate] {
    visible.compactMap { number in isCandidate(number) ? candidate(number) : nil }
  }

  private func isCandidate(_ number: Int) -> Bool {
    let element = screen.elements[number]
    switch element.kind {
    case .button, .link: return !isInField(number)
    case .cell:
      return !inner(number).contains(where: hasOwnTask)
        && (element.words != nil || words(on: covering(number)) != nil)
    case .untold:
      let isNamed = element.words != nil || element.identifier != nil || !element.imageNames.isEmpty
      return isNamed && (element.frame?.height ?? .infinity) <= Self.highestUntold
    case .other:
      return isNamed(element) && (element.frame?.height ?? .infinity) <= Self.highest
        && !isInField(number) && !inner(number).contains(where: hasOwnTask)
    default: return false
    }
  }

  /// A field has buttons of its own, such as the one that empties it.
  private func isInField(_ number: Int) -> Bool {
    var next = screen.elements[number].parent
    while let outer = next {
      if screen.elements[outer].kind.isField { return true }
      next = screen.elements[outer].parent
    }
    return false
  }

  private func isNamed(_ element: CapturedElement) -> Bool {
    element.words != nil || element.identifier != nil
      || element.className?.hasSuffix("Button") == true
  }

  /// Whether an element inside another is what that one seems to be, or something else again.
  private func hasOwnTask(_ number: Int) -> Bool {
    let element = screen.elements[number]
    switch element.kind {
    case .text, .image: return false
    case .other: return isNamed(element)
    default: return true
    }
  }

  private func inner(_ number: Int) -> Range<Int> { number + 1..<screen.ends[number] }

  private func candidate(_ number: Int) -> ButtonCandidate {
    let element = screen.elements[number]
    let on = covering(number)
    let pictures = on.filter { $0.kind == .image }
    return ButtonCandidate(
      number: number, kind: element.kind, frame: element.frame, className: element.className,
      codeNames: [element.identifier].compactMap(\.self) + element.codeNames,
      words: element.words ?? words(on: on),
      imageNames: element.imageNames
        + pictures.flatMap { $0.imageNames + [$0.identifier, $0.label].compactMap(\.self) },
      mayBeField: element.mayBeField)
  }

  private func words(on elements: [CapturedElement]) -> String? {
    let texts = elements.filter { $0.kind == .text || $0.kind == .untold }.compactMap(\.words)
    guard (1...3).contains(texts.count) else { return nil }
    return texts.joined(separator: " ")
  }

  /// The texts and pictures in an element, else those that lie on it.
  private func covering(_ number: Int) -> [CapturedElement] {
    let inside = inner(number).filter { screen.elements[$0].isVisible }.map { screen.elements[$0] }
    let element = screen.elements[number]
    guard inside.isEmpty, element.words == nil, element.kind == .button,
      let frame = element.frame
    else { return inside }
    let on = overlays.filter { $0.frame.area <= frame.area && frame.holdsMiddle(of: $0.frame) }
    return on.map { screen.elements[$0.number] }
  }
}
