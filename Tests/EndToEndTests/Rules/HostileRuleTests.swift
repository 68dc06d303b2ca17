import Foundation
import Testing

/// Rules may come from strangers: they can be wrong, not dangerous.
@Suite(.serialized) struct HostileRuleTests {
  private static let description = """
    reviewlint: 1
    app: {name: x}
    login: {services: [apple]}
    screens: [{device: iphone-se-3, buttons: [{service: apple}]}]

    """

  private static func rule(
    _ requirement: String, each: String = "screen: screens", definitions: [String] = [],
    message: String = "m"
  ) -> String {
    let list = definitions.enumerated().map { "      - k\($0): '\($1)'\n" }.joined()
    return """
      rules:
        - id: mine
          title: Mine
          guidelines: ['4.0']
          severity: error
          why: so
          sources: [me]
          each: [\(each)]
          at: screens
      \(list.isEmpty ? "" : "    let:\n" + list)    require: '\(requirement)'
          message: '\(message)'
          fix: f
          examples:
            passes: [{name: a, base: smallest}]
            fails: [{name: b, base: smallest}]

      """
  }

  private static let ten = "[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]"

  private static var nestedMaps: String {
    (0..<9).reduce(ten) { "\(ten).map(x\($1), \($0))" }
  }

  private static func doubling(_ first: String) -> [String] {
    [first] + (1..<60).map { "k\($0 - 1) + k\($0 - 1)" }
  }

  private static let expressions: [HostileInput] = [
    HostileInput("maps in maps", "rule-fault", rule("size(\(nestedMaps)) == 10")),
    HostileInput(
      "a text that doubles", "rule-fault", rule("size(k59) == 1", definitions: doubling(#""ab""#))),
    HostileInput(
      "a list that doubles", "rule-fault", rule("size(k59) == 1", definitions: doubling("[1, 2]"))),
    HostileInput(
      "a text that grows tenfold",
      "rule-fault",
      rule(
        "size(k30) == 1",
        definitions: [#""aaaaaaaaaa""#]
          + (1..<31).map { #"k\#($0 - 1).replace("a", "aaaaaaaaaa")"# }
      )
    ),
    HostileInput(
      "brackets", "too-deep", rule(repeated("[", 3_000) + repeated("]", 3_000) + " == []")),
    HostileInput("parentheses", "too-long", rule(repeated("(", 100_000) + "true")),
    HostileInput("negations", "too-long", rule(repeated("!", 200_000) + "true")),
    HostileInput("conditions", "too-long", rule(repeated("true ? true : ", 50_000) + "true")),
    HostileInput("a long sum", "too-long", rule(repeated("1+", 300_000) + "1 == 1")),
    HostileInput("a long conjunction", "too-long", rule(repeated("true && ", 200_000) + "true")),
    HostileInput("a long list of numbers", "rule-fault", rule("lists.range(9000000000) == []")),
    HostileInput("many digits", "rule-fault", rule(#""%.999999999f".format([1.0]) == """#)),
    HostileInput(
      "a large pattern",
      "bad-pattern",
      rule(#""aaaa".matches("((((a{1000}){1000}){1000}){1000})")"#)
    ),
    HostileInput(
      "loops in loops",
      "rule-fault",
      rule("true", each: "a: lists.range(900), b: lists.range(900), c: lists.range(900)")
    ),
    HostileInput(
      "findings without end",
      "rule-fault",
      rule("false", each: "a: lists.range(900), b: lists.range(900)")
    ),
    HostileInput("braces", "open-brace", rule("true", message: repeated("{", 100_001))),
  ]

  private static let files: [HostileInput] = [
    HostileInput("noise", "undecodable", noise(100_000, seed: 3)),
    HostileInput("nothing", "empty-file", ""),
    HostileInput("a list", "not-a-rule-file", "- a\n"),
    HostileInput("a folder", "unreadable-rules", "extends: [.]\n"),
    HostileInput("what never ends", "extends-outside", "extends: [/dev/zero]\n"),
    HostileInput("a file of the system", "extends-outside", "extends: [/etc/passwd]\n"),
    HostileInput(
      "thousands of rules",
      "too-many-nodes",
      "rules:\n"
        + repeated(rule("true").replacing("rules:\n", with: ""), 4_000)
    ),
    HostileInput(
      "many rules of one name",
      "duplicate-rule",
      "rules:\n"
        + repeated(rule("true").replacing("rules:\n", with: ""), 90)
    ),
    HostileInput("steering ids", "unknown-target", #"override: {"\e[31m\u202E\x9B": off}"#),
  ]

  private static func check(_ words: [String] = [], in folder: TemporaryFolder) throws
    -> Reviewlint.Answer
  {
    try folder.write(description, to: "a.review.yaml")
    return try Reviewlint.runWithinLimits(
      ["check", "--as-of", "2026-11-21", "--rules", "r.yaml"] + words + ["a.review.yaml"],
      in: folder.url
    )
  }

  @Test(arguments: expressions + files)
  func `hostile rules are exit status 2 within limits`(_ input: HostileInput) throws {
    let folder = try TemporaryFolder()
    try input.bytes.write(to: folder.url.appending(path: "r.yaml"))
    let answer = try Self.check(in: folder)
    #expect(answer.status == 2)
    #expect(answer.complaint.isEmpty)
    #expect(answer.complaints == [input.complaint[...]])
    #expect(answer.steeringScalars.isEmpty)
  }

  @Test func `a pattern that others search for ever is answered`() throws {
    let folder = try TemporaryFolder()
    let text = repeated("a", 3_000)
    try folder.write(Self.rule(#""\#(text)".matches("(a*)*(a|aa)*b")"#), to: "r.yaml")
    let answer = try Self.check(["--only", "mine"], in: folder)
    #expect(answer.status == 1)
  }

  @Test(arguments: [
    (["r.yaml"], "'r.yaml' → 'r.yaml'", "r.yaml:1:11"),
    (["s.yaml, builtin", "r.yaml"], "'r.yaml' → 's.yaml' → 'r.yaml'", "s.yaml:1:11"),
    (
      ["builtin, s.yaml", "t.yaml", "builtin, s.yaml"], "'s.yaml' → 't.yaml' → 's.yaml'",
      "t.yaml:1:20"
    ),
  ])
  func `files that extend one another in a circle are told the circle`(
    extends: [String],
    circle: String,
    place: String
  ) throws {
    let folder = try TemporaryFolder()
    for (name, others) in zip(["r", "s", "t"], extends) {
      try folder.write("extends: [\(others)]\n", to: "\(name).yaml")
    }
    let answer = try Self.check(["--fail-on", "never"], in: folder)
    #expect(answer.status == 2)
    let told = answer.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(told.contains("a rule file can't extend itself: \(circle) --> \(place)"))
  }

  @Test func `files extend one another twenty deep and no deeper`() throws {
    let folder = try TemporaryFolder()
    let write = "for n in $(seq 3000); do echo \"extends: [r$n.yaml]\" > r$((n - 1)).yaml; done"
    try folder.run(write)
    try folder.write("extends: [builtin]\n", to: "r3000.yaml")
    try folder.write("extends: [r2981.yaml]\n", to: "r.yaml")
    #expect(try Self.check(["--fail-on", "never"], in: folder).status == 0)
    try folder.write("extends: [r2980.yaml]\n", to: "r.yaml")
    #expect(try Self.check(in: folder).complaints == ["extends-too-deep"])
    try folder.write("extends: [r0.yaml]\n", to: "r.yaml")
    #expect(try Self.check(in: folder).complaints == ["extends-too-deep"])
  }
}
