package import Preparation

/// The stored form of shared programs: each is written where it comes first, and has a number then.
package struct PreparedPrograms {
  /// The numbers that were given, by those that the programs have among the shared ones.
  private var numbers: [Int: Int] = [:]

  package init() {}

  package mutating func write(
    _ shared: SharedProgram,
    to writer: inout PreparedWriter,
    _ functions: inout PreparedFunctions
  ) throws(Unpreparable) {
    let number = numbers[shared.number] ?? numbers.count
    writer.count(number)
    if numbers.updateValue(number, forKey: shared.number) == nil {
      try shared.program.write(to: &writer, &functions)
    }
    switch shared.dependence {
    case .nothing: writer.count(0)
    case .more: writer.count(1)
    case .item(let slot): writer.count(2 + slot)
    }
  }
}

extension SharedPrograms {
  /// Reads a shared program, which may have been read before.
  package mutating func read(
    from reader: inout PreparedReader,
    _ functions: PreparedFunctions
  ) throws(PreparedReader.Damage) -> SharedProgram {
    let number = try reader.count()
    guard number <= count else { throw PreparedReader.Damage() }
    if number == count { add(try Program(from: &reader, functions)) }
    let dependence: SharedProgram.Dependence =
      switch try reader.count() {
      case 0: .nothing
      case 1: .more
      case let slot: .item(slot: slot - 2)
      }
    return self[number, dependence]
  }
}
