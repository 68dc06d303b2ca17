import Documents
import TestSupport
import Testing

@testable import LanguageServer

/// Where the names of a file of rules are declared.
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
    ("override: {ou|rs", "10:8 mine"), ("locked: [mi|ne]", "10:8 mine"),
    ("<= sla|ck)", "22:11 slack"), ("one.fra|me.tol", nil), ("{o|ne.frame.width} of", "21:8 one"),
    ("has(screen.ta|ll)", "3:9 tall"), ("size.hei|ght > 700", nil), ("b.isAp|ple", nil),
    ("require: isFi|ne", "22:41 isFine"), ("b.frame.height > lea|st)", "0:12 least"),
    ("screen: scre|ens", nil), ("when: screen.tal|ler", "4:9 taller"),
    ("isWi|de(one", "5:3 isWide"), ("{parameters.wi|dth} wide", "17:17 width"),
    ("stricter: {wi|dth", "17:17 width"), ("parameters: {wid|th: 1.0", "17:17 width"),
    ("parameters: {wid|th: 310", "17:17 width"), ("fr: '{sla|ck} de", "22:11 slack"),
    ("id: mi|ne", "10:8 mine"),
  ])
  func `a name leads to where it is declared`(place: String, found: String?) {
    var editor = Self.editor(at: place)
    let answer = editor.asked("definition")
    #expect(answer?.text == (found == nil ? "null" : nil))
    #expect(Self.shown([answer].compactMap(\.self)).first == found ?? "0:0 ")
  }
}
