import Diagnostics
import Documents
import TestSupport
import Testing

@testable import Reporting

@Suite struct ProseTests {
  @Test(arguments: [
    ("set inReviewNotes to true.", ["inReviewNotes"]),
    ("claim it under login.exemption.", ["login.exemption"]),
    ("as part of login.services[\"google\"] in line 5:", ["login.services[\"google\"]"]),
    ("the field screens[0] of it", ["screens[0]"]),
    ("below screens[\"sign-in\"].device - or not", ["screens[\"sign-in\"].device"]),
    ("在本 App 内打开它的页面（webFallback）；", ["webFallback"]),
    ("Treat ASAuthorizationError.canceled as a choice.", ["ASAuthorizationError.canceled"]),
    ("The app runs on iPhone and iPadOS, version 15.0.", []),
    ("WCAG 1.4.11, 5.1.1(v); WeChat.", []),
    ("such as \"Look around first\", and so on...", []),
    ("", []),
  ])
  func `keys and paths in a text are code`(text: String, code: [String]) {
    let pieces = Prose(text).pieces
    let found = pieces.compactMap { if case .code(let code) = $0 { code } else { nil } }
    #expect(found == code)
    let whole = pieces.map { piece in
      switch piece {
      case .words(let words), .code(let words): words
      }
    }
    #expect(whole.joined() == text)
  }

  @Test(arguments: [
    ("Show it always (webFallback). Then go on.", "Show it always. Then go on."),
    ("始终显示按钮，并在 App 内打开网页（webFallback）。", "始终显示按钮，并在 App 内打开网页。"),
    ("Let people in. Set guestEntry to true.", "Let people in."),
    (
      "Call getCredentialState first. SwiftUI does it, in version 15.0.",
      "SwiftUI does it, in version 15.0."
    ),
    ("写明理由。将 inReviewNotes 设为 true。然后提交。", "写明理由。然后提交。"),
    ("Claim it under login.exemption.", ""),
    ("Nothing of the kind", "Nothing of the kind"), ("", ""),
  ])
  func `without code, sentences with keys are left out`(text: String, plain: String) {
    #expect(Prose.withoutCode(text) == plain)
  }

  /// The fixes of all rules in the files below a folder, with a word in the place of each value.
  private static func fixes(below folder: String) throws -> [(rule: String, fix: String)] {
    try Checkout.files(below: folder).filter { $0.hasSuffix(".yaml") }.flatMap { name in
      let path = "\(folder)/\(name)"
      let file = SourceFile(path: path, text: try Checkout.text(of: path))
      let root = DocumentReader().readAll(file).documents.first?.root
      let rules = root?.value(of: "rules")
      let listed = rules?.items?.map { ($0.value(of: "id")?.text ?? "", $0) } ?? []
      let named = rules?.entries?.map { ($0.name, $0.value) } ?? []
      return (listed + named).compactMap { id, rule in
        rule.value(of: "fix")?.text.map {
          ("\(path) \(id)", $0.replacing(#/\{[^{}]*\}/#, with: "X"))
        }
      }
    }
  }

  @Test func `what to do about each rule can be said without code, in each language`() throws {
    let fixes = try Self.fixes(below: "rules")
    #expect(fixes.count > 600)
    for (rule, fix) in fixes { #expect(!Prose.withoutCode(fix).isEmpty, "\(rule): \(fix)") }
  }
}
