import Testing

@testable import Expressions

struct MissingFactsTests {
  @Test func `places are kept in order, each once`() {
    #expect(facts(3, 1, 2, 3, 1).places == facts(1, 2, 3).places)
    var some = facts(2)
    some.insert(Place(number: 1))
    some.insert(Place(number: 3))
    some.insert(Place(number: 2))
    #expect(some == facts(1, 2, 3))
  }

  @Test func `a union has the places of both`() {
    #expect(facts(1, 3, 5).union(facts(2, 3, 6)) == facts(1, 2, 3, 5, 6))
    #expect(facts(1).union(facts()) == facts(1))
    #expect(facts().union(facts(1, 2)) == facts(1, 2))
  }

  @Test func `many unions with one place each end soon`() {
    var all = facts()
    for number in 0..<20_000 { all.formUnion(facts(Int32(number))) }
    #expect(all.places.count == 20_000)
  }

  private func facts(_ numbers: Int32...) -> MissingFacts {
    MissingFacts(numbers.map { Place(number: $0) })
  }
}
