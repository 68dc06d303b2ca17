internal import Model

extension CapturedScreen {
  /// Notes of each element what a person sees of it, once all are there.
  mutating func findVisibility() {
    var surroundings: [Ancestors] = []
    surroundings.reserveCapacity(elements.count)
    let keyboard = keyboard
    for number in elements.indices {
      let outer = elements[number].parent.map { surroundings[$0] } ?? Ancestors(clip: bounds)
      elements[number].visibility = visibility(of: elements[number], in: outer, keyboard)
      surroundings.append(outer.inside(elements[number]))
    }
  }

  private func visibility(
    of element: CapturedElement, in outer: Ancestors, _ keyboard: Rectangle?
  ) -> CapturedElement.Visibility {
    guard !outer.isHidden, !element.hidesAll, !isOutsideContent(element) else { return .hidden }
    guard let frame = element.frame else { return element.isSaidHidden ? .hidden : .seen }
    guard !frame.isEmpty else { return .hidden }
    if let clip = outer.clip, clip.intersection(frame).isEmpty {
      // Beside what is shown is another page; above and below it is reached by scrolling.
      let isBeside = frame.right <= clip.x || frame.x >= clip.right
      return outer.scrolls && !isBeside ? .scrolledTo : .hidden
    }
    // Under a keyboard it is there all the same.
    let isUnderKeyboard = keyboard?.holdsMiddle(of: frame) ?? false
    return element.isSaidHidden && !isUnderKeyboard ? .hidden : .seen
  }

  private func isOutsideContent(_ element: CapturedElement) -> Bool {
    let isBlank = !element.isEnabled && element.words == nil && element.identifier == nil
    return element.kind.isOfSystem || isBlank && element.kind == .button
  }
}

/// What decides whether an element inside others is seen.
private struct Ancestors {
  var isHidden = false
  /// Where it shows; nil where nothing is known to cut it off.
  var clip: Rectangle?
  var scrolls = false

  func inside(_ element: CapturedElement) -> Ancestors {
    var inner = self
    inner.isHidden = isHidden || element.hidesAll || element.kind.isOfSystem
    if element.kind == .scrollView || element.kind == .untold { inner.scrolls = true }
    guard element.clips, let frame = element.frame, !frame.isEmpty else { return inner }
    let cut = clip.map { $0.intersection(frame) } ?? frame
    // What a scroll view shows can itself be reached by scrolling in another one.
    inner.clip = cut.isEmpty && scrolls ? frame : cut
    return inner
  }
}
