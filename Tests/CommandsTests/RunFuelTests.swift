import Foundation
import TestSupport
import Testing
import World

@testable import Commands

/// A run does no more than it has fuel for.
@Suite struct RunFuelTests {
  @Test func `what rules take is used up, and the run says where`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "a.review.yaml").path
    let text = "reviewlint: 1\napp: {name: Paw}\nlogin: {services: [google]}\n"
    try text.write(toFile: path, atomically: true, encoding: .utf8)

    func run(_ fuel: Fuel) -> (status: Int32, output: String) {
      let said = Monitor<[UInt8]>([])
      var calls = FileCalls()
      calls.writeBytes = { _, bytes throws(SystemError) in
        said.change { $0 += bytes }
        return bytes.count
      }
      let terminal = Terminal(
        files: FileSystem(calls: calls, fuel: fuel), environment: [:], isInteractive: false,
        showsComplaints: false, canAsk: false, width: 300, today: 1_795_219_200)
      let words = ["check", path, "--fail-on", "never", "--format", "concise"]
      let status = Application(in: terminal).run(words).rawValue
      return (status, String(decoding: said.change { $0 }, as: UTF8.self))
    }
    #expect(run(Fuel(text.utf8.count + 1_000_000)).status == 0)
    let answer = run(Fuel(text.utf8.count + 1))
    #expect(answer.status == 2)
    let reason = "All \(text.utf8.count + 1) units of work of a run are used up"
    let place = "a.review.yaml:1:1: error [input/unreachable] "
    #expect(
      answer.output.contains("\(place)nobody can tell what is here: \(reason)"), "\(answer.output)")
  }
}
