import Testing

@testable import Evidence

@Suite struct NamePatternTests {
  @Test(arguments: [
    ("fb<digits>*", "fb1234567", true), ("fb<digits>*", "fb1234567dev", true),
    ("fb<digits>*", "fbapi", false), ("wx<hex>", "wx0123456789abcdef", true),
    ("wx<hex>", "wx0123456789abcdefg", false), ("wx<hex>", "wx", false),
    ("com.googleusercontent.apps.*", "com.googleusercontent.apps.1-a", true),
    ("com.googleusercontent.apps.*", "com.googleusercontent.app", false),
    ("*.auth0", "com.example.auth0", true), ("*.auth0", "com.example.auth1", false),
    ("<same>", "***", true), ("<same>", "••••••••", true), ("<same>", "___", true),
    ("<same>", "--", false), ("<same>", "*_*", false), ("<same>", "111", false),
    ("<same>", "xxx", false), ("plain", "plain", true), ("plain", "plainer", false),
  ])
  func `a name is like a pattern, or not`(pattern: String, name: String, answer: Bool) {
    #expect(NamePattern(pattern).matches(name) == answer)
  }

  @Test(arguments: [
    ("a/SettingsView.swift", true), ("a/Settings/AccountView.swift", false), ("Main.swift", true),
    ("a/Main.swift", false),
  ])
  func `names behind an exclamation mark are left out again`(name: String, answer: Bool) {
    #expect(NameSet(["*etting*", "Main.swift", "!*ccount*"]).contains(name) == answer)
  }
}
