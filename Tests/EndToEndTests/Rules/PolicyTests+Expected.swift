import Foundation
import Testing

// What a policy expects is judged, whatever the change makes of it.
extension PolicyTests {
  /// What the answer says about descriptions that are expected.
  private static func missing(_ answer: Reviewlint.Answer) -> [String] {
    answer.output.replacing("\n    ", with: " ").split(separator: "\n")
      .filter { $0.hasPrefix("error[expected-") }
      .map { String($0.drop { $0 != " " }.dropFirst()) }
  }

  @Test(arguments: [
    ("apps/a/a.review.yaml", []), ("apps/*/*.review.yaml", ["'apps/b/*.review.yaml'"]),
    ("**/a.review.yaml", []), ("apps/c/*.review.yaml", ["'apps/c/*.review.yaml'"]),
    ("apps/b/login.review.yaml", ["'apps/b/login.review.yaml'"]),
    ("apps/a/far.review.yaml", ["'apps/a/far.review.yaml'"]),
  ])
  func `a description that is expected has to be there`(pattern: String, missing: [String]) throws {
    let folder = try Self.folder(["apps/b/README.md": ""])
    try folder.link("change/apps/a/far.review.yaml", to: "a.review.yaml")
    for place in ["change", "policy"] {
      try folder.write("{}\n", to: "change/.reviewlint.yaml")
      try folder.write("expects: ['\(pattern)']\n", to: "\(place)/.reviewlint.yaml")
      let answer = try Self.run(Self.policy, ["apps/a/a.review.yaml"], in: folder)
      #expect(Self.missing(answer) == missing.map { "\($0) is expected here, and it isn't there" })
      #expect(answer.status == (missing.isEmpty ? 1 : 2), "\(answer.output)")
    }
  }

  @Test func `what is there in a policy's checkout is expected in the change`() throws {
    let folder = try Self.folder(policy: "expects: [apps/*/*.review.yaml]\n")
    try folder.write("", to: "policy/.git/HEAD")
    try folder.write("", to: "policy/apps/b/b.review.yaml")
    let answer = try Self.run(Self.policy, in: folder)
    #expect(answer.status == 2)
    #expect(Self.missing(answer) == ["'apps/b/b.review.yaml' is expected here, and it isn't there"])
    #expect(try Self.run(Self.policy + ["--list-files"], in: folder).status == 2)
    let json = try Self.run(Self.policy + ["--format", "json"], in: folder)
    let words = json.output.replacing(#/\s+/#, with: " ")
    #expect(words.contains(#""file":"apps/b/b.review.yaml","state":"missing""#))
  }

  @Test(arguments: [
    "a folder that is a link", "a folder that is never searched", "paths that leave it out",
    "what the policy leaves out itself",
  ])
  func `what is expected is judged, or nothing is`(attempt: String) throws {
    let isExcluded = attempt.hasPrefix("what")
    let folder = try Self.folder(
      policy: "expects: ['**/b.review.yaml', apps/*/*.review.yaml]\n"
        + (isExcluded ? "exclude: [apps/b/**]\n" : ""))
    try folder.write("", to: "policy/.git/HEAD")
    let app = attempt.contains("never searched") ? "build" : "apps/b"
    try folder.write(Self.failing, to: "policy/\(app)/b.review.yaml")
    let complete = try Case.complete()
    if attempt.contains("link") {
      try folder.write(complete, to: "change/other/b.review.yaml")
      try folder.link("change/apps/b", to: "../other")
    } else {
      try folder.write(complete, to: "change/\(app)/b.review.yaml")
    }
    let paths = attempt.hasPrefix("paths") ? ["apps/a"] : ["."]
    let answer = try Self.run(Self.policy, paths, in: folder)
    let place = attempt.contains("link") ? "apps/b" : app
    #expect(answer.status == 2, "\(answer.output)")
    #expect(
      Self.missing(answer).contains(
        "'\(place)/b.review.yaml' is expected to be judged, and it is left out of this run"),
      "\(answer.output)")
  }

  @Test func `whoever names paths may leave out what no policy expects`() throws {
    let folder = try Self.folder(team: "expects: [apps/*/*.review.yaml]\n")
    try folder.write(Self.failing, to: "change/apps/b/b.review.yaml")
    try folder.write("exclude: ['**']\n", to: "change/apps/b/.reviewlint.yaml")
    #expect(try Self.run([], ["apps/a"], in: folder).status == 1)
    let all = try Self.run([], in: folder)
    #expect(all.status == 2)
    let left = "'apps/b/b.review.yaml' is expected to be judged, and it is left out of this run"
    #expect(Self.missing(all) == [left])
  }
}
