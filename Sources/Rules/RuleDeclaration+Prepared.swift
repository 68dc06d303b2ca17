internal import Expressions
internal import Preparation

extension RuleDeclaration {
  func write(to writer: inout PreparedWriter) {
    for text in [id, topic, title, why] { writer.text(text) }
    severity.write(to: &writer)
    owner.write(to: &writer)
    writer.texts(guidelineKeys)
    for day in [from, until] { writer.optional(day) { $0.write(to: &$1) } }
  }

  convenience init(from reader: inout PreparedReader) throws(PreparedReader.Damage) {
    let (id, topic) = (try reader.text(), try reader.text())
    let (title, why) = (try reader.text(), try reader.text())
    self.init(
      id: id,
      topic: topic,
      title: title,
      severity: try Severity(from: &reader),
      owner: try Owner(from: &reader),
      guidelineKeys: try reader.texts(),
      from: try Self.day(&reader),
      until: try Self.day(&reader),
      why: why
    )
  }

  private static func day(
    _ reader: inout PreparedReader
  ) throws(PreparedReader.Damage) -> Timestamp? {
    try reader.optional { reader throws(PreparedReader.Damage) in try Timestamp(from: &reader) }
  }
}

/// A word of few is written as itself.
extension RawRepresentable<String> {
  func write(to writer: inout PreparedWriter) {
    writer.text(rawValue)
  }

  init(from reader: inout PreparedReader) throws(PreparedReader.Damage) {
    guard let word = Self(rawValue: try reader.text()) else { throw PreparedReader.Damage() }
    self = word
  }
}
