import BuiltInRules
import Diagnostics
import Documents
import Engine
import Expressions
import Reporting
import TestSupport
import Testing

@testable import Rules

/// What can be named, as the reference, the terminal and editors show it.
@Suite struct ReferenceTests {
  private static let book = Trial.builtIn.book

  private static let reference = Reference(of: book, bases: ["complete"], reading: file)

  private static func file(_ path: String) -> ReadFile? {
    BuiltInFile.all.first { $0.path == path }.map { $0.read(as: $0.path) }
  }

  /// The ids of the diagnostics that sources report; one in several ways has a part after a full
  /// stop in each.
  private static let reported: Set<String> = {
    let named = Dictionary(grouping: EnglishSentence.all.map { "\($0.id)" }) { id in
      let parts = id.split { "-.".contains($0) }
      return parts.dropFirst().reduce(String(parts[0])) {
        $0 + $1.prefix(1).uppercased() + $1.dropFirst()
      }
    }
    let files = Checkout.files(below: "Sources").filter { $0.hasSuffix(".swift") }
    return files.reduce(into: []) { reported, path in
      let text = (try? Checkout.text(of: "Sources/\(path)")) ?? ""
      let said = #/(?:Diagnostic|report|refused|complain|Capture\w+)\(\s*Message\(\s*\.(\w+)/#
      for match in text.matches(of: said) {
        for id in named[String(match.output.1)] ?? [] {
          reported.insert(String(id.prefix { $0 != "." }))
        }
      }
      let written =
        #/(?:(?:Message|Diagnostic|Self|Mistake|note|report)\(\s*|macro, )id: "([a-z0-9-]+)"/#
      reported.formUnion(text.matches(of: written).map { String($0.output.1) })
    }
  }()

  @Test func `every diagnostic is listed, and nothing that isn't one`() {
    let listed = Self.reference.entries(of: .diagnostic)
    #expect(listed.count > 200)
    for entry in listed {
      let isSaid = entry.properties.contains { $0.label == "says" }
      #expect(isSaid || Self.reported.contains(entry.name), "\(entry.name)")
    }
    #expect(Self.reported.count > 150)
    #expect(Self.reported.subtracting(listed.map(\.name)).sorted() == [])
  }

  @Test func `each section of the guidelines says what of it no rule looks at`() {
    let sections = Self.reference.entries(of: .section)
    #expect(Set(sections.map(\.name)).count == sections.count)
    #expect(sections.filter(\.unchecked.isEmpty).map(\.name) == [])
    let titles = Dictionary(
      uniqueKeysWithValues: sections.map { section in
        (section.name, section.properties.first { $0.label == "title" }?.text)
      })
    let cited = Self.book.guidelines.filter { $0.address.contains("/review/guidelines/#") }
    #expect(cited.count > 15)
    for guideline in cited {
      #expect(titles[guideline.key] == guideline.title, "\(guideline.key)")
    }
  }

  @Test func `what sections of the guidelines say of rules is about rules that there are`() {
    let rules = Set(Self.book.rules.map(\.id))
    for section in Self.reference.entries(of: .section) {
      for word in (section.meaning + " " + section.unchecked).matches(of: #/[a-z]+(-[a-z]+){2,}/#) {
        #expect(rules.contains(String(word.output.0)), "\(section.name): \(word.output.0)")
      }
      let named = section.properties.first { $0.label == "rules" }?.text ?? ""
      let ids = Self.book.rules.filter { $0.declaration.guidelineKeys.contains(section.name) }.map(
        \.id)
      #expect(named == (ids.isEmpty ? "none" : ids.joined(separator: ", ")))
    }
  }

  @Test func `a situation names fields, and words that no other one has`() {
    let situations = Self.reference.entries(of: .situation)
    let fields = Set(Self.reference.entries(of: .field).map(\.name))
    for situation in situations {
      let named = situation.properties.filter { $0.label == "field" }.map(\.text)
      #expect(!named.isEmpty && fields.isSuperset(of: named), "\(situation.name)")
    }
    let words = situations.flatMap { $0.otherNames.map { $0.lowercased() } }
    #expect(Set(words).count == words.count)
  }

  @Test func `every name is there once, with a meaning`() {
    for kind in ReferenceEntry.Kind.allCases {
      let entries = Self.reference.entries(of: kind)
      #expect(!entries.isEmpty, "\(kind)")
      #expect(Set(entries.map(\.name)).count == entries.count, "\(kind)")
      // Of a key, the name may say enough.
      for entry in entries where kind != .key { #expect(!entry.meaning.isEmpty, "\(entry.name)") }
    }
  }

  @Test(arguments: [
    ("sources.yaml", "sources", "key", ""), ("letters.yaml", "letters", "class", "letters/"),
  ])
  func `every source and class of letters is found by what rules call it`(
    file: String, list: String, key: String, start: String
  ) throws {
    let source = SourceFile(path: file, text: try Checkout.text(of: "rules/\(file)"))
    let document = try #require(DocumentReader().readAll(source).documents.first)
    let names = try #require(document.root.value(of: list)?.items).map { item in
      start + (item.value(of: key)?.text ?? "")
    }
    #expect(names.count > 15)
    for name in names {
      let found = Self.reference.entries(named: name)
      #expect(found.filter { $0.kind != .key }.map(\.name) == [name])
    }
  }

  @Test func `functions of rules have examples that rules could have`() {
    let own = Self.reference.entries(of: .function).filter {
      ["contrast", "days", "gap"].contains($0.name)
    }
    #expect(own.count == 3)
    for function in own {
      let compilation = Self.book.environment.compile(function.example ?? "", expecting: .boolean)
      #expect(compilation.mistakes == [], "\(function.name)")
    }
  }

  @Test func `everything that can be called is explained once, and nothing else is`() {
    let definitions = Self.book.environment.definitions.all.filter { $0.name.receiver == nil }
    let functions = Self.reference.entries(of: .function).dropLast(definitions.count)
    let declared = (Function.standard + Function.ofRules).map(\.name) + Macro.names
    #expect(
      functions.flatMap { [$0.name] + $0.otherNames }.sorted() == Set(declared).sorted())
    for function in functions { #expect(!function.signatures.isEmpty, "\(function.name)") }
  }

  @Test func `an example of a function uses what it is about, and holds`() throws {
    let called = Self.reference.entries(of: .function).filter { $0.example != nil }
    for function in called {
      let example = try #require(function.example)
      #expect(example.contains(function.name))
      let compilation = Self.book.environment.compile(example, expecting: .boolean)
      #expect(compilation.mistakes == [])
      // What is about a description has none here.
      if compilation.variables != [] { continue }
      var frame = Frame(slots: 0)
      guard case .boolean(true)? = compilation.program?.evaluate(in: &frame).value else {
        Issue.record("\(example) isn't true")
        continue
      }
    }
  }

  @Test func `a field says what it takes, what its absence means, and what it counts`() throws {
    let found = Self.reference.entries(named: #"screens["sign-in"].buttons[0].cornerRadius"#)
    let radius = try #require(found.first)
    #expect(found.count == 1)
    #expect(radius.name == "screens[].buttons[].cornerRadius")
    #expect(
      radius.particulars.map { "\($0.label): \($0.text)" } == [
        "type: number", "unit: points; pixels on a screen with 'units: px'", "left out: unknown",
        "since: 0.1.0",
      ]
    )
    let shown = try #require(Self.reference.entries(named: "screens[].buttons[].shown").first)
    #expect(
      shown.particulars.map { "\($0.label): \($0.text)" } == [
        "type: one of the words", "always: at once, without doing anything",
        "behindMenu: after opening a menu or \"more\"", "onAnotherPage: on a further page",
        "behindFlag: only where a switch of the app's makers is on", "never: not at all",
        "default: always", "left out: as the default; 'unknown' isn't the same",
        "since: 0.1.0",
      ]
    )
    let version = try #require(Self.reference.entries(named: "reviewlint").first)
    #expect(version.absence == "an error: it must be written")
  }

  @Test func `every word that a field takes has a meaning`() {
    let fields = Self.reference.entries(of: .field).filter { !$0.words.isEmpty }
    #expect(fields.count > 30)
    for field in fields {
      #expect(field.meanings.count == field.words.count, "\(field.name)")
      #expect(!field.meanings.contains(""), "\(field.name)")
    }
  }

  @Test func `every outcome and verdict is explained`() {
    let explained = Set(Self.reference.entries(of: .outcome).map(\.name))
    let known = Outcome.allCases.map(\.rawValue) + Verdict.allCases.map(\.rawValue)
    #expect(explained == Set(known + ["partial"]))
  }

  @Test(arguments: [
    ("screens.buttons", "screens[].buttons"),
    ("screens.buttons.isApple", "screens[].buttons[].isApple"),
    ("screen.bounds", "screens[].bounds"), ("button.isApple", "screens[].buttons[].isApple"),
    ("WeChat Login", "wechat"), ("email", "email-password"), ("iPhone14,6", "iphone-se-3"),
    ("existsOne", "exists_one"), ("edition.trigger", "edition.trigger"),
    ("laws[].articles[].number", "laws[].articles[].number"),
    ("captured.whileRunning", "screens[].captured.whileRunning"),
  ])
  func `a thing is found by its other names`(name: String, found: String) {
    let names = Self.reference.entries(named: name).map(\.name)
    #expect(Set(names) == [found] || name.hasPrefix("captured"))
  }

  @Test func `facts of one's own are among the fields, and said to be`() throws {
    let text = """
      fields:
        screens[].custom.videoBackground: {type: boolean, meaning: a video plays}

      """
    let book = Trial(text + SmallRule.file([])).book
    let reference = Reference(of: book)
    let name = "screens[].custom.videoBackground"
    let entry = try #require(reference.entries(named: name).first)
    #expect(entry.isOwn)
    #expect(entry.meaning == "a video plays")
    #expect(
      ReferenceText(of: reference, book, width: 80).texts([entry])
        .hasSuffix("declared by: a rule file of one's own\n")
    )
  }
}
