import Expressions

/// Reads, checks and evaluates one input as an expression; whatever it is, nothing may trap.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  for environment in World.environments {
    let compilation = environment.compile(text)
    let bytes = 0...text.utf8.count
    for mistake in compilation.mistakes {
      precondition(
        bytes.contains(mistake.bytes.lowerBound) && bytes.contains(mistake.bytes.upperBound),
        "a mistake is somewhere in the expression"
      )
    }
    guard let program = compilation.program else {
      precondition(!compilation.mistakes.isEmpty, "what can't be evaluated has a mistake")
      continue
    }
    precondition(compilation.mistakes.isEmpty, "what can be evaluated has no mistake")
    evaluate(program, within: bytes)
  }
  return 0
}

private func evaluate(_ program: Program, within bytes: ClosedRange<Int>) {
  var frame = World.frame
  let first = program.evaluate(in: &frame)
  if case .error(let error) = first.value, let place = error.bytes {
    precondition(bytes.contains(place.upperBound), "an error is somewhere in the expression")
  }
  let cost = frame.cost
  precondition(cost >= 0, "evaluating costs something or nothing")
  frame = World.frame
  _ = program.evaluate(in: &frame)
  precondition(frame.cost == cost, "evaluating costs the same every time")
}
