/// How the page looks, in light, in dark and on paper.
enum PageStyle {
  /// Everything in the page's one `style` element.
  static let sheet =
    PageColours.sheet + String(decoding: PackageResources.page_css, as: UTF8.self)

  /// Nothing is loaded or run; only this very style sheet holds.
  static let contentPolicy =
    "default-src 'none'; style-src 'sha256-\(digest)'; img-src data:; "
    + "base-uri 'none'; form-action 'none'"

  /// Of the style sheet, in base64; a test says what it has to be.
  static let digest = "8dUAu8cSG8wCvS2PjGQRbP+JyXyERSxTZOaVmOw+b5E="
}

/// The colours of the page: each by its name, in light and in dark.
enum PageColours {
  /// A colour as `#RRGGBB`, light and dark.
  struct Pair {
    let name: String
    let light: String
    let dark: String
  }

  static let all = [
    Pair(name: "page", light: "#FFFFFF", dark: "#161618"),
    Pair(name: "surface", light: "#F5F5F7", dark: "#222226"),
    Pair(name: "text", light: "#1D1D1F", dark: "#F2F2F4"),
    Pair(name: "muted", light: "#55555A", dark: "#B4B4BA"),
    Pair(name: "link", light: "#0B57D0", dark: "#8AB4F8"),
    Pair(name: "line", light: "#85858B", dark: "#7C7C83"),
    Pair(name: "bad", light: "#A30016", dark: "#FF9A94"),
    Pair(name: "risk", light: "#7A4B00", dark: "#FFC46B"),
    Pair(name: "good", light: "#0A6B2D", dark: "#7FD99A"),
    Pair(name: "ask", light: "#5B2DB0", dark: "#C9A8FF"),
  ]

  /// The colours as properties; paper is always light.
  static var sheet: String {
    """
    :root{color-scheme:light dark;\(properties(\.light))}
    @media screen and (prefers-color-scheme:dark){:root{\(properties(\.dark))}}
    @media print{:root{color-scheme:light}}

    """
  }

  private static func properties(_ colour: (Pair) -> String) -> String {
    all.map { "--\($0.name):\(colour($0))" }.joined(separator: ";")
  }
}
