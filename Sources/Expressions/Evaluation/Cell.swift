/// What an instruction answers while a program runs: plain bits, which nothing retains.
///
/// Texts, lists and records stay where they are: in a description, a program or a frame.
enum Cell {
  case boolean(Bool)
  case integer(Int64)
  case double(Double)
  case stored(UnsafePointer<Operand>)

  /// A copy that may leave the frame.
  var operand: Operand {
    switch self {
    case .boolean(let answer): Operand(.boolean(answer))
    case .integer(let number): Operand(.integer(number))
    case .double(let number): Operand(.double(number))
    case .stored(let address): address.pointee
    }
  }

  /// Where it is stored, if it is.
  @inline(__always)
  var address: UnsafePointer<Operand>? {
    if case .stored(let address) = self { address } else { nil }
  }

  /// The answer, if it is true or false.
  @inline(__always)
  var boolean: Bool? {
    switch self {
    case .boolean(let answer): return answer
    case .stored(let address):
      if case .boolean(let answer) = address.pointee.value { return answer }
      return nil
    default: return nil
    }
  }

  /// The number, if it is a double.
  @inline(__always)
  var double: Double? {
    switch self {
    case .double(let number): return number
    case .stored(let address):
      if case .double(let number) = address.pointee.value { return number }
      return nil
    default: return nil
    }
  }

  /// The number, if it is an int.
  @inline(__always)
  var integer: Int64? {
    switch self {
    case .integer(let number): return number
    case .stored(let address):
      if case .integer(let number) = address.pointee.value { return number }
      return nil
    default: return nil
    }
  }

  /// The text, if it is one.
  @inline(__always)
  var text: String? {
    guard case .stored(let address) = self, case .string(let text) = address.pointee.value else {
      return nil
    }
    return text
  }

  /// Whether it is a value, and so neither missing nor an error.
  @inline(__always)
  var isPlain: Bool {
    guard case .stored(let address) = self else { return true }
    return address.pointee.value.isPlain
  }

  /// Whether it is an error.
  @inline(__always)
  var isError: Bool {
    guard case .stored(let address) = self else { return false }
    if case .error = address.pointee.value { return true }
    return false
  }
}

/// Operands side by side, where a list or a record keeps them as long as it lives.
struct Items {
  private let first: UnsafePointer<Operand>?
  let count: Int

  // `withUnsafeBufferPointer` would retain and release the operands on every step.
  @inline(__always)
  init(_ operands: ContiguousArray<Operand>) {
    first = operands._baseAddressIfContiguous.map { UnsafePointer($0) }
    count = operands.count
  }

  @inline(__always)
  subscript(index: Int) -> Cell { .stored(address(index)) }

  /// Where an item is.
  @inline(__always)
  func address(_ index: Int) -> UnsafePointer<Operand> {
    guard let first, index < count else { preconditionFailure("there are only so many items") }
    return first + index
  }

  /// Copies of that item and those after it.
  func suffix(from start: Int) -> ContiguousArray<Operand> {
    ContiguousArray(UnsafeBufferPointer(start: first, count: count)[start...])
  }
}

extension Cell {
  /// The items, if it is a list.
  @inline(__always)
  var items: Items? {
    guard case .stored(let address) = self, case .list(let items) = address.pointee.value else {
      return nil
    }
    return Items(items)
  }
}
