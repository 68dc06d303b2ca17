internal import Descriptions
internal import Diagnostics
internal import Expressions
internal import Preparation

/// The functions that are called come first: reading a program looks them up by number.
extension RuleBook {
  func write(to writer: inout PreparedWriter) throws(Unpreparable) {
    var functions = PreparedFunctions()
    var programs = PreparedPrograms()
    var rest = PreparedWriter()
    try rest.list(rules) { rule, writer throws(Unpreparable) in
      try rule.write(to: &writer, &functions, &programs)
    }
    tables.entries.write(to: &rest)
    rest.list(reads.fingerprints) { $1.word($0) }
    functions.write(to: &writer)
    writer.append(rest)
  }

  convenience init(
    from reader: inout PreparedReader,
    _ sources: Fingerprint,
    schema: Schema,
    functions: [Function],
    timeZones: TimeZones
  ) throws(PreparedReader.Damage) {
    let functions = try PreparedFunctions(from: &reader, among: functions)
    var shared = SharedPrograms(lastingSlots: RuleBookBuilder.variables(schema).count)
    let rules = try reader.list { reader throws(PreparedReader.Damage) in
      try CheckedRule(from: &reader, functions, &shared)
    }
    self.init(
      rules: rules,
      shared: shared,
      tables: CatalogueTables(try CatalogueEntries(from: &reader), in: .english),
      schema: schema,
      reads: FieldReferences(
        inOrder: try reader.list { reader throws(PreparedReader.Damage) in try reader.word() }
      ),
      timeZones: timeZones,
      language: .english,
      fingerprint: sources
    )
  }
}
