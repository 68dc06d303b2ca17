import Diagnostics
import Linting
import Rules
import TestSupport
import Testing

/// Several hands read and check rules; what comes of it is what comes of one.
@Suite struct WorkforceTests {
  /// Does the last piece first, and remembers how many there were.
  private final class BackToFront: Workforce {
    let hands: Int
    private(set) var counts: [Int] = []

    init(hands: Int) {
      self.hands = hands
    }

    func answers<Answer: Sendable>(to pieces: [@Sendable () -> Answer]) -> [Answer] {
      counts.append(pieces.count)
      return pieces.reversed().map { $0() }.reversed()
    }
  }

  /// A file of so many rules, most of whose conditions several of them have; some are changed.
  private static func file(of count: Int, _ changes: [Int: [String]] = [:]) -> SourceFile {
    let rules = (0..<count).map { number in
      SmallRule.rule(
        [
          "id: rule-\(number)",
          "applies: size(login.services) > \(number % 3)",
          "let: {few: 'size(login.services) < \(number % 7)'}",
          "require: few || size(login.services) == \(number)",
          "message: There are {size(login.services)}, not \(number)",
        ] + changes[number, default: []]
      )
    }
    return SourceFile(path: "team/rules.yaml", text: "rules:\n" + rules.joined())
  }

  @Test(arguments: [2, 3, 8])
  func `rules in parts say what they say in one piece`(hands: Int) throws {
    let file = Self.file(of: 200)
    let whole = Trial([file])
    let parts = Trial([file], by: BackToFront(hands: hands))
    #expect(parts.told == [])
    #expect(parts.book.rules.map(\.id) == whole.book.rules.map(\.id))
    #expect(parts.book.digest == whole.book.digest)
    #expect(parts.book.sharedProgramCount == whole.book.sharedProgramCount)
    let description = "reviewlint: 1\napp: {name: A}\nlogin: {services: [apple, google]}\n"
    let results = try [whole, parts].map { try $0.result(for: description) }
    let told = results.map { result in whole.book.rules.map { result.told(by: $0.id) } }
    #expect(told[0] == told[1])
    #expect(Set(told[0].joined().map { $0.prefix(4) }).count > 2)
  }

  @Test(arguments: [2, 3, 8])
  func `mistakes in several parts are told in order`(hands: Int) {
    let wrong = Self.file(
      of: 200,
      [
        2: ["require: nothing"], 5: ["-why"], 90: ["guidelines: ['4.9']"], 150: ["whi: x"],
        160: ["id: rule-2"], 170: ["let: {few: 'size(1)'}"], 180: ["id: rule-179"],
      ]
    )
    let changes = SourceFile(path: "team/changes.yaml", text: "override: {rule-x: off}\n")
    let whole = Trial([wrong, changes])
    #expect(
      whole.told.compactMap { $0.split(separator: " ").first } == [
        "67:5", "1964:5", "2082:9", "28:9", "2342:9", "2329:9", "1:12", "35:14", "40:11",
        "1173:18", "2224:17",
      ]
    )
    #expect(Trial([wrong, changes], by: BackToFront(hands: hands)).told == whole.told)
  }

  @Test(arguments: [2, 3, 8])
  func `an override changes rules of every part`(hands: Int) {
    let changes = SourceFile(
      path: "team/changes.yaml",
      text: "override: {rule-1: off, rule-198: off, rule-199: {severity: note}}\n"
    )
    let book = Trial([Self.file(of: 200), changes], by: BackToFront(hands: hands)).book
    #expect(book.rulesOff.map(\.id) == ["rule-1", "rule-198"])
    #expect(book.rules.count == 198)
    #expect(book.rules.filter { $0.severity == .note }.map(\.id) == ["rule-199"])
  }

  @Test func `few rules stay in one piece`() {
    let workforce = BackToFront(hands: 8)
    _ = Trial([Self.file(of: 99)], by: workforce)
    #expect(workforce.counts == [])
  }

  @Test func `many rules are read in small pieces and checked in one for each hand`() {
    let workforce = BackToFront(hands: 2)
    _ = Trial([Self.file(of: 200)], by: workforce)
    #expect(workforce.counts == [4, 2])
  }
}
