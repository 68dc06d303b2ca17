internal import Expressions

/// A screen as it was described: what a picture of it is drawn from, in points.
package struct DescribedScreen: Sendable {
  package let id: String
  /// What the paths of everything in it begin with.
  package let path: String
  /// The name of the device; nil when none was named.
  package let device: String?
  package let isLandscape: Bool
  package let isOnIPad: Bool
  /// The whole screen and what a person sees of it before scrolling, as far as they are known.
  package let bounds: Rectangle?
  package let visible: Rectangle?
  package let isDark: Bool
  /// The colour behind the buttons, `#RRGGBB`; nil for a picture.
  package let background: String?
  package let buttons: [DescribedButton]

  /// Nil when the operand is no screen.
  init?(_ operand: Operand, in places: PlaceTable, _ catalogues: Catalogues) {
    guard case .object(let record) = operand.value else { return nil }
    path = places.path(of: operand.place).description
    id = record[ScreenSlot.id].value.text ?? path
    device = record[ScreenSlot.device].value.text.flatMap(catalogues.device)?.name
    isLandscape = record[ScreenSlot.orientation].value.text == "landscape"
    isOnIPad = record[ScreenSlot.onIPad].value.answer == true
    bounds = Rectangle(record[ScreenSlot.bounds].value)
    visible = Rectangle(record[ScreenSlot.visible].value)
    isDark = record[ScreenSlot.isDark].value.answer == true
    background = record[ScreenSlot.background].value.colour
    buttons = (record[ScreenSlot.buttons].value.items ?? []).compactMap {
      DescribedButton($0, in: places)
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
