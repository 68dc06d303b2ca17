import Diagnostics
import Documents
import Model
import Testing

@Suite struct DocumentEditorTests {
  private let text = """
    login: {services: [apple, {id: google, kind: thirdParty}]}
    screens:
      - buttons: [{service: apple}, {service: apple, id: small}, {service: apple, frame: [1, 2, 3, 4]}]
      - id: dark
    afterSignIn: [password, {kind: password}]
    """

  private func node(_ text: String) throws -> DocumentNode {
    let file = SourceFile(path: "a", text: text)
    return try #require(DocumentReader().readAll(file).documents.first).root
  }

  @Test(arguments: [
    ("app.name", "Pawprint", "app.name"), ("login.wall", "none", "login.wall"),
    ("login.services[\"google\"].name", "G", "login.services[1].name"),
    ("login.services[\"apple\"].name", "A", "login.services[0].name"),
    ("login.services[2]", "email", "login.services[2]"),
    ("screens[\"screen-1\"].device", "d", "screens[0].device"),
    ("screens[\"dark\"].device", "d", "screens[1].device"),
    ("screens[0].buttons[\"small\"].title", "t", "screens[0].buttons[1].title"),
    ("screens[0].buttons[\"apple-2\"].title", "t", "screens[0].buttons[2].title"),
    ("screens[0].buttons[\"apple-2\"].frame.x", "9", "screens[0].buttons[2].frame.x"),
    ("afterSignIn[\"password-2\"].required", "false", "afterSignIn[1].required"),
    ("afterSignIn[\"password\"].required", "false", "afterSignIn[0].required"),
  ])
  func `a value is put where the path leads`(path: String, value: String, found: String) throws {
    var editor = DocumentEditor(try node(text))
    try editor.set(path, to: try node(value))
    #expect(
      try #require(Path(found)).components.reduce(editor.root) { $0?.child($1) }?.text == value)
  }

  @Test func `a short form is written out around a new key`() throws {
    var editor = DocumentEditor(try node(text))
    try editor.set("login.services[0].name", to: try node("A"))
    try editor.set("afterSignIn[0].required", to: try node("false"))
    try editor.set("screens[0].buttons[2].frame.width", to: try node("30"))
    #expect(
      editor.root.value(of: "login")?.value(of: "services")?.items?[0].value(of: "id")?.text
        == "apple"
    )
    #expect(editor.root.value(of: "afterSignIn")?.items?[0].value(of: "kind")?.text == "password")
    let buttons = editor.root.value(of: "screens")?.items?[0].value(of: "buttons")
    let frame = buttons?.items?[2].value(of: "frame")
    #expect(
      frame?.entries?.map { "\($0.name) \($0.value.text ?? "")" } == [
        "x 1", "y 2", "width 30", "height 4",
      ]
    )
  }

  @Test func `what is removed is gone, and the rest stays`() throws {
    var editor = DocumentEditor(try node(text))
    try editor.remove("screens[0].buttons[\"small\"]")
    try editor.remove("login.services[1].kind")
    #expect(editor.root.value(of: "screens")?.items?[0].value(of: "buttons")?.items?.count == 2)
    let services = editor.root.value(of: "login")?.value(of: "services")?.items
    #expect(services?[1].entries?.map(\.name) == ["id"])
  }

  @Test(arguments: [
    ("a b", "it is no path"), ("login.wall", "nothing is there"),
    ("screens[2]", "nothing is there"), ("screens[5]", "there is no item 5"),
    ("screens[\"light\"]", "there is no item 'light'"),
    ("screens[0].buttons[\"apple-3\"]", "there is no item 'apple-3'"),
    ("login.services[9].id", "there is no item 9"),
    ("screens.id", "'id' would stand in something that is no mapping"),
  ])
  func `a change that can't be made says why`(path: String, reason: String) throws {
    var editor = DocumentEditor(try node(text))
    let mistake = #expect(throws: DocumentEditor.Mistake.self) { try editor.remove(path) }
    #expect(mistake?.reason.text == reason)
  }
}

extension DocumentNode {
  fileprivate func child(_ component: Path.Component) -> DocumentNode? {
    switch component {
    case .key(let key): value(of: key)
    case .index(let index): items.flatMap { index < $0.count ? $0[index] : nil }
    case .id: nil
    }
  }
}
