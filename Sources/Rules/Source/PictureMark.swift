internal import Expressions

/// Something that the picture of a finding shows beside the screen.
package enum PictureMark: String, CaseIterable, Hashable, Sendable {
  case width, height, gap, edge, missing

  /// What is drawn beside the screen.
  var meaning: String {
    switch self {
    case .width: "The least width of the button, in points."
    case .height: "The least height of the button, in points."
    case .gap: "The least distance to the buttons that it is compared with, in points."
    case .edge: "The least distance to the screen's edges, in points."
    case .missing: "The name of a button that should be there."
    }
  }

  /// What its expression answers.
  var type: ValueType { self == .missing ? .string : .double }
}
