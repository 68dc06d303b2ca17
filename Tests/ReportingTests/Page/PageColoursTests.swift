import Foundation
import Testing

@testable import Reporting

/// Contrasts as the Web Content Accessibility Guidelines ask for them at level AA.
@Suite struct PageColoursTests {
  /// What is read, and what only has to be seen.
  private static let words = ["text", "muted", "link", "bad", "risk", "good", "ask"]
  private static let shapes = ["line"]
  private static let grounds = ["page", "surface"]

  private static let appearances: [(name: String, colour: @Sendable (PageColours.Pair) -> String)] =
    [("light", { $0.light }), ("dark", { $0.dark })]

  private static func contrasts(of names: [String]) throws -> [(what: String, ratio: Double)] {
    var contrasts: [(what: String, ratio: Double)] = []
    for (appearance, colour) in appearances {
      for ground in grounds {
        for name in names {
          let ratio = try contrast(Self.colour(name, colour), Self.colour(ground, colour))
          contrasts.append(("\(name) on \(ground), \(appearance)", ratio))
        }
      }
    }
    return contrasts
  }

  private static func colour(
    _ name: String, _ colour: (PageColours.Pair) -> String
  ) throws -> String {
    colour(try #require(PageColours.all.first { $0.name == name }))
  }

  /// By the formula of WCAG 2.2.
  private static func contrast(_ one: String, _ other: String) throws -> Double {
    let (first, second) = (try luminance(one), try luminance(other))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private static func luminance(_ colour: String) throws -> Double {
    let value = try #require(UInt32(colour.dropFirst(), radix: 16))
    let parts = [value >> 16, value >> 8 & 0xFF, value & 0xFF].map { Double($0) / 255 }
    let linear = parts.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  @Test func `the formula is the right one`() throws {
    #expect(try Self.contrast("#000000", "#FFFFFF") == 21)
    #expect(try abs(Self.contrast("#777777", "#FFFFFF") - 4.48) < 0.005)
  }

  @Test func `words can be read`() throws {
    let contrasts = try Self.contrasts(of: Self.words)
    #expect(contrasts.count == 28)
    #expect(contrasts.filter { $0.ratio < 4.5 }.map(\.what) == [])
  }

  @Test func `shapes can be seen`() throws {
    let contrasts = try Self.contrasts(of: Self.shapes)
    #expect(contrasts.filter { $0.ratio < 3 }.map(\.what) == [])
  }

  @Test func `every colour is used in the style sheet and every used one is there`() {
    let known = PageColours.all.map(\.name).sorted()
    let used = PageStyle.sheet.matches(of: #/var\(--([a-z]+)\)/#).map { String($0.output.1) }
    #expect(Set(used).sorted() == known)
  }
}
