internal import Diagnostics
internal import Documents
internal import Evidence
internal import TestSupport

/// Each reader of a built app's files with what is most laborious for it.
let apps: [Workload] = [
  .app("archive-of-files") { size in
    let parts = (0..<size).map { MadeArchive.Part("Payload/A.app/f\($0)") }
    return ["": MadeArchive(parts + [.init("Payload/A.app/Info.plist", list)]).bytes]
  },
  .app("deflated-list") { size in
    let text = Array("<plist><dict><key>k</key><string>".utf8)
    let bytes = text + [UInt8](repeating: 120, count: 64 * size)
    return ["": MadeArchive([.deflated("Payload/A.app/Info.plist", bytes)]).bytes]
  },
  .app("binary-list") { size in
    let texts = (0..<size).map { MadeBinaryList.text("k\($0)") }
    // A dictionary with 8 bytes for its count, whose values are its keys.
    let references = MadeBinaryList.references(1..<size + 1, size: 4)
    let head = [0xdf, 0x13] as [UInt8] + numbers((size, 8)).reversed()
    let objects = [head + references + references] + texts
    return ["Info.plist": MadeBinaryList.bytes(objects, referenceSize: 4)]
  },
  .executable("imported-symbols") { size in
    let names = Array((0..<size).map { "_symbol\(10_000_000 + $0)\0" }.joined().utf8)
    let symbols = (0..<size).flatMap { numbers((16 * $0, 4), (1, 1), (0, 11)) }
    return MadeImage(symbols: symbols, names: names)
  },
  .executable("selectors") { size in
    MadeImage(text: Array((0..<size).map { "selector\($0):\0" }.joined().utf8))
  },
  .executable("entitlements-in-DER") { size in
    let yes = MadeEntitlements.value(1, [1])
    let coded = MadeEntitlements.coded((0..<size).map { ("k\($0)", yes) })
    let length = Array(numbers((8 + coded.count, 4)).reversed())
    let head = [0xfa, 0xde, 0x0c, 0xc0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 7, 0, 0, 0, 20] as [UInt8]
    let blob = [0xfa, 0xde, 0x71, 0x72] as [UInt8] + length + coded
    return MadeImage(signature: head + blob)
  },
  .executable("classes") { size in
    // A class leads to its data, and that to its name and its one method.
    let start = MadeImage.start
    var bytes: [UInt8] = Array("presentationAnchorForAuthorizationController:\0\0\0\0".utf8)
    var classes: [UInt8] = []
    for _ in 0..<size {
      let place = start + bytes.count
      classes += numbers((place, 8))
      bytes += numbers((0, 32), (place + 40, 8))
      bytes += numbers((0, 24), (start, 8), (place + 88, 8), (0, 8))
      bytes += numbers((24, 4), (1, 4), (start, 8), (0, 16))
    }
    return MadeImage(text: bytes, classes: classes)
  },
]

/// An executable that was put together by hand, in one segment.
private struct MadeImage {
  var text: [UInt8] = []
  var classes: [UInt8] = []
  var symbols: [UInt8] = []
  var names: [UInt8] = []
  var signature: [UInt8] = []

  /// Where the text begins in memory, behind the commands.
  static let start = base + head
  private static let base = 1 << 32
  private static let head = 4096

  var bytes: [UInt8] {
    var body: [UInt8] = []
    func place(_ part: [UInt8]) -> Int {
      body += part
      return Self.head + body.count - part.count
    }
    func name(_ name: String) -> [UInt8] { name.utf8 + numbers((0, 16 - name.utf8.count)) }
    func section(_ label: String, in segment: String, _ part: [UInt8]) -> [UInt8] {
      let offset = place(part)
      return name(label) + name(segment)
        + numbers((Self.base + offset, 8), (part.count, 8), (offset, 4), (0, 28))
    }
    let sections =
      section("__objc_methname", in: "__TEXT", text)
      + section("__objc_classlist", in: "__DATA", classes)
    let symbolTable = numbers(
      (2, 4), (24, 4), (place(symbols), 4), (symbols.count / 16, 4), (place(names), 4),
      (names.count, 4))
    let signed = numbers((0x1d, 4), (16, 4), (place(signature), 4), (signature.count, 4))
    let count = Self.head + body.count
    let segment =
      numbers((0x19, 4), (72 + sections.count, 4)) + name("__TEXT")
      + numbers((Self.base, 8), (count, 8), (0, 8), (count, 8), (0, 8), (2, 4), (0, 4))
    let commands = segment + sections + symbolTable + signed
    let front =
      numbers((0xfeed_facf, 4), (0, 12), (3, 4), (commands.count, 4), (0, 8)) + commands
    return front + numbers((0, Self.head - front.count)) + body
  }
}

extension Workload {
  /// Files by their names, or an archive that has none.
  fileprivate static func app(
    _ name: String, _ files: @escaping @Sendable (Int) -> [String: [UInt8]]
  ) -> Workload {
    Workload(name) { size in
      let files = files(16 * size)
      let app = BuiltApp(called: name, appDetection) { () throws(AppMistake) in
        if let archive = files[""] { return try ZipArchive(ByteSource(archive)).files }
        return AppFiles(Array(files.keys)) { path throws(AppMistake) in
          ByteSource(files[path] ?? [])
        }
      }
      let isRead = files["A"] == nil ? !app.read.isEmpty : app.diagnostics.isEmpty
      precondition(isRead, "\(name) is read: \(app.diagnostics)")
    }
  }

  fileprivate static func executable(
    _ name: String, _ image: @escaping @Sendable (Int) -> MadeImage
  ) -> Workload {
    app(name) { ["Info.plist": list, "A": image($0).bytes] }
  }

  private static var appDetection: Detection {
    var reader = DetectionReader()
    let text = try? Checkout.text(of: "rules/detection/built-app.yaml")
    reader.read(ReadFile(path: "built-app.yaml", text: text ?? ""))
    return reader.detection
  }
}

private let list = Array(
  "<plist><dict><key>CFBundleExecutable</key><string>A</string></dict></plist>".utf8)

/// Numbers, each in so many bytes, the lowest first.
private func numbers(_ numbers: (value: Int, size: Int)...) -> [UInt8] {
  numbers.flatMap { number in
    (0..<number.size).map { $0 < 8 ? UInt8(truncatingIfNeeded: number.value >> (8 * $0)) : 0 }
  }
}
