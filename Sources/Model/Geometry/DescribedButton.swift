internal import Expressions

/// A login button as it was described, in points.
package struct DescribedButton: Sendable {
  /// What the paths of everything in it begin with.
  package let path: String
  /// The id of the service that it belongs to.
  package let service: String?
  /// The name of the login that it belongs to.
  package let name: String
  /// The words on it, if they were said.
  package let title: String?
  package let frame: Rectangle?
  /// Whether it is on the screen, and not behind a menu, on another page or hidden.
  package let isShown: Bool
  package let isLogo: Bool
  /// Whether it is Apple's.
  package let isApple: Bool
  /// Colours as `#RRGGBB`.
  package let fill: String?
  package let textColour: String?
  package let borderColour: String?
  package let cornerRadius: Double?
  package let fontSize: Double?

  /// Nil when the operand is no button.
  init?(_ operand: TracedValue, in places: PlaceTable, _ facts: FactReader) {
    guard case .object(let record) = operand.value else { return nil }
    path = places.path(of: operand.place).description
    let login = record[ButtonKey.login].value.record
    service = facts.text(record[ButtonKey.service].value)
    name = login.flatMap { facts.text($0[ServiceKey.name].value) } ?? service ?? path
    title = record[ButtonKey.title].value.text
    frame = Rectangle(record[ButtonKey.frame].value)
    isShown = record[ButtonKey.shown].value.text == "always"
    isLogo = record[ButtonKey.content].value.text == "logoOnly"
    isApple = facts.isTrue("isApple", of: operand)
    let style = isApple ? record[ButtonKey.style] : nil
    let styled = Self.colours(ofStyle: style?.value.text)
    fill = record[ButtonKey.fill].value.colour ?? styled?.fill
    textColour = record[ButtonKey.textColor].value.colour ?? styled?.text
    borderColour = record[ButtonKey.borderColor].value.colour ?? styled?.border
    cornerRadius = record[ButtonKey.cornerRadius].value.number
    fontSize = record[ButtonKey.fontSize].value.number
  }

  /// The faces of Apple's own button.
  private static func colours(
    ofStyle style: String?
  ) -> (fill: String, text: String, border: String?)? {
    switch style {
    case "black": ("#000000", "#FFFFFF", nil)
    case "white": ("#FFFFFF", "#000000", nil)
    case "whiteOutline": ("#FFFFFF", "#000000", "#000000")
    default: nil
    }
  }
}
