import BuiltInRules
import Diagnostics
import Documents
import Engine
import Expressions
import Localization
import Presentation
import Rules
import TestSupport
import Testing

@testable import Model
@testable import Reporting

/// Who decides about a submission reads words, not what engineers write.
@Suite struct PlainWordsTests {
  private static let languages = BuiltInFile.languages.map(\.name)

  /// In English what every example says, in the others what the first of each rule does.
  private static func examples(in tag: String) -> [FailingExample] {
    var rules: Set<String> = []
    return FailingExample.all.filter { rules.insert($0.rule).inserted || tag == "en" }
  }

  @Test(arguments: languages)
  func `what is found and what to do is said without code`(tag: String) throws {
    let trial = try #require(Trial.languages[tag])
    for example in Self.examples(in: tag) {
      for finding in example.faults(by: trial) {
        for text in [finding.title, finding.message, finding.fix, finding.why] {
          let code = PlainWords(text, describing: example.root).code(
            isForEngineers: finding.isForEngineers, in: tag)
          #expect(code == [], "\(tag), \(example): \(text)")
        }
      }
    }
  }

  /// Complete descriptions, each with something of every kind.
  private static let apps =
    ["faulty-social-app", "complete"].map { "rules/examples/\($0).review.yaml" }
    + ["bank", "shop"].map { "Tests/BuiltInRulesTests/Apps/\($0)/first.review.yaml" }

  @Test(arguments: languages)
  func `headline and summary have no code`(tag: String) throws {
    let trial = try #require(Trial.languages[tag])
    for path in Self.apps {
      let text = try Checkout.text(of: path)
      let run = try trial.run([text])
      let page = HTMLReporter.text(of: run)
      let start = try #require(page.firstRange(of: "<section class=\"summary\""))
      let end = try #require(page[start.upperBound...].firstRange(of: "</section>"))
      // The one file is named.
      let origin = #/<p class="quiet" id="file-1">.*?<\/p>/#
      let summary = page[start.lowerBound..<end.lowerBound].replacing(origin, with: "")
      let words = PlainWords(
        String(summary.replacing(#/<[^>]*>/#, with: "\n")), describing: try Self.root(of: text))
      #expect(words.code(isForEngineers: true, in: tag) == [], "\(tag), \(path)")
      let headline = PlainWords(trial.book.language(PresentedRun(of: run).headline))
      #expect(headline.code(isForEngineers: false, in: tag) == [], "\(tag), \(path)")
    }
  }

  private static func root(of text: String) throws -> DocumentNode {
    try #require(
      DocumentReader().readAll(SourceFile(path: "a.yaml", text: text)).documents.first
    ).root
  }
}

extension Finding {
  /// Whether who puts it right edits the description.
  fileprivate var isForEngineers: Bool {
    concern == .bookkeeping || compiledTopic == "evidence"
  }

  private var compiledTopic: String? {
    Trial.builtIn.book.rules.first { $0.id == rule }?.declaration.topic
  }
}

extension Trial {
  /// What comes of these descriptions.
  func run(_ texts: [String]) throws -> RunResult {
    let linter = Linter(book: book, isDaySet: true, drawsLogin: true)
    let results = try texts.enumerated().map { number, text in
      let (description, _) = try description(text, path: "\(number).review.yaml")
      return linter.lint(description)
    }
    return RunResult(
      tool: .init(version: "1", rules: "", overridden: []), descriptions: results,
      diagnostics: [], files: SourceFiles(),
      setup: RunSetup(language: book.language, books: [book]))
  }
}

/// A sentence for people, without the words that they wrote themselves.
struct PlainWords {
  private let text: String

  init(_ text: String, describing root: DocumentNode? = nil) {
    let own = root.map(Self.ownWords) ?? []
    self.text = own.sorted { $0.count > $1.count }.reduce(text) { $0.replacing($1, with: "…") }
  }

  /// Names, sentences and file names that a description has: not the words of enumerations.
  private static func ownWords(in root: DocumentNode) -> [String] {
    let texts = root.scalars.compactMap(\.text)
    let parts = texts.flatMap { text in
      text.split(separator: "/").suffix(1).map(String.init)
        + text.matches(of: #/[\[［].*[\]］]/#).map { String($0.output) }
    }
    return (texts + parts).filter { text in
      text.count > 2 && !words.contains(text) && text.contains(#/[^a-z]/#)
    }
  }

  /// What no reader should have to know; in texts for engineers keys in parentheses are fine.
  func code(isForEngineers: Bool, in tag: String) -> [String] {
    // Signs that keep names of another script apart.
    var text = text.replacing(#/[\u{2066}-\u{2069}]/#, with: "")
    for name in Self.names { text = text.replacing(name, with: "…") }
    if isForEngineers { text = text.replacing(Self.keysInParentheses, with: "") }
    let marks = text.matches(of: Self.marks).map { String($0.output.0) }
    // Other words of a description can be told from prose only where that has other letters.
    guard ["ar", "zh-Hans"].contains(tag) else { return marks }
    return marks
      + text.matches(of: #/[A-Za-z0-9_.]+/#).map { String($0.output) }
      .filter { Self.words.contains($0) && !Self.states.contains($0) }
  }

  /// Signs of code, paths, keys with values, and names in camel case.
  private static var marks: Regex<(Substring, Substring?)> {
    #/
      `|[{}]|\[[^\]]*\]
      |\b[a-z]+[A-Z][A-Za-z]*\b
      |\b[a-z]+(\.[a-z][A-Za-z]*)+\b
      |\b[a-z]+[A-Za-z]*:\ ?(?:true|false|unknown|px)\b
    /#
  }

  private static var keysInParentheses: Regex<Substring> {
    #/
      \ ?[(（][a-zA-Z.\[\]"]+(?:(?:,\ |\ و|،\ |、|，)[a-zA-Z.\[\]"]+)*[)）](?=[.,;:。，；،؛\ ]|$|\n)
    /#
  }

  /// What Apple and others call things that have no other name.
  private static let names = [
    "getCredentialState(forUserID:)", "presentationContextProvider", "requestedScopes",
    "ASAuthorizationAppleIDProvider.credentialRevokedNotification", "ASAuthorizationError.canceled",
    "com.apple.developer.applesignin", "privaterelay.appleid.com", "private.icloud.com",
    "notFound", "notHandled", "invalidResponse", "notInteractive", "matchedExcludedCredential",
    "iPhone", "iPadOS", "iPad", "iOS", "macOS", "tvOS", "watchOS", "visionOS", "iCloud", "eID",
    "Login.gov", "fullName",
    // What examples' apps are built with, and what stands in their files.
    "com.example.pawprint", "[missing: …]",
  ]

  /// Words of descriptions that are Apple's own and stand in code, names of files, and units.
  private static let states: Set = [
    "authorized", "revoked", "canceled", "failed", "unknown", "notes", "profile", "pt", "px",
  ]

  /// The words that stand for something in descriptions.
  private static let words: Set<String> = {
    var words: Set<String> = []
    func add(_ type: FieldType) {
      switch type {
      case .choice(let type): words.formUnion(type.words)
      case .list(let item): add(item)
      case .colour(let names): words.formUnion(names)
      case .section(let section): section.fields.map(\.type).forEach(add)
      default: break
      }
    }
    add(.section(.plainDescription))
    return words
  }()
}
