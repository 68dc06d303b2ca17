internal import Diagnostics

extension Checker {
  /// Adds an instruction that makes nested values, unless they would be nested too deeply.
  mutating func limited(
    _ instruction: Instruction,
    _ type: ValueType,
    depth: Int,
    _ node: Int32
  ) -> Part {
    let limit = environment.options.limits.depth
    guard depth <= limit || type.isSingle else {
      refuse(.valueTooDeep(limit), at: tree[node].bytes)
      return emit(instruction, .erroneous, node)
    }
    return emit(instruction, type, node, depth: depth)
  }
}

extension Diagnostic.Message {
  fileprivate static func valueTooDeep(_ limit: Int) -> Self {
    Self("values can be nested at most \(limit) levels deep")
  }
}
