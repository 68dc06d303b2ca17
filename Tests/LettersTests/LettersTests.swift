import Engine
import Foundation
import Testing

@Suite struct LettersTests {
  @Test func `there are letters`() {
    #expect(Checkout.letterNames.count >= 105)
  }

  @Test(arguments: Checkout.baseNames)
  func `nothing is wrong with what letters start from`(_ name: String) throws {
    let found = try Reviewer.shared.get().answers(to: Checkout.base(named: name))
    #expect(found.filter { $0.value.outcome != .review } == [:])
  }

  @Test(arguments: Checkout.letterNames)
  func `a refused app is found at fault for what the letter says, and no more`(
    _ name: String
  ) throws {
    let letter = try Checkout.letter(named: name)
    let found = try Reviewer.shared.get().rejected(letter)
    #expect(found.mapValues(\.outcome) == letter.expected)
  }

  /// The letters that say what some of them do; one that can't be read counts as well.
  private static func letterNames(_ isMeant: (Letter) -> Bool) -> [String] {
    Checkout.letterNames.filter { name in
      (try? Checkout.letter(named: name)).map(isMeant) ?? true
    }
  }

  @Test(arguments: letterNames { $0.repaired != nil })
  func `its twin that was put right raises no alarm`(_ name: String) throws {
    let letter = try Checkout.letter(named: name)
    let found = try #require(try Reviewer.shared.get().repaired(letter))
    #expect(found.mapValues(\.outcome) == letter.left)
  }

  @Test(arguments: letterNames(\.isRestraint))
  func `where reviewers contradict each other, nothing is more than a warning`(
    _ name: String
  ) throws {
    let letter = try Checkout.letter(named: name)
    let found = try Reviewer.shared.get().rejected(letter)
    #expect(found.filter { $0.value.isError } == [:])
  }

  @Test func `the table misses only letters that say so`() throws {
    let letters = try Checkout.letterNames.map { try Checkout.letter(named: $0) }
    let table = try LetterTable(of: letters, by: Reviewer.shared.get())
    #expect(table.total.letters == letters.count)
    #expect(table.total.missed == letters.filter { $0.expectations.isEmpty }.count)
    guard let path = ProcessInfo.processInfo.environment["LETTERS_TABLE"] else { return }
    try Data(table.text.utf8).write(to: URL(filePath: path))
  }
}
