import Foundation
import Testing

// Ways in which an answer would be milder than what holds, and isn't.
extension PolicyTests {
  private static let tree =
    "Button, {{24.0, 500.0}, {327.0, 44.0}}, identifier: 'g', "
    + "label: 'Continue with Google'\n"

  /// The outcome of a rule about a screen with a captured button of Google's.
  private static func outcome(
    of rule: String, screen: String = "", services: String = "[email]", own: String = "{}\n",
    _ words: [String] = []
  ) throws -> (status: Int32, output: String) {
    let folder = try Self.folder(team: own)
    try folder.write(tree, to: "change/apps/a/login.txt")
    try folder.write(
      """
      reviewlint: 1
      app: {name: Pawprint}
      login: {services: \(services)}
      screens: [{id: sign-in, device: iphone-se-3, capture: login.txt\(screen)}]

      """, to: "change/apps/a/a.review.yaml")
    let answer = try Reviewlint.run(
      ["check", "--as-of", "2026-11-21", "--format", "concise", "--only", rule] + words + ["."],
      in: folder.url.appending(path: "change"))
    return (answer.status, answer.output)
  }

  @Test(arguments: [[], policy])
  func `no name of an added service hides what a capture shows`(words: [String]) throws {
    let own = "providers: [{id: gx, name: Continue with Google, kind: own}]\n"
    for services in ["[email]", "[email, gx]"] {
      let (status, output) = try Self.outcome(
        of: "captured-logins-described", services: services, own: own, words)
      #expect(status == 1, "\(output)")
      #expect(output.contains("shows a login with google that isn't described"))
    }
  }

  @Test(arguments: [
    ("email", 1), ("gx", 1), ("google", 0), ("{id: auth0, connections: [google]}", 0),
  ])
  func `a button isn't another login's because somebody says so`(
    service: String, status: Int32
  ) throws {
    let id = service.hasPrefix("{") ? "auth0" : service
    let (found, output) = try Self.outcome(
      of: "captured-logins-described", screen: ", buttons: [{service: \(id), element: g}]",
      services: "[\(service == "gx" ? "{id: gx, kind: own}" : service)]")
    #expect(found == status, "\(output)")
  }

  @Test func `an own id for a service that all know is a question for people`() throws {
    let named = "[{id: google-login, kind: own, name: Google Sign-In}]"
    let (status, output) = try Self.outcome(
      of: "service-kind-overridden", services: named, ["--strict"])
    #expect(status == 1)
    #expect(output.contains("Google Sign-In usually is of the kind third party"), "\(output)")
    let added = "providers: [{id: gsi, name: Google Sign-In, kind: own}]\n"
    for words in [[], Self.policy] {
      let (status, output) = try Self.outcome(
        of: "service-kind-overridden", services: "[gsi]", own: added, ["--strict"] + words)
      #expect(status == 1, "\(output)")
    }
  }

  @Test(arguments: ["2026-10-25", "2028-01-01"])
  func `no other day of submission escapes a policy`(day: String) throws {
    let holds = day == "2028-01-01" ? "{until: 2027-12-31}" : "{from: 2026-11-01}"
    let folder = try Self.folder(
      policy: OwnRule.file("ours").replacing("!= \'\'", with: "== \'Other\'").replacing(
        "    at: app", with: "    holds: \(holds)\n    at: app"))
    try folder.write(
      Self.failing + "submission: {date: \(day)}\n", to: "change/apps/a/a.review.yaml")
    let words = ["check", "--as-of", "2026-11-21", "--format", "concise", "."]
    let answer = try Reviewlint.run(
      words + Self.policy, in: folder.url.appending(path: "change"))
    #expect(answer.output.contains("[ours]"), "\(answer.output)")
    #expect(answer.output.contains("policy-stands"), "\(answer.output)")
  }

  @Test func `a repository inside the root loses no lock`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.locked, to: ".reviewlint.yaml")
    try folder.write("", to: "apps/.git/HEAD")
    try folder.write(Self.off, to: "apps/.reviewlint.yaml")
    try folder.write(Self.failing, to: "apps/a.review.yaml")
    for words in [[], ["--root", "."]] {
      let answer = try Reviewlint.run(
        ["check", "--as-of", "2026-11-21", "."] + words, in: folder.url)
      #expect(answer.status == 2)
      #expect(
        answer.output.contains("error[locked]: 'account-deletion-offered' is locked"),
        "\(answer.output)")
    }
  }

  @Test func `what is locked is asked for by --only as well`() throws {
    let folder = try Self.folder(team: "locked: ['4.8']\n")
    let words = ["check", "--as-of", "2026-11-21", "--only", "accounts", "."]
    let answer = try Reviewlint.run(words, in: folder.url.appending(path: "change"))
    #expect(answer.status == 2)
    #expect(
      answer.output.replacing("\n    ", with: " ").contains(
        "error[locked-rule]: --only leaves out what is locked: "), "\(answer.output)")
  }

  @Test(arguments: ["apps/b", "apps/b/", "apps/b/b.review.yaml"])
  func `nothing is judged behind a link that leads out of the root`(path: String) throws {
    let folder = try Self.folder()
    try folder.write(Case.complete(), to: "elsewhere/b.review.yaml")
    try folder.link("change/apps/b", to: "../../elsewhere")
    let answer = try Self.run([], [path], in: folder)
    #expect(answer.status == 2)
    let place = path.hasSuffix("/") ? "apps/b" : path
    #expect(
      answer.output.replacing("\n    ", with: " ").contains(
        """
        error[operand-leads-out]: a link leads out of the root here; name the place itself
          --> \(place)

        """), "\(answer.output)")
  }
}
