internal import Expressions
internal import Model

extension Function {
  static let containsFrame = Function(
    name: "contains", parameters: [Rectangle.type, Rectangle.type], result: .boolean
  ) { arguments in
    arguments.withFrames { outer, inner in
      let slack = max(outer.tolerance, inner.tolerance) + Rectangle.rounding
      return .boolean(
        inner.left >= outer.left - slack && inner.right <= outer.right + slack
          && inner.top >= outer.top - slack && inner.bottom <= outer.bottom + slack)
    }
  }
}
