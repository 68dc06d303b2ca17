internal import Descriptions
package import Diagnostics
package import Expressions
package import Preparation

/// A rule book as bytes, made ahead of time from the program's own files.
///
/// A head says what they were made from and what they rely on. Whoever finds anything else there
/// than expected reads the files instead: slower, with the same result.
package struct PreparedRules: Sendable {
  private let bytes: LastingBytes

  /// Bytes that are part of the program.
  package init(ofProgram bytes: UnsafeRawBufferPointer) {
    self.bytes = LastingBytes(ofProgram: bytes)
  }

  package init(_ bytes: [UInt8]) {
    self.bytes = LastingBytes(bytes)
  }

  /// A rule book's bytes.
  package static func bytes(of book: RuleBook) throws(Unpreparable) -> [UInt8] {
    var body = PreparedWriter()
    try book.write(to: &body)
    var writer = PreparedWriter()
    let head = body.bytes.withUnsafeBytes { Self.head(for: book.fingerprint, Schema(), $0) }
    for word in head { writer.word(word) }
    writer.append(body)
    return writer.bytes
  }

  /// The rule book; nil unless it was made from just these files, for just this program.
  ///
  /// Texts wait until a finding needs them, and conditions have no branches, unless the rules are
  /// for so many descriptions that they are read ahead.
  package func book(
    from sources: Fingerprint,
    functions: [Function] = Function.standard + Function.ofRules,
    timeZones: TimeZones,
    readsAhead: Bool = false
  ) -> RuleBook? {
    let schema = Schema()
    do throws(PreparedReader.Damage) {
      var reader = PreparedReader(bytes, readsAhead: readsAhead)
      for word in Self.head(for: sources, schema, bytes.after(Self.headSize)) {
        guard try reader.word() == word else { return nil }
      }
      let book = try RuleBook(
        from: &reader,
        sources,
        schema: schema,
        functions: functions,
        timeZones: timeZones
      )
      return reader.isAtEnd ? book : nil
    } catch {
      return nil
    }
  }

  private static let headSize = 32

  /// The form's version, and digests of the sources, of the types, and of all that follows.
  private static func head(
    for sources: Fingerprint,
    _ schema: Schema,
    _ body: UnsafeRawBufferPointer
  ) -> [UInt64] {
    var types = Fingerprint()
    for variable in RuleBookBuilder.variables(schema) {
      types.add(variable.name)
      variable.type.add(to: &types)
    }
    var checksum = Fingerprint()
    checksum.add(body)
    return [version, sources.value, types.value, checksum.value]
  }

  /// To be raised whenever the same bytes would mean something else.
  private static let version: UInt64 = 6
}
