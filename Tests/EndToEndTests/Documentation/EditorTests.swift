import Foundation
import Testing

/// The language server as other people's programs speak with it.
@Suite struct EditorTests {
  private static let files = [
    "login.review.yaml": """
    reviewlint: 1
    app: {name: Pawprint}
    login:
      services: [apple, google]
    screens:
      - device: iphone-se-3
        buttons:
          - {service: apple,  frame: {x: 24, y: 440, width: 327, height: 40}}
          - {service: google, frame: {x: 24, y: 496, width: 327, height: 44}}

    """,
    "team/login.review.yaml": """
    reviewlint: 1
    app: {name: Pawprint}
    login: {services: [apple]}
    screens: [{device: iphone-se-3, buttons: [{service: apple}]}]

    """,
    "team/.reviewlint.yaml": """
    rules:
      - id: team-button
        title: There is no button
        guidelines: ['4.0']
        severity: warning
        why: Nobody wants one.
        sources: [us]
        each: {screen: screens}
        require: screen.buttonz.size() == 0
        message: A button is there
        fix: Take it away.
        examples:
          passes: [{name: none, base: complete, set: {screens: []}}]
          fails: [{name: one, base: complete}]

    """,
  ]

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    return folder
  }

  private static func environment(_ folder: TemporaryFolder) -> [String: String] {
    [
      "REVIEWLINT_FOLDER": folder.url.path, "REVIEWLINT_PROGRAM": Reviewlint.program.path,
      "PYTHONDONTWRITEBYTECODE": "1", "HOME": folder.url.path, "XDG_STATE_HOME": folder.url.path,
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
    ]
  }

  /// The first program of a name on the path that will do.
  static func program(_ name: String, where isFit: (String) throws -> Bool) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folders = ["/usr/bin"] + path.split(separator: ":").map(String.init)
    return folders.map { "\($0)/\(name)" }.first { program in
      FileManager.default.isExecutableFile(atPath: program) && (try? isFit(program)) == true
    }
  }

  private static let python = program("python3") {
    try Reviewlint.run(["-c", "import pytest_lsp"], of: $0, in: Case.root).status == 0
  }

  @Test(.enabled(if: python != nil, "left out: no python3 with pytest-lsp"))
  func `a client of the protocol gets what it asks for`() throws {
    let folder = try Self.folder()
    let answer = try Reviewlint.run(
      [Case.tests.appending(path: "Editors/test_server.py").path], of: Self.python, in: folder.url,
      environment: Self.environment(folder))
    #expect(answer.status == 0, "\(answer.output)\(answer.complaint)")
    #expect(answer.output.contains("3 passed"))
  }

  static let neovim = program("nvim") { _ in true }

  @Test(.enabled(if: neovim != nil, "left out: no Neovim"))
  func `Neovim shows findings and words`() throws {
    let folder = try Self.folder()
    let script = Case.tests.appending(path: "Editors/editor.lua").path
    let answer = try Reviewlint.run(
      [
        "--headless", "-u", "NONE", "-i", "NONE", "-n", "-c", "luafile \(script)", "-c", "cquit 3",
      ],
      of: Self.neovim, in: folder.url, environment: Self.environment(folder))
    try #require(answer.status == 0, "\(answer.output)\(answer.complaint)")
    #expect(
      try folder.read("told.txt") == """
        8:34-73 apple-button-not-smaller: Sign in with Apple is 327 × 40 pt, smaller than Google \
        Sign-In at 327 × 44 pt | Make it at least 327 × 44 pt, or make the others smaller.
        hover: `iphone-se-3` (device)
        completes: iphone-se-1
        completes: iphone-se-2
        completes: iphone-se-3

        """
    )
  }

  @Test func `the exit status says whether an editor took its leave`() throws {
    func framed(_ messages: [String]) -> Data {
      Data(messages.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined().utf8)
    }
    let begin = #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#
    let shutdown = #"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#
    let exit = #"{"jsonrpc":"2.0","method":"exit"}"#
    for (messages, status) in [
      ([begin, shutdown, exit], Int32(0)), ([begin, exit], 1), ([begin], 1), ([], 1),
      ([begin, shutdown], 0), ([begin, shutdown, exit, "garbage"], 0),
    ] {
      let answer = try Reviewlint.run(["lsp"], in: Case.root, input: framed(messages))
      #expect(answer.status == status, "\(messages)")
      #expect(answer.complaint == "")
    }
    let refused = try Reviewlint.run(["lsp", "--stdio"], in: Case.root)
    #expect(refused.status == 2)
  }
}
