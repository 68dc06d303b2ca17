internal import Diagnostics
package import Localization
package import Model

extension ReviewNotes {
  /// The notes for other programs: each sentence with the facts that it rests on.
  package func json(of description: Description, in language: Language) -> String {
    var writer = JSONWriter(indentation: 2)
    writer.object { writer in
      writer.member("schemaVersion", 1)
      writer.member("app", description.app)
      writer.member("language", language.tag)
      writer.flag("complete", isComplete)
      writer.member("text", text)
      writer.objects("sentences", of: sentences) { writer, sentence in
        writer.member("heading", sentence.heading)
        writer.member("text", sentence.text)
        writer.member("path", sentence.paths.first ?? "")
        writer.strings("paths", sentence.paths)
      }
      writer.objects("missing", of: gaps) { writer, gap in
        writer.member("path", gap.path)
        writer.member("message", gap.what)
      }
      writer.strings("leftOut", leftOut)
      writer.strings("untold", untold)
      writer.strings("otherLanguage", foreign)
    }
    return writer.text + "\n"
  }
}
