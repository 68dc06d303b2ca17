internal import Preparation

extension Guideline {
  func write(to writer: inout PreparedWriter) {
    for text in [key, number, title, address, checked] { writer.text(text) }
  }

  init(from reader: inout PreparedReader) throws(PreparedReader.Damage) {
    key = try reader.text()
    number = try reader.text()
    title = try reader.text()
    address = try reader.text()
    checked = try reader.text()
  }
}
