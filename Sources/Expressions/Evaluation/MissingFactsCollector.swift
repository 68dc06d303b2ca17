/// Gathers absent facts from many operands, without merging them before they are asked for.
struct MissingFactsCollector {
  private var places: [Place] = []

  var isEmpty: Bool { places.isEmpty }

  var facts: MissingFacts { MissingFacts(places) }

  /// Takes what the operand lacks; answers whether it lacks anything.
  mutating func collect(_ operand: Operand) -> Bool {
    switch operand.value {
    case .absent, .unwritten: places.append(operand.place)
    case .undecided(let facts): places.append(contentsOf: facts.places)
    default: return false
    }
    return true
  }

  /// Takes all that another collector has.
  mutating func collect(_ other: MissingFactsCollector) {
    places.append(contentsOf: other.places)
  }
}
