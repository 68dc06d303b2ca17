package import Preparation

extension Provider {
  package func write(to writer: inout PreparedWriter) {
    for text in [id, name, kind] { writer.text(text) }
    writer.texts(aliases)
    writer.flag(isSocial)
    writer.flag(needsItsApp)
  }

  package convenience init(from reader: inout PreparedReader) throws(PreparedReader.Damage) {
    self.init(
      id: try reader.text(),
      name: try reader.text(),
      kind: try reader.text(),
      aliases: try reader.texts(),
      isSocial: try reader.flag(),
      needsItsApp: try reader.flag()
    )
  }
}
