internal import Expressions
internal import Preparation

extension MessageTemplate {
  func write(
    to writer: inout PreparedWriter,
    _ functions: inout PreparedFunctions
  ) throws(Unpreparable) {
    var part = PreparedWriter()
    try part.list(parts) { piece, writer throws(Unpreparable) in
      switch piece {
      case .text(let text):
        writer.flag(false)
        writer.text(text)
      case .placeholder(let program):
        writer.flag(true)
        try program.write(to: &writer, &functions)
      }
    }
    writer.part(part)
  }

  /// Its pieces are read when the text is needed, unless many descriptions may need it.
  init(
    from reader: inout PreparedReader,
    _ functions: PreparedFunctions
  ) throws(PreparedReader.Damage) {
    let part = try reader.part()
    if reader.readsAhead {
      self.init(try Self.parts(from: part, functions))
    } else {
      self.init(prepared: part, functions)
    }
  }

  static func parts(
    from reader: PreparedReader,
    _ functions: PreparedFunctions
  ) throws(PreparedReader.Damage) -> [Part] {
    var reader = reader
    return try reader.list { reader throws(PreparedReader.Damage) in
      try reader.flag()
        ? .placeholder(try Program(from: &reader, functions)) : .text(try reader.text())
    }
  }
}
