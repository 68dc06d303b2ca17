internal import Expressions
internal import Model

extension Function {
  static let madeFrame = Function(
    name: "frame", parameters: [.double, .double, .double, .double], result: Rectangle.type
  ) { arguments in
    let lengths = (0..<4).compactMap { arguments[$0].value.number }
    guard lengths.count == 4 else {
      preconditionFailure("the checker lets only doubles through")
    }
    let (x, y, width, height) = (lengths[0], lengths[1], lengths[2], lengths[3])
    return .object(Rectangle(x: x, y: y, width: width, height: height).record)
  }
}
