internal import Diagnostics
internal import Documents

/// How a value stands in a report in JSON: written, described in a schema, and read back.
struct ReportShape<Value: Sendable>: Sendable {
  /// Made only for those who ask: each run writes, few describe.
  let schema: @Sendable () -> JSONSchema
  /// Whether its parts have lines of their own, instead of one line for all of it.
  var isInLines = false
  let write: @Sendable (Value, inout JSONWriter) -> Void
  let read: @Sendable (DocumentNode, inout NodeReader) -> Value?

  fileprivate func writeInPlace(_ value: Value, _ json: inout JSONWriter) {
    if isInLines { write(value, &json) } else { json.inline { write(value, &$0) } }
  }
}

extension ReportShape where Value == String {
  static let text = ReportShape(
    schema: { .type("string") }, write: { $1.value($0) }, read: { $1.text($0) })
}

extension ReportShape where Value == Int {
  /// A number, or a line, a column or a document, which are counted from 1.
  static let count = ReportShape(from: 0)
  static let position = ReportShape(from: 1)

  private init(from least: Int) {
    self.init(
      schema: { .of(["type": .text("integer"), "minimum": .number(Double(least))]) },
      write: { $1.value(Double($0)) }, read: { $1.integer($0, in: least...Int.max) })
  }
}

extension ReportShape where Value == Bool {
  static let flag = ReportShape(
    schema: { .type("boolean") }, write: { $1.value($0) }, read: { $1.boolean($0) })
}

extension ReportShape
where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  static var word: ReportShape {
    ReportShape(
      schema: { .of(["enum": .texts(Value.allCases.map(\.rawValue))]) },
      write: { $1.value($0.rawValue) }, read: { $1.word($0, of: Value.self) })
  }
}

extension ReportShape {
  static func list<Item>(
    of item: ReportShape<Item>, inLines: Bool = false
  ) -> ReportShape<[Item]> where Value == [Item] {
    ReportShape<[Item]>(
      schema: { .of(["type": .text("array"), "items": item.schema()]) }, isInLines: inLines,
      write: { items, json in json.array(items) { item.writeInPlace($1, &$0) } },
      read: { node, reader in reader.list(node) { item.read($1, &$0) } })
  }

  /// Values by their ids, each in a line.
  static func map<Item>(
    of item: ReportShape<Item>
  ) -> ReportShape<[String: Item]> where Value == [String: Item] {
    ReportShape<[String: Item]>(
      schema: { .of(["type": .text("object"), "additionalProperties": item.schema()]) },
      isInLines: true,
      write: { items, json in
        json.object { json in
          for (id, value) in items.sorted(by: { $0.key < $1.key }) {
            json.member(id) { item.writeInPlace(value, &$0) }
          }
        }
      },
      read: { node, reader in
        guard let entries = reader.entries(node) else { return nil }
        return entries.reduce(into: [:]) { $0[$1.name] = item.read($1.value, &reader) }
      })
  }

  /// An object with some members; unknown ones are a newer release's, and left aside.
  static func object(
    _ empty: Value, inLines: Bool = false, _ members: [ReportMember<Value>]
  ) -> ReportShape {
    ReportShape(
      schema: {
        .of([
          "type": .text("object"),
          "properties": .keywords(members.map { ($0.name, $0.schema()) }),
          "required": .texts(members.filter(\.isRequired).map(\.name)),
        ])
      },
      isInLines: inLines,
      write: { value, json in
        json.object { json in for member in members { member.write(value, &json) } }
      },
      read: { node, reader in
        guard let entries = reader.entries(node) else { return nil }
        var value = empty
        for member in members {
          if let entry = entries.first(where: { $0.name == member.name }) {
            member.read(entry.value, &value, &reader)
          } else if member.isRequired {
            reader.reportMissingKey(member.name, at: node.bytes)
          }
        }
        return value
      }
    )
  }
}

/// A member of an object of the report.
struct ReportMember<Whole: Sendable>: Sendable {
  let name: String
  let schema: @Sendable () -> JSONSchema
  let isRequired: Bool
  let write: @Sendable (Whole, inout JSONWriter) -> Void
  let read: @Sendable (DocumentNode, inout Whole, inout NodeReader) -> Void

  /// One that is always there.
  init<Value>(
    _ name: String, _ path: any WritableKeyPath<Whole, Value> & Sendable,
    _ shape: ReportShape<Value>
  ) {
    self.init(name, path, shape, isRequired: true) { _ in true }
  }

  /// One that is left out where it says nothing.
  init<Value: Collection>(
    unlessEmpty name: String, _ path: any WritableKeyPath<Whole, Value> & Sendable,
    _ shape: ReportShape<Value>
  ) {
    self.init(name, path, shape, isRequired: false) { !$0.isEmpty }
  }

  init(ifTrue name: String, _ path: any WritableKeyPath<Whole, Bool> & Sendable) {
    self.init(name, path, .flag, isRequired: false) { $0 }
  }

  /// One that is left out where there is none.
  init<Value>(
    optional name: String, _ path: any WritableKeyPath<Whole, Value?> & Sendable,
    _ shape: ReportShape<Value>
  ) {
    self.name = name
    schema = shape.schema
    isRequired = false
    write = { whole, json in
      guard let value = whole[keyPath: path] else { return }
      json.member(name) { shape.writeInPlace(value, &$0) }
    }
    read = { node, whole, reader in whole[keyPath: path] = shape.read(node, &reader) }
  }

  private init<Value>(
    _ name: String, _ path: any WritableKeyPath<Whole, Value> & Sendable,
    _ shape: ReportShape<Value>,
    isRequired: Bool, isThere: @escaping @Sendable (Value) -> Bool
  ) {
    self.name = name
    schema = shape.schema
    self.isRequired = isRequired
    write = { whole, json in
      let value = whole[keyPath: path]
      if isThere(value) { json.member(name) { shape.writeInPlace(value, &$0) } }
    }
    read = { node, whole, reader in
      if let value = shape.read(node, &reader) { whole[keyPath: path] = value }
    }
  }
}
