internal import Diagnostics

/// Something that an editor can do for a person, when they choose it.
struct CodeAction {
  /// A text in the place of some bytes.
  struct Edit {
    let bytes: Range<Int>
    let newText: String
  }

  let title: String
  let edits: [Edit]
  /// What it mends.
  var diagnostic: EditorDiagnostic?
  /// Whether it is what people most likely want.
  var isPreferred = false

  func writeMembers(in text: OpenText, to json: inout JSONWriter) {
    json.member("title", title)
    json.member("kind", "quickfix")
    if let diagnostic {
      json.objects("diagnostics", of: [diagnostic]) { $1.writeMembers(to: &$0) }
    }
    if isPreferred { json.flag("isPreferred", true) }
    json.object("edit") { text.write(edits, to: &$0) }
  }
}

extension OpenText {
  /// What is to be changed in it.
  func write(_ edits: [CodeAction.Edit], to json: inout JSONWriter) {
    json.object("changes") { json in
      let link = String(link.text.inDoubleQuotes.dropFirst().dropLast())
      json.objects(link, of: edits) { $1.writeMembers(in: self, to: &$0) }
    }
  }
}

extension CodeAction.Edit {
  fileprivate func writeMembers(in text: OpenText, to json: inout JSONWriter) {
    json.object("range", text.positions.range(of: bytes).writeMembers)
    json.member("newText", newText)
  }
}
