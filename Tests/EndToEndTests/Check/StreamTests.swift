import Foundation
import Testing

/// `check --stream`: a description in a line goes in, its result in a line comes out.
@Suite struct StreamTests {
  private static func line(_ number: Int) -> String {
    let services = number.isMultiple(of: 3) ? #"["google"]"# : #"["google", "apple"]"#
    return #"{"reviewlint": 1, "app": {"name": "App \#(number)"}, "#
      + #""login": {"services": \#(services), "wall": "none"}}"#
  }

  private static func answer(
    to input: String, _ further: [String] = []
  ) throws -> (lines: [String], status: Int32) {
    let place = try TemporaryFolder()
    let answer = try Reviewlint.run(
      ["check", "--stream", "--as-of", "2026-11-21"] + further, in: place.url,
      input: Data(input.utf8))
    #expect(answer.complaint == "")
    return (answer.output.split(separator: "\n").map(String.init), answer.status)
  }

  @Test func `every line is answered in its order, whatever the number of jobs`() throws {
    let input = (1...500).map { Self.line($0) + "\n" }.joined()
    let one = try Self.answer(to: input, ["--jobs", "1"])
    let two = try Self.answer(to: input, ["--jobs", "2"])
    #expect(one.lines == two.lines)
    #expect(one.lines.count == 500)
    for (index, line) in one.lines.enumerated() {
      let isNumbered = line.hasPrefix(
        #"{"file":"<stdin>","document":\#(index + 1),"app":"App \#(index + 1)","#
      )
      #expect(isNumbered, "\(line.prefix(80))")
    }
    #expect(one.status == 1)
  }

  @Test func `a line that can't be judged doesn't end the run`() throws {
    let input = [Self.line(1), "{", "", Self.line(2), "\u{0}"].joined(separator: "\r\n")
    let (lines, status) = try Self.answer(to: input)
    let judged = lines.map { !$0.contains(#""verdict":"unjudged""#) }
    #expect(judged == [true, false, false, true, false])
    #expect(status == 2)
  }

  @Test func `a line that is too long is answered, and not kept`() throws {
    let long = #"{"reviewlint": 1, "x": ""# + String(repeating: "x", count: 9 << 20) + "\"}"
    let (lines, status) = try Self.answer(to: [long, Self.line(1)].joined(separator: "\n"))
    #expect(lines.count == 2)
    #expect(
      lines.first?.contains("this line has more than 8,388,608 bytes; describe less in one") == true
    )
    #expect(lines.last?.contains(#""app":"App 1""#) == true)
    #expect(status == 2)
  }

  @Test func `several descriptions in a line are not taken for one`() throws {
    let two = #"{"reviewlint": 1, "app": {"name": "A"}} --- {"reviewlint": 1}"#
    let (lines, status) = try Self.answer(to: two)
    #expect(lines.count == 1)
    #expect(lines.first?.contains(#""verdict":"unjudged""#) == true)
    #expect(status == 2)
  }

  @Test func `what exists is answered before more comes`() throws {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = Reviewlint.program
    process.arguments = ["check", "--stream", "--as-of", "2026-11-21"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    for number in 1...3 {
      try input.fileHandleForWriting.write(contentsOf: Data((Self.line(number) + "\n").utf8))
      var answer = Data()
      while answer.last != UInt8(ascii: "\n") {
        let more = output.fileHandleForReading.availableData
        guard !more.isEmpty else { break }
        answer += more
      }
      #expect(String(decoding: answer, as: UTF8.self).contains("\"App \(number)\""))
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
  }
}
