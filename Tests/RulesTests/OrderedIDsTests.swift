import Rules
import Testing

@Suite struct OrderedIDsTests {
  @Test(arguments: [[], ["b"], ["c", "a"], ["rule-2", "rule-10", "rule-1"], ["b", "a", "b"]])
  func `an id is found, and what lies beside it isn't`(ids: [String]) {
    let ordered = OrderedIDs(ids)
    #expect(ids.allSatisfy(ordered.contains))
    let others = ["", "A", "bb", "rule-", "rule-11", "z"]
    #expect(!others.contains(where: ordered.contains))
  }
}
