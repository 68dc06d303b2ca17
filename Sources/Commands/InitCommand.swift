internal import Captures
internal import Descriptions
internal import Diagnostics
internal import Linting
internal import Reporting
internal import Rules
internal import Scanning

/// Writes the first files that a team needs.
struct InitCommand: Command {
  static let name = "init"
  static let operands = "[FOLDER] | --ui-test [FILE]"
  static let summary =
    "Writes a first description, or the Swift file by which a UI test writes one."
  static let options = [
    Option("--app", "NAME", "What the app is called; default: the folder's name."),
    Option("--services", "LIST", "The ways to sign in: ids with commas between them."),
    Option("--device", "ID", "A device that a login screen was looked at on; several times."),
    Option("--capture", "FILE", "A capture of a login screen; several times."),
    Option("--output", "FILE", "The description; default: login.review.yaml in the folder."),
    Option("--yes", nil, "Asks nothing, also on a terminal."),
    Option("--ui-test", nil, "A Swift file for a UI test target, here unless FILE says where."),
  ]

  /// What a description is called unless somebody says otherwise.
  private static let fileName = "login.review.yaml"

  private let operand: String?
  private let isForUITest: Bool
  private let app: String?
  private let services: [String]
  private let devices: [String]
  private let captures: [String]
  private let output: String?
  private let asksNothing: Bool

  init(_ arguments: Arguments) throws(Arguments.Mistake) {
    guard arguments.operands.count <= 1 else {
      throw Arguments.Mistake(text: "init writes one file")
    }
    operand = arguments.operands.first
    isForUITest = arguments.has("--ui-test")
    if isForUITest, let other = Self.options.dropLast().first(where: { arguments.has($0.name) }) {
      throw Arguments.Mistake(text: "--ui-test and \(other.name) contradict each other")
    }
    app = try arguments.one("--app")
    services = arguments.all("--services").flatMap(Self.names)
    devices = arguments.all("--device").flatMap(Self.names)
    captures = arguments.all("--capture")
    output = try arguments.one("--output")
    asksNothing = arguments.has("--yes")
  }

  /// Names with commas or spaces between them.
  private static func names(_ text: String) -> [String] {
    text.split { $0 == "," || $0.isWhitespace }.map(String.init)
  }

  func run(in terminal: Terminal) -> ExitStatus {
    isForUITest ? writeUITest(in: terminal) : writeDescription(in: terminal)
  }
}

// A description.
extension InitCommand {
  private func writeDescription(in terminal: Terminal) -> ExitStatus {
    let files = terminal.files
    let folder = files.absolute(operand ?? ".", from: files.currentFolder)
    guard files.kind(of: folder) == .folder else {
      return terminal.refuse("there is no folder \((operand ?? ".").quoted)")
    }
    let path =
      output.map { files.absolute($0, from: files.currentFolder) }
      ?? FilePath.joined(folder, Self.fileName)
    let shown = output ?? (operand.map { FilePath.joined($0, Self.fileName) } ?? Self.fileName)
    if let reason = Self.isThere(path, files) { return terminal.refuse(reason(shown)) }
    guard let book = RuleLibrary.bookHere([], in: terminal),
      let draft = draft(of: folder, beside: path, book, in: terminal),
      let opened = OpenedDescription(draft.text, at: path, [], in: terminal)
    else { return .unjudged }
    var filling = QuestionFilling(opened)
    var nobody: Prompt?
    do throws(QuestionFilling.Failure) {
      try filling.fill(asking: &nobody)
    } catch {
      return terminal.refuse(error.localizableText(shown))
    }
    let text = String(decoding: filling.opened.source.bytes, as: UTF8.self)
    do throws(FileSystem.Failure) {
      try files.write(text, to: path)
      let schema = FilePath.joined(FilePath.folder(of: path), InitialDescription.schemaName)
      if try files.found(at: schema, followingLinks: false) == nil {
        try files.write(DescriptionSchema(of: book.schema).text, to: schema)
      }
    } catch {
      return terminal.refuse("\(shown.quoted) can't be written: \(error.reason)")
    }
    let name = TerminalText.safe(shown)
    let next =
      "\(name): \(filling.unknown) facts are unknown; 'reviewlint fill \(name)' asks them\n"
    return terminal.write(next) ? .clean : .unjudged
  }

  /// What refuses to write where something is.
  private static func isThere(
    _ path: String,
    _ files: FileSystem
  ) -> ((String) -> LocalizableText)? {
    do throws(FileSystem.Failure) {
      guard try files.found(at: path, followingLinks: false) != nil else { return nil }
      return { "\($0.quoted) is there already, and nothing is written over" }
    } catch {
      return { "\($0.quoted) can't be written: \(error.reason)" }
    }
  }

  /// What is known; nil where something that was named isn't, which is told.
  private func draft(
    of folder: String,
    beside path: String,
    _ book: RuleBook,
    in terminal: Terminal
  ) -> InitialDescription? {
    let root = Repository(terminal.files).standardRoot
    let detection = BuiltInLibrary.detection
    let search = ProjectSearch(
      folder,
      for: detection,
      in: terminal.files,
      root: root,
      jobs: SystemThread.cores
    )
    let evidence = ProjectEvidence(of: search.contents, detection)
    var prompt = terminal.canAsk && !asksNothing ? Prompt(in: terminal) : nil
    let known = Reference.of(book)
    let name = FilePath.name(of: folder)
    var draft = InitialDescription(
      of: app ?? Self.answer("What is the app called?", or: name, &prompt)
    )
    guard let services = checked(services, .service, known, terminal),
      let devices = checked(devices, .device, known, terminal)
    else { return nil }
    for service in services { draft.add(service: service) }
    guard addCaptures(to: &draft, beside: path, terminal, root: root) else { return nil }
    draft.add(evidence, lists: detection.lists)
    if draft.services.isEmpty {
      let question = "Which ways to sign in are there? Ids such as apple, google, email"
      for service in Self.names(question, .service, known, &prompt) { draft.add(service: service) }
    }
    let screens =
      devices.isEmpty && draft.screens.isEmpty
      ? Self.names(
        "Which devices did you look at? Ids such as iphone-se-3",
        .device,
        known,
        &prompt
      )
      : devices
    for device in screens { draft.add(.device(device)) }
    return draft
  }

  /// What somebody answers, or what is said without an answer.
  private static func answer(_ question: String, or usual: String, _ prompt: inout Prompt?)
    -> String
  {
    let text = prompt?.ask("\(question) [\(TerminalText.safe(usual))] ") ?? ""
    return text.isEmpty ? usual : text
  }

  /// The names that somebody answers with; what isn't known is asked again.
  private static func names(
    _ question: String,
    _ kind: ReferenceEntry.Kind,
    _ known: Reference,
    _ prompt: inout Prompt?
  ) -> [String] {
    while let text = prompt?.ask("\(question); nothing: unknown. ") {
      let named = names(text)
      guard let mistake = named.lazy.compactMap({ Self.mistake($0, kind, known) }).first else {
        return named
      }
      prompt?.say(TerminalText.safe(mistake.text) + "\n")
    }
    return []
  }

  private func checked(
    _ names: [String],
    _ kind: ReferenceEntry.Kind,
    _ known: Reference,
    _ terminal: Terminal
  ) -> [String]? {
    for name in names {
      guard let mistake = Self.mistake(name, kind, known) else { continue }
      _ = terminal.refuse(mistake)
      return nil
    }
    return names
  }

  private static func mistake(
    _ name: String,
    _ kind: ReferenceEntry.Kind,
    _ known: Reference
  ) -> LocalizableText? {
    if known.entries(of: kind).contains(where: { $0.name == name }) { return nil }
    if kind == .service, known.entries(named: name).contains(where: { $0.kind == kind }) {
      return nil
    }
    let hint = Suggestion.clause(for: name, among: known.candidates(of: [kind]))
    return "there is no \(kind.rawValue) \(name.quoted)\(hint)"
  }

  /// Screens as captures show them, and the services recognised there.
  private func addCaptures(
    to draft: inout InitialDescription,
    beside path: String,
    _ terminal: Terminal,
    root: String
  ) -> Bool {
    guard !captures.isEmpty else { return true }
    let files = terminal.files
    let named = captures.map { files.absolute($0, from: files.currentFolder) }
    let found = CaptureFiles(in: files, root: root).read(named)
    guard found.diagnostics.isEmpty else {
      DiagnosticOutput(terminal).complain(found.diagnostics, in: found.files)
      return false
    }
    var search = RuleFileSearch(in: files)
    let rules = search.rules(in: FilePath.folder(of: path))
    guard let recognizer = ImportCommand.recognizer(rules, in: terminal, root: root) else {
      return false
    }
    for capture in found.captures {
      let file = FilePath.relative(capture.path, to: FilePath.folder(of: path))
      let isAlone = capture.capture.screens.count == 1
      for screen in capture.capture.screens {
        let logins = recognizer.logins(on: screen).logins
        guard isAlone || !logins.isEmpty else { continue }
        for login in logins { draft.add(service: login.service, at: file) }
        draft.add(.capture(file: file, part: isAlone ? nil : screen.name))
      }
    }
    return true
  }
}

// The file for a UI test.
extension InitCommand {
  private func writeUITest(in terminal: Terminal) -> ExitStatus {
    let files = terminal.files
    let path = operand ?? UITestFile.name
    let written = files.absolute(path, from: files.currentFolder)
    let isFolder = files.kind(of: written) == .folder
    let place = isFolder ? FilePath.joined(written, UITestFile.name) : written
    let shown = isFolder ? FilePath.joined(path, UITestFile.name) : path
    if let reason = Self.isThere(place, files) { return terminal.refuse(reason(shown)) }
    do throws(FileSystem.Failure) {
      try files.write(UITestFile.text, to: place)
    } catch {
      return terminal.refuse("\(shown.quoted) can't be written: \(error.reason)")
    }
    let next = "add \(shown.quoted) to a UI test target, and call describeScreen in a test\n"
    return terminal.write(next) ? .clean : .unjudged
  }
}
