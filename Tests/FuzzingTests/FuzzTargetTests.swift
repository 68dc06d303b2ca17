import Foundation
import Fuzzing
import TestSupport
import Testing

/// What fuzzers start from is read without a trap, whole, cut off and put together anew.
///
/// `ROUNDS=100 swift test --filter FuzzTargetTests` goes on for longer.
@Suite struct FuzzTargetTests {
  private static let seeds: [String: [[UInt8]]] = [
    "expression": lines("Tests/Tools/Fuzzing/Seeds/expressions.txt").map { Array($0.utf8) },
    "description": files("rules/examples") { $0.hasSuffix(".review.yaml") },
    "rules": files("rules/apple-button") { $0.hasSuffix(".yaml") },
    "capture": files("Tests/EvidenceTests/Samples") { !$0.hasPrefix(".") },
  ]

  private static func lines(_ file: String) -> [String] {
    let text = (try? Checkout.text(of: file)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  private static func files(_ folder: String, where isMeant: (String) -> Bool) -> [[UInt8]] {
    let names = Checkout.files(below: folder).filter(isMeant)
    return names.compactMap { try? Checkout.bytes(of: "\(folder)/\($0)") }
  }

  @Test(arguments: targets.map { $0.name })
  func `a target takes its seeds, and parts of them`(_ name: String) throws {
    let target = try #require(targets.first { $0.name == name })
    let files = Self.seeds[name] ?? Self.files("Tests/Tools/Fuzzing/Seeds/\(name)") { _ in true }
    let seeds = files + target.seeds
    #expect(!seeds.isEmpty)
    var random = SeededGenerator(seed: 1)
    for seed in seeds {
      target.run(seed)
      target.run(Array(seed.prefix(seed.count * 2 / 3)))
    }
    for _ in 0..<Self.rounds {
      target.run(Self.scraps(of: seeds, &random))
    }
  }

  private static let rounds = Int(ProcessInfo.processInfo.environment["ROUNDS"] ?? "") ?? 3

  private static let words = lines("Tests/Tools/Fuzzing/Words.dict").compactMap {
    $0.hasPrefix("\"") ? String($0.dropFirst().dropLast()) : nil
  }

  /// A seed of which some parts are left out, written twice, or those of another or a word.
  private static func scraps(of seeds: [[UInt8]], _ random: inout SeededGenerator) -> [UInt8] {
    func part(of bytes: [UInt8]) -> Range<Int> {
      guard !bytes.isEmpty else { return 0..<0 }
      let start = Int.random(in: 0..<bytes.count, using: &random)
      return start..<min(bytes.count, start + Int.random(in: 0...12, using: &random))
    }
    var bytes = seeds.randomElement(using: &random) ?? []
    let other = seeds.randomElement(using: &random) ?? []
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let place = part(of: bytes)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes.removeSubrange(place)
      case 1: bytes.insert(contentsOf: bytes[place], at: place.lowerBound)
      case 2: bytes.replaceSubrange(place, with: other[part(of: other)])
      case 3: bytes.insert(contentsOf: "\u{202E}\n  ".utf8, at: place.lowerBound)
      default: bytes.replaceSubrange(place, with: (words.randomElement(using: &random) ?? "").utf8)
      }
    }
    return bytes
  }
}
