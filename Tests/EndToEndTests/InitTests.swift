import Foundation
import Testing

/// The files that a team starts with.
@Suite struct InitTests {
  @Test func `the file for a UI test is written, and never over another`() throws {
    let folder = try TemporaryFolder()
    let answer = try Reviewlint.run(["init", "--ui-test"], in: folder.url)
    #expect(answer.status == 0)
    #expect(
      answer.output == """
        add 'ReviewlintScreen.swift' to a UI test target, and call describeScreen in a test

        """
    )
    #expect(try folder.read("ReviewlintScreen.swift").contains("import XCTest\n"))
    try folder.write("mine", to: "ReviewlintScreen.swift")
    try folder.link("Link.swift", to: "nowhere")
    for (words, name) in [
      (["init", "--ui-test"], "ReviewlintScreen.swift"),
      (["init", "--ui-test", "."], "./ReviewlintScreen.swift"),
      (["init", "--ui-test", "Link.swift"], "Link.swift"),
    ] {
      let again = try Reviewlint.run(words, in: folder.url)
      #expect(again.status == 2)
      #expect(again.output == "")
      #expect(
        again.complaint
          == "reviewlint: '\(name)' is there already, and nothing is written over\n"
      )
    }
    #expect(try folder.read("ReviewlintScreen.swift") == "mine")
    #expect(try folder.names() == ["Link.swift", "ReviewlintScreen.swift"])
  }

  @Test(arguments: [
    (["init"], "init needs --ui-test"),
    (["init", "--ui-test", "a", "b"], "init writes one file"),
    (
      ["init", "--ui-test", "missing/a.swift"],
      "'missing/a.swift' can't be written: No such file or directory"
    ),
  ])
  func `what can't be written is status 2`(words: [String], complaint: String) throws {
    let folder = try TemporaryFolder()
    let answer = try Reviewlint.run(words, in: folder.url)
    #expect(answer.status == 2)
    #expect(answer.complaint == "reviewlint: \(complaint)\n")
    #expect(try folder.names() == [])
  }

  /// The compiler that builds these tests; with Apple's tools, XCTest is another one.
  private static let compiler: String? = {
    #if os(Linux)
      let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      return folders.map { "\($0)/swiftc" }.first(where: FileManager.default.isExecutableFile)
    #else
      return nil
    #endif
  }()

  @Test(.enabled(if: compiler != nil, "left out: no swiftc, or one with Apple's XCTest"))
  func `what the file writes in a UI test is read, and holds nothing that was typed`() throws {
    let compiler = try #require(Self.compiler)
    let folder = try TemporaryFolder()
    _ = try Reviewlint.run(["init", "--ui-test"], in: folder.url)
    try folder.write(
      """
      import XCTest

      let app = XCUIApplication()
      app.launchArguments = ["-AppleLanguages", "(de)"]
      try XCTestCase().describeScreen(of: app, id: "sign-in")

      """,
      to: "main.swift"
    )
    let stub = Case.tests.appending(path: "UITest/XCTest.swift").path
    let settings = ["-swift-version", "6", "-module-cache-path", "cache"]
    let compilations = [
      settings + [
        "-module-name", "XCTest", "-emit-module", "-emit-library", "-static", "-o", "libXCTest.a",
        "-parse-as-library", stub,
      ],
      settings + [
        "-enable-upcoming-feature", "ExistentialAny", "-warnings-as-errors", "-I", ".", "-o",
        "test", "main.swift", "ReviewlintScreen.swift", "libXCTest.a",
      ],
    ]
    for words in compilations {
      let answer = try Reviewlint.run(
        words,
        of: compiler,
        in: folder.url,
        environment: ProcessInfo.processInfo.environment
      )
      try #require(answer.status == 0, "\(answer.output)\(answer.complaint)")
    }
    let test = try Reviewlint.run([], of: folder.url.appending(path: "test").path, in: folder.url)
    let lines = test.output.split(separator: "\n", maxSplits: 1)
    #expect(lines.first == "reviewlint-sign-in.json keepAlways")
    #expect(!test.output.contains("typed@example.com"))
    try folder.write(String(try #require(lines.last)), to: "sign-in.json")
    let answer = try Reviewlint.run(["import", "sign-in.json"], in: folder.url)
    #expect(answer.status == 0, "\(answer.complaint)")
    #expect(
      answer.output.replacing(/[ ]+#.*/, with: "") == """
        reviewlint: 1
        app: {name: Pawprint}
        login:

          services: [email-password, apple, google]
        screens:
          - id: sign-in

            size: {width: 393, height: 852}
            appearance: dark
            language: de
            coveredBottom: 300
            buttons:
              - service: email-password
                title: Anmelden
                frame: [24, 470, 345, 50]
              - service: apple
                title: "Mit Apple anmelden"
                frame: [24, 600, 345, 50]
              - service: google
                frame: [24, 662, 345, 50]

        """
    )
  }
}
