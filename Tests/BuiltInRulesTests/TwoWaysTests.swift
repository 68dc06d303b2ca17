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

  /// What the rules come to, each once.
  private func outcomes(_ services: [String]) throws -> [String: Set<String>] {
    let text = try Checkout.text(of: "rules/examples/flow-apple-and-google.review.yaml")
    let head = try #require(text.split(separator: "  services:\n").first)
    let rest = try #require(text.split(separator: "  links:\n").last)
    let list = "  services: [\(services.joined(separator: ", "))]\n"
    let result = try Trial.builtIn.result(for: head + list + "  links:\n" + rest)
    return Dictionary(grouping: result.findings, by: \.rule).mapValues { findings in
      Set(findings.map(\.outcome.rawValue))
    }
  }
}
