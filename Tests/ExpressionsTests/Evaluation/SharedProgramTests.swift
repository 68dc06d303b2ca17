import Testing

@testable import Expressions

struct SharedProgramTests {
  private static let environment = Environment(
    variables: [Variable("all", .list(.integer)), Variable("item", .integer)])
  private static let numbers = TracedValue(
    .list([TracedValue(.integer(1)), TracedValue(.integer(2)), TracedValue(.integer(3))]))
  private var programs = SharedPrograms(lastingSlots: 1)

  private mutating func share(_ text: String, items: [Int] = []) throws -> SharedProgram {
    programs.share(try #require(Self.environment.compile(text).program), items: items)
  }

  private func frame(costLimit: Int = 1_000_000) -> Frame {
    var frame = Frame(slots: 2, costLimit: costLimit)
    frame[0] = Self.numbers
    return frame
  }

  @Test mutating func `programs that say the same are one`() throws {
    let texts = ["all.size() > 1", "all.size() > 1", "all.size() > 2", "all.size() >  1"]
    let shared = try texts.map { try share($0) }
    #expect(shared.map(\.number) == [0, 0, 1, 2])
    #expect(shared[0].program === shared[1].program)
    #expect(programs.count == 3)
  }

  @Test mutating func `programs that name different things are different`() throws {
    let swapped = Environment(
      variables: [Variable("item", .integer), Variable("all", .list(.integer))])
    let numbers = try [Self.environment, swapped].map {
      programs.share(try #require($0.compile("item > 1").program), items: []).number
    }
    #expect(numbers == [0, 1])
  }

  @Test mutating func `an answer that is kept costs what it did before`() throws {
    let program = try share("all.filter(x, x > 1).size()")
    var frame = frame()
    #expect(frame.answer(of: program).value.isExactly(.integer(2)))
    let cost = frame.cost
    #expect(cost > 0)
    #expect(frame.answer(of: program).value.isExactly(.integer(2)))
    #expect(frame.cost == 2 * cost)
  }

  @Test mutating func `an answer that is kept may cost too much`() throws {
    let program = try share("all.all(x, x > 0)")
    var frame = frame(costLimit: 15)
    #expect(frame.answer(of: program).value.isExactly(.boolean(true)))
    guard case .error(let error) = frame.answer(of: program).value else {
      Issue.record("no error")
      return
    }
    #expect(error.kind == .costLimit)
  }

  @Test mutating func `every item of a list has its own answer`() throws {
    let all = try share("all")
    let larger = try share("item * 10", items: [1])
    var frame = frame()
    for _ in 1...2 {
      let list = frame.list(of: all)
      for index in 0..<3 {
        frame.select(index, of: list, in: 1)
        #expect(frame.answer(of: larger).value.isExactly(.integer(Int64(index + 1) * 10)))
      }
    }
  }

  @Test mutating func `items of different lists have different answers`() throws {
    let lists = [try share("all"), try share("all.map(x, x + 10)")]
    let larger = try share("item * 10", items: [1])
    var frame = frame()
    for _ in 1...2 {
      for (list, first) in zip(lists.map { frame.list(of: $0) }, [10, 110]) {
        frame.select(0, of: list, in: 1)
        #expect(frame.answer(of: larger).value.isExactly(.integer(Int64(first))))
      }
    }
  }

  @Test mutating func `there may be more items than answers are kept`() throws {
    let all = try share("all.map(x, lists.range(600)).flatten()")
    let larger = try share("item * 10", items: [1])
    var frame = frame()
    for _ in 1...2 {
      let list = frame.list(of: all)
      for index in 0..<1800 {
        frame.select(index, of: list, in: 1)
        let answer = frame.answer(of: larger).value
        #expect(answer.isExactly(.integer(Int64(index % 600) * 10)))
      }
    }
  }

  @Test mutating func `the items of a list that isn't kept have no answers that are`() throws {
    let made = try share("[item, item + 1]")
    let larger = try share("item * 10", items: [1])
    var frame = frame()
    for start: Int64 in [1, 5] {
      frame[1] = TracedValue(.integer(start))
      let list = frame.list(of: made)
      frame.select(1, of: list, in: 1)
      #expect(frame.answer(of: larger).value.isExactly(.integer((start + 1) * 10)))
    }
  }

  @Test mutating func `an error is found anew`() throws {
    let program = try share("all[5] == 1")
    var frame = frame()
    for _ in 1...2 {
      guard case .error(let error) = frame.answer(of: program).value else {
        Issue.record("no error")
        return
      }
      #expect(error.kind == .indexOutOfBounds)
    }
  }

  @Test mutating func `a definition's answer is kept for its item`() throws {
    let all = try share("all")
    let larger = try share("item * 10", items: [1])
    let reader = try #require(
      Self.environment.adding(Variable("larger", .integer)).compile("larger + 1").program)
    var frame = Frame(slots: 3)
    frame[0] = Self.numbers
    var costs: [Int] = []
    for _ in 1...2 {
      let list = frame.list(of: all)
      for index in 0..<3 {
        frame.select(index, of: list, in: 1)
        frame.define(2, larger)
        frame.cost = 0
        #expect(reader.evaluate(in: &frame).value.isExactly(.integer(Int64(index + 1) * 10 + 1)))
        costs.append(frame.cost)
      }
    }
    #expect(Set(costs).count == 1)
  }
}

extension Frame {
  /// Lets a variable stand for an item of a list.
  fileprivate mutating func select(
    _ index: Int, of list: (operand: TracedValue, firstItem: Int?), in slot: Int
  ) {
    guard case .list(let items) = list.operand.value else {
      Issue.record("no list")
      return
    }
    hold(items[index], in: slot, item: list.firstItem.map { $0 + index })
  }
}
