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
}
