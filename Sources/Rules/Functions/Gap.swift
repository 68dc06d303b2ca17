internal import Expressions
internal import Model

extension Function {
  static let gap = Function(
    name: "gap", parameters: [Rectangle.type, Rectangle.type], result: .double
  ) { arguments in
    arguments.withFrames { one, other in
      let horizontal = max(one.left, other.left) - min(one.right, other.right)
      let vertical = max(one.top, other.top) - min(one.bottom, other.bottom)
      return .double(max(horizontal, vertical))
    }
  }
}
