import Reporting
import Testing

@Suite struct PaintTests {
  @Test(arguments: [
    (Paint.Role.error, "1;31"), (.warning, "1;33"), (.note, "1;36"), (.good, "1;32"),
    (.place, "34"), (.quiet, "2"), (.strong, "1"),
  ])
  func `a role has its colour, and ends with it`(role: Paint.Role, code: String) {
    #expect(Paint(isOn: true)("text", role) == "\u{1B}[\(code)mtext\u{1B}[0m")
    #expect(Paint(isOn: false)("text", role) == "text")
  }

  @Test func `nothing isn't painted`() {
    #expect(Paint(isOn: true)("", .error) == "")
  }
}
