#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A colour of sRGB, as descriptions write it.
package struct Colour: Hashable, Sendable {
  private let red: UInt8
  private let green: UInt8
  private let blue: UInt8
}

extension Colour {
  /// Reads `#RRGGBB`, `light` (white) or `dark` (black); nil for anything else.
  package init?(_ text: String) {
    switch text {
    case "light": self.init(red: 255, green: 255, blue: 255)
    case "dark": self.init(red: 0, green: 0, blue: 0)
    default:
      guard text.utf8.count == 7, text.hasPrefix("#"),
        text.dropFirst().allSatisfy(\.isHexDigit),
        let number = Int(text.dropFirst(), radix: 16)
      else { return nil }
      self.init(
        red: UInt8(number >> 16), green: UInt8(number >> 8 & 0xFF), blue: UInt8(number & 0xFF))
    }
  }

  /// The contrast ratio with another colour, 1 to 21, as WCAG 2.2 defines it.
  package func contrast(with other: Colour) -> Double {
    Self.contrast(luminance, other.luminance)
  }

  /// Whether white stands out against it more than black.
  package var isDark: Bool {
    let own = luminance
    return Self.contrast(own, Self.white) > Self.contrast(own, Self.black)
  }

  private static let white = Colour(red: 255, green: 255, blue: 255).luminance
  private static let black = Colour(red: 0, green: 0, blue: 0).luminance

  private static func contrast(_ one: Double, _ two: Double) -> Double {
    (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The relative luminance, 0 to 1, as WCAG 2.2 defines it.
  private var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  private static func linear(_ channel: UInt8) -> Double {
    // White needs no power.
    if channel == 255 { return 1 }
    let value = Double(channel) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
