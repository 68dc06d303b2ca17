import Foundation
import Testing

@Suite(.serialized) struct HostileDescriptionTests {
  private static let head = "reviewlint: 1\napp: {name: x}\n"

  private static func chain(_ name: String, _ link: (Int) -> String) -> String {
    (1...12).map { "\(name)\($0): &\(name)\($0) \(link($0 - 1))\n" }.joined()
  }

  private static let bytes: [HostileInput] = [
    HostileInput("noise", "undecodable", noise(1 << 20, seed: 1)),
    HostileInput("one byte too many", "file-too-large", head + repeated("#", 8_388_609 - 29)),
    HostileInput("half of UTF-16", "undecodable", Data([0xFF, 0xFE, 0x00, 0xD8, 0x41])),
    HostileInput("UTF-32", "control-character", Data([0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0])),
    HostileInput("overlong UTF-8", "undecodable", Data(head.utf8) + Data([0xC0, 0x80])),
    HostileInput("a surrogate in UTF-8", "undecodable", Data([0x61, 0xED, 0xA0, 0x80])),
    HostileInput("NUL bytes", "control-character", Data(count: 1_000_000)),
    HostileInput("NUL in a key", "control-character", head + "a\0b: 1\n"),
    HostileInput("escape", "control-character", head + "a: \u{1B}[31m\n"),
  ]

  @Test func `what is damaged isn't judged, however much was wrong before it`() throws {
    let folder = try TemporaryFolder()
    let damaged = Self.head + "login: {services: []}\nlogin: {services: [apple]}\n"
    let noisy = Self.head + (0..<600).map { "custom: \($0)\n" }.joined()
    try folder.write(noisy + "---\n" + damaged + "---\n" + Self.head, to: "a.review.yaml")
    let answer = try JSONAnswer.check(["a.review.yaml"], in: folder)
    #expect(answer.descriptions.map(\.document) == [3])
    #expect(answer.verdict == "unjudged")
    #expect(answer.diagnostics.last?.message == "100 more are not shown")
  }

  private static let structures: [HostileInput] = [
    HostileInput("open lists", "too-deep", repeated("[", 500_000)),
    HostileInput("open mappings", "too-deep", head + "login: " + repeated("{a: ", 200_000)),
    HostileInput("nested items", "too-deep", repeated("- ", 300_000) + "a"),
    HostileInput(
      "alias bomb",
      "too-many-nodes",
      head + "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
        + chain("a") { "[\(repeated("*a\($0), ", 9))]" }
    ),
    HostileInput(
      "merge bomb",
      "too-many-nodes",
      head + "m0: &m0 {a: 1}\n"
        + chain("m") { "{<<: [\(repeated("*m\($0), ", 20))]}" }
    ),
    HostileInput("an alias of itself", "recursive-alias", "&a {reviewlint: 1, app: *a}\n"),
    HostileInput(
      "very many keys",
      "too-many-nodes",
      head
        + (0..<100_000).map { "k\($0): 1\n" }.joined()
    ),
    HostileInput(
      "the same key again and again",
      "duplicate-key",
      head
        + "login: {\(repeated("wall: none, ", 5_000))}\n"
    ),
    HostileInput("10,001 documents", "not-a-description", repeated("a\n---\n", 10_000) + "a"),
    HostileInput(
      "20,000 services of one name",
      "more-problems",
      head
        + "login: {services: [\(repeated("apple, ", 20_000))]}\n"
    ),
    HostileInput("backslashes", "yaml-syntax", "\"" + repeated("\\", 4_000_001)),
    HostileInput("tabs", "yaml-syntax", repeated("\t", 1_000_000)),
    HostileInput("a long tag", "custom-tag", repeated("!", 3_000_000)),
    HostileInput("percent signs", "yaml-syntax", repeated("%", 3_000_000)),
  ]

  private static let scalars: [HostileInput] = [
    HostileInput("a giant key", "unknown-key", head + repeated("a", 900) + ": 1\n"),
    HostileInput(
      "a giant word",
      "unknown-word",
      head + "login: {wall: "
        + repeated("a", 5_000_000) + "}\n"
    ),
    HostileInput(
      "a giant number",
      "wrong-type",
      head + "screens: [{size: {height: 1, width: "
        + repeated("9", 5_000_000) + "}}]\n"
    ),
    HostileInput(
      "a giant exponent",
      "wrong-type",
      head
        + "screens: [{size: {height: 1, width: 1e999999999}}]\n"
    ),
    HostileInput(
      "steering names",
      "unknown-provider",
      head
        + #"login: {services: ["\e]0;x\a", "\u202Eevil\u2066", "\x9B31m", "\u2028"]}"#
    ),
    HostileInput("a steering key", "unknown-key", head + #""\e[31m\u202E": 1"#),
    HostileInput("a steering word", "unknown-word", head + #"login: {wall: "\e[31m\x9B"}"#),
  ]

  @Test(arguments: bytes + structures + scalars)
  func `hostile input is exit status 2 within limits`(_ input: HostileInput) throws {
    let folder = try TemporaryFolder()
    try input.bytes.write(to: folder.url.appending(path: "a.review.yaml"))
    for format in input.bytes.count < 20_000 ? ["text", "json"] : ["json"] {
      let words = ["check", "--as-of", "2026-11-21", "--format", format, "a.review.yaml"]
      let answer = try Reviewlint.runWithinLimits(words, in: folder.url)
      #expect(answer.status == 2)
      #expect(answer.complaint.isEmpty)
      #expect(answer.steeringScalars.isEmpty)
      #expect(answer.complaints.contains(input.complaint[...]))
    }
  }

  @Test func `every beginning of a description is judged or refused, never a crash`() throws {
    let folder = try TemporaryFolder()
    let whole = Data(try Case.complete().utf8)
    for count in stride(from: 1, to: whole.count - 1, by: 97) {
      try whole.prefix(count).write(to: folder.url.appending(path: "\(count).review.yaml"))
    }
    let answer = try Reviewlint.runWithinLimits(["check", "--quiet"], in: folder.url)
    #expect(answer.status == 2)
  }

  @Test func `bytes changed by chance never crash the program`() throws {
    let folder = try TemporaryFolder()
    let whole = Data(try Case.complete().utf8)
    for seed in 0..<200 {
      var changed = whole
      let chance = noise(6, seed: UInt64(seed) &* 7919)
      for pair in [0, 2, 4] {
        let place = (Int(chance[pair]) << 8 | Int(chance[pair + 1])) % changed.count
        changed[place] = [0x3A, 0x7B, 0x5D, 0x27, 0x0A, 0x2A, 0x26, 0xFF][Int(chance[pair]) % 8]
      }
      try changed.write(to: folder.url.appending(path: "\(seed).review.yaml"))
    }
    let answer = try Reviewlint.runWithinLimits(["check", "--quiet"], in: folder.url)
    #expect(answer.status == 2)
    #expect(answer.steeringScalars.isEmpty)
  }

  @Test func `an input that never ends is read up to the limit`() throws {
    let folder = try TemporaryFolder()
    let named = try Reviewlint.runWithinLimits(["check", "/dev/zero"], in: folder.url)
    #expect(named.status == 2)
    #expect(named.complaints == ["unreadable"])
    let line = "exec '\(Reviewlint.program.path)' check - </dev/zero"
    let read = try Reviewlint.run(["-c", line], of: "/bin/sh", in: folder.url)
    #expect(read.status == 2)
    #expect(read.complaints == ["file-too-large"])
  }

  @Test func `UTF-16 with a byte order mark is read like UTF-8`() throws {
    let folder = try TemporaryFolder()
    let whole = try Case.complete()
    try #require(whole.data(using: .utf16)).write(to: folder.url.appending(path: "a.review.yaml"))
    try folder.write(whole, to: "b.review.yaml")
    let words = ["check", "--as-of", "2026-11-21", "--only", "apple-button"]
    let wide = try Reviewlint.run(words + ["a.review.yaml"], in: folder.url)
    let narrow = try Reviewlint.run(words + ["b.review.yaml"], in: folder.url)
    #expect(wide.status == 0)
    #expect(wide.output == narrow.output.replacing("b.review.yaml", with: "a.review.yaml"))
  }
}
