import Foundation
import Testing

/// What App Review is given stays with App Review: no output has a user, a password or a contact.
@Suite struct SecrecyTests {
  private static let secrets = [
    "zz-reviewer-ada", "Zz-Secret-4711", "+49 1512 7654321", "zz.ada@pawprint.example",
  ]

  private static let formats = [
    "text", "concise", "json", "jsonl", "sarif", "github", "gitlab", "junit", "markdown",
    "xcode",
  ]

  /// Files that hold the secrets, one way or another, and a description that contradicts them.
  private static func folder(_ kind: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    var review = "demoAccount: {provided: false}, notes: Other words."
    let information = "fastlane/metadata/review_information"
    switch kind {
    case "files":
      let names = ["demo_user", "demo_password", "phone_number", "email_address"]
      for (name, secret) in zip(names, secrets) {
        try folder.write(secret + "\n", to: "\(information)/\(name).txt")
      }
      let all = secrets.joined(separator: " / ")
      try folder.write("Sign in with \(all)\n", to: "\(information)/notes.txt")
      try folder.write("", to: "fastlane/Deliverfile")
    case "half an account":
      try folder.write(secrets[0], to: "\(information)/review_demo_user.txt")
      try folder.write("", to: "\(information)/demo_password.txt")
      try folder.write("\u{FE}\u{FF} \(secrets[1])", to: "\(information)/notes.txt")
    case "settings":
      try folder.write(
        """
        app_review_information(
          demo_user: "\(secrets[0])", demo_password: "\(secrets[1])",
          phone_number: "\(secrets[2])", email_address: "\(secrets[3])",
          notes: "TODO: \(secrets.joined(separator: " "))"
        )
        app_review_attachment_file "law.pdf"
        """,
        to: "fastlane/Deliverfile"
      )
      try folder.makeFolder("fastlane/metadata")
    default:
      let attributes = [
        "\"demoAccountName\": \"\(secrets[0])\"", "\"demoAccountPassword\": \"\(secrets[1])\"",
        "\"contactPhone\": \"\(secrets[2])\"", "\"contactEmail\": \"\(secrets[3])\"",
        "\"notes\": \"\(secrets.joined(separator: " "))\"", "\"demoAccountRequired\": true",
      ].joined(separator: ", ")
      let end = kind == "a broken answer" ? "" : "}}}"
      try folder.write(
        "{\"data\": {\"type\": \"appStoreReviewDetails\", \"attributes\": {\(attributes)\(end)",
        to: "detail.json")
      review += ", details: detail.json"
    }
    try folder.write(
      """
      reviewlint: 1
      app: {name: Pawprint}
      login: {services: [email]}
      review: {\(review), attachments: [map.txt]}
      """,
      to: "app.review.yaml"
    )
    return folder
  }

  /// Words for each command; every command has to be here.
  private static let commands: [String: [[String]]] = [
    "check": [
      ["--why", "review-information-consistent", "app.review.yaml"],
      ["--language", "fr", "."], ["--write-baseline", "out/base.yaml", "."],
      ["--strict", "."], formats.flatMap { ["--report", "\($0)=out/\($0)"] },
    ],
    "report": [
      ["app.review.yaml", "--output", "out/page.html"], [".", "--output", "out/pages/"],
      ["--from", "detail.json", "--output", "out/recorded.html"],
    ],
    "notes": [
      ["app.review.yaml"], ["app.review.yaml", "--format", "json"],
      ["app.review.yaml", "--check", "detail.json"],
      ["app.review.yaml", "--check", "fastlane/Deliverfile"],
      ["app.review.yaml", "--check", "fastlane/metadata/review_information/demo_password.txt"],
      ["app.review.yaml", "--check", "fastlane/metadata/review_information/notes.txt"],
    ],
    "explain": [[], ["review-information-consistent"], ["review.metadata"], ["review"]],
    "eval": [["review", "app.review.yaml"], ["review.given", "app.review.yaml"]],
    "fill": [["app.review.yaml"], ["app.review.yaml", "--answers", "detail.json"]],
    "ask": ["html", "csv"].map { ["app.review.yaml", "--output", "out/questions.\($0)"] },
    "letter": [["mail.txt", "app.review.yaml"]],
    "submit": [["app.review.yaml", "--output", "out/kit"]],
    "lsp": [[]],
    "rules": [["list"], ["test"], ["docs"]],
    "packs": [["list"], ["add", "."]],
    "import": [["detail.json"], ["."]],
    "scan": [["."]],
    "init": [["--yes", "out"]],
    "schema": [["description"]],
    "completions": [["bash"]],
  ]

  @Test(arguments: ["files", "half an account", "settings", "an answer", "a broken answer"])
  func `no output of any command in any format has a secret`(kind: String) throws {
    for (command, all) in Self.commands {
      for words in all {
        let folder = try Self.folder(kind)
        try folder.makeFolder("out")
        try folder.write("Guideline 2.1: provide a demo account.", to: "mail.txt")
        let answer = try Reviewlint.run([command] + words, in: folder.url)
        #expect(answer.status != 3)
        let written = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
          .filter { $0.hasPrefix("out/") }.compactMap { try? folder.read($0) }
        for text in [answer.output, answer.complaint] + written {
          for secret in Self.secrets {
            #expect(!text.contains(secret), "\(kind): \(command) \(words)")
          }
        }
      }
    }
  }

  @Test(arguments: ["files", "half an account", "settings", "an answer"])
  func `it is the secrets that rules have asked about`(kind: String) throws {
    let folder = try Self.folder(kind)
    let answer = try JSONAnswer.check(["app.review.yaml"], in: folder)
    let rules = try #require(answer.descriptions.first).results.filter { $0.outcome == "fail" }
    #expect(rules.map(\.rule).contains("review-information-consistent"))
  }

  @Test func `every command was tried`() throws {
    let folder = try TemporaryFolder()
    let help = try Reviewlint.run(["help"], in: folder.url).output
    let named = help.split(separator: "\n").filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(Set(named).subtracting(["help", "--version", "--help"]) == Set(Self.commands.keys))
  }
}
