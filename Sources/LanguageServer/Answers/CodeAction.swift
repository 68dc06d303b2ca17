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
    json.object("edit") { json in
      json.object("changes") { json in
        let address = String(text.link.text.inDoubleQuotes.dropFirst().dropLast())
        json.objects(address, of: edits) { json, edit in
          json.object("range", text.positions.range(of: edit.bytes).writeMembers)
          json.member("newText", edit.newText)
        }
      }
    }
  }
}
