internal import Diagnostics
internal import Documents

/// Makes a first description of an app, whose name is the first line, with a file of its project,
/// whose name is the second.
///
/// It holds that this is a description of an app of that name with nothing waived, that it steers
/// nothing, and that a second run changes nothing.
enum InitTarget: TextTarget {
  static let name = "init"

  static func run(_ text: String) {
    let (app, rest) = text.firstLine
    let (name, content) = rest.firstLine
    let isName = !name.isEmpty && name.utf8.count < 100 && !name.hasPrefix(".")
    guard isName, !name.utf8.contains(0), !name.contains("/"), !app.utf8.contains(0) else { return }
    ProgramRun.inFolder(["ios/\(name)": content]) { folder in
      let file = "\(folder)/login.review.yaml"
      let words = ["init", folder, "--app=\(app)", "--yes"]
      let run = ProgramRun(words)
      let scan = ProgramRun(["scan", folder, "--format", "json"])
      precondition(!(run.output + scan.output).steers(atMost: 0), "no answer steers")
      let text = ProgramRun.text(of: file)
      precondition((run.status == 0) == (text != nil), "it is written, or says why not")
      guard let text else { return }
      precondition(!text.steers(atMost: 0), "no description steers")
      precondition(ProgramRun.reads(at: file), "it can be read")
      precondition(Self.name(in: text) == app, "the app is called what it is called")
      precondition(!text.rootKeys.contains("waivers"), "and nothing is waived")
      precondition(ProgramRun(words).status == 2, "nothing is written over")
      precondition(ProgramRun.text(of: file) == text, "and stays")
    }
  }

  private static func name(in text: String) -> String? {
    let read = DocumentReader().readAll(SourceFile(path: "login.review.yaml", text: text))
    return read.documents.first?.root.value(of: "app")?.value(of: "name")?.text
  }
}
