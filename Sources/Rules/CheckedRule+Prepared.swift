internal import Expressions
internal import Preparation

extension CheckedRule {
  func write(
    to writer: inout PreparedWriter,
    _ functions: inout PreparedFunctions,
    _ programs: inout PreparedPrograms
  ) throws(Unpreparable) {
    declaration.write(to: &writer)
    severity.write(to: &writer)
    try parameters.value.writeParameters(to: &writer)
    try writer.optional(applies) { condition, writer throws(Unpreparable) in
      try programs.write(condition, to: &writer, &functions)
    }
    try writer.list(each) { iteration, writer throws(Unpreparable) in
      writer.count(iteration.slot)
      try programs.write(iteration.list, to: &writer, &functions)
      writer.flag(iteration.isOfScreens)
    }
    try writer.list(definitions) { definition, writer throws(Unpreparable) in
      writer.count(definition.slot)
      try programs.write(definition.program, to: &writer, &functions)
    }
    try Program.write(when, to: &writer, &functions)
    try writer.list(exemptions) { exemption, writer throws(Unpreparable) in
      writer.text(exemption.id)
      try exemption.condition.write(to: &writer, &functions)
      try exemption.note.write(to: &writer, &functions)
    }
    try require.write(to: &writer, &functions)
    try writer.optional(review) { review, writer throws(Unpreparable) in
      try review.condition.write(to: &writer, &functions)
      try review.text.write(to: &writer, &functions)
    }
    try Program.write(at, to: &writer, &functions)
    try writer.list(related) { related, writer throws(Unpreparable) in
      try related.place.write(to: &writer, &functions)
      try related.note.write(to: &writer, &functions)
    }
    try writer.list(marks) { mark, writer throws(Unpreparable) in
      mark.kind.write(to: &writer)
      try mark.program.write(to: &writer, &functions)
    }
    try message.write(to: &writer, &functions)
    try fix.write(to: &writer, &functions)
    writer.count(slots)
  }

  convenience init(
    from reader: inout PreparedReader,
    _ functions: PreparedFunctions,
    _ shared: inout SharedPrograms
  ) throws(PreparedReader.Damage) {
    let declaration = try RuleDeclaration(from: &reader)
    let severity = try Severity(from: &reader)
    let parameters = Operand(.object(try ParameterSet(from: &reader).record))
    self.init(
      declaration: declaration,
      written: nil,
      severity: severity,
      parameters: parameters,
      applies: try reader.optional { reader throws(PreparedReader.Damage) in
        try shared.read(from: &reader, functions)
      },
      each: try reader.list { reader throws(PreparedReader.Damage) in
        Iteration(
          slot: try reader.count(),
          list: try shared.read(from: &reader, functions),
          isOfScreens: try reader.flag()
        )
      },
      definitions: try reader.list { reader throws(PreparedReader.Damage) in
        Definition(slot: try reader.count(), program: try shared.read(from: &reader, functions))
      },
      when: try Program.ifAny(&reader, functions),
      exemptions: try reader.list { reader throws(PreparedReader.Damage) in
        Exemption(
          id: try reader.text(),
          condition: try Program(from: &reader, functions),
          note: try MessageTemplate(from: &reader, functions)
        )
      },
      require: try Program(from: &reader, functions),
      review: try reader.optional { reader throws(PreparedReader.Damage) in
        Review(
          condition: try Program(from: &reader, functions),
          text: try MessageTemplate(from: &reader, functions)
        )
      },
      at: try Program.ifAny(&reader, functions),
      related: try reader.list { reader throws(PreparedReader.Damage) in
        Related(
          place: try Program(from: &reader, functions),
          note: try MessageTemplate(from: &reader, functions)
        )
      },
      marks: try reader.list { reader throws(PreparedReader.Damage) in
        Mark(kind: try PictureMark(from: &reader), program: try Program(from: &reader, functions))
      },
      message: try MessageTemplate(from: &reader, functions),
      fix: try MessageTemplate(from: &reader, functions),
      slots: try reader.count()
    )
  }
}

extension Program {
  fileprivate static func write(
    _ program: Program?,
    to writer: inout PreparedWriter,
    _ functions: inout PreparedFunctions
  ) throws(Unpreparable) {
    try writer.optional(program) { program, writer throws(Unpreparable) in
      try program.write(to: &writer, &functions)
    }
  }

  fileprivate static func ifAny(
    _ reader: inout PreparedReader,
    _ functions: PreparedFunctions
  ) throws(PreparedReader.Damage) -> Program? {
    try reader.optional { reader throws(PreparedReader.Damage) in
      try Program(from: &reader, functions)
    }
  }
}

extension Value {
  /// The names and values of parameters, of which their types follow.
  fileprivate func writeParameters(to writer: inout PreparedWriter) throws(Unpreparable) {
    guard case .object(let record) = self else { throw Unpreparable("\(self)") }
    let parameters = zip(record.type.fields, record.slots).map { ($0.name, $1.value) }
    try writer.list(parameters) { parameter, writer throws(Unpreparable) in
      writer.text(parameter.0)
      try parameter.1.write(to: &writer)
    }
  }
}

extension ParameterSet {
  fileprivate init(from reader: inout PreparedReader) throws(PreparedReader.Damage) {
    let parameters = try reader.list { reader throws(PreparedReader.Damage) in
      WrittenRule.Parameter(name: try reader.text(), value: try Value(from: &reader))
    }
    self.init(parameters)
  }
}
