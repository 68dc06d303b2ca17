import Engine
import TestSupport
import Testing

@Suite struct SelectionTests {
  @Test(arguments: [
    ([], [], true, true),
    (["small"], [], true, false),
    (["4.8"], [], true, false),
    (["team"], [], true, false),
    (["description"], [], false, true),
    (["reviewlint/description"], [], false, true),
    (["waiver-unused"], [], false, true),
    (["hig"], [], false, false),
    (["small", "description"], [], true, true),
    ([], ["small"], false, true),
    ([], ["4.8"], false, true),
    ([], ["description"], true, false),
    (["team"], ["small"], false, false),
  ])
  func `rules are selected by id, guideline and topic`(
    only: [String], skip: [String], hasSmall: Bool, hasWaivers: Bool
  ) throws {
    let result = try Trial(SmallRule.file([])).result(
      for: "reviewlint: 1\napp: {name: A}\n", selection: Selection(only: only, skip: skip))
    let asked = result.passed + result.notApplicable
    #expect(asked.contains("small") == hasSmall)
    #expect(asked.contains("waiver-unused") == hasWaivers)
  }

  @Test func `every name that can be selected is known`() {
    let names = Selection.names(in: Trial(SmallRule.file([])).book)
    #expect(names.isSuperset(of: ["small", "4.8", "hig", "team", "description", "waiver-unused"]))
    let off = Trial(SmallRule.file([]) + "override: {small: off}\n").book
    #expect(Selection.names(in: off).contains("small"))
    #expect(!names.contains("smal"))
  }
}
