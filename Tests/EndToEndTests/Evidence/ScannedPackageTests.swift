import Foundation
import Testing

/// Packages beside a project's folder that it takes by their paths.
struct ScannedPackageTests {
  @Test(arguments: [
    (
      "App.xcodeproj/project.pbxproj",
      """
      {rootObject = A; objects = {A = {isa = PBXProject;};
        B = {isa = XCLocalSwiftPackageReference; relativePath = "../Login";};};}
      """
    ),
    ("project.yml", "name: App\ntargets: {}\npackages: {Login: {path: ../Login}}\n"),
    ("pubspec.yaml", "name: app\ndependencies:\n  login: {path: ../Login}\n"),
    ("package.json", #"{"dependencies": {"login": "file:../Login"}}"#),
    ("package.json", #"{"dependencies": {"login": "workspace:../Login"}}"#),
    ("Package.swift", #"let a = Package(dependencies: [.package(name: "L", path: "../Login")])"#),
    (
      "Podfile.lock",
      "PODS:\n  - Login (1.0)\nEXTERNAL SOURCES:\n  Login:\n    :path: \"../Login\"\n"
    ),
  ])
  func `a package beside the folder that is taken by its path belongs to the project`(
    manifest: (name: String, text: String)
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write(manifest.text, to: "ios/\(manifest.name)")
    try folder.write("let a = ASAuthorizationAppleIDProvider()\n", to: "Login/A.swift")
    try folder.write("let b = GIDSignIn.sharedInstance.signIn(with: 1)\n", to: "Other/B.swift")
    let answer = try Reviewlint.run(["scan", "ios"], in: folder.url)
    #expect(answer.output.contains("proves  Login/A.swift:1  code ASAuthorizationAppleIDProvider("))
    #expect(!answer.output.contains("Other"))
  }

  @Test(arguments: ["..", "../..", "/Login", "../Pods/Login", "../nothing", "inner"])
  func `what isn't beside the project, or holds it, isn't searched for its sake`(
    path: String
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write("dependencies:\n  login: {path: \(path)}\n", to: "ios/pubspec.yaml")
    for place in ["Login", "Pods/Login", "ios/inner"] {
      try folder.write("let a = ASAuthorizationAppleIDProvider()\n", to: "\(place)/A.swift")
    }
    let answer = try Reviewlint.run(["scan", "ios"], in: folder.url)
    #expect(answer.output.hasPrefix("ios: 2 files read\n"))
    #expect(answer.complaint.isEmpty)
  }

  @Test(arguments: [
    ("package.json", #"{"workspaces": ["./apps/*", "packages/*"]}"#, "workspace:^", true),
    ("package.json", #"{"workspaces": {"packages": ["packages/**"]}}"#, "1.0.0", true),
    ("package.json", #"{"workspaces": ["packages/*", "!packages/login"]}"#, "workspace:*", false),
    ("package.json", #"{"workspaces": ["../outside/*", "packages/other"]}"#, "workspace:*", false),
    ("pnpm-workspace.yaml", "packages:\n  - 'packages/log*'\n", "workspace:*", true),
    ("pnpm-workspace.yaml", "packages:\n  - 'packages/*'\n", "workspace:@a/login@^1", true),
    ("pnpm-workspace.yaml", "packages:\n  - 'packages/*'\n", "workspace:@a/none@^1", false),
    ("package.json", #"{"name": "@a/login"}"#, "workspace:*", false),
  ])
  func `a package of the workspace around belongs to an app that asks for it by its name`(
    manifest: String, text: String, version: String, isFound: Bool
  ) throws {
    let folder = try TemporaryFolder([
      manifest: text,
      "apps/app/package.json": #"{"name": "app", "dependencies": {"@a/login": "\#(version)"}}"#,
      "packages/login/package.json": #"{"name": "@a/login"}"#,
      "packages/other/package.json": #"{"name": "@a/other"}"#,
    ])
    let call = "await GoogleSignin.signIn()\n"
    try folder.write(call, to: "packages/login/a.ts")
    try folder.write(call, to: "packages/other/b.ts")
    let answer = try Reviewlint.run(["scan", "apps/app"], in: folder.url)
    #expect(answer.complaint == "")
    let line = "proves  packages/login/a.ts:1  code GoogleSignin….signIn("
    #expect(answer.output.contains(line) == isFound, "\(answer.output)")
    #expect(!answer.output.contains("b.ts"))
  }
}
