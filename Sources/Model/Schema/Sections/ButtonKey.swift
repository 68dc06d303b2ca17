internal import Diagnostics
internal import Expressions

/// The keys of a button.
package enum ButtonKey: Int, SectionKey {
  case service, id, element, role, title, frame, shown, source, style, content, textBeside, fill
  case textColor, logoColor, borderColor, cornerRadius, fontSize, artwork, custom, login, captured
  case appleTitle, allowedTitles
}

/// The keys of a frame.
enum FrameKey: Int, SectionKey { case x, y, width, height, tolerance }

extension Section {
  /// A login button on a screen.
  static func button(_ custom: CustomFields) -> Section {
    Section("button") { (key: ButtonKey) in
      switch key {
      case .service: .required(.id(.service), "The id of a listed service.")
      case .id: .workedOut(.text, "Unique on its screen; default: the service's id.")
      case .element: .field(.text, .fieldButtonElement)
      case .role:
        .text(
          .choice("role", "login", "submit", "field", "link"), default: "login", .fieldButtonRole
        ).statement
      case .title: .field(.text, .fieldButtonTitle).shown(by: .capture)
      case .frame: .field(.section(.frame), .fieldButtonFrame).shown(by: .capture)
      case .shown:
        .text(
          .choice(
            "way to be shown", "always", "behindMenu", "onAnotherPage", "behindFlag", "never"),
          default: "always", .fieldButtonShown
        ).openWhenUnknown
      case .source:
        .field(.choice("source", "system", "custom", "hostedPage"), .fieldButtonSource)
          .shown(by: .capture)
      case .style:
        .field(.choice("style", "black", "white", "whiteOutline", "other"), .fieldButtonStyle)
      case .content:
        .workedOut(.choice("content", "logoAndTitle", "logoOnly", "titleOnly"), .fieldButtonContent)
          .openWhenUnknown.statement(unless: ButtonKey.title)
      case .textBeside: .workedOut(.text, "A label beside or under the button.")
      case .fill: .field(.colour, .fieldButtonFill)
      case .textColor: .field(.colour, .fieldButtonTextColor)
      case .logoColor: .field(.colour, .fieldButtonLogoColor)
      case .borderColor: .field(.colour, .fieldButtonBorderColor)
      case .cornerRadius: .field(.positiveLength, .fieldButtonCornerRadius)
      case .fontSize: .workedOut(.positiveLength, "The size of its title, in points.")
      case .artwork: .field(.choice("artwork", "apple", "own"), .fieldButtonArtwork)
      case .custom: custom.field(.button)
      case .login: .fact(.object(Section.service(custom).objectType), "The service it belongs to.")
      case .captured: .fact(.object(capturedButton.objectType), "What the capture shows of it.")
      case .appleTitle:
        .fact(
          FieldType.choice("title of the Apple button", "signIn", "signUp", "continue", "other")
            .valueType, "Which of Apple's titles it has, in the screen's language.")
      case .allowedTitles: .fact(.list(.string), "Apple's titles in the screen's language.")
      }
    }
  }

  /// A rectangle on a screen, in points; y grows downwards.
  static let frame = Section("frame", shortForm: .list) { (key: FrameKey) in
    switch key {
    case .x: .required(.anyLength, "The left edge, in points.")
    case .y: .required(.anyLength, "The top edge, in points.")
    case .width: .required(.lengthAboveZero, "From left to right, in points; above 0.")
    case .height: .required(.lengthAboveZero, "From top to bottom, in points; above 0.")
    case .tolerance: .fact(.double, "How far a measured length may be off, in points.")
    }
  }
}
