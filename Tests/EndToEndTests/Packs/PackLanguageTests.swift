import Foundation
import TestSupport
import Testing

/// Packs beside one another, and in languages of their own.
@Suite struct PackLanguageTests {
  private static func rules(_ pack: String, _ fact: String) -> String {
    """
    fields:
      screens[].custom.\(pack).boxes[]:
        \(fact): {type: boolean, meaning: it is so}
    rules:
      - id: \(pack)-boxes
        title: All boxes are so
        guidelines: ['4.0']
        severity: error
        why: It is asked for.
        sources: [us]
        each:
          - screen: screens
          - box: screen.custom.\(pack).boxes
        require: box.\(fact)
        at: box
        message: '{screen.id} has a box'
        fix: Change it.
        examples:
          passes: [{name: so, base: ../examples/app.yaml}]
          fails:
            - name: not so
              base: ../examples/app.yaml
              set: {'screens[0].custom.\(pack).boxes[0].\(fact)': false}

    """
  }

  private static func app(_ custom: String) -> String {
    """
    reviewlint: 1
    app: {name: Paw}
    login: {services: [apple]}
    screens:
      - id: start
        custom: {\(custom)}

    """
  }

  /// A repository with packs that each have a list of boxes with another fact.
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    for (pack, fact) in [("br", "free"), ("kr", "marked")] {
      let manifest = "name: \(pack)\nversion: 1.0.0\npublisher: House\n"
      try folder.write(manifest, to: "src/\(pack)/pack.yaml")
      try folder.write(rules(pack, fact), to: "src/\(pack)/rules/boxes.yaml")
      try folder.write(
        app("\(pack): {boxes: [{\(fact): true}]}"), to: "src/\(pack)/examples/app.yaml")
      #expect(try Reviewlint.run(["packs", "add", "src/\(pack)"], in: folder.url).status == 0)
    }
    try folder.write("extends: [pack:br@1, pack:kr@1]\n", to: ".reviewlint.yaml")
    let custom = "br: {boxes: [{free: false}]}, kr: {boxes: [{marked: true}, {marked: false}]}"
    try folder.write(app(custom), to: "app.review.yaml")
    return folder
  }

  private static let words = ["check", "app.review.yaml", "--only", "br", "--only", "kr"]

  @Test func `two packs may call different facts the same`() throws {
    let folder = try Self.folder()
    let answer = try Reviewlint.run(Self.words + ["--format", "concise"], in: folder.url)
    #expect(
      answer.output.withoutVerdict == """
        app.review.yaml:6:27: error [br-boxes] start has a box
        app.review.yaml:6:73: error [kr-boxes] start has a box
        note [relaxed/selection] Relaxed: not every rule is asked: --only br, --only kr

        """
    )
    let path = try Reviewlint.run(["explain", "screens[].custom.kr"], in: folder.url)
    #expect(path.output.contains("boxes"), "\(path.output)\(path.complaint)")
    let wrong = try folder.read("app.review.yaml").replacing("marked: true", with: "free: true")
    try folder.write(wrong, to: "app.review.yaml")
    let refused = try Reviewlint.run(Self.words, in: folder.url)
    #expect(refused.output.contains("error[unknown-key]: there is no key 'free' here"))
    #expect(refused.status == 2)
  }

  @Test func `a fact of a pack that isn't under its name is refused with the right path`() throws {
    let folder = try Self.folder()
    let rules = Self.rules("br", "free").replacing("custom.br", with: "custom")
    try folder.write(rules, to: "src/br/rules/boxes.yaml")
    let answer = try Reviewlint.run(["packs", "add", "src/br"], in: folder.url)
    #expect(
      answer.complaint.hasPrefix(
        """
        error[not-under-pack]: the facts of a pack lie under its name; write
            'screens[].custom.br.boxes'
          --> src/br/rules/boxes.yaml:2:3
        """
      ),
      "\(answer.complaint)"
    )
    #expect(answer.status == 2)
  }

  private static let korean = """
    language: ko
    name: 한국어
    rules:
      kr-boxes:
        title: 모든 상자가 그렇다
        why: 요구된다.
        message: '{screen.id}에 상자가 있다'
        fix: 바꾸세요.
    fields: {'screens[].custom.kr.boxes[].marked': 표시됨}

    """

  /// The same with a pack that speaks Korean.
  private static func koreanFolder() throws -> TemporaryFolder {
    let folder = try folder()
    try folder.write(
      "name: kr\nversion: 1.1.0\npublisher: House\nlanguages: [ko]\n", to: "src/kr/pack.yaml")
    try folder.write(korean, to: "src/kr/locales/ko.yaml")
    #expect(try Reviewlint.run(["packs", "add", "src/kr"], in: folder.url).status == 0)
    return folder
  }

  @Test func `a pack reports in a language that the program doesn't have`() throws {
    let folder = try Self.koreanFolder()
    let words = Self.words + ["--format", "concise", "--language", "ko"]
    let answer = try Reviewlint.run(words, in: folder.url)
    #expect(answer.complaint == "")
    #expect(answer.output.contains("[kr-boxes] start에 상자가 있다"), "\(answer.output)")
    let other = Self.words + ["--format", "concise", "--language", "el"]
    let refused = try Reviewlint.run(other, in: folder.url)
    let known =
      "there are no reports in 'el'; write \(Checkout.languages.joined(separator: ", ")) or ko"
    #expect(refused.output.contains(known), "\(refused.output)")
    #expect(refused.status == 2)
    try folder.write(
      "name: kr\nversion: 1.2.0\npublisher: House\nlanguages: [ko, fr]\n", to: "src/kr/pack.yaml")
    try folder.write("language: fr\nname: Français\n", to: "src/kr/locales/fr.yaml")
    #expect(try Reviewlint.run(["packs", "add", "src/kr"], in: folder.url).status == 0)
    let twice = try Reviewlint.run(other, in: folder.url)
    #expect(twice.output.contains(known), "\(twice.output)")
    try folder.write("\(Self.korean)phrases: {and: 와}\n", to: "src/kr/locales/ko.yaml")
    let sentences = try Reviewlint.run(["packs", "add", "src/kr"], in: folder.url)
    #expect(sentences.complaint.contains("there is no key 'phrases' here"), "\(sentences)")
    try folder.write("locked: [br-boxes]\nextends: [pack:br@1]\n", to: ".reviewlint.yaml")
    try folder.write("extends: [../.reviewlint.yaml, pack:kr@1]\n", to: "app/.reviewlint.yaml")
    try folder.run("mv app.review.yaml app")
    let below = words.map { $0 == "app.review.yaml" ? "app" : $0 }
    let held = try Reviewlint.run(below, in: folder.url)
    #expect(held.output.contains("start에 상자가 있다"), "\(held.output)\(held.complaint)")
  }

  @Test func `a language that neither the program nor the pack has is refused at its place`() throws
  {
    let folder = try Self.koreanFolder()
    try folder.write("name: kr\nversion: 1.0.0\npublisher: House\n", to: "src/kr/pack.yaml")
    let answer = try Reviewlint.run(["packs", "add", "src/kr"], in: folder.url)
    let told = answer.complaint.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      told.hasPrefix(
        """
        error[unknown-language]: there are no reports in 'ko'; write \
        \(Checkout.languages.dropLast().joined(separator: ", ")) or zh-Hans, or add it to \
        'languages' in 'pack.yaml' --> src/kr/locales/ko.yaml:1:1
        """))
    #expect(answer.status == 2)
  }

  @Test func `what a pack doesn't say in a language of its own is named, and nothing else`() throws
  {
    let folder = try Self.koreanFolder()
    let whole = try Reviewlint.run(["packs", "test", "kr"], in: folder.url)
    #expect(whole.complaint == "")
    #expect(whole.status == 0)
    let lines = Self.korean.split(separator: "\n").filter { !$0.contains("fix:") }.dropLast()
    try folder.write(lines.joined(separator: "\n") + "\n", to: "src/kr/locales/ko.yaml")
    for words in [["packs", "test", "src/kr"], ["rules", "test", "src"]] {
      let answer = try Reviewlint.run(words, in: folder.url)
      #expect(
        answer.complaint == """
          warning[not-translated]: 'screens[].custom.kr.boxes[].marked' has no meaning
              in 'ko': English takes its place
            --> src/kr/rules/boxes.yaml:3:38
           3 |     marked: {type: boolean, meaning: it is so}
             |                                      ^^^^^^^^

          warning[not-translated]: 'kr-boxes' has no fix in 'ko': English takes its
              place
            --> src/kr/rules/boxes.yaml:17:10
           17 |     fix: Change it.
              |          ^^^^^^^^^^


          """)
      #expect(answer.status == 0)
    }
  }
}
