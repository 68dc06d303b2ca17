/// Shared programs answer from what the frame keeps, at the cost that they had before.
extension Frame {
  /// A list in a slot, by which its items are selected.
  package struct List {
    private let address: UnsafePointer<Operand>
    private let items: Items?
    /// Whether it is kept: then its items can be told from all others by where they are.
    let isKept: Bool

    init(_ address: UnsafePointer<Operand>, isKept: Bool) {
      self.address = address
      self.isKept = isKept
      items = Cell.stored(address).items
    }

    /// Where an item is.
    @inline(__always)
    func address(of item: Int) -> UnsafePointer<Operand> {
      guard let items else { preconditionFailure("only the items of a list are gone through") }
      return items.address(item)
    }

    package var operand: Operand { address.pointee }

    /// How many items there are; nil if it turned out to be no list.
    package var count: Int? { items?.count }
  }

  /// What the program answers.
  package mutating func answer(of shared: SharedProgram) -> Operand {
    keptAnswer(of: shared)?.pointee ?? shared.program.evaluate(in: &self)
  }

  /// The list that the program answers, for a slot.
  package mutating func list(of shared: SharedProgram, for slot: Int) -> List {
    if let address = keptAnswer(of: shared) { return List(address, isKept: true) }
    self[slot] = shared.program.evaluate(in: &self)
    return List(address(of: slot), isKept: false)
  }

  /// Nil, at no cost, if the answer can't be kept; errors aren't, as they may depend on the rest.
  mutating func keptAnswer(of shared: SharedProgram) -> UnsafePointer<Operand>? {
    let item: UnsafePointer<Operand>?
    switch shared.dependence {
    case .nothing: item = nil
    case .item(let slot):
      guard let kept = keptItem(in: slot) else { return nil }
      item = kept
    case .more: return nil
    }
    guard hasRoom(for: shared.program) else { return nil }
    guard let known = answers.answer(of: shared.number, for: item) else {
      return newAnswer(of: shared, for: item)
    }
    let before = cost
    charge(known.cost)
    if !isExhausted { return known.address }
    cost = before
    return nil
  }

  @inline(never)
  private mutating func newAnswer(
    of shared: SharedProgram,
    for item: UnsafePointer<Operand>?
  ) -> UnsafePointer<Operand>? {
    guard !answers.isFull else { return nil }
    let before = cost
    let operand = shared.program.run(in: &self)
    if !isExhausted, !operand.isError {
      return answers.keep(operand, of: shared.number, for: item, cost: cost - before)
    }
    cost = before
    return nil
  }
}

extension SharedProgram {
  /// What the condition says, if that takes no more than a word; nil, at no cost, otherwise.
  package func truth(in frame: inout Frame) -> Bool? {
    let before = frame.cost
    guard let kept = frame.keptAnswer(of: self) else { return program.truth(in: &frame) }
    if case .boolean(let answer) = kept.pointee.value { return answer }
    frame.cost = before
    return nil
  }
}

extension Operand {
  fileprivate var isError: Bool {
    if case .error = value { true } else { false }
  }
}
