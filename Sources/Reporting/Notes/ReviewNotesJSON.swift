internal import Diagnostics
package import Localization
package import Model
internal import Rules

/// The notes for other programs: each sentence with the facts that it rests on.
package struct ReviewNotesJSON: Sendable {
  private let notes: ReviewNotes
  private let app: String
  private let language: String

  package init(_ notes: ReviewNotes, of description: Description, in language: Language) {
    self.notes = notes
    app = description.app
    self.language = language.tag
  }

  package var text: String {
    var writer = JSONWriter(indentation: 2)
    writer.object { writer in
      writer.member("schemaVersion", 1)
      writer.member("app", app)
      writer.member("language", language)
      writer.flag("complete", notes.gaps.isEmpty && !notes.isCut)
      writer.member("text", notes.text)
      writer.objects("sentences", of: notes.sentences) { writer, sentence in
        writer.member("heading", sentence.heading)
        writer.member("text", sentence.text)
        writer.member("path", sentence.paths.first ?? "")
        writer.strings("paths", sentence.paths)
      }
      writer.objects("missing", of: notes.gaps) { writer, gap in
        writer.member("path", gap.path)
        writer.member("message", gap.what)
      }
      writer.strings("leftOut", notes.leftOut)
    }
    return writer.text + "\n"
  }
}
