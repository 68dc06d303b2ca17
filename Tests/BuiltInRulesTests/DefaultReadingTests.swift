import Diagnostics
import Documents
import Engine
import Model
import Reporting
import Rules
import TestSupport
import Testing

/// What it means that something isn't written: never anything against the app that nobody was asked.
@Suite struct DefaultReadingTests {
  /// Every field that rules have an answer for where nobody wrote it, and how that reads what was
  /// written.
  private static let readings: KeyValuePairs<String, String> = [
    "account.owner": "whoever made the app has the accounts; asked",
    "afterSignIn.fields": "a step asks for what its kind says",
    "afterSignIn.fields.editable": "what is filled in can be changed",
    "afterSignIn.fields.prefilled": "a field is empty at first",
    "afterSignIn.fields.preselected": "nothing is chosen at first",
    "afterSignIn.for": "a listed step meets everyone; asked",
    "afterSignIn.id": "a name for paths",
    "afterSignIn.justification.attachments": "what isn't named isn't attached",
    "afterSignIn.justification.inReviewNotes": "a note; asked",
    "app.appearances": "an app has both unless it forces one",
    "app.distribution": "an app is for the App Store; asked where a claim hangs on it",
    "app.platforms": "an app is for what its screens are on, else for the iPhone",
    "decisions": "nobody decided anything",
    "example": "a description is of a real app",
    "login.accountFeatures": "a note; asked",
    "login.decidedBy": "an app knows its ways in; no rule reads it",
    "login.exemption.inReviewNotes": "a note; asked",
    "login.exemption.kind": "a claim; asked",
    "login.services.kind": "an id of the catalogue means that service",
    "login.services.name": "a name decides nothing",
    "login.services.presentation":
      "what takes a password or a code of one's own is in the app; else asked",
    "login.services.privacy.noAdTrackingWithoutConsent": "a claim that nobody makes by silence",
    "login.services.privacy.onlyNameAndEmail": "a claim that nobody makes by silence",
    "login.services.privacy.privateEmail": "a claim that nobody makes by silence",
    "login.services.setsUpAccount": "a listed way to sign in signs people in",
    "login.services.withoutItsApp":
      "a service needs no app of its own unless the catalogue says so",
    "login.servicesComplete": "a list that a person wrote has all; drafts say it is unknown",
    "open": "nobody has taken on anything",
    "review.attachments": "what isn't named isn't attached",
    "review.demoAccount.regions": "an account works everywhere",
    "review.demoAccount.service": "the only way in, or the only password of one's own; else asked",
    "review.demoMode.approvedByApple": "a claim; asked",
    "review.demoMode.offered": "a claim; asked",
    "review.kit": "a note; asked",
    "screens.appearance": "a screen is light",
    "screens.background": "what the appearance has",
    "screens.buttons.content": "a button with a title shows it; asked where it has none",
    "screens.buttons.fontSize": "Apple's own formula",
    "screens.buttons.id": "a name for paths",
    "screens.buttons.role": "a listed button signs in; asked",
    "screens.buttons.shown": "a listed button is shown",
    "screens.buttons.textBeside": "what isn't written isn't there",
    "screens.buttonsComplete": "a list that a person wrote has all; captures say what they can't",
    "screens.coveredBottom": "what isn't written covers nothing",
    "screens.id": "a name for paths",
    "screens.onIPad": "whoever names an iPad means its own app",
    "screens.orientation": "a device is held upright",
    "screens.platform": "the device's",
    "screens.purpose": "a described screen is where people sign in and up; asked",
    "screens.safeArea": "the device's",
    "screens.safeArea.bottom": "the device's",
    "screens.safeArea.left": "the device's",
    "screens.safeArea.right": "the device's",
    "screens.safeArea.top": "the device's",
    "screens.scale": "the device's",
    "screens.size": "the device's",
    "screens.stack.align": "what is narrower than the screen stands in its middle",
    "screens.stack.from": "what is said from an end is said from the top",
    "screens.units": "lengths are in points",
    "signInWithApple.associatedWebsite": "no website is linked unless somebody says so",
    "submission.date": "what is judged is submitted on the day of checking",
    "submission.kind": "the milder of the two",
    "waivers": "nobody waived anything",
  ]

  @Test func `each default stands here with its reading`() {
    let reference = Reference(of: Trial.builtIn.book)
    let fields = reference.entries(of: .field).filter {
      $0.absence.hasPrefix("as the default") || $0.absence.hasPrefix("worked out")
    }
    let names = fields.map { $0.name.replacing("[]", with: "") }
    #expect(names.sorted() == Self.readings.map(\.key).sorted())
  }

  /// What people are told apart by, which no rule holds against them.
  private static let apps =
    ["bank", "clinic", "company", "game", "messenger", "shop"]
    .map { "Tests/BuiltInRulesTests/Apps/\($0)/truth.review.yaml" } + [
      "rules/examples/complete.review.yaml"
    ]

  @Test(arguments: apps)
  func `leaving something out is held against nobody who isn't asked for it`(
    path: String
  ) throws {
    let text = try Checkout.text(of: path)
    let file = SourceFile(path: "a.review.yaml", text: text)
    let root = try #require(DocumentReader().readAll(file).documents.first?.root)
    let known = try Self.faults(text)
    // A screen that is like another one takes over its device.
    let readings = Set(Self.readings.map(\.key) + ["screens.device"])
    for left in root.keys where !readings.contains(left.name) {
      let rest = root.without(left.place[...]).json
      guard let result = try? Trial.builtIn.result(for: rest) else { continue }
      let faults = Self.faults(result).filter { !known.contains($0) }
      guard !faults.isEmpty else { continue }
      let asked = result.questions.plan.flatMap(\.paths).map(\.withoutItems)
      let isAsked = asked.contains { "\($0).".hasPrefix("\(left.name).") }
      #expect(isAsked, "\(left.name) is left out: \(faults)")
    }
  }

  private static func faults(_ text: String) throws -> Set<String> {
    Set(faults(try Trial.builtIn.result(for: text)))
  }

  private static func faults(_ result: LintResult) -> [String] {
    result.findings.filter { $0.outcome == .fail && $0.severity == .error }
      .map { "\($0.rule) \($0.location.path)" }
  }
}

extension Path {
  /// The keys alone.
  fileprivate var withoutItems: String {
    components.compactMap { if case .key(let key) = $0 { key } else { nil } }
      .joined(separator: ".")
  }
}

extension DocumentNode {
  /// Where each key stands, by its place among what is around it, and its path without items.
  fileprivate var keys: [(name: String, place: [Int])] {
    switch content {
    case .scalar: []
    case .sequence(let items):
      items.enumerated().flatMap { number, item in
        item.keys.map { ($0.name, [number] + $0.place) }
      }
    case .mapping(let entries):
      entries.enumerated().flatMap { number, entry in
        [(entry.name, [number])]
          + entry.value.keys.map { ("\(entry.name).\($0.name)", [number] + $0.place) }
      }
    }
  }

  /// Without the key at a place.
  fileprivate func without(_ place: ArraySlice<Int>) -> DocumentNode {
    guard let number = place.first else { return self }
    let rest = place.dropFirst()
    switch content {
    case .scalar: return self
    case .sequence(var items):
      items[number] = items[number].without(rest)
      return DocumentNode(.sequence(items), bytes: bytes)
    case .mapping(var entries):
      if rest.isEmpty {
        entries.remove(at: number)
      } else {
        let entry = entries[number]
        entries[number] = Entry(key: entry.key, value: entry.value.without(rest))
      }
      return DocumentNode(.mapping(entries), bytes: bytes)
    }
  }

  fileprivate var json: String {
    switch content {
    case .scalar(let text, .plain) where ["true", "false"].contains(text) || Double(text) != nil:
      text
    case .scalar(let text, _): text.inDoubleQuotes
    case .sequence(let items): "[\(items.map(\.json).joined(separator: ", "))]"
    case .mapping(let entries):
      "{\(entries.map { "\($0.name.inDoubleQuotes): \($0.value.json)" }.joined(separator: ", "))}"
    }
  }
}
