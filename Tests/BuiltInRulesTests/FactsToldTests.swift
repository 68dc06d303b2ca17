import BuiltInRules
import Diagnostics
import Documents
import Model
import TestSupport
import Testing

@testable import Engine
@testable import Reporting
@testable import Rules

/// What a rule reads where it finds fault is told to App Review, is missing from the notes, or is
/// named beside them as what App Review sees itself.
@Suite struct FactsToldTests {
  private static let trial = Trial.builtIn
  /// What stands in App Store Connect; nobody is asked for it.
  private static let known: Set = [
    "submission.kind", "submission.date", "app.platforms", "signInWithApple.associatedWebsite",
  ]

  @Test(arguments: BuiltInFile.rules.map(\.name))
  func `every fact of a fault has its sentence or its gap`(id: String) throws {
    let rule = try #require(Self.trial.book.rules.first { $0.id == id })
    let linter = Linter(book: Self.trial.book, selection: Selection(only: [id]), isDaySet: true)
    for example in try #require(rule.source.examples)
    where example.expectation == .fails && example.parameters.isEmpty {
      let root = try BuiltInFile.root(of: example)
      guard let result = linter.result(of: root, example), let (description, book) = result.judged
      else { continue }
      let notes = ReviewNotes(description, book: book, after: result)
      #expect(notes.untold.allSatisfy { Self.known.contains($0) || $0.hasPrefix("screens") })
      for finding in result.findings
      where finding.concern != .bookkeeping && finding.severity != .note {
        for (path, text) in finding.factsRead.texts where Self.isSaid(path, text, description) {
          let isNamed = notes.told.contains(path) || notes.untold.contains(path)
          // What the notes say is no fact for the notes, and an id is a name of the description's.
          let isNone = [".inReviewNotes", ".id", "review.notes"].contains(where: path.hasSuffix)
          #expect(isNamed || isNone, "'\(example.name)': \(path) is \(text)")
        }
      }
    }
  }

  /// Whether somebody wrote it, and not only blanks.
  private static func isSaid(_ path: String, _ text: String, _ description: Description) -> Bool {
    guard text.contains(where: { !$0.isWhitespace }),
      let place = Path(path).flatMap(description.place)
    else { return false }
    return description.places.isWritten(place)
  }

  @Test func `a fault has the facts of what it points at`() throws {
    let result = try Self.trial.result(
      for: """
        reviewlint: 1
        app: {name: x}
        login: {services: [email], links: [{to: passwordReset, presentation: externalBrowser}]}
        """)
    let finding = try #require(result.findings.first { $0.rule == "sign-in-stays-in-app" })
    #expect(finding.factsRead.texts["login.links[0].presentation"] == "externalBrowser")
  }

  @Test func `a fault that somebody has accepted is told as well`() throws {
    let waiver =
      "{rule: purchase-without-account, reason: soon, approvedBy: Ana, until: 2026-12-01}"
    let result = try Self.trial.result(
      for: """
        reviewlint: 1
        app: {name: x, sells: digital, needs: []}
        login: {services: [email]}
        account: {creation: inApp, neededToBuy: always}
        waivers: [\(waiver)]
        """)
    let (description, book) = try #require(result.judged)
    let notes = ReviewNotes(description, book: book, after: result)
    let question = "- Does buying need an account? yes, also what works without one"
    #expect(notes.text.contains(question))
    #expect(!notes.text.contains("soon"))
    #expect(!ReviewNotes(description, book: book).text.contains(question))
  }

  @Test func `regions are called by their names`() throws {
    let result = try Self.trial.result(
      for: """
        reviewlint: 1
        app: {name: x}
        afterSignIn: [{kind: birthDate, regions: [DE, US-TX, US-NY]}]
        """)
    let (description, book) = try #require(result.judged)
    let notes = ReviewNotes(description, book: book, after: result)
    #expect(notes.text.contains("are asked: Germany, Texas, United States (US-NY)\n"))
  }
}
