internal import Expressions

/// Something that the picture of a finding shows beside the screen.
package enum PictureMark: String, CaseIterable, Hashable, Sendable {
  /// The least width and height of the button, in points.
  case width
  case height
  /// The least distance to the buttons it is compared with, and to the screen's edges, in points.
  case gap
  case edge
  /// The name of a button that should be there.
  case missing

  /// What its expression answers.
  var type: ValueType { self == .missing ? .string : .double }
}
