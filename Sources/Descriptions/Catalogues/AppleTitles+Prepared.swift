package import Preparation

extension AppleTitles {
  package func write(to writer: inout PreparedWriter) {
    writer.text(locale)
    for titles in [signIn, signUp, continuing, watch] { writer.texts(titles) }
  }

  package init(from reader: inout PreparedReader) throws(PreparedReader.Damage) {
    self.init(
      locale: try reader.text(),
      signIn: try reader.texts(),
      signUp: try reader.texts(),
      continuing: try reader.texts(),
      watch: try reader.texts()
    )
  }
}
