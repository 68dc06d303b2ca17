import Engine
import TestSupport
import Testing

/// Whoever does what a rule advises isn't told by another that it is wrong.
@Suite struct AdviceTests {
  /// What a description says where somebody takes a way that texts name.
  private static let ways: [(name: String, key: String, value: String)] = [
    ("vendor's own kit", "presentation", "native"),
    ("kit that shows it", "presentation", "native"),
    ("ASAuthorizationController", "presentation", "native"),
    ("ASWebAuthenticationSession", "presentation", "webAuthenticationSession"),
    ("SFSafariViewController", "presentation", "safariViewController"),
    ("in a web view", "presentation", "embeddedWebView"),
    ("page inside this app", "withoutItsApp", "webFallback"),
  ]

  @Test(arguments: ways.map(\.name))
  func `a way that is looked for is one that some rule names`(way: String) throws {
    let files = Checkout.files(below: "rules/sign-in-flow")
    let words = try files.map { path in
      try Checkout.text(of: "rules/sign-in-flow/\(path)").replacing(#/\s+/#, with: " ")
    }
    #expect(words.contains { $0.contains(way) })
  }

  private static let services = [
    "id: apple", "id: google", "id: line", "id: naver", "id: wechat", "id: bankid-se",
    "id: pawprint-id, kind: own, connections: []", "id: staff, kind: enterprise, connections: []",
    "id: auth0, connections: [google, email]", "id: auth0, connections: [apple, google]",
    "id: auth0, connections: [email]",
  ]

  private static let faults = [
    ["presentation": "externalBrowser"], ["presentation": "embeddedWebView"],
    ["presentation": "webAuthenticationSession"], ["presentation": "native"],
    ["presentation": "native", "withoutItsApp": "alert"],
    ["presentation": "native", "withoutItsApp": "appStore"],
    ["presentation": "native", "withoutItsApp": "hidden"],
  ]

  private static let platforms = ["iphone", "ipad", "mac"]

  @Test(arguments: services, platforms)
  func `a way that a rule advises is refused by none`(service: String, platform: String) throws {
    for fault in Self.faults {
      for finding in try faults(of: service, saying: fault, on: platform) {
        let advice = finding.fix
        for way in Self.ways where Self.names(advice, way.name, on: platform) {
          let mended = fault.merging([way.key: way.value]) { $1 }
          let left = try faults(of: service, saying: mended, on: platform)
          let said = "\(service) \(fault) on \(platform): \(finding.rule) advises \(way.value)"
          #expect(left.map(\.rule) == [], "\(said)")
        }
      }
    }
  }

  /// What is wrong with where a service opens, or what it does without its app; on a Mac, what is left to
  /// a person there was refused.
  private func faults(
    of service: String, saying facts: [String: String], on platform: String
  ) throws -> [Finding] {
    let said = facts.sorted { $0.key < $1.key }.map { ", \($0.key): \($0.value)" }.joined()
    let text = """
      reviewlint: 1
      app: {name: A, platforms: [\(platform)]}
      login:
        services: [{\(service)\(said)}]
        links: []
      """
    return try Trial.builtIn.result(for: text).findings.filter { finding in
      let place = finding.location.path.description
      return place.hasPrefix("login.services[") && finding.outcome == .fail
        || finding.rule == "sign-in-stays-in-app" && finding.outcome == .review
    }
  }

  /// Whether a text names a way for a platform: after `on a Mac` for that alone, after `on an iPhone`
  /// for the others.
  private static func names(_ text: String, _ way: String, on platform: String) -> Bool {
    let (all, mac) = parts(of: text, at: "on a Mac")
    let (both, phone) = parts(of: all, at: "on an iPhone")
    return both.contains(way) || (platform == "mac" ? mac : phone).contains(way)
  }

  private static func parts(of text: String, at mark: String) -> (before: String, after: String) {
    guard let found = text.ranges(of: mark).first else { return (text, "") }
    return (String(text[..<found.lowerBound]), String(text[found.upperBound...]))
  }
}
