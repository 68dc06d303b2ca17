import Testing

@testable import Expressions

@Suite struct NormalizeTests {
  /// What is given, and what NFC makes of it; each by its scalars.
  private static let samples: [(given: String, made: String)] = [
    ("41 30A", "C5"), ("212B", "C5"), ("65 301", "E9"),
    // In whichever order, what doesn't fit stays behind it.
    ("EA 323", "1EC7"), ("1EB9 302", "1EC7"), ("65 302 323", "1EC7"), ("E9 323", "1EB9 301"),
    ("61 315 300 5AE 62", "E0 5AE 315 62"), ("D544 316", "D544 316"),
    // What is in the way, of the same class or a letter, keeps an accent off.
    ("61 301 300", "E1 300"), ("61 345 301", "E1 345"), ("61 200D 301", "61 200D 301"),
    ("61 328 301 300", "105 301 300"), ("301 61", "301 61"), ("301 301", "301 301"),
    // What is never made of others.
    ("958", "915 93C"), ("915 93C", "915 93C"), ("FB1D", "5D9 5B4"), ("344", "308 301"),
    ("2ADC", "2ADD 338"), ("1D15E", "1D157 1D165"), ("F73", "F71 F72"),
    ("340", "300"), ("37E", "3B"), ("2126", "3A9"), ("1F71", "3AC"),
    ("F900", "8C48"), ("FA0E", "FA0E"), ("FAD9", "9F8E"), ("2F800", "4E3D"), ("2FA1D", "2A600"),
    // What is made of two that no accent is.
    ("9C7 9BE", "9CB"), ("1025 102E", "1026"), ("DD9 DCF DCA", "DDD"), ("304B 3099", "304C"),
    ("11131 11127", "1112E"), ("105D2 307", "105C9"), ("1611E 1611E 1611F", "16126"),
    // Syllables.
    ("1112 1161 11AB", "D55C"), ("D558 11AB", "D55C"), ("D558 11A7", "D558 11A7"),
    ("1112 301 1161", "1112 301 1161"), ("D55C 11AB", "D55C 11AB"), ("1100 AC00", "1100 AC00"),
    // Those that only look alike stay as they are.
    ("FB01", "FB01"), ("2460", "2460"), ("FF21", "FF21"), ("1F600", "1F600"), ("", ""),
  ]

  private static func text(_ scalars: String) -> String {
    let numbers = scalars.split(separator: " ").compactMap { UInt32($0, radix: 16) }
    return String(String.UnicodeScalarView(numbers.compactMap(Unicode.Scalar.init)))
  }

  @Test(arguments: samples.map(\.given))
  func `a text is made of as few scalars as canonical equivalence allows`(given: String) throws {
    let sample = try #require(Self.samples.first { $0.given == given })
    let made = Self.text(given).normalized
    let scalars = made.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }
    #expect(scalars.joined(separator: " ") == sample.made)
    #expect(made == Self.text(given), "Swift takes both for the same")
  }

  @Test func `of every scalar the same is made again, of what is equivalent to it`() {
    for number in UInt32(0)..<0x3_0000 {
      guard let scalar = Unicode.Scalar(number), scalar.properties.generalCategory != .unassigned
      else { continue }
      let text = String(scalar)
      let made = text.normalized
      #expect(made == text)
      let isLeft = scalar.properties.isFullCompositionExclusion
      #expect((Array(made.unicodeScalars) == [scalar]) == !isLeft, "\(number)")
      #expect(Array(made.normalized.unicodeScalars) == Array(made.unicodeScalars))
    }
  }
}
