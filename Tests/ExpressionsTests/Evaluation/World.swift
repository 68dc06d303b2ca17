import Testing

@testable import Expressions

/// Values for the names of `Schema`, some of them missing.
///
/// Places: the screen is 1, its title 2, its buttons 3, its steps 4, the day 5; the buttons are 10,
/// 20 and 30, and their fields follow them in order; a frame's fields are 100 more than its button's.
enum World {
  static let complete = button(10, title: "Apple", isApple: true, width: 375)
  static let other = button(20, title: "Google", isApple: false, width: 300)
  /// Nobody said what it is titled, nor whose it is, nor where it is.
  static let unknown = button(30, title: nil, isApple: nil, width: nil)

  /// The screen with the buttons; nobody said how many steps it takes.
  static func screen(_ buttons: TracedValue...) -> TracedValue {
    record(
      Schema.screen,
      at: 1,
      [
        TracedValue(.string("Welcome"), at: place(2)),
        TracedValue(.list(ContiguousArray(buttons)), at: place(3)), .absent(at: place(4)),
        .absent(at: place(5)),
      ]
    )
  }

  static func button(
    _ number: Int32, title: String?, isApple: Bool?, width: Double?
  ) -> TracedValue {
    record(
      Schema.button,
      at: number,
      [
        said(title.map(Value.string), at: number + 1),
        TracedValue(.string("black"), at: place(number + 2)), .absent(at: place(number + 3)),
        said(isApple.map(Value.boolean), at: number + 4), frame(width: width, number + 5),
        TracedValue(.list([]), at: place(number)),
      ]
    )
  }

  static func frame(width: Double?, _ number: Int32) -> TracedValue {
    let slots: ContiguousArray = [
      TracedValue(.double(0), at: place(number)), said(width.map(Value.double), at: number + 102),
      .absent(at: place(number + 103)),
    ]
    let record = Record(type: Schema.frame, slots: slots)
    return TracedValue(width == nil ? .unwritten(record) : .object(record), at: place(number))
  }

  static func place(_ number: Int32) -> Place { Place(number: number) }

  /// Evaluates with the screen, the first button of it, and what else is handed in.
  static func evaluate(
    _ text: String, screen: TracedValue = screen(complete, other, unknown),
    apple: TracedValue = complete, anything: TracedValue = TracedValue(.null),
    costLimit: Int = 1_000_000
  ) throws -> TracedValue {
    let compilation = Schema.environment.compile(text)
    let program = try #require(compilation.program, "\(compilation.mistakes)")
    var frame = frame(screen: screen, apple: apple, anything: anything, costLimit: costLimit)
    return program.evaluate(in: &frame)
  }

  /// A frame with the screen, the first button of it, and what else is handed in.
  static func frame(
    screen: TracedValue = screen(complete, other, unknown), apple: TracedValue = complete,
    anything: TracedValue = TracedValue(.null), costLimit: Int = 1_000_000
  ) -> Frame {
    var frame = Frame(slots: Schema.variables.count, costLimit: costLimit)
    frame[0] = screen
    frame[1] = .absent(at: place(50))
    frame[2] = apple
    frame[3] = TracedValue(.map(ValueMap(texts: [("gap", TracedValue(.double(8)))])), at: place(60))
    frame[4] = TracedValue(.integer(7), at: place(70))
    frame[5] = anything
    return frame
  }

  private static func record(
    _ type: ObjectType, at number: Int32, _ slots: ContiguousArray<TracedValue>
  ) -> TracedValue {
    TracedValue(.object(Record(type: type, slots: slots)), at: place(number))
  }

  private static func said(_ value: Value?, at number: Int32) -> TracedValue {
    value.map { TracedValue($0, at: place(number)) } ?? .absent(at: place(number))
  }
}
