internal import Expressions
internal import Model

extension Function {
  static let gap = Function(
    name: "gap", parameters: [Rectangle.type, Rectangle.type], result: .double,
    summary:
      "The larger of the horizontal and vertical gaps of two frames; negative: they overlap.",
    example: "gap(screens[0].buttons[0].frame, screens[0].buttons[1].frame) >= 8.0"
  ) { arguments in
    arguments.withFrames { one, other in
      let horizontal = max(one.left, other.left) - min(one.right, other.right)
      let vertical = max(one.top, other.top) - min(one.bottom, other.bottom)
      return .double(max(horizontal, vertical))
    }
  }
}
