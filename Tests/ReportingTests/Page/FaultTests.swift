import Engine
import TestSupport
import Testing

@testable import Presentation
@testable import Reporting

@Suite struct FaultTests {
  private static let letters = [
    "{class: X1, count: 3, decidable: 'yes'}", "{class: X2, count: 20, decidable: partly}",
    "{class: X3, count: 99, decidable: 'no'}",
    "{class: X4, count: 2, decidable: 'no', breakage: true}",
  ]

  private static func rule(_ id: String, _ severity: String, _ sources: String) -> [String] {
    ["id: \(id)", "severity: \(severity)", "sources: [\(sources)]", "require: 'false'"]
  }

  private static func told(_ rules: [[String]]) throws -> [String] {
    let trial = PageTrial(rules, letters: letters)
    return try Fault.all(of: trial.result().findings).of(.fail).map {
      "\($0.first.rule) \($0.letters)"
    }
  }

  @Test func `what is grave comes first, then what is refused often`() throws {
    let told = try Self.told([
      Self.rule("a", "note", "letters/X2"), Self.rule("b", "error", "hig"),
      Self.rule("c", "error", "letters/X1"), Self.rule("d", "warning", "letters/X2"),
      Self.rule("e", "error", "hig, letters/X2"),
    ])
    #expect(told == ["e 20", "c 3", "b 0", "d 20", "a 20"])
  }

  @Test func `what certainly fails comes before what is refused more often, and counts`() throws {
    let told = try Self.told([
      Self.rule("a", "error", "letters/X2"), Self.rule("b", "error", "1 of letters/X4"),
      Self.rule("c", "warning", "2 of letters/X4"),
      Self.rule("d", "error", "letters/X1, 1 of letters/X4"),
      Self.rule("e", "error", "0 of letters/X4"),
    ])
    #expect(told == ["d 3", "b 1", "a 20", "e 0", "c 2"])
  }

  @Test func `of several classes the largest counts, and none that no description shows`() throws {
    let told = try Self.told([
      Self.rule("a", "error", "letters/X1, letters/X2"),
      Self.rule("b", "error", "letters/X3, letters/X4"),
      Self.rule("c", "error", "letters/unheard-of, 5 of letters/unheard-of"),
      Self.rule("d", "error", "letters/X1, 2 of letters/X2"),
    ])
    #expect(told == ["a 20", "d 3", "b 0", "c 0"])
  }

  @Test func `the same on several screens is one fault, on several buttons several`() throws {
    let trial = PageTrial([
      [
        "each: [{screen: screens}, {button: screen.buttons}]", "at: button.frame",
        "require: 'false'", "message: 'on {screen.id}'",
      ]
    ])
    let screens = """
      screens:
        - {id: one, buttons: [{service: apple, frame: [0, 0, 9, 9]}, {service: apple, id: two, frame: [0, 20, 9, 9]}]}
        - {id: other, buttons: [{service: apple, frame: [0, 0, 9, 9]}]}

      """
    let faults = Fault.all(of: try trial.result("Pawprint", screens).findings).of(.fail)
    #expect(faults.map { $0.findings.map(\.message) } == [["on one", "on other"], ["on one"]])
  }
}
