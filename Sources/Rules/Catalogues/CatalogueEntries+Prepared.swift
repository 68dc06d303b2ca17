internal import Descriptions
internal import Preparation

extension CatalogueEntries {
  func write(to writer: inout PreparedWriter) {
    writer.list(providers) { $0.write(to: &$1) }
    writer.list(devices) { $0.write(to: &$1) }
    writer.list(titles) { $0.write(to: &$1) }
    writer.list(laws) { $0.write(to: &$1) }
    writer.list(editions) { $0.write(to: &$1) }
    writer.list(guidelines) { $0.write(to: &$1) }
  }

  init(from reader: inout PreparedReader) throws(PreparedReader.Damage) {
    providers = try reader.list { reader throws(PreparedReader.Damage) in
      try Provider(from: &reader)
    }
    devices = try reader.list { reader throws(PreparedReader.Damage) in try Device(from: &reader) }
    titles = try reader.list { reader throws(PreparedReader.Damage) in
      try AppleTitles(from: &reader)
    }
    laws = try reader.list { reader throws(PreparedReader.Damage) in try Law(from: &reader) }
    editions = try reader.list { reader throws(PreparedReader.Damage) in
      try Edition(from: &reader)
    }
    guidelines = try reader.list { reader throws(PreparedReader.Damage) in
      try Guideline(from: &reader)
    }
  }
}
