internal import Documents

extension DocumentNode {
  /// Goes through what isn't made of others, each with the way to it from here.
  func eachScalar(at steps: [Cursor.Step] = [], _ visit: (DocumentNode, [Cursor.Step]) -> Void) {
    switch content {
    case .sequence(let items):
      for (number, item) in items.enumerated() {
        item.eachScalar(at: steps + [.item(number)], visit)
      }
    case .mapping(let entries):
      for entry in entries { entry.value.eachScalar(at: steps + [.key(entry.name)], visit) }
    case .scalar: visit(self, steps)
    }
  }
}
