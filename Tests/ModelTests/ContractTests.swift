import Diagnostics
import Expressions
import Testing

@testable import Model

/// What holds for every field and fact of the format.
@Suite struct ContractTests {
  /// What a name that stands alone mustn't be called.
  private static let wordsForNames: Set = [
    "as", "break", "const", "continue", "else", "for", "function", "if", "import", "let", "loop",
    "namespace", "package", "return", "var", "void", "while",
  ]

  @Test(arguments: Section.all.keys.sorted())
  func `no field is called like a word of the expression language`(name: String) throws {
    // What stands after a dot may be any word but these.
    var reserved: Set = ["false", "in", "null", "true"]
    if name == "description" { reserved.formUnion(Self.wordsForNames) }
    let section = try #require(Section.all[name])
    #expect(section.objectType.fields.filter { reserved.contains($0.name) }.map(\.name) == [])
  }

  @Test(arguments: Section.all.keys.sorted())
  func `every field and fact says what it means`(name: String) throws {
    let section = try #require(Section.all[name])
    for field in section.objectType.fields {
      #expect([".", "?", "…"].contains(where: field.meaning.hasSuffix), "\(field.name)")
      #expect(field.meaning.count <= 100, "\(field.name)")
    }
  }

  @Test func `rules see the sections, the edition, the day, the project and the app`() {
    #expect(
      Schema().variables.map(\.name) == [
        "app", "submission", "login", "screens", "afterSignIn", "signInWithApple", "account",
        "review", "waivers", "example", "custom", "edition", "asOf", "project",
        "builtApp",
      ]
    )
  }

  @Test func `a rule file's own facts are fields of the six places that have custom ones`() {
    var custom = CustomFields()
    for scope in CustomFields.Scope.allCases {
      let isNew = custom.declare(.custom("mood", .text, meaning: "How it feels."), in: scope)
      let isNewAgain = custom.declare(.custom("mood", .boolean, meaning: "Again."), in: scope)
      #expect(isNew && !isNewAgain)
    }
    let reading = Reading(
      """
      reviewlint: 1
      app: {name: A, custom: {mood: a}}
      custom: {mood: b}
      login: {services: [{id: apple, custom: {mood: c}}]}
      screens: [{custom: {mood: d}, buttons: [{service: apple, custom: {mood: e}}]}]
      afterSignIn: [{kind: consent, custom: {mood: f}}]
      """,
      custom: custom
    )
    #expect(reading.problems == [])
    let paths = [
      "app", "", "login.services[0]", "screens[0]", "screens[0].buttons[0]", "afterSignIn[0]",
    ]
    let moods = paths.map { reading[$0.isEmpty ? "custom.mood" : "\($0).custom.mood"] }
    #expect(moods == ["'a'", "'b'", "'c'", "'d'", "'e'", "'f'"])
  }
}

extension Section {
  /// Each section by its name.
  fileprivate static let all: [String: Section] = {
    var found: [String: Section] = [:]
    var open = [Schema().description]
    while let section = open.popLast() {
      guard !section.name.hasPrefix("custom") else { continue }
      found[section.name] = section
      open += section.fields.compactMap(\.type.section)
    }
    return found
  }()
}
