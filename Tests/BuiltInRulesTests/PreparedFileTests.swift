import BuiltInRules
import Descriptions
import Diagnostics
import Documents
import Expressions
import Linting
import Reporting
import Rules
import TestSupport
import Testing

@Suite struct PreparedFileTests {
  private static let prepared: [UInt8] = {
    let file = preparedRules().pointee
    return Array(UnsafeRawBufferPointer(start: file.bytes, count: file.size))
  }()

  /// The rules as they are read from their files.
  private static let read = Trial([], builtIn: builtIn, examplesAreLeftOut: true)

  private static let builtIn = EmbeddedFile.all.filter { BuiltInFiles.hasRules($0.path) }.map {
    file in
    Array(file.text.utf8).withUnsafeBytes { BuiltInFiles.withoutExamples(file.path, $0) }
  }

  private static let book = PreparedRules(prepared).book(
    from: read.book.fingerprint,
    timeZones: .none
  )

  @Test func `the prepared rules are those of the files; 'make rules' makes them anew`() throws {
    #expect(Self.read.told == [])
    #expect(try PreparedRules.bytes(of: Self.read.book) == Self.prepared)
  }

  @Test func `the program finds that they are those of its files`() {
    #expect(Fingerprint(value: builtInDigest) == Self.read.book.fingerprint)
    #expect(Self.book?.digest == Self.read.book.digest)
    #expect(Self.book?.rules.map(\.id) == Self.read.book.rules.map(\.id))
  }

  /// Every description of this checkout, also those that are wrong.
  private static let descriptions = ["rules/examples", "Tests"].flatMap { folder in
    Checkout.files(below: folder).filter { $0.contains(".review.") }.map { "\(folder)/\($0)" }
  }

  @Test(arguments: descriptions)
  func `they say of a description what the files say`(path: String) throws {
    let book = try #require(Self.book)
    let file = SourceFile(path: path, text: try Checkout.text(of: path))
    for (one, other) in zip(Self.reports(on: file, book), Self.reports(on: file, Self.read.book)) {
      #expect(one == other)
    }
  }

  @Test func `there are descriptions to compare by`() {
    #expect(Self.descriptions.count > 50)
  }

  @Test(arguments: RuleTable.rows.map(\.id))
  func `every example comes out as it says`(id: String) throws {
    let book = try #require(Self.book)
    let tester = ExampleTester(book: book, asOf: Trial.today) { path in
      EmbeddedFile.all.contains { $0.path == "examples/\(path)" }
    }
    let rule = try #require(book.rules.first { $0.id == id })
    let file = try #require(EmbeddedFile.rules.first { $0.name == id })
    let source = SourceFile(path: file.path, text: file.text)
    let written = RuleFileReader.read(source, examplesAreLeftOut: false).file?.rules.first
    for example in try #require(written).examples.all {
      let base = try #require(
        EmbeddedFile.all.first { $0.path == "examples/\(example.base).review.yaml" }
      )
      let document = DocumentReader().readAll(SourceFile(path: base.path, text: base.text))
      let wrong = tester.test(example, of: rule, base: try #require(document.documents.first))
      #expect(wrong?.message.text == nil)
    }
  }

  @Test func `what is added to them and changed is as if added to the files`() throws {
    let prepared = try #require(Self.book)
    let team = SourceFile(path: "house/house.yaml", text: Self.house)
    let read = try #require(RuleFileReader.read(team, examplesAreLeftOut: false).file)
    let sources = [RuleBookBuilder.Source(read, isBuiltIn: false)]
    #expect(RuleBookBuilder.canAdd(sources, to: prepared))
    var builder = RuleBookBuilder(sources, on: prepared, timeZones: .none)
    let book = builder.build()
    #expect(builder.diagnostics.isEmpty)
    let whole = Trial([team], builtIn: Self.builtIn, examplesAreLeftOut: true)
    #expect(whole.told == [])
    #expect(book.digest == whole.book.digest)
    #expect(book.rules.count == prepared.rules.count + 1)
    #expect(book.overridden == ["apple-button-margin", "apple-button-minimum-size"])
    #expect(book.overridden == whole.book.overridden)
    for path in Self.descriptions {
      let file = SourceFile(path: path, text: try Checkout.text(of: path))
      #expect(Self.reports(on: file, book) == Self.reports(on: file, whole.book))
    }
  }

  @Test(arguments: [
    "fields: {custom.x: {type: text, meaning: Something.}}", "override: {phone-binding: off}",
    house.replacing("house-buttons-high-enough", with: "apple-button-margin"),
  ])
  func `what may change the others is not added to what is prepared`(text: String) throws {
    let file = SourceFile(path: "house.yaml", text: text)
    let read = RuleFileReader.read(file, examplesAreLeftOut: false)
    #expect(read.diagnostics.isEmpty)
    let added = RuleBookBuilder.Source(try #require(read.file), isBuiltIn: false)
    #expect(try !RuleBookBuilder.canAdd([added], to: #require(Self.book)))
  }

  private static let house = """
    override:
      apple-button-minimum-size: {severity: note}
      apple-button-margin: {parameters: {minimumRatio: 0.5}}
    guidelines: [{key: house/buttons, title: Our buttons}]
    rules:
      - id: house-buttons-high-enough
        title: Buttons are easy to hit
        guidelines: [house/buttons]
        severity: warning
        why: People complained.
        sources: ['https://example.com/buttons']
        each: [{screen: screens}, {button: screen.buttons}]
        require: button.frame.height >= 50.0
        message: "{button.id} is {button.frame.height} pt tall"
        fix: Make it taller.
        examples: {passes: [{name: a, base: smallest}], fails: [{name: b, base: smallest}]}
    """

  /// What a check would write about a file, as text and as JSON.
  private static func reports(on file: SourceFile, _ book: RuleBook) -> [String] {
    let linter = Linter(book: book)
    let decoder = DescriptionDecoder(
      schema: book.schema,
      surroundings: Surroundings(
        asOf: Trial.today,
        catalogues: book.catalogues,
        fileExists: { _ in false }
      )
    )
    var results: [LintResult] = []
    var diagnostics = DocumentReader().readAll(file).allDiagnostics
    for document in DocumentReader().readAll(file).documents {
      let (decoded, mistakes) = decoder.decode(document)
      diagnostics += mistakes
      guard let description = decoded else { continue }
      let result = try? linter.lint(description, in: file, lines: LineTable(of: file))
      results += [result].compactMap { $0 }
    }
    let run = RunResult(
      tool: .init(version: "", rules: book.digest, overridden: book.overridden),
      descriptions: results,
      diagnostics: diagnostics,
      files: SourceFiles(file)
    )
    let text = TextReporter(ReportStyle())
    return [text.report(run), JSONReporter().report(run)]
  }
}
