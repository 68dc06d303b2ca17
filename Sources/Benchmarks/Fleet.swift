import Foundation

/// Descriptions of invented apps, the same on every run.
struct Fleet {
  /// The paths of the files.
  let files: [String]

  init(of count: Int, in folder: URL) throws {
    var files: [String] = []
    for file in 0..<count {
      let url = folder.appending(path: "\(file % 20)/app-\(file).review.yaml")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      let documents = (0..<5).map { Self.description(file * 5 + $0) }
      try Data(documents.joined(separator: "---\n").utf8).write(to: url)
      files.append(url.path)
    }
    self.files = files
  }

  /// One of many apps: every seventh has an Apple button that is too small, the others no fault.
  static func description(_ number: Int) -> String {
    let width = number % 7 == 3 ? 280 : 327
    let top = 400 + number % 4 * 10
    return """
      reviewlint: 1
      app: {name: App \(number), kind: utility, platforms: [iphone, ipad], minimumOS: '16.0'}
      login:
        services: [{id: apple, presentation: native}, {id: google, presentation: native}]
        links: []
        wall: none
      screens:
        - {id: iphone, device: iphone-se-3, language: en, scrolls: false, buttons: [
            {service: apple, title: Sign in with Apple, frame: [24, \(top), \(width), 48],
             source: system, style: black, cornerRadius: 8},
            {service: google, title: Sign in with Google, frame: [24, \(top + 60), 327, 48],
             fontSize: 17, cornerRadius: 8}]}
        - {id: ipad, like: iphone, device: ipad-air-11-m3}
      afterSignIn: []
      signInWithApple:
        {capability: true, profileRegenerated: automatic, presentationAnchor: true, nonce: true,
         scopes: [email], usedScopes: [email], keepsFirstDetails: true, cancelIsSilent: true,
         handledErrors: [canceled, failed, invalidResponse, notHandled, unknown],
         credentialState: {checkedAtLaunch: true, handles: [authorized, revoked, notFound]},
         revocationObserved: true, userIdentifierStorage: keychain, tokenVerifiedOnServer: true,
         existingPasswordsOffered: true, privateRelay: {accepted: true, sendersRegistered: true},
         localDataClearedOnSignOut: true, adaptsToAppearance: true, testedOn: [iphone, ipad]}
      account: {creation: inApp, publicSignUp: true, socialDisconnect: true, deletion: {
        route: inApp, path: [Settings, Account], wholeRecord: true, revokesAppleTokens: true}}
      review: {demoAccount: {provided: true, place: notes, checkedOn: 2026-11-16,
        expires: 2027-12-31, secondFactor: none, missingRoles: []}}

      """
  }
}
