internal import Expressions
package import Preparation

extension Edition {
  package func write(to writer: inout PreparedWriter) {
    writer.text(id)
    from.write(to: &writer)
    for text in [title, trigger.rawValue, satisfiedBy.rawValue] { writer.text(text) }
    writer.texts(exemptions)
    writer.optional(updatesBoundFrom) { $0.write(to: &$1) }
  }

  package convenience init(from reader: inout PreparedReader) throws(PreparedReader.Damage) {
    let id = try reader.text()
    let from = try Timestamp(from: &reader)
    let title = try reader.text()
    guard let trigger = Trigger(rawValue: try reader.text()),
      let satisfiedBy = Satisfaction(rawValue: try reader.text())
    else { throw PreparedReader.Damage() }
    self.init(
      id: id,
      from: from,
      title: title,
      trigger: trigger,
      satisfiedBy: satisfiedBy,
      exemptions: try reader.texts(),
      updatesBoundFrom: try reader.optional { reader throws(PreparedReader.Damage) in
        try Timestamp(from: &reader)
      }
    )
  }
}
