import Documents
import TestSupport
import Testing

@testable import LanguageServer

/// Where the names of a file of rules are declared and used, and what becomes of them when they
/// are changed.
@Suite struct RuleNamesTests {
  private static let text = """
    constants: {least: 44.0}
    locked: [mine]
    definitions:
      screen.tall: {is: screen.size.height > 700.0, meaning: Tall.}
      screen.taller: {is: screen.tall && screen.size.height > 800.0, meaning: Taller.}
      'isWide(button, width)':
        takes: [button, double]
        is: button.frame.width > width
        meaning: Wide.
    rules:
      - id: mine
        aliases: [ours]
        title: At least {parameters.width} wide
        guidelines: ['4.8']
        severity: error
        why: Because
        sources: [S0]
        parameters: {width: 300.0}
        stricter: {width: up}
        each:
          - screen: screens
          - one: screen.buttons.filter(b, b.frame.height > least)
        let: [{slack: one.frame.tolerance}, {isFine: 'isWide(one, parameters.width - slack)'}]
        when: screen.taller && has(screen.tall)
        require: isFine && [1.0].all(n, n <= slack)
        message: {en: '{one.frame.width} of {slack}', fr: '{slack} de {one.frame.width}'}
        fix: Change it
        examples:
          passes: [{name: one, base: one, parameters: {width: 1.0}}]
          fails: [{name: two, base: two}]
          untested: [{in: let isFine, part: parameters.width - slack, why: It is small.}]
    override: {ours: {parameters: {width: 310.0}}}
    """

  /// An editor with somebody at the mark, which stands inside a part of the text.
  private static func editor(at marked: String) -> Editor {
    let part = marked.filter { $0 != "|" }
    return Editor(text.replacing(part, with: marked, maxReplacements: 1), at: Editor.rules)
  }

  /// The lines of an answer's places, and what stands there.
  private static func shown(_ places: [DocumentNode]) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return places.map { place in
      let range = place.value(of: "range")
      func number(_ end: String, _ key: String) -> Int {
        Int(range?.value(of: end)?.value(of: key)?.text ?? "") ?? 0
      }
      let line = lines[number("start", "line")]
      let start = line.index(line.startIndex, offsetBy: number("start", "character"))
      let end = line.index(line.startIndex, offsetBy: number("end", "character"))
      return "\(number("start", "line")):\(number("start", "character")) \(line[start..<end])"
    }
  }

  @Test(arguments: [
    ("require: isFi|ne", ["22:41 isFine", "24:13 isFine", "30:26 isFine"]),
    ("screen.buttons.filter(b, b.frame.height > lea|st)", ["0:12 least", "21:55 least"]),
    (
      "{sl|ack: one.frame",
      [
        "22:11 slack", "22:81 slack", "24:41 slack", "25:41 slack", "25:56 slack", "30:59 slack",
      ]
    ),
    ("screen: scre|ens", ["20:16 screens"]),
    ("when: screen.tal|ler", ["4:9 taller", "23:17 taller"]),
    ("screen.ta|ll: {is", ["3:9 tall", "4:29 tall", "23:38 tall"]),
    ("isWi|de(one", ["5:3 isWide", "22:50 isWide"]),
    (
      "parameters: {wid|th: 300.0}",
      [
        "12:32 width", "17:17 width", "18:15 width", "22:73 width", "28:51 width", "30:51 width",
        "31:31 width",
      ]
    ),
    ("id: mi|ne", ["1:9 mine", "10:8 mine", "31:11 ours"]),
  ])
  func `a name leads to every place that means it`(place: String, found: [String]) {
    var editor = Self.editor(at: place)
    let context = "\"context\":{\"includeDeclaration\":true}"
    #expect(Self.shown(editor.asked("references", more: context)?.items ?? []) == found)
  }

  @Test(arguments: [
    ("override: {ou|rs", "10:8 mine"), ("locked: [mi|ne]", "10:8 mine"),
    ("<= sla|ck)", "22:11 slack"), ("one.fra|me.tol", nil), ("{o|ne.frame.width} of", "21:8 one"),
    ("has(screen.ta|ll)", "3:9 tall"), ("size.hei|ght > 700", nil), ("b.isAp|ple", nil),
  ])
  func `a name leads to where it is declared`(place: String, found: String?) {
    var editor = Self.editor(at: place)
    let answer = editor.asked("definition")
    #expect(answer?.text == (found == nil ? "null" : nil))
    #expect(Self.shown([answer].compactMap(\.self)).first == found ?? "0:0 ")
  }

  @Test(arguments: [
    ("{sl|ack: one.frame", "spare", 6), ("id: mi|ne", "other-rule", 2),
    ("screen.ta|ll: {is", "high", 3), ("stricter: {wi|dth", "least_width", 7),
    ("on|e: screen.buttons", "apple", 5),
  ])
  func `what has another name has it everywhere, and the rules still load`(
    place: String,
    name: String,
    count: Int
  ) throws {
    var editor = Self.editor(at: place)
    let answer = editor.asked("rename", more: "\"newName\":\"\(name)\"")
    let edits = try #require(answer?.value(of: "changes")?.value(of: editor.link)?.items)
    #expect(edits.count == count)
    #expect(edits.allSatisfy { $0.value(of: "newText")?.text == name })
  }

  @Test(arguments: [
    ("{sl|ack: one.frame", "one", "there is something called 'one' already; choose another name"),
    ("{sl|ack: one.frame", "two-words", "a name has letters, digits and _, not 'two-words'"),
    ("lea|st: 44", "b", "'>' doesn't order a double and a button"),
    ("{sl|ack: one.frame", "n", "'n' means something else in one of the places"),
    ("screen.ta|ll: {is", "size", "'screen' has a field 'size' already"),
    ("id: mi|ne", "Mine", "the id 'Mine' is not written in small letters, digits and hyphens"),
    ("scre|ens\n", "pages", "screens can't be renamed"),
  ])
  func `a name that would mean something else is refused`(
    place: String,
    name: String,
    reason: String
  ) {
    var editor = Self.editor(at: place)
    let answer = editor.ask("rename", more: "\"newName\":\"\(name)\"")
    #expect(answer.contains("\"code\":-32602,\"message\":\"\(reason)"), "\(answer)")
  }

  @Test func `nothing is renamed in rules with a mistake`() {
    let text = SmallRule.file(["let: [{a|: '1'}]", "require: login.offersAple && a == 1"])
    var editor = Editor(text, at: Editor.rules)
    let answer = editor.ask("rename", more: #""newName":"b""#)
    #expect(answer.contains("login has no field 'offersAple'; did you mean 'offersApple'?"))
  }

  @Test func `a rule is renamed in the descriptions that are open as well`() {
    var editor = Editor(
      "reviewlint: 1\napp: {name: P}\nwaivers: [{rule: sma|ll, reason: Because}]\n",
      rules: SmallRule.file([])
    )
    #expect(
      editor.ask("rename", more: #""newName":"tiny""#) == """
        {"changes":{"file:///app/.reviewlint.yaml":[{"range":{"start":{"line":1,"character":8},\
        "end":{"line":1,"character":13}},"newText":"tiny"}],"file:///app/login.review.yaml":\
        [{"range":{"start":{"line":2,"character":17},"end":{"line":2,"character":22}},\
        "newText":"tiny"}]}}
        """
    )
  }
}
