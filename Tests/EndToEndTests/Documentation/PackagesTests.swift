import Foundation
import Testing

/// Each package, installed in an empty folder and used there, by a script of its own.
@Suite struct PackagesTests {
  private static let packages = Case.root.appending(path: ".build/dist")
  private static let scripts = Case.root.appending(path: "Tests/EndToEndTests/Packages")

  private static let names: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: scripts.path)
    return (files ?? []).filter { $0.hasSuffix(".sh") && $0 != "lib.sh" }.sorted()
  }()

  private static let areCurrent = Reviewlint.isCurrent(
    packages.appending(path: "SHA256SUMS"), madeOf: [".github/packaging"])

  @Test(
    .enabled(if: areCurrent, "`make packages` hasn't made any of these sources"), arguments: names)
  func `a package is made, installed and used`(script: String) throws {
    let folder = try TemporaryFolder()
    let answer = try Reviewlint.run(
      [Self.scripts.appending(path: script).path],
      of: "/bin/bash",
      in: folder.url,
      environment: ProcessInfo.processInfo.environment.merging(
        ["PACKAGES": Self.packages.path, "CHECKOUT": Case.root.path]) { $1 }
    )
    if answer.status == 77 { try Test.cancel("\(answer.output)") }
    #expect(answer.status == 0, "\(answer.output)\(answer.complaint)")
  }
}
