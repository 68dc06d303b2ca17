import Documents
import TestSupport
import Testing

@testable import LanguageServer

/// Where the ids of a description are named, and what becomes of it when they are changed.
@Suite struct RenamingTests {
  private static let text = """
    reviewlint: 1
    app: {name: P}
    login: {services: [apple, {id: ours, kind: own}]}
    screens:
      - id: main
        buttons: [{service: 'ours'}, {id: second, service: apple}]
      - {id: wide, like: main}
      - buttons: [{service: apple}]
    afterSignIn: [{kind: consent, services: [ours]}]
    open:
      - facts: ['screens["main"].buttons["ours"].title', 'screens[1].buttons["second"].title']
        owner: Kim
        until: 2026-12-01
    """

  /// An editor with somebody at the mark, which stands inside a part of the text.
  private static func editor(at marked: String) -> Editor {
    Editor(text.replacing(marked.replacing("|", with: ""), with: marked, maxReplacements: 1))
  }

  @Test(arguments: [
    ("id: ma|in", "start", ["id: start", "like: start", #"screens["start"]"#]),
    ("like: ma|in", "start", ["id: start", "like: start", #"screens["start"]"#]),
    (
      "{service: 'ou|rs'}", "mine",
      ["{id: mine,", "'mine'}", "[mine]", #"buttons["mine"].title"#]
    ),
    (#"ns["sec|ond"]"#, "other", ["{id: other,", #"ns["other"]"#]),
  ])
  func `what is named otherwise is named so everywhere`(
    place: String,
    name: String,
    parts: [String]
  ) throws {
    var editor = Self.editor(at: place)
    let answer = editor.asked("rename", more: "\"newName\":\"\(name)\"")
    let edits = try #require(answer?.value(of: "changes")?.value(of: editor.link)?.items)
    var lines = Self.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for edit in edits.reversed().sorted(by: { Self.start($0).1 > Self.start($1).1 }) {
      let (line, start) = Self.start(edit)
      let end = edit.value(of: "range")?.value(of: "end")?.value(of: "character")?.text
      let (head, tail) = (lines[line].prefix(start), lines[line].dropFirst(Int(end ?? "") ?? 0))
      lines[line] = head + (edit.value(of: "newText")?.text ?? "") + tail
    }
    let renamed = lines.joined(separator: "\n")
    #expect(edits.count == parts.count)
    for part in parts { #expect(renamed.contains(part), "\(renamed)") }
    let old = place.filter { $0 != "|" }
    #expect(!renamed.contains(old))
  }

  private static func start(_ edit: DocumentNode) -> (Int, Int) {
    let start = edit.value(of: "range")?.value(of: "start")
    func number(_ key: String) -> Int { Int(start?.value(of: key)?.text ?? "") ?? 0 }
    return (number("line"), number("character"))
  }

  @Test(arguments: ["[app|le,", "service: app|le}]\n", "na|me: P", "kind: cons|ent"])
  func `what the catalogue names, or nothing, can't be renamed`(place: String) {
    var editor = Self.editor(at: place)
    #expect(editor.ask("prepareRename") == "null")
  }

  @Test func `a name that can be changed says where it stands`() {
    var editor = Self.editor(at: "like: ma|in")
    #expect(
      editor.ask("prepareRename")
        == #"{"start":{"line":6,"character":21},"end":{"line":6,"character":25}}"#
    )
  }

  @Test(arguments: [
    ("like: ma|in", "wide", "'wide' is the name of another"),
    ("{service: 'ou|rs'}", "google", "'google' is the name of another"),
    ("like: ma|in", "two words", "a name has letters, digits, - and _, not 'two words'"),
    ("like: ma|in", "unknown", "a name has letters, digits, - and _, not 'unknown'"),
    ("[app|le,", "pear", "apple can't be renamed"),
    ("na|me: P", "pear", "there is nothing to rename"),
  ])
  func `a name that can't be is refused`(place: String, name: String, reason: String) {
    var editor = Self.editor(at: place)
    #expect(
      editor.ask("rename", more: "\"newName\":\"\(name)\"") == """
        {"jsonrpc":"2.0","id":7,"error":{"code":-32602,"message":"\(reason)"}}
        """
    )
  }

  @Test(arguments: [("true", [4, 6, 10]), ("false", [6, 10])])
  func `what is named somewhere leads to where else`(withDeclaration: String, lines: [Int]) {
    var editor = Self.editor(at: "like: ma|in")
    let context = "\"context\":{\"includeDeclaration\":\(withDeclaration)}"
    let places = editor.asked("references", more: context)?.items ?? []
    #expect(places.map { Self.start($0).0 } == lines)
    #expect(places.allSatisfy { $0.value(of: "uri")?.text == editor.link })
  }

  @Test func `where nothing has a name nothing leads elsewhere`() {
    var editor = Self.editor(at: "na|me: P")
    #expect(editor.ask("references") == "[]")
  }
}
