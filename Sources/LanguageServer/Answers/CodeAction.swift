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
    let edited = EditedText(address: text.link.text, file: text.file, edits: edits)
    json.object("edit") { [edited].write(text.encoding, to: &$0) }
  }
}

/// A text, and what is to be changed in it.
struct EditedText {
  let address: String
  let file: SourceFile
  let edits: [CodeAction.Edit]

  /// As it is afterwards.
  var bytes: [UInt8] {
    edits.sorted { $0.bytes.lowerBound > $1.bytes.lowerBound }.reduce(into: file.bytes) {
      $0.replaceSubrange($1.bytes, with: $1.newText.utf8)
    }
  }
}

extension [EditedText] {
  /// What is to be changed, text by text.
  func write(_ encoding: PositionEncoding, to json: inout JSONWriter) {
    json.object("changes") { json in
      for text in self {
        let positions = TextPositions(in: text.file, encoding)
        let address = String(text.address.inDoubleQuotes.dropFirst().dropLast())
        json.objects(address, of: text.edits) { json, edit in
          json.object("range", positions.range(of: edit.bytes).writeMembers)
          json.member("newText", edit.newText)
        }
      }
    }
  }
}
