import Diagnostics
import Documents
import Model
import TestSupport
import Testing

@testable import Evidence

/// What is written by another name that a file gives, found by its own.
@Suite struct SourceAliasTests {
  private static func shown(_ code: String, in name: String) -> [String] {
    let text = """
      modules: {expo-apple-authentication: AppleAuthentication}
      detection:
        - in: code
          strength: proves
          why: It is called.
          services: {apple: [AppleAuthentication.signInAsync], kakao: [UserApi.shared.login]}
        - in: code
          strength: proves
          why: It is told apart.
          without: [Passkey]
          within: function
          facts: [{fact: a, value: b, find: ['==.canceled']}]
        - in: code
          strength: likely
          why: It is read.
          facts: [{fact: c, value: d, find: ['*.email']}]
      """
    var reading = DetectionReader()
    reading.read(ReadFile(path: "detection.yaml", text: text))
    #expect(reading.diagnostics.isEmpty)
    let reader = ProjectFileReader(reading.detection)
    let kind = reader.kind(ofFile: name, in: "")
    let contents = [reader.read(Array(code.utf8), at: name, as: kind ?? .reviewNotes)]
    let evidence = ProjectEvidence(of: contents, reading.detection)
    return (evidence.services + evidence.facts).map(\.subject.name)
  }

  @Test(arguments: [
    ("import * as Apple from 'expo-apple-authentication'\nApple.signInAsync()", true),
    (
      "import * as AppleAuthentication from \"expo-apple-authentication\"\n"
        + "AppleAuthentication.signInAsync()", true
    ),
    ("import * as Apple from './apple'\nApple.signInAsync()", false),
    ("import * as Apple from 'expo-apple-authentication'\nOther.signInAsync()", false),
    ("import Apple from 'expo-apple-authentication'\nApple.signInAsync()", false),
    ("import * as", false), ("* as A from", false),
  ])
  func `a module is called by the name that it has in the file`(_ code: String, _ isFound: Bool) {
    #expect(Self.shown(code, in: "a.jsx") == (isFound ? ["apple"] : []))
  }

  @Test(arguments: [
    ("typealias KakaoUserAPI = UserApi\nKakaoUserAPI.shared.login()", true),
    ("typealias KakaoUserAPI = UserApi.Other\nKakaoUserAPI.shared.login()", false),
    ("typealias KakaoUserAPI = UserApi<A>\nKakaoUserAPI.shared.login()", false),
    ("typealias Other = UserApi\nKakaoUserAPI.shared.login()", false),
    ("typealias", false), ("typealias A =", false), ("typealias A = UserApi", false),
  ])
  func `a type is called by the name that it has in the file`(_ code: String, _ isFound: Bool) {
    #expect(Self.shown(code, in: "A.swift") == (isFound ? ["kakao"] : []))
  }

  @Test func `something else in the type says that it is about that`() {
    let function = "func f() { if error.code == .canceled {} }"
    #expect(Self.shown("class A { \(function) }", in: "A.swift") == ["a"])
    #expect(Self.shown("class A { \(function)\nlet p = Passkey() }", in: "A.swift") == [])
    #expect(Self.shown("class A { \(function) }\nlet p = Passkey()", in: "A.swift") == ["a"])
  }

  @Test func `a star is any word`() {
    #expect(Self.shown("send(answer.email)", in: "A.swift") == ["c"])
    #expect(Self.shown("scopes = [.email]", in: "A.swift") == [])
  }
}
