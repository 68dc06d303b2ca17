import Foundation
import TestSupport
import Testing

/// What rule files of people's own say in several languages, and of their fields.
@Suite struct OwnTextsTests {
  @Test func `a file beside a rule file says its rules in another language`() throws {
    let folder = try TemporaryFolder()
    try folder.write(RulesCommandTests.rule, to: ".reviewlint.yaml")
    try folder.write("reviewlint: 1\napp: {name: Pawprint}\n", to: "login.review.yaml")
    let french = """
      language: fr
      name: Français
      rules:
        has-version: {title: L’app a une version, why: On la demande., fix: Écrivez-en une.,
          message: '{app.name} sans version', exempt: {unlisted: Personne ne le voit.}}

      """
    try folder.write(french, to: "locales/fr.yaml")
    // Other programs have such a folder as well.
    try folder.write("vi: {greeting: xin chào}\n", to: "locales/vi.yaml")
    let check = ["check", "--format", "concise", "--language", "fr"]
    let answer = try Reviewlint.run(check, in: folder.url)
    #expect(answer.output.contains("[has-version] Règle interne\u{202F}: Pawprint sans version"))
    try folder.write(french.replacing("{app.name}", with: "{app.nom}"), to: "locales/fr.yaml")
    let mistaken = try Reviewlint.run(["rules", "list"], in: folder.url)
    #expect(mistaken.status == 2)
    #expect(mistaken.complaint.contains("--> locales/fr.yaml:5:14"))
    try folder.write(french.replacing("has-version:", with: "has-versoin:"), to: "locales/fr.yaml")
    let unknown = try Reviewlint.run(["rules", "list"], in: folder.url)
    let told = unknown.complaint.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(told.contains("has no rule 'has-versoin'; did you mean 'has-version'?"))
    try folder.write(french, to: "locales/fr.yaml")
    let broken = RulesCommandTests.rule.replacing("require:", with: "requir:")
    try folder.write(broken, to: ".reviewlint.yaml")
    let unread = try Reviewlint.run(["rules", "list"], in: folder.url)
    #expect(unread.complaint.contains("the key 'require' is missing here"))
    #expect(!unread.complaint.contains("has no rule"))
  }

  @Test func `a file in another language that can't be read is named, and the rest holds`() throws {
    let folder = try TemporaryFolder()
    try folder.write(RulesCommandTests.rule, to: ".reviewlint.yaml")
    try folder.write("language: fr\nname: Français\n", to: "locales/fr.yaml")
    let file = folder.url.appending(path: "locales/fr.yaml")
    try (Data("language: fr\nname: Fran".utf8) + [0xE7]).write(to: file)
    let undecodable = try Reviewlint.run(["rules", "list"], in: folder.url)
    #expect(undecodable.status == 0)
    let told = undecodable.complaint.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      told.hasPrefix(
        """
        warning[undecodable]: this is not a character in UTF-8; save the file as UTF-8 \
        --> locales/fr.yaml:2:11
        """
      )
    )
  }

  @Test(arguments: [("fr", "Is a symbolic link"), ("vi", "Is a directory")])
  func `what is there under the name of a language and is no file is named`(
    tag: String, reason: String
  ) throws {
    let folder = try TemporaryFolder([".reviewlint.yaml": RulesCommandTests.rule])
    try folder.makeFolder("locales/vi.yaml")
    let link = folder.url.appending(path: "locales/fr.yaml").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "gone.yaml")
    let answer = try Reviewlint.run(["rules", "list"], in: folder.url)
    #expect(answer.status == 0)
    let told = answer.complaint.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      told.contains(
        """
        warning[unreadable-rules]: the rules in 'locales/\(tag).yaml' can't be read: \(reason) \
        --> locales/\(tag).yaml
        """
      )
    )
  }

  @Test func `rules of one's own speak any language, and the program English beside it`() throws {
    let folder = try TemporaryFolder()
    let rule = RulesCommandTests.rule.replacing(
      "fix: Write one.", with: "fix: {en: Write one., ko: 하나 쓰세요.}")
    try folder.write(rule, to: ".reviewlint.yaml")
    try folder.write("reviewlint: 1\napp: {name: Pawprint}\n", to: "login.review.yaml")
    try folder.write("reviewlint: 1\napp: {name: Pawprint}\n", to: "base.yaml")
    let words = ["check", "--only", "has-version", "--language"]
    let answer = try Reviewlint.run(words + ["ko"], in: folder.url)
    #expect(answer.output.contains("  fix: 하나 쓰세요."), "\(answer.output)\(answer.complaint)")
    #expect(answer.output.contains("Our own rule[has-version]: Pawprint has no version"))
    #expect(answer.status == 1)
    let tested = try Reviewlint.run(["rules", "test", ".reviewlint.yaml"], in: folder.url)
    let told = tested.complaint.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      told.contains(
        """
        warning[not-translated]: 'has-version' has no title, why, message and exempt.unlisted in \
        'ko': English takes its place --> .reviewlint.yaml:6:12
        """), "\(told)")
    #expect(tested.status == 0)
    try folder.write(
      "language: el\nname: Ελληνικά\nrules: {has-version: {message: '{app.name};'}}\n",
      to: "locales/el.yaml")
    let greek = try Reviewlint.run(words + ["el", "--format", "concise"], in: folder.url)
    #expect(greek.output.contains("[has-version] Our own rule: Pawprint;"), "\(greek.output)")
    let nobody = try Reviewlint.run(words + ["hu", "--format", "concise"], in: folder.url)
    let known = Checkout.languages.joined(separator: ", ")
    #expect(nobody.output.contains("there are no reports in 'hu'; write \(known), el or ko"))
    #expect(nobody.status == 2)
    let json = try Reviewlint.run(words + ["ko", "--format", "json"], in: folder.url)
    try folder.write(json.output, to: "run.json")
    let report = ["report", "--from", "run.json", "--output", "page.html", "--language"]
    #expect(try Reviewlint.run(report + ["ko"], in: folder.url).status == 0)
    let other = try Reviewlint.run(report + ["hu"], in: folder.url)
    #expect(
      other.complaint == "reviewlint: 'hu' is no value of --language; write \(known) or ko\n")
    #expect(other.status == 2)
  }

  @Test func `a language that the rules of one app speak leaves those of another English`() throws {
    let folder = try TemporaryFolder()
    let rule = RulesCommandTests.rule
    let korean = rule.replacing(
      "fix: Write one.", with: "fix: {en: Write one., ko: 하나 쓰세요.}")
    for (app, rules) in [("a", rule), ("b", korean)] {
      try folder.write(rules, to: "\(app)/.reviewlint.yaml")
      try folder.write("reviewlint: 1\napp: {name: \(app)}\n", to: "\(app)/login.review.yaml")
    }
    let words = ["check", "--only", "has-version", "--language"]
    let answer = try Reviewlint.run(words + ["ko"], in: folder.url)
    #expect(answer.output.contains("  fix: Write one."), "\(answer.output)\(answer.complaint)")
    #expect(answer.output.contains("  fix: 하나 쓰세요."))
    #expect(answer.status == 1)
    let one = try Reviewlint.run(words + ["ko", "a"], in: folder.url)
    #expect(one.output.contains("there are no reports in 'ko'"), "\(one.output)")
    #expect(one.status == 2)
  }

  @Test func `a file that says what rules say, but not in which language, isn't passed over`()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write(RulesCommandTests.rule, to: ".reviewlint.yaml")
    for line in ["", "langauge: fr\n"] {
      try folder.write(
        "\(line)name: Français\nrules: {has-version: {title: Une}}\n", to: "locales/fr.yaml")
      let answer = try Reviewlint.run(["rules", "list"], in: folder.url)
      #expect(answer.complaint.contains("the key 'language' is missing here"))
      #expect(answer.status == 2)
    }
    try folder.write("rules: House rules\nhello: Bonjour\n", to: "locales/fr.yaml")
    #expect(try Reviewlint.run(["rules", "list"], in: folder.url).complaint == "")
  }

  @Test func `a language that no report has is told`() throws {
    let folder = try TemporaryFolder()
    let fix = "fix: {en: Write one., zh: 写一个。}"
    let rule = RulesCommandTests.rule.replacing("fix: Write one.", with: fix)
    try folder.write(rule, to: "own.yaml")
    let answer = try Reviewlint.run(["rules", "list", "--rules", "own.yaml"], in: folder.url)
    #expect(answer.status == 2)
    let told = answer.complaint.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let known = Checkout.languages.dropLast().joined(separator: ", ")
    let last = try #require(Checkout.languages.last)
    #expect(
      told.hasPrefix(
        """
        error[unknown-language]: there are no reports in 'zh'; write \(known) or \(last); did you \
        mean 'zh-Hans'?
        """)
    )
  }

  @Test func `a field that no rule reads is named, and the rest holds`() throws {
    let folder = try TemporaryFolder()
    let field = "fields: {app.custom.beta: {type: boolean, meaning: it is a beta}}\n"
    try folder.write(RulesCommandTests.rule + field, to: "own.yaml")
    let answer = try Reviewlint.run(["rules", "list", "--rules", "own.yaml"], in: folder.url)
    #expect(answer.status == 0)
    let told = answer.complaint.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      told.hasPrefix(
        """
        warning[unused-field]: no rule reads the field 'app.custom.beta'; take it out, or ask for it \
        --> own.yaml:19:10
        """
      )
    )
  }
}
