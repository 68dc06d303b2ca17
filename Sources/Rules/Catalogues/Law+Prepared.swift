internal import Expressions
internal import Preparation

extension Law {
  func write(to writer: inout PreparedWriter) {
    writer.text(id)
    writer.texts(names)
    writer.text(jurisdiction)
    writer.list(articles) { $0.write(to: &$1) }
    writer.texts(addresses)
    writer.texts(appKinds)
  }

  init(from reader: inout PreparedReader) throws(PreparedReader.Damage) {
    id = try reader.text()
    names = try reader.texts()
    jurisdiction = try reader.text()
    articles = try reader.list { reader throws(PreparedReader.Damage) in
      try Article(from: &reader)
    }
    addresses = try reader.texts()
    appKinds = try reader.texts()
  }
}

extension Law.Article {
  fileprivate func write(to writer: inout PreparedWriter) {
    writer.double(number)
    from.write(to: &writer)
    until.write(to: &writer)
    writer.texts(mentions)
  }

  fileprivate init(from reader: inout PreparedReader) throws(PreparedReader.Damage) {
    number = try reader.double()
    from = try Timestamp(from: &reader)
    until = try Timestamp(from: &reader)
    mentions = try reader.texts()
  }
}
