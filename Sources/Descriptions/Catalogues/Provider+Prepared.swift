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
  }

  package convenience init(from reader: inout PreparedReader) throws(PreparedReader.Damage) {
    self.init(
      id: try reader.text(),
      name: try reader.text(),
      translations: try Self.translations(&reader),
      kind: try reader.text(),
      aliases: try reader.texts(),
      isSocial: try reader.flag(),
      needsItsApp: try reader.flag()
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
