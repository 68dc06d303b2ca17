import Foundation

/// The program, process start to finish, beside libyaml's bare events over the same bytes.
enum CheckBenchmark: Benchmark {
  static let title = "reviewlint check, beside a C program that only runs libyaml's events"

  static func run() -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "reviewlint-bench")
    defer { try? FileManager.default.removeItem(at: folder) }
    guard let fleet = try? Fleet(in: folder) else { return ["no data could be written"] }
    let one = compare(
      "one description, all rules",
      [fleet.files[0].path],
      repetitions: 30
    )
    let many = compare(
      "10,000 descriptions in 2,000 files, one job",
      fleet.files.map(\.path),
      repetitions: 3
    )
    return [one, many]
  }

  private static func compare(_ name: String, _ files: [String], repetitions: Int) -> String {
    let floor = median(repetitions) { milliseconds("Yardstick", files) }
    let check = median(repetitions) {
      milliseconds(
        "reviewlint",
        ["check", "--jobs", "1", "--format", "json", "--as-of", "2026-11-21"] + files
      )
    }
    let ratio = (check / floor * 10).rounded() / 10
    return "\(name): \(rounded(check)) ms, libyaml \(rounded(floor)) ms, ratio \(ratio)"
  }

  private static func median(_ count: Int, _ measure: () -> Double) -> Double {
    let rounds = (0..<count).map { _ in measure() }.sorted()
    return rounds[count / 2]
  }

  private static func rounded(_ number: Double) -> Double {
    (number * 10).rounded() / 10
  }

  /// How long a program that was built beside this one takes, start to finish.
  private static func milliseconds(_ program: String, _ arguments: [String]) -> Double {
    let own = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let child = Child(own.appending(path: program).path, arguments)
    let elapsed = ContinuousClock().measure { child.run() }
    let parts = elapsed.components
    return Double(parts.seconds) * 1e3 + Double(parts.attoseconds) / 1e15
  }
}

/// Descriptions of invented apps, the same on every run.
private struct Fleet {
  let files: [URL]

  init(in folder: URL) throws {
    var files: [URL] = []
    for file in 0..<2_000 {
      let url = folder.appending(path: "\(file % 20)/app-\(file).review.yaml")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      let documents = (0..<5).map { Self.description(file * 5 + $0) }
      try Data(documents.joined(separator: "---\n").utf8).write(to: url)
      files.append(url)
    }
    self.files = files
  }

  /// One of many apps; every seventh has an Apple button that is too small.
  private static func description(_ number: Int) -> String {
    let width = number % 7 == 3 ? 280 : 327
    let top = 400 + number % 4 * 10
    return """
      reviewlint: 1
      app: {name: App \(number), kind: utility, platforms: [iphone, ipad], minimumOS: '16.0'}
      login:
        services: [{id: apple, presentation: native}, {id: google, presentation: native}, email]
        links: [{to: passwordReset, presentation: native}]
        wall: someFeatures
        guestEntry: true
        accountFeatures: [{name: Shared diaries, reason: whoever is invited has to be known}]
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
