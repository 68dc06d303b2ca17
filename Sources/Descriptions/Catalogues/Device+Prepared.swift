package import Preparation

extension Device {
  package func write(to writer: inout PreparedWriter) {
    for text in [id, name] { writer.text(text) }
    writer.texts(models)
    writer.text(platform)
    for number in [width, height, scale] { writer.double(number) }
    writer.list(generations) { $0.write(to: &$1) }
  }

  package convenience init(from reader: inout PreparedReader) throws(PreparedReader.Damage) {
    self.init(
      id: try reader.text(),
      name: try reader.text(),
      models: try reader.texts(),
      platform: try reader.text(),
      width: try reader.double(),
      height: try reader.double(),
      scale: try reader.double(),
      generations: try reader.list { reader throws(PreparedReader.Damage) in
        try Generation(from: &reader)
      }
    )
  }
}

extension Device.Generation {
  fileprivate func write(to writer: inout PreparedWriter) {
    for version in [from, until] { writer.optional(version) { $1.count($0) } }
    for insets in [portrait, landscape] {
      writer.optional(insets) { insets, writer in
        for side in [insets.top, insets.bottom, insets.left, insets.right] { writer.double(side) }
      }
    }
  }

  fileprivate init(from reader: inout PreparedReader) throws(PreparedReader.Damage) {
    self.init(
      from: try Self.version(&reader),
      until: try Self.version(&reader),
      portrait: try Self.insets(&reader),
      landscape: try Self.insets(&reader)
    )
  }

  private static func version(
    _ reader: inout PreparedReader
  ) throws(PreparedReader.Damage) -> Int? {
    try reader.optional { reader throws(PreparedReader.Damage) in try reader.count() }
  }

  private static func insets(
    _ reader: inout PreparedReader
  ) throws(PreparedReader.Damage) -> Device.Insets? {
    try reader.optional { reader throws(PreparedReader.Damage) in
      Device.Insets(
        top: try reader.double(),
        bottom: try reader.double(),
        left: try reader.double(),
        right: try reader.double()
      )
    }
  }
}
