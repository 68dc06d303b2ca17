package import Diagnostics
package import Expressions

/// A value that files have named for all rules, with what its tests need.
package struct TestedConstant: Sendable {
  let source: RuleSource.Parameter
  /// Where a frame has it.
  package let slot: Int

  /// The file that it was written in.
  package var file: SourceFile.ID { source.nameRange.file }

  private var value: Value { source.value }

  /// What an author might have written instead, and what is told where no example notices it.
  package var changes: [(gap: RuleGap, value: Value)] {
    (value.neighbours + value.daysBeside + value.emptied).map { other, replacement in
      let message = Message(
        id: "unnoticed-change",
        """
        no example notices \(replacement.quoted) instead of \(value.words.quoted) in \
        \(source.name.quoted) of \("constants".quoted); add one
        """)
      let gap = RuleGap(diagnostic: Diagnostic(message, at: source.valueRange), part: nil)
      return (gap, other)
    }
  }
}

extension RuleBook {
  /// In the order in which files name them.
  package var namedConstants: [TestedConstant] {
    named.enumerated().map { TestedConstant(source: $1, slot: parametersSlot - named.count + $0) }
  }
}

extension Value {
  /// A list or map without everything in it.
  fileprivate var emptied: [(value: Value, text: String)] {
    switch self {
    case .list(let items) where !items.isEmpty: [(.list([]), "[]")]
    case .map(let map) where !map.entries.isEmpty: [(.map(ValueMap(texts: [])), "{}")]
    default: []
    }
  }
}
