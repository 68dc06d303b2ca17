import TestSupport
import Testing

@testable import Evidence

@Suite struct LockFileTests {
  @Test(arguments: [
    ("Podfile.lock", "PODS:\n  - GoogleSignIn (7.0)\n", "likely", 2),
    (
      "Package.resolved",
      "{\"pins\": [\n{\"location\": \"https://x.y/google/GoogleSignIn-iOS.git\"}], \"version\": 3}",
      "likely", 2
    ),
    (
      "Package.resolved",
      "{\"object\": {\"pins\": [{\"repositoryURL\": \"https://x.y/GoogleSignIn-iOS\"}]}, \"version\": 1}",
      "likely", 1
    ),
    (
      "Cartfile.resolved", "github \"a/b\" \"1\"\ngithub \"google/GoogleSignIn-iOS\" \"7.0\"\n",
      "likely", 2
    ),
    ("pubspec.yaml", "name: app\ndependencies:\n  google_sign_in: ^6\n", "likely", 3),
    (
      "pubspec.lock", "packages:\n  google_sign_in:\n    dependency: \"direct main\"\n", "likely", 2
    ),
    ("pubspec.lock", "packages:\n  google_sign_in:\n    dependency: transitive\n", "hint", 2),
    ("package.json", "{\n\"dependencies\": {\"google-signin\": \"1\"}}", "likely", 2),
    (
      "package-lock.json",
      "{\n  \"lockfileVersion\": 3,\n  \"packages\": {\n    \"node_modules/google-signin\": {\n",
      "hint", 4
    ),
    ("yarn.lock", "# yarn lockfile v1\n\ngoogle-signin@^1.0.0:\n  version \"1.0.0\"\n", "hint", 3),
    (
      "yarn.lock", "__metadata:\n  version: 8\n\n\"google-signin@npm:^1\":\n  version: 1.0\n",
      "hint", 4
    ),
    ("pnpm-lock.yaml", "lockfileVersion: '9.0'\npackages:\n  google-signin@1.0.0:\n", "hint", 3),
  ])
  func `a package is found, with its line`(
    name: String, text: String, strength: String, line: Int
  ) {
    let project = SmallProject([name: text])
    #expect(project.shown == ["google \(strength): \(strength) \(name):\(line)"])
    #expect(project.diagnostics == [])
  }

  @Test(arguments: [
    ("Podfile.lock", "PODS:\n  - Other (7.0)\n# - GoogleSignIn (7.0)\n"),
    ("pubspec.lock", "packages:\n  google_sign_in:\n    dependency: \"direct dev\"\n"),
    ("pubspec.yaml", "dev_dependencies:\n  google_sign_in: ^6\n"),
    ("package.json", "{\"devDependencies\": {\"google-signin\": \"1\"}}"),
    (
      "yarn.lock", "# yarn lockfile v1\n\nother@^1.0.0:\n  dependencies:\n    google-signin \"1\"\n"
    ),
  ])
  func `what is for development, or left out, is nothing`(name: String, text: String) {
    #expect(SmallProject([name: text]).shown == [])
  }

  /// The name of a file and its text, and what is told of it.
  @Test(
    arguments: ToldTable.rows(
      """
      Package.resolved {"pins": [], "version": 9}
        1:1: warning[unknown-lock-version]: lock files of version '9' aren't known, only 1, 2 or
          3; it doesn't count
      package-lock.json {⏎  "lockfileVersion": 7,⏎
        1:1: warning[unknown-lock-version]: lock files of version '7' aren't known, only 1, 2, 3;
          it doesn't count
      Podfile.lock COCOAPODS: 1.0⏎
        1:1: warning[not-this-lock-file]: this lists no packages in a way that is known; it
          doesn't count
      Podfile.lock PODS:⏎<<<<<<< HEAD⏎  - GoogleSignIn (7.0)⏎=======⏎
        2:1: warning[merge-conflict]: a merge conflict is left in this file; nothing in it counts
      App.entitlements <plist><dict>
        1:14: warning[broken-list]: this property list can't be read from here on; nothing in it
          counts
      A.xcodeproj/project.pbxproj {objects = {}; }
        1:1: warning[not-a-project]: this project file has no root object; nothing in it counts
      """
    ))
  func `what can't be used is told`(file: String, messages: [String]) {
    let parts = file.split(separator: " ", maxSplits: 1).map(String.init)
    let project = SmallProject([parts[0]: parts[1]])
    #expect(project.diagnostics == messages.map { "\(parts[0]):\($0)" })
    #expect(project.shown == [])
  }

  @Test func `a file that is too large is named and skipped`() {
    let text = "GIDSignIn.sharedInstance.signIn(self)\n" + String(repeating: "a\n", count: 1 << 22)
    let project = SmallProject(["A.swift": text])
    #expect(
      project.diagnostics == [
        "A.swift:-: warning[too-large]: this file has more than 8,388,608 bytes and is skipped"
      ]
    )
    #expect(project.shown == [])
  }
}
