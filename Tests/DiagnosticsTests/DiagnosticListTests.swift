import Diagnostics
import Testing

@Suite struct DiagnosticListTests {
  private let file = SourceFile.ID(path: "a.yaml")

  @Test func `problems are handed over by place`() {
    var list = DiagnosticList()
    for start in [9, 4, 7] { list.report(.odd("\(start)"), at: at(start)) }
    #expect(list.take().map(\.message.text) == ["4", "7", "9"])
    #expect(list.finish(in: file).isEmpty)
  }

  @Test func `problems at one place stay in order`() {
    var list = DiagnosticList()
    for words in ["b", "a"] { list.report(.odd(words), at: at(3)) }
    #expect(list.take().map(\.message.text) == ["b", "a"])
  }

  @Test(arguments: [(3, "1 more is not shown"), (4, "2 more are not shown")])
  func `what is over the limit is only counted`(reported: Int, last: String) {
    var list = DiagnosticList(limit: 2)
    for start in 1...reported { list.report(.odd("\(start)"), at: at(start)) }
    #expect(list.take().map(\.message.text) == ["1", "2"])
    let rest = list.finish(in: file)
    #expect(rest.map(\.message.text) == [last])
    #expect(rest.map(\.message.id) == ["more-problems"])
    #expect(rest.map(\.range) == [SourceRange(wholeOf: file)])
  }

  @Test func `the limit holds over all that was handed over`() {
    var list = DiagnosticList(limit: 2)
    for start in 1...3 {
      list.report(.odd("\(start)"), at: at(start))
      #expect(list.take().count == (start < 3 ? 1 : 0))
    }
  }

  @Test(arguments: [Severity.error, .warning])
  func `what is left out weighs as much as the worst of it`(severity: Severity) {
    var list = DiagnosticList(limit: 1)
    list.report(.odd("a"), at: at(1))
    list.report(.odd("b"), at: at(2), severity: .warning)
    list.report(.odd("c"), at: at(3), severity: severity)
    #expect(list.finish(in: file).map(\.severity) == [.error, severity])
  }

  @Test func `errors are counted, shown or not`() {
    var list = DiagnosticList(limit: 1)
    list.report(.odd("a"), at: at(1), severity: .warning)
    #expect(!list.hasErrors)
    list.report(.odd("b"), at: at(2))
    #expect(list.hasErrors)
    #expect(list.errorCount == 1)
  }

  private func at(_ start: Int) -> SourceRange {
    SourceRange(file: file, bytes: start..<start + 1)
  }
}

extension Message {
  fileprivate static func odd(_ words: String) -> Self { .verbatim(words) }
}
