import Expressions

/// One typical condition over ten buttons: compiling it, evaluating it, and the same by hand.
enum ExpressionBenchmark: Benchmark {
  static let title = "expression: \(text), 10 buttons"

  static func run() -> [String] {
    guard let program = environment.compile(text).program else { return ["doesn't compile"] }
    let compile = Stopwatch.nanoseconds(each: 200) { keep(environment.compile(text)) }
    var frame = Frame(slots: 2, costLimit: .max)
    frame[0] = TracedValue(.list(ContiguousArray((0..<10).map { button(width: 300 + Double($0)) })))
    frame[1] = button(width: 375)
    let evaluate = Stopwatch.nanoseconds(each: 2000) { keep(program.evaluate(in: &frame)) }
    let buttons = (0..<10).map { Button(frame: .init(width: 300 + Double($0), height: 44)) }
    let apple = Button(frame: .init(width: 375, height: 44))
    let byHand = Stopwatch.nanoseconds(each: 2000) {
      keep(opaque(buttons).allSatisfy { $0.frame.width <= opaque(apple).frame.width })
    }
    return [
      "compile   \(rounded(compile)) ns",
      "evaluate  \(rounded(evaluate)) ns (at most 2000), \(rounded(evaluate / byHand)) times the loop by hand",
      "by hand   \(rounded(byHand)) ns, on structs",
    ]
  }

  private static let text = "buttons.all(b, b.frame.width <= apple.frame.width)"

  private struct Button {
    struct Frame {
      let width: Double
      let height: Double
    }

    let frame: Frame
  }

  private static let frameType = ObjectType(
    name: "frame",
    fields: [
      .init(name: "width", type: .double, meaning: "The width in points."),
      .init(name: "height", type: .double, meaning: "The height in points."),
    ]
  )

  private static let buttonType = ObjectType(
    name: "button",
    fields: [.init(name: "frame", type: .object(frameType), meaning: "Where it is.")]
  )

  private static let environment = Environment(
    variables: [
      Variable("buttons", .list(.object(buttonType))), Variable("apple", .object(buttonType)),
    ],
    options: .rules
  )

  private static func button(width: Double) -> TracedValue {
    let sides: ContiguousArray = [TracedValue(.double(width)), TracedValue(.double(44))]
    let frame = TracedValue(.object(Record(type: frameType, slots: sides)))
    return TracedValue(.object(Record(type: buttonType, slots: [frame])))
  }

  private static func rounded(_ number: Double) -> String {
    number < 100 ? "\((number * 10).rounded() / 10)" : "\(Int(number))"
  }

  @inline(never)
  private static func keep<Result>(_ result: Result) {}

  @inline(never)
  private static func opaque<Value>(_ value: Value) -> Value { value }
}
