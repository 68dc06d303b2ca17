internal import Diagnostics
internal import Engine
internal import Evidence
internal import Model
internal import Reporting
internal import Rules
internal import World

/// Writes the first files that a team needs.
struct InitCommand: Command {
  static let name = "init"
  static let operands = "[FOLDER] | --ui-test [FILE]"
  static let summary =
    "Writes a first description, or the Swift file by which a UI test writes one."
  static let options = [
    Option("--app", "NAME", "What the app is called; default: as its Info.plist has it."),
    Option("--services", "LIST", "All ways to sign in: ids with commas between them."),
    Option("--device", "DEVICE", "A device it was looked at on: id, name or model; several times."),
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
    services = arguments.all("--services")
    devices = arguments.all("--device")
    captures = arguments.all("--capture")
    output = try arguments.one("--output")
    asksNothing = arguments.has("--yes")
  }

  func run(in terminal: Terminal) -> ExitStatus {
    isForUITest ? writeUITest(in: terminal) : writeDescription(in: terminal)
  }
}

// A description.
extension InitCommand {
  /// The folder that is read, the file that is written, and what paths are relative to.
  private struct Places {
    let folder: String
    let file: String
    let root: String
  }

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
    let places = Places(folder: folder, file: path, root: Repository(files).standardRoot)
    guard let book = RuleLibrary.bookHere([], in: terminal),
      let draft = draft(of: places, book, in: terminal),
      let opened = OpenedDescription(draft.text, at: path, [], in: terminal)
    else { return .unjudged }
    var filling = QuestionFilling(opened)
    let results: [LintResult]
    do throws(QuestionFilling.Failure) {
      try filling.fill()
    } catch {
      return terminal.refuse(error.localizableText(shown))
    }
    do throws(RuleFault) {
      results = try filling.opened.results()
    } catch {
      return terminal.refuse(QuestionFilling.Failure.fault(error).localizableText(shown))
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
    let plan = InitialPlan(draft: draft, results: results, file: shown)
    return terminal.write(plan.text) ? .clean : .unjudged
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
    of places: Places,
    _ book: RuleBook,
    in terminal: Terminal
  ) -> InitialDescription? {
    let detection = BuiltInLibrary.detection
    let search = ProjectSearch(
      places.folder,
      for: detection,
      in: terminal.files,
      root: places.root,
      jobs: SystemThread.cores
    )
    let evidence = ProjectEvidence(of: search.contents, detection)
    let names = CatalogueNames(of: book)
    guard let services = ids(in: services, .service, names, terminal),
      let devices = ids(in: devices, .device, names, terminal)
    else { return nil }
    let prompt = terminal.canAsk && !asksNothing ? Prompt(in: terminal) : nil
    var interview = prompt.map { InitialInterview($0, names) }
    let folderName = FilePath.name(of: places.folder)
    let name =
      app ?? evidence.surestValue(of: "app.name") ?? interview?.name(or: folderName) ?? folderName
    var draft = InitialDescription(of: name, services: services)
    let captures = CaptureSearch(given: captures, found: search.interfaces)
    guard addScreens(captures, to: &draft, places, terminal) else { return nil }
    draft.add(evidence)
    let enclosure = Enclosure(of: places.file, root: places.root, in: terminal.files)
    if search.readCount > 0, enclosure.holds(places.folder) {
      draft.project = FilePath.path(to: places.folder, from: FilePath.folder(of: places.file))
    }
    if services.isEmpty { interview?.completeServices(of: &draft) }
    let asksForDevices = devices.isEmpty && draft.screens.isEmpty
    for device in asksForDevices ? interview?.devices() ?? [] : devices {
      draft.add(.device(device))
    }
    return draft
  }

  /// What words of the command line name; nil where one of them names nothing, which is told.
  private func ids(
    in words: [String],
    _ kind: ReferenceEntry.Kind,
    _ names: CatalogueNames,
    _ terminal: Terminal
  ) -> [String]? {
    var all: [String] = []
    for word in words {
      switch names.ids(in: word, kind) {
      case .success(let ids): all += ids.filter { !all.contains($0) }
      case .failure(let mistake):
        _ = terminal.refuse(mistake.text)
        return nil
      }
    }
    return all
  }

  /// Captures that somebody names, and files of the project that may show a login.
  private struct CaptureSearch {
    let given: [String]
    let found: [String]
  }

  /// Screens as captures show them, and the services recognised there; false where one that was
  /// named can't be read, which is told.
  private func addScreens(
    _ captures: CaptureSearch,
    to draft: inout InitialDescription,
    _ places: Places,
    _ terminal: Terminal
  ) -> Bool {
    let files = terminal.files
    let named = captures.given.map { files.absolute($0, from: files.currentFolder) }
    let reader = CaptureFiles(in: files, root: places.root)
    let given = reader.read(named)
    guard given.diagnostics.isEmpty else {
      DiagnosticOutput(terminal).complain(given.diagnostics, in: given.files)
      return false
    }
    let known = Set(named.map { ExactPath(files.resolved($0)) })
    let found = reader.read(captures.found.filter { !known.contains(ExactPath($0)) })
    guard !given.captures.isEmpty || !found.captures.isEmpty else { return true }
    let folder = FilePath.folder(of: places.file)
    var search = RuleFileSearch(in: files)
    let rules = search.rules(in: folder)
    guard let recognizer = ImportCommand.recognizer(rules, in: terminal, root: places.root) else {
      return false
    }
    for capture in given.captures {
      let isAlone = capture.capture.screens.count == 1
      add(capture, to: &draft, from: folder, recognizer, needsLogin: !isAlone)
    }
    for capture in found.captures {
      add(capture, to: &draft, from: files.resolved(folder), recognizer, needsLogin: true)
    }
    return true
  }

  private func add(
    _ capture: CaptureFiles.Found,
    to draft: inout InitialDescription,
    from folder: String,
    _ recognizer: LoginRecognizer,
    needsLogin: Bool
  ) {
    let file = FilePath.path(to: capture.path, from: folder)
    let isAlone = capture.capture.screens.count == 1
    for screen in capture.capture.screens {
      let logins = recognizer.logins(on: screen).logins
      guard !needsLogin || !logins.isEmpty else { continue }
      for login in logins { draft.add(service: login.service, at: file) }
      draft.add(.capture(file: file, part: isAlone ? nil : screen.name))
    }
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
