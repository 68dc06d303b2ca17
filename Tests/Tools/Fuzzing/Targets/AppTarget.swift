internal import Commands
internal import TestSupport

/// Scans a built app of which strangers wrote a part: an archive with it, its executable or its
/// Info.plist.
enum AppTarget: FuzzTarget {
  static let name = "app"

  static let seeds: [[UInt8]] = {
    let apps = MadeApp.Variant.allCases.compactMap { try? MadeApp($0) }
    let signed = apps.prefix(1).compactMap { app -> [UInt8]? in
      var app = app
      let coded = MadeEntitlements.coded([("get-task-allow", MadeEntitlements.value(1, [0]))])
      let text = Array(MadeApp.entitlements.utf8)
      try? app.sign([(5, 0xfade_7171, text), (7, 0xfade_7172, coded)])
      return app.executable
    }
    let folder = "rules/examples/Pawprint.app"
    let example = ["Info.plist", "Pawprint"].compactMap { name in
      (try? Checkout.bytes(of: "\(folder)/\(name)")).map { (name, $0) }
    }
    let place = "Payload/Pawprint.app/"
    let archives = [
      MadeArchive(example.map { .init(place + $0.0, $0.1) }),
      MadeArchive(example.map { .deflated(place + $0.0, $0.1) }),
    ]
    return apps.map(\.executable) + signed + example.map(\.1) + archives.map(\.bytes)
      + [binaryList]
  }()

  private static let binaryList = MadeBinaryList.bytes([
    [0xd3, 1, 2, 3, 4, 5, 6], MadeBinaryList.text("UIDeviceFamily"), MadeBinaryList.text("a"),
    MadeBinaryList.text("b"), [0xa2, 7, 8], [0x62, 0x4e, 0x2d, 0x65, 0x87], [9], [0x10, 1],
    [0x10, 2],
  ])

  private static let list = """
    <plist><dict><key>CFBundleExecutable</key><string>App</string></dict></plist>
    """

  static func run(_ bytes: [UInt8]) {
    var app = "Fuzzed.app"
    var files = ["Fuzzed.app/Info.plist": Array(list.utf8)]
    switch bytes.first {
    case UInt8(ascii: "P"):
      app = "fuzzed.ipa"
      files[app] = bytes
    case 0xca, 0xcf, 0xfe: files["Fuzzed.app/App"] = bytes
    default: files["Fuzzed.app/Info.plist"] = bytes
    }
    ProgramRun.inFolder(files) { folder in
      let words = ["scan", "\(folder)/\(app)"]
      let run = ProgramRun(words)
      precondition(!run.output.steers(atMost: 0), "no answer steers")
      precondition(ProgramRun(words) == run, "and it is the same answer again")
    }
  }
}
