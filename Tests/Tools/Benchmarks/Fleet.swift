import Foundation

/// Descriptions of invented apps, the same on every run.
struct Fleet {
  let name: String
  /// How many times libyaml's instructions checking it may take.
  let ceiling: Double
  let description: @Sendable (_ number: Int) -> String

  /// Apps as teams describe them at first: with findings and with open questions.
  static let ordinary = Fleet(name: "ordinary", ceiling: 5.5, description: ordinary)

  /// Apps in which nothing is open; every seventh has an Apple button that is too small.
  static let complete = Fleet(name: "complete", ceiling: 2.6, description: complete)

  /// Writes as many files of five descriptions, and answers their paths.
  func write(_ count: Int, below folder: URL) throws -> [String] {
    try (0..<count).map { file in
      let url = folder.appending(path: "\(name)/\(file % 20)/app-\(file).review.yaml")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      let documents = (0..<5).map { description(file * 5 + $0) }
      try Data(documents.joined(separator: "---\n").utf8).write(to: url)
      return url.path
    }
  }

  private static func ordinary(_ number: Int) -> String {
    var dice = Dice(state: UInt64(number))
    let services = ["apple"] + dice.some(3, of: ["google", "facebook", "wechat", "line", "kakao"])
    var text = """
      reviewlint: 1
      app: {name: App \(number), kind: social, platforms: [iphone, ipad], regions: [US, CN]}
      login:
        wall: none
        guestEntry: true
        links: []
        services:

      """
    for service in services {
      let presentation = dice.one(of: ["native", "webAuthenticationSession", "externalBrowser"])
      text += "    - {id: \(service), presentation: \(presentation)}\n"
    }
    text += "screens:\n"
    for device in dice.some(2, of: ["iphone-se-3", "iphone-13-mini", "iphone-17-pro-max"]) {
      text += "  - device: \(device)\n    language: en\n    background: light\n    buttons:\n"
      for (row, service) in services.enumerated() {
        let top = 200 + row * dice.one(of: [50, 56, 64])
        let width = dice.one(of: [140, 200, 327, 335])
        let height = dice.one(of: [28, 44, 48, 50])
        text += """
                - service: \(service)
                  title: Continue with \(service)
                  frame: {x: 24, y: \(top), width: \(width), height: \(height)}
                  source: system

          """
      }
    }
    return text
  }

  private static func complete(_ number: Int) -> String {
    let width = number % 7 == 3 ? 280 : 327
    let top = 400 + number % 4 * 10
    return """
      reviewlint: 1
      app: {name: App \(number), kind: utility, platforms: [iphone, ipad], minimumOS: '16.0',
        userContent: false, needs: []}
      login:
        services: [{id: apple, presentation: native}, {id: google, presentation: native}]
        links: []
        wall: none
        terms: beforeSignUp
        privacyPolicy: true
      screens:
        - {id: iphone, device: iphone-se-3, language: en, scrolls: false, buttons: [
            {service: apple, title: Sign in with Apple, frame: [24, \(top), \(width), 48],
             source: system, style: black, cornerRadius: 8},
            {service: google, title: Sign in with Google, frame: [24, \(top + 60), 327, 48],
             fontSize: 17, cornerRadius: 8}]}
        - {id: ipad, like: iphone, device: ipad-air-11-m3, buttons: [
            {service: apple, frame: [230, 620, 360, 48]},
            {service: google, frame: [230, 680, 360, 48]}]}
      afterSignIn: []
      signInWithApple:
        {capability: true, profileRegenerated: automatic, presentationAnchor: true, nonce: true,
         scopes: [email], usedScopes: [email], keepsFirstDetails: true, cancelIsSilent: true,
         handledErrors: [canceled, failed, invalidResponse, notHandled, unknown],
         credentialState: {checkedAtLaunch: true, handles: [authorized, revoked, notFound]},
         revocationObserved: true, userIdentifierStorage: keychain, tokenVerifiedOnServer: true,
         existingPasswordsOffered: true, privateRelay: {accepted: true, sendersRegistered: true},
         localDataClearedOnSignOut: true, adaptsToAppearance: true, testedOn: [iphone, ipad]}
      account: {creation: inApp, publicSignUp: true, socialDisconnect: true, neededToBuy: never,
        deletion: {route: inApp, path: [Settings, Account], wholeRecord: true,
          revokesAppleTokens: true}}
      review: {demoAccount: {provided: true, place: notes, checkedOn: 2026-11-16,
        expires: 2027-12-31, secondFactor: none, missingRoles: []}}

      """
  }
}

/// Chance that comes out the same each time.
private struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = (state ^ (state >> 31) &+ 0x9E37_79B9_7F4A_7C15) &* 0xBF58_476D_1CE4_E5B9
    return state ^ (state >> 29)
  }

  mutating func one<Face>(of faces: [Face]) -> Face {
    faces[Int.random(in: faces.indices, using: &self)]
  }

  mutating func some<Face>(_ count: Int, of faces: [Face]) -> [Face] {
    Array(faces.shuffled(using: &self).prefix(count))
  }
}
