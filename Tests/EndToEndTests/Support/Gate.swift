import Foundation
import Testing

/// A recipe that lets a change pass or not, as people copy it.
struct Gate: CustomStringConvertible, Sendable {
  let description: String
  /// Where it looks for descriptions.
  var folders = [""]
  /// Whether it looks for them itself, and isn't handed their texts.
  var searches = true
  /// What it needs beside a shell, and a name for the skipped test.
  var tools = [Tool.python]
  /// The shell script that stands for a run on its platform.
  let script: @Sendable () throws -> String

  /// A program that not every machine has.
  struct Tool: Sendable {
    let name: String
    let path: String?

    static let python = Tool(
      name: "python3 that reads YAML",
      path: EditorTests.program("python3") {
        try Reviewlint.run(["-c", "import yaml"], of: $0, in: Case.root).status == 0
      }
    )
    static let swift = Tool(name: "swiftc", path: EditorTests.program("swiftc") { _ in true })
    static let ruby = Tool(name: "ruby", path: EditorTests.program("ruby") { _ in true })
  }

  /// Every one that is shown or lies among the examples.
  static let all: [Gate] = Page.all.flatMap(\.blocks).compactMap(Gate.init) + examples

  /// What stands in for platforms that aren't on this machine.
  static let platforms = Case.tests.appending(path: "Platforms")

  private static let fleetPage = ".github/docs/fleets.md"

  private init?(_ block: Page.Block) {
    guard let platform = block.platform else { return nil }
    let line = block.text.split(separator: "\n").first { $0.contains("reviewlint") } ?? ""
    description = "\(platform.rawValue) in \(block.page): \(line)"
    script = { try Self.steps(of: block.text, on: platform) }
    if [.danger, .fastlane].contains(platform) { tools.append(.ruby) }
    if block.page == Self.fleetPage { folders = ["apps/a/", "apps/b/"] }
  }

  private init(
    _ description: String, folders: [String] = [""], searches: Bool = true,
    tools: [Tool] = [.python], script: @escaping @Sendable () throws -> String
  ) {
    self.description = description
    self.folders = folders
    self.searches = searches
    self.tools = tools
    self.script = script
  }

  static func steps(of text: String, on platform: Page.Block.Platform) throws -> String {
    let answer = try Reviewlint.run(
      ["-B", platforms.appending(path: "steps.py").path, platform.rawValue, Case.root.path],
      of: Tool.python.path, in: Case.root, input: Data(Day.moved(text).utf8))
    try #require(answer.status == 0, "\(answer.complaint)")
    return answer.output
  }

  private static let examples = [
    Gate("xargs/check_fleet.sh", folders: ["fleet/"], tools: []) {
      "SIZE=2 sh \(path("xargs/check_fleet.sh")) fleet page.html\n"
    },
    Gate("kubernetes", folders: (0..<4).map { "fleet/\($0)/" }) {
      let jobs = try ["check-fleet", "join-fleet"].map { name in
        let text = try String(contentsOf: file("kubernetes/\(name).yaml"), encoding: .utf8)
        return """
          cat >\(name).yaml <<'JOB'
          \(Day.moved(text))JOB
          python3 -B \(Case.tests.path)/Packages/jobs.py \(name).yaml "$PWD" reviewlint || exit $?

          """
      }
      return "mkdir -p parts\n" + jobs.joined()
    },
    Gate("spark/check_fleet.py", searches: false) {
      """
      PYTHONPATH=\(platforms.path) \
      python3 -B \(platforms.path)/spark.py \(path("spark/check_fleet.py"))

      """
    },
    Gate("the plugin for SwiftPM", tools: [.swift]) { try plugin() },
  ]

  /// What the plugin has SwiftPM run before a build of the package in the current folder.
  private static func plugin() throws -> String {
    let scratch = try TemporaryFolder()
    let source = ".github/packaging/Plugins/Plugins/ReviewlintBuild/ReviewlintBuild.swift"
    let script = """
      swiftc -parse-as-library -module-name PackagePlugin -emit-module -emit-object \
        -o PackagePlugin.o '\(platforms.path)/PackagePlugin.swift'
      swiftc -parse-as-library -I . -o plugin PackagePlugin.o '\(Case.root.path)/\(source)'
      ./plugin /package
      """
    let answer = try Reviewlint.run(
      ["-ec", script], of: "/bin/sh", in: scratch.url,
      environment: ProcessInfo.processInfo.environment)
    try #require(answer.status == 0, "\(answer.complaint)")
    let words = answer.output.split(separator: "\n").map { word in
      word == "/package" ? #""$PWD""# : "'\(word)'"
    }
    return words.joined(separator: " ") + "\n"
  }

  private static func file(_ name: String) -> URL {
    Case.root.appending(path: "rules/examples/\(name)")
  }

  private static func path(_ name: String) -> String { "'\(file(name).path)'" }

  /// Runs it in a folder; a program of the same name can be put before the real one.
  func run(
    _ script: String, in folder: TemporaryFolder, first: URL? = nil,
    environment: [String: String] = [:]
  ) throws -> Reviewlint.Answer {
    let own = [first, Self.platforms.appending(path: "bin"), Self.programFolder]
    let others = tools.compactMap(\.path).map { URL(filePath: $0).deletingLastPathComponent() }
    let path = own.compactMap { $0 } + others
    return try Reviewlint.run(
      ["-c", script],
      of: "/bin/sh",
      in: folder.url,
      environment: environment.merging([
        "PATH": path.map(\.path).joined(separator: ":") + ":/usr/local/bin:/usr/bin:/bin",
        "HOME": "/nowhere", "PYTHONDONTWRITEBYTECODE": "1",
      ]) { $1 }
    )
  }

  private static let programFolder = Reviewlint.program.deletingLastPathComponent()
}

/// Today, for what names a day.
enum Day {
  static let today = Date.now.formatted(.iso8601.year().month().day().dateSeparator(.dash))

  private static let nextYear = Date(timeIntervalSinceNow: 400 * 86_400)
    .formatted(.iso8601.year().month().day().dateSeparator(.dash))

  /// A recipe as somebody writes it today.
  static func moved(_ text: String) -> String { text.replacing("2026-11-21", with: today) }

  /// A description of which nothing is open today.
  static func complete() throws -> String {
    try Case.complete().replacing(/(?m)^example: true\b.*\n/, with: "")
      .replacing(#/checkedOn: \d{4}-\d\d-\d\d/#, with: "checkedOn: \(today)")
      .replacing(#/expires: \d{4}-\d\d-\d\d/#, with: "expires: \(nextYear)")
  }
}
