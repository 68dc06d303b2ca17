internal import Captures
internal import Diagnostics
internal import Reporting

/// Writes the first files that a team needs.
struct InitCommand: Command {
  static let name = "init"
  static let operands = "--ui-test [FILE]"
  static let summary = "Writes the file by which a UI test describes a login screen."
  static let options = [
    Option("--ui-test", nil, "A Swift file for a UI test target, here unless FILE says where.")
  ]

  private let path: String

  init(_ arguments: Arguments) throws(Arguments.Mistake) {
    guard arguments.has("--ui-test") else {
      throw Arguments.Mistake(text: "init needs --ui-test")
    }
    guard arguments.operands.count <= 1 else {
      throw Arguments.Mistake(text: "init writes one file")
    }
    path = arguments.operands.first ?? UITestFile.name
  }

  func run(in terminal: Terminal) -> ExitStatus {
    let files = terminal.files
    let written = files.absolute(path, from: files.currentFolder)
    let isFolder = files.kind(of: written) == .folder
    let place = isFolder ? FilePath.joined(written, UITestFile.name) : written
    let shown = isFolder ? FilePath.joined(path, UITestFile.name) : path
    do throws(FileSystem.Failure) {
      guard try files.found(at: place, followingLinks: false) == nil else {
        return refuse("\(shown.quoted) is there already, and nothing is written over", terminal)
      }
      try files.write(UITestFile.text, to: place)
    } catch {
      return refuse("\(shown.quoted) can't be written: \(error.reason)", terminal)
    }
    let next = "add \(shown.quoted) to a UI test target, and call describeScreen in a test\n"
    return terminal.write(next) ? .clean : .unjudged
  }

  private func refuse(_ reason: String, _ terminal: Terminal) -> ExitStatus {
    terminal.complain("reviewlint: \(TerminalText.safe(reason))\n")
    return .unjudged
  }
}
