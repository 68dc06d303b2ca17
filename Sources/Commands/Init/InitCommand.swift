internal import Diagnostics
internal import Evidence
internal import Model
internal import Reporting
internal import Rules
internal import World

/// Writes the first files that a team needs.
struct InitCommand: Command {
  static let name = "init"
  static let operands = "[FOLDER] | --ui-test [FILE]"
  static let summary = Message(
    "Writes a first description, or the Swift file by which a UI test writes one.")
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

  init(_ arguments: Arguments) throws(Refusal) {
    guard arguments.operands.count <= 1 else { throw Refusal("init writes one file") }
    operand = arguments.operands.first
    isForUITest = arguments.has("--ui-test")
    try arguments.refuse(Self.options.dropLast().map(\.name), beside: "--ui-test")
    app = try arguments.one("--app")
    services = arguments.all("--services")
    devices = arguments.all("--device")
    captures = arguments.all("--capture")
    output = try arguments.one("--output")
    asksNothing = arguments.has("--yes")
  }

  func run(in terminal: Terminal) throws(Refusal) -> ExitStatus {
    isForUITest ? try writeUITest(in: terminal) : try writeDescription(in: terminal)
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

  private func writeDescription(in terminal: Terminal) throws(Refusal) -> ExitStatus {
    let files = terminal.files
    let folder = files.absolute(operand ?? ".")
    guard files.kind(of: folder) == .folder else {
      throw Refusal("there is no folder \((operand ?? ".").quoted)")
    }
    let path =
      output.map { files.absolute($0) }
      ?? FilePath.joined(folder, Self.fileName)
    let shown = output ?? (operand.map { FilePath.joined($0, Self.fileName) } ?? Self.fileName)
    let advice = "; reviewlint fill \(shown.asShellWord) asks what is open in it"
    try checkIsNew(path, called: shown, files, advice: advice)
    let places = Places(folder: folder, file: path, root: files.standardRoot)
    let book = try RuleLibrary.bookHere([], in: terminal)
    let names = CatalogueNames(of: book)
    let prompt = terminal.canAsk && !asksNothing ? Prompt(in: terminal) : nil
    var interview = prompt.map { InitialInterview(prompt: $0, names: names) }
    let evidence = FoundEvidence(in: files)
    let draft = try draft(of: places, names, &interview, keeping: evidence, in: terminal)
    let opened = try OpenedDescription(draft.text, at: path, evidence, in: terminal)
    let filling = try QuestionFilling(opened, called: shown)
    let text = String(decoding: filling.opened.source.bytes, as: UTF8.self)
    try files.refuseUnseen()
    let schema = FilePath.joined(FilePath.folder(of: path), InitialDescription.schemaName)
    let isSchemaNew = try Refusal.unless(writing: shown) { () throws(FileSystem.Failure) in
      try files.write(text, to: path)
      guard try files.found(at: schema, followingLinks: false) == nil else { return false }
      try files.write(DescriptionSchema(of: book.schema).text, to: schema)
      return true
    }
    var results = try filling.opened.results()
    if let interview, !interview.isStopped {
      let file = try FilledFile(path, filling.opened, in: files)
      var proposals = Interview(
        about: file, isAboutProposals: true, on: terminal.day.day, interview.prompt)
      try proposals.run()
      results = try proposals.file.opened.results()
    }
    let plan = InitialPlan(draft: draft, results: results, file: shown, isSchemaNew: isSchemaNew)
    return terminal.answer(plan.text)
  }

  /// Refuses to write where something is.
  private func checkIsNew(
    _ path: String, called name: String, _ files: FileSystem, advice: String = ""
  ) throws(Refusal) {
    let found = try Refusal.unless(writing: name) { () throws(FileSystem.Failure) in
      try files.found(at: path, followingLinks: false)
    }
    guard found != nil else { return }
    throw Refusal("\(name.quoted) is there already, and nothing is written over\(advice)")
  }

  /// What is known.
  private func draft(
    of places: Places, _ names: CatalogueNames, _ interview: inout InitialInterview?,
    keeping found: FoundEvidence, in terminal: Terminal
  ) throws(Refusal) -> InitialDescription {
    let detection = BuiltInLibrary.detection
    let search = ProjectSearch(
      places.folder, for: detection, in: terminal.files, root: places.root, jobs: SystemThread.cores
    )
    let evidence = ProjectEvidence(of: search.contents, detection)
    let built = AppFileSearch.app(in: places.folder, terminal.files)
    let builtEvidence = built.flatMap { path -> ProjectEvidence? in
      let app = AppFileSearch(path: path, files: terminal.files, root: places.root).app(detection)
      guard !app.diagnostics.haveErrors else { return nil }
      found.remember(ShownEvidence(of: app, detection), as: "app", at: path)
      return ProjectEvidence(of: app.contents, detection)
    }
    if let project = search.project {
      found.remember(ShownEvidence(of: project, detection), as: "project", at: places.folder)
    }
    let services = try ids(in: services, .service, names)
    let devices = try ids(in: devices, .device, names)
    let folderName = FilePath.name(of: places.folder)
    let name =
      app ?? builtEvidence?.surestValue(of: "app.name") ?? evidence.surestValue(of: "app.name")
      ?? interview?.name(or: folderName) ?? folderName
    var draft = InitialDescription(of: name, services: services)
    let drawings = try addScreens(search.interfaces, to: &draft, places, terminal)
    let others = draft.setDevices(devices)
    if let builtEvidence { draft.add(builtEvidence) }
    draft.add(evidence)
    draft.add(drawings)
    let enclosure = Enclosure(of: places.file, root: places.root, in: terminal.files)
    if search.showsSomething, enclosure.holds(places.folder) {
      draft.project = FilePath.path(to: places.folder, from: FilePath.folder(of: places.file))
    }
    if let built, builtEvidence != nil, enclosure.holds(built) {
      let path = FilePath.path(to: built, from: FilePath.folder(of: places.file))
      draft.builtApp = InitialDescription.BuiltApp(
        path: path, isKept: FilePath.folder(of: built) == places.folder)
    }
    if services.isEmpty { interview?.completeServices(of: &draft) }
    let asksForDevices = devices.isEmpty && draft.screens.isEmpty
    for device in asksForDevices ? interview?.devices() ?? [] : others {
      draft.screens.append(.device(device))
    }
    return draft
  }

  /// What words of the command line name, each once.
  private func ids(
    in words: [String], _ kind: ReferenceEntry.Kind, _ names: CatalogueNames
  ) throws(Refusal) -> [String] {
    var all: [String] = []
    for word in words { all += try names.ids(in: word, kind).filter { !all.contains($0) } }
    return all
  }

  /// Screens as captures that somebody names show them, and the services recognised there; the answer
  /// is what files of the project draw.
  private func addScreens(
    _ interfaces: [String], to draft: inout InitialDescription, _ places: Places,
    _ terminal: Terminal
  ) throws(Refusal) -> [InitialDescription.Drawing] {
    let files = terminal.files
    let named = captures.map { files.absolute($0) }
    let reader = CaptureFiles(files: files, root: places.root)
    let given = reader.read(named)
    guard given.diagnostics.isEmpty else { throw Refusal(given.diagnostics, in: given.files) }
    let known = Set(named.map { ExactPath(files.resolved($0)) })
    let found = reader.read(interfaces.filter { !known.contains(ExactPath($0)) })
    guard !given.captures.isEmpty || !found.captures.isEmpty else { return [] }
    let folder = FilePath.folder(of: places.file)
    var search = RuleFileSearch(in: files)
    let rules = search.rules(in: folder)
    let book = try RuleLibrary(terminal: terminal, root: places.root).book(rules)
    let recognizer = BuiltInLibrary.recognizer(book.catalogues)
    for capture in given.captures {
      let isAlone = capture.capture.screens.count == 1
      for drawing in logins(of: capture, to: &draft, from: folder, recognizer)
      where isAlone || !drawing.services.isEmpty {
        draft.screens.append(drawing.screen)
      }
    }
    return found.captures.flatMap {
      logins(of: $0, to: &draft, from: files.resolved(folder), recognizer)
    }
  }

  /// Adds the services that a capture shows; the answer is its screens.
  private func logins(
    of capture: CaptureFiles.Found, to draft: inout InitialDescription, from folder: String,
    _ recognizer: LoginRecognizer
  ) -> [InitialDescription.Drawing] {
    let file = FilePath.path(to: capture.path, from: folder)
    let isAlone = capture.capture.screens.count == 1
    return capture.capture.screens.map { screen in
      let services = recognizer.logins(on: screen).logins.map(\.service)
      for service in services { draft.add(service: service, at: file) }
      return InitialDescription.Drawing(
        screen: .capture(file: file, part: isAlone ? nil : screen.name, device: nil), file: file,
        services: Set(services))
    }
  }
}

// The file for a UI test.
extension InitCommand {
  private func writeUITest(in terminal: Terminal) throws(Refusal) -> ExitStatus {
    let files = terminal.files
    let path = operand ?? UITestFile.name
    let written = files.absolute(path)
    let isFolder = files.kind(of: written) == .folder
    let place = isFolder ? FilePath.joined(written, UITestFile.name) : written
    let shown = isFolder ? FilePath.joined(path, UITestFile.name) : path
    try checkIsNew(place, called: shown, files)
    try Refusal.unless(writing: shown) { () throws(FileSystem.Failure) in
      try files.write(UITestFile.text, to: place)
    }
    return terminal.answer(
      Message("add \(shown.quoted) to a UI test target, and call describeScreen in a test").text
        + "\n")
  }
}

/// The Swift file with which a UI test describes a login screen.
private enum UITestFile {
  /// What it is called unless a person says otherwise.
  static let name = "ReviewlintScreen.swift"

  static var text: String {
    guard let file = BuiltInLibrary.fileOfExamples("ui-test/\(name)") else {
      preconditionFailure("a test writes the file")
    }
    return file.text
  }
}
