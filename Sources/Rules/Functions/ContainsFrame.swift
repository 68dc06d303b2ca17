internal import Expressions
internal import Model

extension Function {
  static let containsFrame = Function(
    name: "contains", parameters: [Rectangle.type, Rectangle.type], result: .boolean,
    summary: "Whether the first frame contains the second, within the frames' tolerance.",
    example: "contains(screens[0].visible, screens[0].buttons[0].frame)"
  ) { arguments in
    arguments.withFrames { outer, inner in
      let slack = max(outer.tolerance, inner.tolerance) + Rectangle.rounding
      return .boolean(
        inner.left >= outer.left - slack && inner.right <= outer.right + slack
          && inner.top >= outer.top - slack && inner.bottom <= outer.bottom + slack)
    }
  }
}
