internal import Diagnostics
package import Preparation

/// The overloads that prepared programs call, each by a number.
package struct PreparedFunctions: Sendable {
  private var overloads: [Function.Overload] = []

  package init() {}

  /// The number under which programs store an overload.
  mutating func number(of overload: Function.Overload) -> Int {
    let signature = overload.signature
    let known = overloads.firstIndex {
      $0.origin == overload.origin && $0.signature == signature
    }
    if let known { return known }
    overloads.append(overload)
    return overloads.count - 1
  }

  func overload(_ number: Int) throws(PreparedReader.Damage) -> Function.Overload {
    guard number < overloads.count else { throw PreparedReader.Damage() }
    return overloads[number]
  }

  /// Names and numbers: the functions themselves are part of the program.
  package func write(to writer: inout PreparedWriter) {
    writer.list(overloads) { overload, writer in
      writer.text(overload.origin.function)
      writer.count(overload.origin.number)
      writer.word(overload.signature)
    }
  }

  /// Every overload must be there still, with the same types.
  package init(
    from reader: inout PreparedReader,
    among functions: [Function]
  ) throws(PreparedReader.Damage) {
    overloads = try reader.list { reader throws(PreparedReader.Damage) in
      let name = try reader.text()
      let number = try reader.count()
      let signature = try reader.word()
      let found = functions.lazy.filter { $0.name == name }.compactMap { function in
        number < function.overloads.count ? function.overloads[number] : nil
      }
      guard let overload = found.first(where: { $0.signature == signature }) else {
        throw PreparedReader.Damage()
      }
      return overload
    }
  }
}

extension Function.Overload {
  /// A digest of everything about it but what it does.
  fileprivate var signature: UInt64 {
    var fingerprint = Fingerprint()
    fingerprint.add(receiver == nil ? 0 : 1)
    fingerprint.add(readsItems ? 0 : 1)
    for type in arguments { type.add(to: &fingerprint) }
    result.add(to: &fingerprint)
    return fingerprint.value
  }
}
