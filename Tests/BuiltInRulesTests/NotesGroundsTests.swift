import BuiltInRules
import Diagnostics
import Documents
import Reporting
import Rules
import TestSupport
import Testing

@testable import Model

/// Every sentence of the notes rests on facts that somebody said.
///
/// From descriptions that say much, each fact is taken out, and changed to each other word that it
/// could be. What the notes say then may differ only where a sentence names that fact.
@Suite struct NotesGroundsTests {
  private static let trial = Trial.builtIn

  private static let descriptions = [
    """
    reviewlint: 1
    app: {name: Luyin, version: '3.1', platforms: [iphone, ipad, mac], kind: social}
    submission: {date: 2026-12-01}
    login:
      services:
        - {id: apple, presentation: native}
        - {id: wechat, name: Weixin, presentation: native, withoutItsApp: webFallback}
        - {id: google, name: G, presentation: webAuthenticationSession, withoutItsApp: alert}
        - {id: auth0, name: Door, presentation: safariViewController, connections: [google, email]}
        - {id: facebook, setsUpAccount: false, presentation: embeddedWebView}
        - {id: email, presentation: native}
        - {id: veil, kind: thirdParty, name: Veil, presentation: native, privacy:
            {onlyNameAndEmail: true, privateEmail: true, noAdTrackingWithoutConsent: true}}
      links: [{to: signUp, presentation: safariViewController}, {to: help, presentation: native}]
      wall: someFeatures
      guestEntry: true
      accountFeatures: [{name: Diaries, reason: they are private}, {name: Chat, reason: people write}]
    afterSignIn:
      - id: number
        kind: phoneBinding
        required: true
        services: [wechat, google]
        regions: [CN]
        justification: {reason: law, law: cn-cybersecurity-law, article: '26', region: CN,
          explanation: real names are asked for, url: 'https://example.com/law', attachments: [law.pdf]}
      - id: more
        kind: profile
        required: false
        fields: [{name: displayName, purpose: shown to friends}, {name: gender}, {name: motto,
          required: true, purpose: shown to all}]
      - {id: consent, kind: consent, required: true, justification: {reason: other, explanation: it is kept}}
    account: {creation: inApp, owner: app, publicSignUp: false, deletion: {route: inApp,
      path: [Me, Delete], wholeRecord: true}}
    review:
      demoAccount: {provided: true, place: reviewInformation, checkedOn: 2026-11-16,
        expires: 2027-12-31, secondFactor: fixedCode, codePlace: withPassword,
        roles: [seller, buyer], missingRoles: [courier]}
      notes: Look around first.
      attachments: [tour.mp4]
    """,
    """
    reviewlint: 1
    app: {name: Giro, kind: finance, platforms: [iphone]}
    login:
      services: [{id: id, kind: citizenId, name: Ident, presentation: webAuthenticationSession,
        withoutItsApp: nothing}, {id: own, kind: own, name: Own, presentation: native}]
      wall: wholeApp
      accountFeatures: [{name: Payments, reason: they are people's own}]
      exemption: {kind: serviceClient, service: id, reason: the state runs it}
    afterSignIn:
      - {id: number, kind: phoneBinding, required: true, justification: {reason: coreFunction,
          explanation: payments are confirmed by it}}
    account: {creation: byInvitation, owner: thirdParty, publicSignUp: false, deletion: {route: form,
      path: [Me, Ask], wholeRecord: true}}
    review: {demoAccount: {provided: true, place: reviewInformation, expires: 2027-12-31,
      secondFactor: none}}
    """,
    """
    reviewlint: 1
    app: {name: Pawprint}
    login: {services: [{id: apple, presentation: native}], wall: none}
    afterSignIn: []
    account: {creation: none}
    review: {demoAccount: {provided: false}, demoMode: {offered: true, approvedByApple: true}}
    """,
    """
    reviewlint: 1
    app: {name: Pawprint}
    login: {services: [{id: email, presentation: native}], wall: none}
    account: {creation: onWeb, deletion: {route: directWebPage, path: [Me], wholeRecord: false}}
    review: {demoAccount: {provided: true, place: notes, secondFactor: fixedCode}}
    """,
  ]

  @Test(arguments: descriptions.indices)
  func `a sentence changes with the facts that it names, and with no others`(index: Int) throws {
    let root = try Self.root(of: Self.descriptions[index])
    let notes = try #require(Self.notes(root))
    Self.expectSaid(notes, in: root, "as it is")
    let facts = DescribedFact.all(in: root)
    var lost: [String: [Set<Said>]] = [:]
    for fact in facts {
      for change in fact.changes {
        let changed = try Self.changed(root, fact, change)
        // What others refer to can't go without them.
        guard let after = Self.notes(changed) else { continue }
        Self.expectSaid(after, in: changed, "\(fact): \(change)")
        lost[fact.path, default: []].append(Self.compare(notes, after, fact, change))
      }
    }
    #expect(lost.count > facts.count * 3 / 4)
    for said in notes.said {
      for path in said.paths where lost[path] != nil {
        let inside = facts.filter { $0.path == path || $0.isInside(path) }
        let losses = inside.flatMap { lost[$0.path] ?? [] }.map { $0.contains(said) }
        let isFree = inside.first?.isFree == true
        let holds = isFree ? losses.allSatisfy(\.self) : losses.contains(true)
        #expect(holds, "'\(said.text)' names \(path) and doesn't change with it")
      }
    }
  }

  /// A sentence without its place in the text.
  fileprivate struct Said: Hashable {
    let heading: String
    let text: String
    let paths: [String]
  }

  /// What is lost through a change; whatever comes or goes names the fact.
  private static func compare(
    _ before: ReviewNotes, _ after: ReviewNotes, _ fact: DescribedFact,
    _ change: DescribedFact.Change
  ) -> Set<Said> {
    let (old, new) = (before.words, after.words)
    let gaps = Set(after.gaps).subtracting(before.gaps).map(\.path)
    for said in before.said where !new.contains(said.text) {
      let isMissing = said.paths.contains { path in
        gaps.contains { $0 == path || path.hasPrefix("\($0).") }
      }
      let isNamed = said.paths.contains(where: fact.concerns)
      #expect(isNamed || isMissing, "'\(said.text)' goes with \(fact): \(change)")
    }
    for said in after.said where !old.contains(said.text) {
      let isNamed = said.paths.contains(where: fact.concerns)
      // It stands for a sentence that named the fact, and shares the rest of its grounds.
      let isRest = before.said.contains { lost in
        lost.heading == said.heading && !new.contains(lost.text)
          && lost.paths.contains(where: fact.concerns)
          && lost.paths.contains(where: said.paths.contains)
      }
      #expect(isNamed || isRest, "'\(said.text)' comes with \(fact): \(change)")
    }
    return Set(before.said).subtracting(after.said)
  }

  /// Every fact that a sentence names is written.
  private static func expectSaid(_ notes: ReviewNotes, in root: DocumentNode, _ what: String) {
    for said in notes.said {
      for path in said.paths {
        var editor = DocumentEditor(root)
        #expect(throws: Never.self, "\(what): '\(said.text)' names \(path), which nobody said") {
          try editor.remove(path)
        }
      }
    }
  }

  private static func root(of text: String) throws -> DocumentNode {
    let everything = DocumentReader().readAll(SourceFile(path: "login.review.yaml", text: text))
    #expect(everything.allDiagnostics.isEmpty)
    return try #require(everything.documents.first).root
  }

  private static func changed(
    _ root: DocumentNode, _ fact: DescribedFact, _ change: DescribedFact.Change
  ) throws -> DocumentNode {
    var editor = DocumentEditor(root)
    switch change {
    case .removal: try editor.remove(fact.path)
    case .other(let value): try editor.set(fact.path, to: value)
    }
    return editor.root
  }

  private static func notes(_ root: DocumentNode) -> ReviewNotes? {
    let file = SourceFile(path: "login.review.yaml", text: "")
    let decoder = DescriptionDecoder(
      schema: trial.book.schema,
      inputs: DecodingInputs(asOf: Trial.today, catalogues: trial.book.catalogues, fileExists: nil))
    let document = Document(file: file, root: root, bytes: root.bytes)
    return decoder.decode(document).description.map { ReviewNotes($0, book: trial.book) }
  }
}

extension ReviewNotes {
  /// What is claimed: the sentences without a gap in them.
  fileprivate var said: [NotesGroundsTests.Said] {
    sentences.filter { !GapMarker.isIn($0.text) }
      .map { NotesGroundsTests.Said(heading: $0.heading, text: $0.text, paths: $0.paths) }
  }

  fileprivate var words: Set<String> { Set(sentences.map(\.text)) }
}
