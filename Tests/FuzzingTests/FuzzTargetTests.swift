import Foundation
import Fuzzing
import TestSupport
import Testing

/// What fuzzers start from is read without a trap, whole, cut off and put together anew.
///
/// `ROUNDS=100 swift test --filter FuzzTargetTests` goes on for longer.
@Suite struct FuzzTargetTests {
  private static let seeds: [String: [String]] = [
    "expression": lines("Sources/Fuzzing/Seeds/expressions.txt"),
    "description": texts("rules/examples") { $0.hasSuffix(".review.yaml") },
    "rules": texts("rules/apple-button") { $0.hasSuffix(".yaml") },
    "reader": texts("rules/examples") { $0.hasSuffix(".review.yaml") },
    "capture": texts("Tests/EvidenceTests/Samples") { !$0.hasPrefix(".") },
    "fill": texts("rules/examples") { $0.hasPrefix("smallest") },
    "import": texts("Tests/EvidenceTests/Samples") { $0.hasPrefix("idb") },
    "init": texts("Sources/Fuzzing/Seeds/project") { $0.hasPrefix("info") }.map { "- a\n\($0)" },
  ]

  private static func lines(_ file: String) -> [String] {
    let text = (try? Checkout.text(of: file)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  private static func texts(_ folder: String, where isMeant: (String) -> Bool) -> [String] {
    let names = Checkout.files(below: folder).filter(isMeant)
    return names.compactMap { try? Checkout.text(of: "\(folder)/\($0)") }
  }

  @Test(arguments: targets.map { $0.name })
  func `a target takes its seeds, and parts of them`(_ name: String) throws {
    let target = try #require(targets.first { $0.name == name })
    let seeds = Self.seeds[name] ?? Self.texts("Sources/Fuzzing/Seeds/\(name)") { _ in true }
    #expect(!seeds.isEmpty)
    var random = SeededGenerator(seed: 1)
    for seed in seeds {
      target.run(seed)
      target.run(String(seed.prefix(seed.count * 2 / 3)))
    }
    for _ in 0..<Self.rounds {
      target.run(Self.scraps(of: seeds, &random))
    }
  }

  private static let rounds = Int(ProcessInfo.processInfo.environment["ROUNDS"] ?? "") ?? 3

  private static let words = lines("Sources/Fuzzing/Words.dict").compactMap {
    $0.hasPrefix("\"") ? String($0.dropFirst().dropLast()) : nil
  }

  /// A seed of which some parts are left out, written twice, or those of another or a word.
  private static func scraps(of seeds: [String], _ random: inout SeededGenerator) -> String {
    func part(of text: [Unicode.Scalar]) -> Range<Int> {
      guard !text.isEmpty else { return 0..<0 }
      let start = Int.random(in: 0..<text.count, using: &random)
      return start..<min(text.count, start + Int.random(in: 0...12, using: &random))
    }
    var text = Array((seeds.randomElement(using: &random) ?? "").unicodeScalars)
    let other = Array((seeds.randomElement(using: &random) ?? "").unicodeScalars)
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let place = part(of: text)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: text.removeSubrange(place)
      case 1: text.insert(contentsOf: text[place], at: place.lowerBound)
      case 2: text.replaceSubrange(place, with: other[part(of: other)])
      case 3: text.insert(contentsOf: "\u{202E}\n  ".unicodeScalars, at: place.lowerBound)
      default:
        let word = words.randomElement(using: &random) ?? ""
        text.replaceSubrange(place, with: word.unicodeScalars)
      }
    }
    return text.reduce(into: "") { $0.unicodeScalars.append($1) }
  }
}
