import Engine
import TestSupport
import Testing

/// An app that can be written in two ways gets one verdict.
@Suite struct TwoWaysTests {
  private static let presentations = [
    "native", "webAuthenticationSession", "safariViewController", "embeddedWebView",
    "externalBrowser",
  ]

  @Test(arguments: presentations)
  func `what a broker's page offers is judged as what is listed`(presentation: String) throws {
    let listed = ["apple", "google", "email"].map {
      "{id: \($0), presentation: \(presentation), connections: []}"
    }
    let page = "{id: auth0, presentation: \(presentation), connections: [apple, google, email]}"
    let (one, other) = (try outcomes(listed), try outcomes([page]))
    #expect(one == other)
  }

  @Test(arguments: presentations)
  func `a page of one's own is judged as a broker's`(presentation: String) throws {
    let rest = "presentation: \(presentation), connections: [apple, google, email]}"
    #expect(
      try outcomes(["{id: auth0, \(rest)"]) == outcomes(["{id: pawprint, kind: own, \(rest)"]))
  }

  /// What the rules come to, each once; but where the app shows a button itself, or the catalogue says
  /// of what kind a login is.
  private func outcomes(_ services: [String]) throws -> [String: Set<String>] {
    let text = try Checkout.text(of: "rules/examples/flow-apple-and-google.review.yaml")
    let head = try #require(text.split(separator: "  services:\n").first)
    let rest = try #require(text.split(separator: "  links:\n").last)
    let list = "  services: [\(services.joined(separator: ", "))]\n"
    let result = try Trial.builtIn.result(for: head + list + "  links:\n" + rest)
    let ownMatters: Set = ["apple-button-adapts", "service-kind-overridden"]
    let findings = result.findings.filter { !ownMatters.contains($0.rule) }
    return Dictionary(grouping: findings, by: \.rule).mapValues { findings in
      Set(findings.map(\.outcome.rawValue))
    }
  }
}
