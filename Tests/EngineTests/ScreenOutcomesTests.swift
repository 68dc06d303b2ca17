import Engine
import TestSupport
import Testing

/// What a rule that goes through the screens found out about each of them.
@Suite struct ScreenOutcomesTests {
  private static let text = """
    reviewlint: 1
    app: {name: Pawprint}
    login: {services: [apple]}
    screens:
      - {id: one, buttons: [{service: apple, title: x}]}
      - {id: two, buttons: [{service: apple, title: y}]}
      - {buttons: [{service: apple}]}
    """

  private static func outcomes(_ changes: [String], of text: String = text) throws -> [Outcome?] {
    let result = try Trial(SmallRule.file(changes)).result(for: text)
    return result.screens.screens.indices.map { result.screens.outcome(of: "small", on: $0) }
  }

  private static let each = ["-at: login", "each: [{screen: screens}, {button: screen.buttons}]"]

  @Test func `screens are known by their ids and paths`() throws {
    let screens = try Trial(SmallRule.file([])).result(for: Self.text).screens.screens
    #expect(screens.map(\.name) == ["one", "two", "screen-3"])
    #expect(screens.map(\.path)[0] == #"screens["one"]"#)
  }

  @Test func `each screen has the worst of what was found on it`() throws {
    let found = try Self.outcomes(Self.each + ["require: button.title == 'x'"])
    #expect(found == [.pass, .fail, .incomplete])
  }

  @Test func `an exemption counts for its screen`() throws {
    let exempt = "exempt: [{id: e, if: screen.id == 'one', note: n}]"
    let found = try Self.outcomes(Self.each + [exempt, "require: 'false'"])
    #expect(found == [.exempt, .fail, .fail])
  }

  @Test func `what a person has to decide counts for its screen`() throws {
    let review = "review: {if: screen.id == 'one', text: look}"
    let found = try Self.outcomes(Self.each + [review, "require: 'true'"])
    #expect(found == [.review, .pass, .pass])
  }

  @Test func `a rule asks nothing of screens that it leaves out`() throws {
    let each = ["-at: login", "each: [{screen: \"screens.filter(s, s.id == 'two')\"}]"]
    #expect(try Self.outcomes(each) == [.notApplicable, .pass, .notApplicable])
  }

  @Test func `a rule that doesn't apply says so of every screen`() throws {
    let found = try Self.outcomes(Self.each + ["applies: 'false'"])
    #expect(found == [.notApplicable, .notApplicable, .notApplicable])
  }

  @Test func `a rule that goes through something else says nothing of screens`() throws {
    #expect(try Self.outcomes([]) == [nil, nil, nil])
    let services = ["-at: login", "each: [{service: login.services}]"]
    #expect(try Self.outcomes(services) == [nil, nil, nil])
  }
}
