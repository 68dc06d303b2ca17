internal import Diagnostics
internal import Documents
internal import Engine
internal import Evidence
internal import LanguageServer
internal import Model
internal import Rules
internal import TestSupport

/// Something that is to take time in proportion to its size.
struct Workload: Sendable {
  let name: String
  let run: @Sendable (_ size: Int) -> Void
}

/// Each reader and scanner with what is most laborious for it.
let readers: [Workload] = [
  .reading("yaml-blocks") { size in lines(size) { "key\($0): {a: [1, 2], b: '3'}" } },
  .reading("yaml-in-one-line") { size in "[" + String(repeating: "1, ", count: 32 * size) + "1]" },
  .reading("yaml-text") { size in
    "a: \"" + String(repeating: "\\u00e4 \\n", count: 32 * size) + "\""
  },
  .reading("yaml-block-text") { size in "a: |\n" + lines(16 * size) { "  line \($0)" } },
  .reading("yaml-aliases") { size in "a: &a 1\nb:\n" + lines(8 * size) { _ in "- *a" } },
  .reading("yaml-broken-at-its-end") { size in lines(size) { "k\($0): v" } + "a: b: c\n" },
  Workload("description") { size in
    _ = try? Trial([]).description(description(screens: size))
  },
  Workload("rules") { size in
    let rules = (0..<size).map { SmallRule.rule(["id: rule-\($0)"]) }.joined()
    _ = Trial("rules:\n" + rules)
  },
  Workload("lines-and-columns") { size in
    let file = SourceFile(path: "a", text: String(repeating: "ä", count: 32 * size))
    let lines = LineTable(of: file)
    for offset in stride(from: 0, to: file.bytes.count, by: 512) {
      _ = lines.position(of: offset)
    }
  },
  .capturing("capture-in-xml") { size in
    let button = "<XCUIElementTypeButton x=\"0\" y=\"0\" width=\"44\" height=\"44\" label="
    return "<XCUIElementTypeApplication x=\"0\" y=\"0\" width=\"375\" height=\"667\">"
      + lines(size) { "\(button)\"Button \($0)\"/>" } + "</XCUIElementTypeApplication>"
  },
  .capturing("capture-in-json") { size in
    let frame = "\"absoluteBoundingBox\": {\"x\": 0, \"y\": 0, \"width\": 44, \"height\": 44}"
    let items = (0..<size).map {
      "{\"type\": \"TEXT\", \"name\": \"t\($0)\", \"characters\": \"Words\", \(frame)}"
    }
    return """
      {"document": {"type": "DOCUMENT", "children": [{"type": "CANVAS", "children": [
      {"type": "FRAME", "name": "Login", \(frame), "children": [\(items.joined(separator: ","))]}]}]}}
      """
  },
  .capturing("capture-in-lines") { size in
    "<UIWindow: 0x1; frame = (0 0; 375 667)>\n"
      + lines(size) { "   | <UIButton: 0x\($0); frame = (0 \($0 % 600); 44 44); text = 'Words'>" }
  },
  Workload("recognition") { size in
    let text =
      "<UIWindow: 0x1; frame = (0 0; 375 667)>\n"
      + lines(size) { number in
        "   | <UIButton: 0x\(number); frame = (0 \(number); 44 1); text = 'Words \(number)'>"
      }
    guard let capture = try? Capture(SourceFile(path: "capture.txt", text: text)) else {
      preconditionFailure("it is a capture")
    }
    _ = Layer(capture.screens[0], by: recognizer)
  },
  Workload("baseline") { size in
    let entries = (0..<size).map {
      "{\"file\": \"a\", \"rule\": \"r\", \"path\": \"p\($0)\", \"outcome\": \"fail\"}"
    }
    let text = "{\"schemaVersion\": 3, \"findings\": [\(entries.joined(separator: ","))]}"
    var reader = BaselineReader()
    _ = reader.read(SourceFile(path: "baseline.json", text: text))
  },
  .scanning("Info.plist") { size in
    "<plist><dict>" + lines(size) { "<key>k\($0)</key><string>v</string>" } + "</dict></plist>"
  },
  .scanning("project.pbxproj", in: "App.xcodeproj") { size in
    "{objects = {" + lines(size) { "K\($0) = {isa = PBXGroup; name = \"a b\"; };" } + "};}"
  },
  .scanning("App.xcconfig") { size in lines(size) { "SETTING_\($0) = $(SETTING_\($0 + 1))" } },
  .scanning("Podfile.lock") { size in "PODS:\n" + lines(size) { "  - Pod\($0) (1.0)" } },
  .scanning("Cartfile.resolved") { size in lines(size) { "github \"a/b\($0)\" \"1.0\"" } },
  .scanning("package-lock.json") { size in
    "{\n  \"lockfileVersion\": 3,\n  \"packages\": {\n"
      + lines(16 * size) { "    \"node_modules/p\($0)\": {\n      \"version\": \"1\"\n    }," }
  },
  .scanning("App.swift") { size in
    lines(size) { "let a\($0) = \"x\\(b(\"c\"))\" /* /* */ */ + #\"d\"#.e.f(g)" }
  },
  .scanning("App.m") { size in lines(size) { _ in "[[A b] c:@\"d\"]; // e" } },
  .scanning("app.js") { size in String(repeating: "/[", count: 32 * size) },
  .scanning("app.ts") { size in String(repeating: "(/\\/", count: 32 * size) },
  .scanning("app.dart") { size in String(repeating: "'${", count: 32 * size) },
  Workload("header-without-end") { size in
    var server = Server(host, version: "0")
    for _ in 0..<16 {
      let piece = "Content-Length: 2\r\n" + String(repeating: "x: y\r\n", count: size)
      _ = server.receive(Array(piece.utf8))
    }
  },
]

extension Workload {
  init(_ name: String, _ run: @escaping @Sendable (Int) -> Void) {
    self.init(name: name, run: run)
  }

  fileprivate static func reading(
    _ name: String, _ text: @escaping @Sendable (Int) -> String
  ) -> Workload {
    Workload(name) { _ = DocumentReader().readAll(SourceFile(path: name, text: text($0))) }
  }

  static func capturing(_ name: String, _ text: @escaping @Sendable (Int) -> String) -> Workload {
    Workload(name) { size in
      let capture = try? Capture(SourceFile(path: name, text: text(size)))
      precondition(capture != nil, "\(name) is a capture")
    }
  }

  static func scanning(
    _ file: String, in folder: String = "", _ text: @escaping @Sendable (Int) -> String
  ) -> Workload {
    Workload(file) { size in
      let reader = ProjectFileReader(detection)
      guard let kind = reader.kind(ofFile: file, in: folder) else {
        preconditionFailure("something is looked for in \(file)")
      }
      _ = reader.read(Array(text(size).utf8), at: file, as: kind)
    }
  }

  static var detection: Detection {
    var reader = DetectionReader()
    let text = """
      detection:
        - {in: code, strength: proves, why: call, services: {google: ['GIDSignIn….signIn(']}}
        - {in: title, strength: likely, why: words, services: {google: [Sign in with Google]}}
        - {in: pod, strength: likely, why: kit, services: {google: [GoogleSignIn]}}
      """
    reader.read(ReadFile(path: "detection.yaml", text: text))
    return reader.detection
  }
}

private let recognizer: LoginRecognizer = {
  let text = try? Checkout.text(of: "rules/recognition.yaml")
  let file = SourceFile(path: "recognition.yaml", text: text ?? "")
  guard let catalogue = RecognitionCatalogue.read(ReadFile(file)).catalogue else {
    preconditionFailure("a test reads the program's own catalogue")
  }
  return LoginRecognizer(catalogue, Trial([]).book.catalogues)
}()

/// Nothing that is no message makes a server ask for rules.
let host = Host(
  name: { $0 }, rules: { _, _ in preconditionFailure("nobody asks for rules") },
  ownRules: { _, _ in preconditionFailure("nobody asks for rules") },
  check: { _, _, _ in preconditionFailure("nobody asks for a check") })

func lines(_ count: Int, _ line: (Int) -> String) -> String {
  (0..<count).map { line($0) + "\n" }.joined()
}

func description(screens count: Int) -> String {
  """
  reviewlint: 1
  app: {name: Pawprint}
  login: {services: [apple, google]}
  screens:

  """
    + lines(count) { number in
      """
        - {id: s\(number), device: phone, buttons: [
            {service: apple, title: Sign in with Apple, frame: [24, 440, 327, 44]},
            {service: google, title: Google, frame: [24, 500, 327, 44]}]}
      """
    }
}
