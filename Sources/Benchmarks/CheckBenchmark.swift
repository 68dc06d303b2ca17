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
      repetitions: 200
    )
    let many = compare(
      "10,000 descriptions in 2,000 files, one job",
      fleet.files.map(\.path),
      repetitions: 3
    )
    return [one, loading, memory(for: fleet.files[0].path), many]
  }

  private static let words = ["--jobs", "1", "--format", "json", "--as-of", "2026-11-21"]

  private static func compare(_ name: String, _ files: [String], repetitions: Int) -> String {
    let times = medians(
      repetitions,
      [Program.yardstick.running(files), Program.reviewlint.running(["check"] + words + files)]
    )
    let ratio = rounded(times[1] / times[0])
    return "\(name): \(rounded(times[1])) ms, libyaml \(rounded(times[0])) ms, ratio \(ratio)"
  }

  /// What listing the rules takes beyond starting: nearly all of it is having them.
  private static var loading: String {
    let times = medians(
      200,
      [Program.reviewlint.running(["--version"]), Program.reviewlint.running(["rules", "list"])]
    )
    let loading = rounded(times[1] - times[0])
    return "the rules alone: \(loading) ms, listed beyond \(rounded(times[0])) ms to start"
  }

  private static func memory(for file: String) -> String {
    let check = Program.reviewlint.running(["check"] + words + [file])
    let kibibytes = Program.yardstick.running(["--memory", check.path] + check.arguments).output()
    let mebibytes = Double(kibibytes.prefix { $0 != "\n" }).map { rounded($0 / 1024) }
    return "memory for one description: \(mebibytes.map { "\($0)" } ?? "unknown") MiB at most"
  }

  /// The median times of programs that take turns, in milliseconds.
  private static func medians(_ count: Int, _ programs: [Child]) -> [Double] {
    var rounds = programs.map { _ in [Double]() }
    for _ in 0..<count {
      for (index, program) in programs.enumerated() {
        let parts = ContinuousClock().measure { program.run() }.components
        rounds[index].append(Double(parts.seconds) * 1e3 + Double(parts.attoseconds) / 1e15)
      }
    }
    return rounds.map { $0.sorted()[count / 2] }
  }

  private static func rounded(_ number: Double) -> Double {
    (number * 10).rounded() / 10
  }
}

/// A program that takes part: the yardstick lies beside this one, reviewlint where it was built.
private struct Program {
  let path: String

  static let yardstick = Program(
    path: URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "Yardstick").path
  )

  static let reviewlint = Program(
    path: URL(filePath: CommandLine.arguments.dropFirst().first ?? ".build/release/reviewlint").path
  )

  func running(_ arguments: [String]) -> Child { Child(path, arguments) }
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
