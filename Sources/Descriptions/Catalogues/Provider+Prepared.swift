internal import Expressions
package import Preparation

extension Provider {
  package func write(to writer: inout PreparedWriter) {
    for text in [id, name] { writer.text(text) }
    writer.list(translations.sorted { $0.key < $1.key }) { translation, writer in
      for text in [translation.key, translation.value] { writer.text(text) }
    }
    writer.text(kind)
    writer.texts(aliases)
    writer.flag(isSocial)
    writer.flag(needsItsApp)
    writer.flag(takesPassword)
    writer.flag(sendsCode)
    writer.flag(refusesWebViews)
    writer.optional(refusesWebViewsFrom) { $0.write(to: &$1) }
  }

  package convenience init(from reader: inout PreparedReader) throws(PreparedReader.Damage) {
    self.init(
      id: try reader.text(),
      name: try reader.text(),
      translations: try Self.translations(&reader),
      kind: try reader.text(),
      aliases: try reader.texts(),
      isSocial: try reader.flag(),
      needsItsApp: try reader.flag(),
      takesPassword: try reader.flag(),
      sendsCode: try reader.flag(),
      refusesWebViews: try reader.flag(),
      refusesWebViewsFrom: try reader.optional { reader throws(PreparedReader.Damage) in
        try Timestamp(from: &reader)
      }
    )
  }

  private static func translations(
    _ reader: inout PreparedReader
  ) throws(PreparedReader.Damage) -> [String: String] {
    let translations = try reader.list { reader throws(PreparedReader.Damage) in
      (tag: try reader.text(), name: try reader.text())
    }
    return translations.reduce(into: [:]) { $0[$1.tag] = $1.name }
  }
}
