import TestSupport
import Testing

@testable import Evidence

/// Files that were cut off or damaged.
@Suite struct HostileProjectTests {
  private static let files = [
    ("A.xcodeproj/project.pbxproj", SmallProject.project("A = \"$(B:c)\"; B = $(A); C = ${; ")),
    (
      "App.entitlements",
      "<?xml version=\"1.0\"?><!DOCTYPE plist><plist><dict><key>a&#x41;</key><array><!-- - -->"
        + "<string><![CDATA[x]]></string><true/></array></dict></plist>"
    ),
    (
      "A.swift",
      "#if 0\n#endif\nlet a = #\"b\\#(c(\"d\"))\"# + \"\"\"\n\\(e)\n\"\"\" /* /* */ */ f….g("
    ),
    ("a.m", "@\"a\\\"\" 'b' [[GIDSignIn sharedInstance] signIn]; #import <A/B.h>"),
    ("a.tsx", "const r = /[/'\"]\\//; `a${b(`c`)}` <T>Don't</T> GIDSignIn.signIn("),
    ("a.dart", "r'a' '''b${c}''' \"$d\" GIDSignIn.signIn("),
    ("App.xcconfig", "#include \"a\"\nA[sdk=iphoneos*] = $(A) // b\n= c\n[ = ]"),
    ("yarn.lock", "# yarn lockfile v1\n\n\"@a/b@npm:^1\", c@2:\n  version 1\n"),
    ("Cartfile.resolved", "github \"a/b\" \"1\"\ngit \"\" \"\n"),
    (
      "app.json",
      "{\"expo\": {\"plugins\": [[\"a\", {}], \"b\"], \"ios\": {\"usesAppleSignIn\": 1}}}"
    ),
  ]

  @Test(arguments: files)
  func `a file that is cut off anywhere is read or told`(name: String, text: String) {
    let bytes = Array(text.utf8)
    for end in 0...bytes.count {
      let part = String(decoding: bytes[..<end], as: UTF8.self)
      #expect(SmallProject([name: part]).shown.count < 10)
    }
  }

  @Test(arguments: files)
  func `a file with damaged bytes is read or told`(name: String, text: String) {
    var generator = SeededGenerator(seed: 7)
    let marks = Array("\"'`\\#(){}[]<>/*$.=;\n".utf8)
    for _ in 0..<300 {
      var bytes = Array(text.utf8)
      for _ in 0..<3 {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        bytes[place] = marks.randomElement(using: &generator) ?? 0
      }
      let damaged = String(decoding: bytes, as: UTF8.self)
      #expect(SmallProject([name: damaged]).shown.count < 10)
    }
  }
}
