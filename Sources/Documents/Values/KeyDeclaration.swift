internal import Diagnostics

/// A key that a mapping may have, as whoever reads the mapping declares it.
package struct KeyDeclaration: Sendable {
  package let name: String
  /// What its value may be.
  package let shape: ValueShape
  /// Nil where the name says enough.
  package let meaning: String?
  package let isRequired: Bool

  package init(_ name: String, _ shape: ValueShape, _ meaning: String?, isRequired: Bool) {
    self.name = name
    self.shape = shape
    self.meaning = meaning
    self.isRequired = isRequired
  }
}

/// What a value may be, as far as one can tell without reading it.
package indirect enum ValueShape: Sendable {
  /// Any scalar, as it is written.
  case text
  case number
  case integer
  case boolean
  case day
  case nothing
  case word(among: [String])
  /// Whatever people note down.
  case anything
  case list(ValueShape)
  /// Values by names that aren't known before.
  case map(ValueShape)
  /// Values by names, some of which are known: the rules of a book, for one.
  case mapByKnownNames(ValueShape)
  case mapping([KeyDeclaration])
  case any([ValueShape])
  /// A shape that stands in several places, or inside itself.
  case named(String, shape: @Sendable () -> ValueShape)
}

extension ValueShape {
  /// The keys of the mappings that it may be, or be of.
  package var keys: [KeyDeclaration] { keys(inside: []) }

  /// A shape that stands inside itself has no further ones.
  private func keys(inside names: Set<String>) -> [KeyDeclaration] {
    switch self {
    case .mapping(let keys): keys
    case .list(let inner), .map(let inner), .mapByKnownNames(let inner): inner.keys(inside: names)
    case .any(let shapes): shapes.flatMap { $0.keys(inside: names) }
    case .named(let name, let shape):
      names.contains(name) ? [] : shape().keys(inside: names.union([name]))
    default: []
    }
  }
}

extension MappingReader {
  /// The keys that a reading asks for, in its order.
  package static func keys<Value>(
    askedBy read: (inout MappingReader) -> Value?
  ) -> [KeyDeclaration] {
    let nothing = NodeReader(of: SourceFile(path: "", text: ""))
    var mapping = MappingReader([], at: 0..<0, values: nothing, declarations: [])
    _ = read(&mapping)
    return mapping.declarations ?? []
  }
}
