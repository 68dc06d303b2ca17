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

  func write(in text: OpenText, to json: inout JSONWriter) {
    json.object { json in
      json.member("title", title)
      json.member("kind", "quickfix")
      if let diagnostic {
        json.member("diagnostics") { $0.array([diagnostic]) { $1.write(to: &$0) } }
      }
      if isPreferred { json.flag("isPreferred", true) }
      json.member("edit") { json in
        json.object { json in
          json.member("changes") { json in
            json.object { json in
              json.key(String(text.link.text.inDoubleQuotes.dropFirst().dropLast()))
              json.array(edits) { $1.write(in: text, to: &$0) }
            }
          }
        }
      }
    }
  }
}

extension CodeAction.Edit {
  fileprivate func write(in text: OpenText, to json: inout JSONWriter) {
    json.object { json in
      json.member("range", text.positions.range(of: bytes).write)
      json.member("newText", newText)
    }
  }
}
