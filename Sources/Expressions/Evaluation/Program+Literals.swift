extension Program {
  /// A list literal; it may have missing items, but none that are errors.
  func list(_ parts: SyntaxNode.Children, _ frame: inout Frame) -> Operand {
    frame.charge(10)
    var items: ContiguousArray<Operand> = []
    items.reserveCapacity(Int(parts.count))
    for index in Int(parts.start)..<Int(parts.start + parts.count) {
      let item = value(children[index], &frame)
      if case .error = item.value { return item }
      guard case .optionalPart = instructions[Int(children[index])] else {
        items.append(item)
        continue
      }
      switch unwrapped(item) {
      case .nothing: continue
      case .item(let inner): items.append(inner)
      case .failure(let failure): return failure
      }
    }
    return Operand(.list(items))
  }

  /// A map literal; a missing key leaves it undecided.
  func map(_ parts: SyntaxNode.Children, _ frame: inout Frame) -> Operand {
    frame.charge(30)
    var entries: ContiguousArray<ValueMap.Entry> = []
    var missing = MissingFactsCollector()
    for index in stride(from: Int(parts.start), to: Int(parts.start + parts.count), by: 2) {
      let key = value(children[index], &frame)
      let entry = value(children[index + 1], &frame)
      if case .error = key.value { return key }
      if case .error = entry.value { return entry }
      if missing.collect(key) { continue }
      guard case .optionalPart = instructions[Int(children[index])] else {
        entries.append(.init(key: key, value: entry))
        continue
      }
      switch unwrapped(entry) {
      case .nothing: continue
      case .item(let inner): entries.append(.init(key: key, value: inner))
      case .failure(let failure): return failure
      }
    }
    if !missing.isEmpty { return Operand(.undecided(missing.facts)) }
    return made(entries)
  }

  /// A map of the entries, or the error that they have a wrong key or one key twice.
  func made(_ entries: ContiguousArray<ValueMap.Entry>) -> Operand {
    do {
      return Operand(.map(try ValueMap(entries)))
    } catch {
      return Operand.failure(EvaluationError(error))
    }
  }

  private enum Unwrapped {
    case nothing
    case item(Operand)
    case failure(Operand)
  }

  private func unwrapped(_ optional: Operand) -> Unwrapped {
    switch optional.value {
    case .optional(.none): .nothing
    case .optional(.some(let inner)): .item(inner)
    case .absent, .unwritten, .undecided: .item(optional)
    default: .failure(Operand.failure(.notFor("?", [optional.value])))
    }
  }
}

extension EvaluationError {
  init(_ fault: ValueMap.Fault) {
    switch fault {
    case .notAKey(let value):
      self.init(.invalidArgument, "\(value.type.phrase) can't be a key of a map")
    case .repeated(let value):
      self.init(.repeatedKey, "the key \(TextForm.text(of: value) ?? "") is there twice")
    }
  }
}
