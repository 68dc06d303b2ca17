import Foundation
import Fuzzing
import TestSupport
import Testing

/// What fuzzers start from is read without a trap, whole and cut off.
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
    for seed in seeds {
      target.run(seed)
      target.run(String(seed.prefix(seed.count * 2 / 3)))
    }
  }
}
