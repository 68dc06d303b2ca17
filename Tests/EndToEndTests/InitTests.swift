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

      for (id, language) in [("phone", "de"), ("tablet", "zh-Hans"), ("drawn", "en-GB")] {
        let app = XCUIApplication(bundleIdentifier: id)
        app.launchArguments = ["-AppleLanguages", "(\\(language))"]
        XCUIDevice.shared.appearance = id == "phone" ? .dark : .unspecified
        try XCTestCase().describeScreen(of: app, id: id)
      }

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
    #expect(!test.output.contains("typed@example.com"))
    let ids = ["phone", "tablet", "drawn"]
    let parts = test.output.split(separator: /reviewlint-[a-z]+\.json keepAlways\n/)
    try #require(parts.count == ids.count, "\(test.output)")
    for (id, part) in zip(ids, parts) { try folder.write(String(part), to: "\(id).json") }
    let files = ids.map { "\($0).json" }
    let formats = try Reviewlint.run(["import", "--format"] + files, in: folder.url)
    #expect(formats.output == files.map { "\($0): ui-test\n" }.joined())
    let answer = try Reviewlint.run(["import"] + files, in: folder.url)
    #expect(answer.status == 0, "\(answer.complaint)")
    #expect(
      answer.output.replacing(/[ ]+#.*/, with: "") == """
        reviewlint: 1
        app: {name: Pawprint}
        login:

          services: [email-password, apple, google, wechat, qq, facebook]
        screens:
          - id: phone

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
          - id: tablet

            size: {width: 1180, height: 820}
            orientation: landscape
            language: zh-Hans
            scrolls: true
            buttons:
              - service: wechat
                title: "使用微信登录"
                frame: [290, 300, 600, 60]
              - service: apple
                title: "通过 Apple 登录"
                frame: [290, 360, 600, 60]
              - service: qq
                title: "使用 QQ 登录"
                frame: [290, 760, 600, 60]


          - id: drawn

            size: {width: 375, height: 667}
            language: en-GB
            buttons:
              - service: apple
                title: "Continue with Apple"
                frame: [20, 474, 335, 52]
              - service: facebook
                title: "Continue with Facebook"
                frame: [20, 540, 335, 52]
              - service: google
                title: "Continue with Google"
                frame: [20, 600.33, 335, 52]

        """
    )
  }
}
