import Foundation
import Testing

/// One command to look things up.
@Suite struct ExplainTests {
  private static func explained(_ words: String...) throws -> Reviewlint.Answer {
    let folder = try TemporaryFolder()
    return try Reviewlint.run(words, in: folder.url)
  }

  @Test func `whoever names nothing is told what can be named, and each of it is there`() throws {
    let overview = try Self.explained("explain")
    #expect(overview.status == 0)
    let sorts = overview.output.matches(of: #/(?m)^  ([a-z]+) +such as (.+)$/#)
    #expect(
      sorts.map(\.output.1) == [
        "rules", "guidelines", "fields", "facts", "functions", "services", "devices", "laws",
        "sources", "letters", "diagnostics", "outcomes", "bases", "situations",
        "sections", "keys",
      ]
    )
    for sort in sorts {
      let (name, example) = (String(sort.output.1), String(sort.output.2))
      let list = try Self.explained("explain", name)
      #expect(list.status == 0 && list.output.contains(example), "\(name)")
      let one = try Self.explained("explain", example)
      #expect(one.status == 0 && one.output.contains(example), "\(example)")
    }
  }

  @Test func `each key of a file of rules is explained, with one as it is written`() throws {
    let schema = try Self.explained("schema", "rules").output
    let root = try JSONSerialization.jsonObject(with: Data(schema.utf8)) as? [String: Any]
    let keys = try #require(root?["properties"] as? [String: Any]).keys
    #expect(keys.count > 20)
    for key in keys {
      let answer = try Self.explained("explain", key).output
      #expect(answer.contains("\(key) (key of rule files)\n\n"), "\(key)")
      #expect(answer.contains("\nexample:\n  \(key):"), "\(key)")
    }
  }

  @Test(arguments: [
    ("examples", "rules[].examples.notApplicable (list of mapping)"),
    ("untested", "rules[].examples.untested (key of rule files)"),
    ("override", "'waivers' in its description"),
    ("packs", "pack.version (text, needed)"), ("rules.exempt", "rules[].exempt[].note"),
    ("rules", "\n  rules:\n    - id: "), ("guidelines", "\n  guidelines:\n    - key: "),
    ("letters", "\n  letters:\n    - class: "),
    ("fields", "screens[].custom"), ("editions", "editions[].satisfiedBy (apple | equivalent"),
  ])
  func `a key of a rule leads to what can stand in it`(name: String, said: String) throws {
    let answer = try Self.explained("explain", name)
    #expect(answer.output.contains(said), "\(answer)")
  }

  @Test func `the example of a file of rules holds, and its examples show all of it`() throws {
    let file = Case.root.appending(path: "rules/examples/own-rules.yaml").path
    let answer = try Self.explained("rules", "test", "--coverage", "--mutate", file)
    #expect(answer.status == 0, "\(answer)")
  }

  @Test func `a guideline brings what is under it`() throws {
    let whole = try Self.explained("explain", "5.1.1").output
    for part in ["5.1.1", "5.1.1(i)", "5.1.1(iii)", "5.1.1(v)", "5.1.1(x)"] {
      #expect(whole.contains(try Self.explained("explain", part).output), "\(part)")
    }
    #expect(whole.contains("account-deletion-offered (error): "))
    #expect(!whole.contains("sign-in-with-apple-offered"))
    #expect(try Self.explained("explain", "5.1.1(v)").output.split(separator: "\n").count < 40)
  }

  @Test func `the help names every command once, in its group`() throws {
    let help = try Self.explained("--help").output
    let groups = help.matches(of: #/(?m)^([a-z ]+):\n((?:  .+\n)+)/#).map { group in
      let commands = group.output.2.split(separator: "\n").compactMap {
        $0.split(separator: " ").first
      }
      return "\(group.output.1): \(commands.joined(separator: ", "))"
    }
    #expect(
      groups == [
        "every day: init, fill, check, notes, report, submit", "with others: ask, letter",
        "look up: explain, scan, import", "rules: rules, packs, eval",
        "plumbing: schema, lsp, completions",
      ]
    )
  }

  @Test func `a schema says of every word what it means`() throws {
    let schema = try Self.explained("schema", "description").output
    let lists = schema.matches(
      of: #/"enum": \[([^\]]*)\](?:,\s*"enumDescriptions": \[([^\]]*)\])?/#
    )
    let described = lists.compactMap { list in list.output.2.map { (list.output.1, $0) } }
    #expect(described.count > 30)
    for (words, meanings) in described {
      #expect(words.split(separator: "\n").count == meanings.split(separator: "\n").count)
    }
    #expect(schema.contains(#""only where a switch of the app's makers is on""#))
  }

  @Test(arguments: [
    ("screens.stack", "screens[].stack (field)"), ("screens.devices", "screens[].devices (field)"),
    ("login.decidedBy", "login.decidedBy (field)"), ("VStack", "buttons-as-they-are-coded"),
    ("server address", "server-address"), ("Self hosted", "server-address"),
    ("QR code", "qr-code-login"), ("device code", "qr-code-login"), ("qr-codes", "qr-code"),
    ("recovery key", "recovery-key"), ("paywall", "paywall-after-sign-in"),
    ("share extension", "login-in-an-extension"), ("autofill", "login-in-an-extension"),
    ("several accounts", "several-accounts"), ("restore backup", "restoring-a-backup"),
    ("deletion confirmed by mail", "deletion-confirmed-by-mail"),
    ("otherDevice", "login.services[].presentation (field)"),
    ("mailboxShared", "review.demoAccount.secondFactor (field)"),
  ])
  func `what people call a situation leads to how it is described`(
    words: String, said: String
  ) throws {
    let answer = try Self.explained("explain", words)
    #expect((answer.output + answer.complaint).contains(said), "\(answer)")
  }
}
