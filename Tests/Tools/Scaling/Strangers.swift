internal import Diagnostics
internal import Engine
internal import Evidence
internal import LanguageServer
internal import Model
internal import TestSupport

/// What else strangers write: the other files of projects, captures, review information and answers.
let strangers: [Workload] = [
  .scanning("PrivacyInfo.xcprivacy") { size in
    let type = "<dict><key>NSPrivacyCollectedDataType</key><string>t</string></dict>\n"
    return "<plist><dict><key>NSPrivacyCollectedDataTypes</key><array>"
      + String(repeating: type, count: size) + "</array></dict></plist>"
  },
  .scanning("App.entitlements") { size in
    "<plist><dict>" + lines(size) { "<key>k\($0)</key><true/>" } + "</dict></plist>"
  },
  .scanning("Package.resolved") { size in
    let pins = (0..<size).map { "{\"location\": \"https://example.com/a/p\($0).git\"}" }
    return "{\"pins\": [\(pins.joined(separator: ","))], \"version\": 3}"
  },
  .scanning("pubspec.yaml") { size in "dependencies:\n" + lines(size) { "  p\($0): ^1.0" } },
  .scanning("pubspec.lock") { size in
    "packages:\n" + lines(size) { "  p\($0): {dependency: direct main, version: '1'}" }
  },
  .scanning("package.json") { size in
    let items = (0..<size).map { "\"p\($0)\": \"1\"" }
    return "{\"dependencies\": {\(items.joined(separator: ","))}}"
  },
  .scanning("yarn.lock") { size in lines(size) { "\"p\($0)@^1\", \"a@1\":\n  version \"1\"\n" } },
  .scanning("pnpm-lock.yaml") { size in
    "lockfileVersion: '9.0'\npackages:\n" + lines(size) { "  'p\($0)@1.0': {dev: true}" }
  },
  .scanning("app.json") { size in
    let plugins = (0..<size).map { "\"plugin-\($0)\"" }.joined(separator: ",")
    return "{\"expo\": {\"plugins\": [\(plugins)]}}"
  },
  .scanning("Localizable.strings") { size in
    lines(size) { "\"a\($0)\" = \"Sign in with \\\"Google\\\"\"; /* b" }
  },
  .scanning("Localizable.xcstrings") { size in
    lines(size) { "\"Sign in with Google \($0)\": {\"localizations\": {}}," }
  },
  .scanning("app_en.arb") { size in lines(size) { "\"a\($0)\": \"Sign in with Google\"," } },
  .scanning("interpolations.swift") { size in String(repeating: "\"\\(", count: 32 * size) },
  .scanning("comments.swift") { size in String(repeating: "/*", count: 32 * size) },
  .scanning("quotes.swift") { size in String(repeating: "#\"\"\"", count: 32 * size) },
  .scanning("brackets.swift") { size in String(repeating: "func f() { (", count: 16 * size) },
  .scanning("gaps.swift") { size in String(repeating: "GIDSignIn.a", count: 16 * size) },
  .scanning("calls.swift") { size in
    lines(size) { "GIDSignIn.a.b\($0).signIn(c) // GIDSignIn" }
  },
  .scanning("strings.m") { size in String(repeating: "@\"\\", count: 32 * size) },
  .scanning("templates.js") { size in String(repeating: "`${", count: 32 * size) },
  .scanning("elements.tsx") { size in String(repeating: "<a>{", count: 32 * size) },
  .scanning("comments.dart") { size in String(repeating: "/*'''", count: 32 * size) },
  .ruby("ruby-lines") { size in lines(size) { "a \"b\", c: %q(d\($0)) # e" } },
  .ruby("ruby-texts-in-texts") { size in String(repeating: "\"#{", count: 32 * size) },
  .ruby("ruby-texts-without-end") { size in lines(8 * size) { "a <<~TEXT\($0)" } },
  .ruby("ruby-brackets") { size in String(repeating: "%q(%w[", count: 32 * size) },
  .ruby("ruby-settings-in-settings") { size in
    String(repeating: "app_review_information(notes: File.read(\"a\" + ", count: size)
  },
  .ruby("ruby-settings") { size in
    "app_review_information(" + lines(size) { "a\($0): \"b\"," } + ")"
  },
  Workload("review-details") { size in
    let items = (0..<size).map {
      "{\"type\": \"appStoreReviewAttachments\", \"attributes\": {\"fileName\": \"\($0).pdf\"}}"
    }
    let data = "{\"type\": \"appStoreReviewDetails\", \"attributes\": {\"notes\": \"a\"}}"
    let text = "{\"data\": \(data), \"included\": [\(items.joined(separator: ",\n"))]}"
    let file = SourceFile(path: "details.json", text: text)
    _ = try? SavedReviewDetails(Workload.detection).information(in: file)
  },
  Workload("attachments-of-a-test") { size in
    let items = (0..<size).map { "{\"exportedFileName\": \"\($0).json\"}" }
    let text = "[{\"attachments\": [\(items.joined(separator: ","))]}]"
    precondition(AttachmentList(SourceFile(path: "manifest.json", text: text)) != nil)
  },
  .capturing("capture-of-a-debugger") { size in
    "Element subtree:\n →Application, 0x1, pid: 7, label: 'A'\n"
      + "    Window (Main), 0x2, {{0.0, 0.0}, {393.0, 852.0}}\n"
      + lines(size) { "      Button, 0x3, {{24.0, 470.0}, {345.0, 50.0}}, label: 'Log in \($0)'" }
  },
  .capturing("capture-of-idb") { size in
    let frame = "\"AXFrame\": \"{{0, 0}, {393, 852}}\""
    let buttons = (0..<size).map { "{\(frame), \"AXLabel\": \"b\($0)\", \"type\": \"Button\"}" }
    let app = "{\(frame), \"AXLabel\": \"A\", \"type\": \"Application\"}"
    return "[\(([app] + buttons).joined(separator: ","))]"
  },
  .capturing("capture-of-interface-builder") { size in
    let rectangle = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"393\" height=\"52\"/>"
    return "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\">"
      + "<device id=\"retina6_12\" orientation=\"portrait\"/><objects><view id=\"v\">"
      + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"393\" height=\"852\"/><subviews>"
      + lines(size) { "<button id=\"b\($0)\">\(rectangle)</button>" }
      + "</subviews></view></objects></document>"
  },
  .capturing("capture-of-maestro") { size in
    let buttons = (0..<size).map {
      "{\"attributes\": {\"text\": \"b\($0)\", \"bounds\": \"[0,0][90,44]\"}, \"children\": []}"
    }
    return "{\"attributes\": {\"bounds\": \"[0,0][390,844]\"}, "
      + "\"children\": [\(buttons.joined(separator: ","))]}"
  },
  .capturing("capture-of-a-driver") { size in
    let frame = "\"frame\": {\"X\": 0, \"Y\": 0, \"Width\": 393, \"Height\": 852}"
    let buttons = (0..<size).map { "{\"elementType\": 9, \"label\": \"b\($0)\", \(frame)}" }
    return "{\"elementType\": 2, \"label\": \"A\", \(frame), "
      + "\"children\": [\(buttons.joined(separator: ","))]}"
  },
  .capturing("capture-of-a-test") { size in
    let buttons = (0..<size).map {
      "{\"type\": \"button\", \"label\": \"b\($0)\", \"frame\": [24, 470, 345, 50]}"
    }
    return "{\"reviewlintTree\": 1, \"id\": \"a\", \"app\": \"A\", \"size\": [393, 852], "
      + "\"scale\": 3, \"elements\": [\(buttons.joined(separator: ","))]}"
  },
  Workload("description-of-a-capture") { size in
    let elements = (0..<size).map { number in
      ScreenCapture.Element(
        service: number % 2 == 0 ? "apple" : nil, names: ["b\(number)"], title: "Words",
        frame: Rectangle(x: 24, y: 440, width: 327, height: 44), bytes: 0..<5)
    }
    let capture = ScreenCapture(
      file: SourceFile(path: "a.txt", text: "words"), format: "debug-description",
      isFromRunningApp: true, tolerance: 0, elements: elements,
      unrecognised: elements.filter { $0.service == nil })
    let layer = Layer(capture, at: 0..<5, facts: [])
    let login = "login: {services: [apple]}"
    let buttons = Array(repeating: "{service: apple}", count: size / 2).joined(separator: ", ")
    let screens = "screens: [{capture: a.txt}, {capture: a.txt, buttons: [\(buttons)]}]"
    let text = "reviewlint: 1\napp: {name: P}\n\(login)\n\(screens)\n"
    let read = try? Trial([]).description(text) { _ in layer }
    precondition(read != nil, "it is a description")
  },
  .answers("table.csv") { size in
    "path,answer,by,on,app,schemaVersion\n"
      + lines(size) { "screens[\($0)].wall,\"a \"\"b\",Ada,2026-11-20,Pawprint,1" }
  },
  .answers("answers.json") { size in
    let person = "\"document\": 1, \"app\": \"P\", \"by\": \"Ada\", \"on\": \"2026-11-20\""
    let items = (0..<size).map { "{\(person), \"path\": \"a.b\($0)\", \"value\": \"c\"}" }
    return "{\"schemaVersion\": 1, \"answers\": [\(items.joined(separator: ","))]}"
  },
  Workload("message-in-pieces") { size in
    var server = Server(host, version: "0")
    _ = server.receive(Array("Content-Length: \(4_096 * size)\r\n\r\n".utf8))
    for _ in 0..<(64 * size) { _ = server.receive(Array(repeating: UInt8(ascii: " "), count: 64)) }
  },
  Workload("messages") { size in
    var server = Server(host, version: "0")
    _ = server.receive(Array(String(repeating: "Content-Length: 2\r\n\r\n{}", count: size).utf8))
  },
  Workload("long-condition") { size in
    let sum = Array(repeating: "1", count: size).joined(separator: " + ")
    _ = Trial(SmallRule.file(["require: '\(sum) == \(size)'"]))
  },
  Workload("deep-condition") { size in
    let deep = String(repeating: "(", count: size) + "true" + String(repeating: ")", count: size)
    _ = Trial(SmallRule.file(["require: '\(deep)'"]))
  },
]

extension Workload {
  fileprivate static func ruby(
    _ name: String, _ text: @escaping @Sendable (Int) -> String
  ) -> Workload {
    Workload(name) { size in
      let file = SourceFile(path: "fastlane/Deliverfile", text: text(size))
      var fastlane = FastlaneInformation(detection) {
        $0 == file.id.path ? .bytes(file.bytes) : .missing
      }
      _ = try? fastlane.information(inMetadata: "fastlane/metadata", settingsIn: "fastlane")
    }
  }

  fileprivate static func answers(
    _ name: String, _ text: @escaping @Sendable (Int) -> String
  ) -> Workload {
    Workload(name) { size in
      var reader = AnswersReader()
      _ = reader.read(SourceFile(path: name, text: text(size)))
    }
  }
}
