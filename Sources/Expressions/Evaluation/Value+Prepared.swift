package import Preparation

/// The stored form of what can stand in a program as it is: no record, and nothing that went wrong.
extension Value {
  package func write(to writer: inout PreparedWriter) throws(Unpreparable) {
    switch self {
    case .null: writer.byte(0)
    case .boolean(let answer):
      writer.byte(1)
      writer.flag(answer)
    case .integer(let number):
      writer.byte(2)
      writer.integer(number)
    case .unsigned(let number):
      writer.byte(3)
      writer.word(number)
    case .double(let number):
      writer.byte(4)
      writer.double(number)
    case .string(let text):
      writer.byte(5)
      writer.text(text)
    case .bytes(let bytes):
      writer.byte(6)
      writer.list(bytes) { $1.byte($0) }
    case .timestamp(let time):
      writer.byte(7)
      time.write(to: &writer)
    case .duration(let span):
      writer.byte(8)
      writer.integer(span.nanoseconds)
    case .list(let items):
      writer.byte(9)
      try writer.list(items) { item, writer throws(Unpreparable) in
        try item.value.write(to: &writer)
      }
    case .type(let type) where ValueType.named[type.runtimeName] == type:
      writer.byte(10)
      writer.text(type.runtimeName)
    default: throw Unpreparable("\(self)")
    }
  }

  package init(from reader: inout PreparedReader) throws(PreparedReader.Damage) {
    switch try reader.byte() {
    case 0: self = .null
    case 1: self = .boolean(try reader.flag())
    case 2: self = .integer(try reader.integer())
    case 3: self = .unsigned(try reader.word())
    case 4: self = .double(try reader.double())
    case 5: self = .string(try reader.text())
    case 6:
      let bytes = try reader.list { reader throws(PreparedReader.Damage) in try reader.byte() }
      self = .bytes(ContiguousArray(bytes))
    case 7: self = .timestamp(try Timestamp(from: &reader))
    case 8: self = .duration(Duration(nanoseconds: try reader.integer()))
    case 9:
      let items = try reader.list { reader throws(PreparedReader.Damage) in
        Operand(try Value(from: &reader))
      }
      self = .list(ContiguousArray(items))
    case 10:
      guard let type = ValueType.named[try reader.text()] else { throw PreparedReader.Damage() }
      self = .type(type)
    default: throw PreparedReader.Damage()
    }
  }
}

extension Timestamp {
  package func write(to writer: inout PreparedWriter) {
    writer.integer(seconds)
    writer.count(Int(nanoseconds))
  }

  package init(from reader: inout PreparedReader) throws(PreparedReader.Damage) {
    let seconds = try reader.integer()
    guard let nanoseconds = Int32(exactly: try reader.count()) else {
      throw PreparedReader.Damage()
    }
    self.init(seconds: seconds, nanoseconds: nanoseconds)
  }
}
