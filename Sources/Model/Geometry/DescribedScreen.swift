internal import Expressions

/// A screen as it was described: what a picture of it is drawn from, in points.
package struct DescribedScreen: Sendable {
  package let id: String
  /// What people call it: its device, and its id where that isn't enough.
  package let name: String
  /// What the paths of everything in it begin with.
  package let path: String
  package let isLandscape: Bool
  package let isOnIPad: Bool
  /// The whole screen and what a person sees of it before scrolling, as far as they are known.
  package let bounds: Rectangle?
  package let visible: Rectangle?
  package let isDark: Bool
  /// The colour behind the buttons, `#RRGGBB`; nil for a picture.
  package let background: String?
  /// The path of the capture that shows it as it is; nil without one.
  package let capture: String?
  package let buttons: [DescribedButton]

  /// Nil when the operand is no screen that somebody described.
  init?(_ operand: TracedValue, in places: PlaceTable, _ facts: FactReader) {
    guard case .object(let record) = operand.value,
      record[ScreenKey.isDescribed].value.answer == true
    else { return nil }
    path = places.path(of: operand.place).description
    id = record[ScreenKey.id].value.text ?? path
    name = facts.text(record[ScreenKey.name].value) ?? id
    isLandscape = record[ScreenKey.orientation].value.text == "landscape"
    isOnIPad = record[ScreenKey.onIPad].value.answer == true
    bounds = facts.fact("bounds", of: operand).flatMap { Rectangle($0.value) }
    visible = facts.fact("visible", of: operand).flatMap { Rectangle($0.value) }
    isDark = facts.isTrue("isDark", of: operand)
    background = record[ScreenKey.background].value.colour
    capture = record[ScreenKey.captured].value.record?[CapturedScreenKey.file].value.text
    buttons = (record[ScreenKey.buttons].value.items ?? []).compactMap {
      DescribedButton($0, in: places, facts)
    }
  }
}

extension Value {
  /// A colour as `#RRGGBB`; nil when it is none or a picture.
  var colour: String? {
    switch text {
    case "light": "#FFFFFF"
    case "dark": "#000000"
    default: text.flatMap { Colour($0) == nil ? nil : $0 }
    }
  }
}

extension String {
  /// Whether a path names another place or something in it.
  package func isPath(in outer: String) -> Bool {
    self == outer || hasPrefix("\(outer).") || hasPrefix("\(outer)[")
  }
}
