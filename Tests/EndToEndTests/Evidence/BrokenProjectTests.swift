import Foundation
import Testing

/// Projects in which something can't be read: the rest is scanned all the same.
@Suite struct BrokenProjectTests {
  @Test func `whatever is wrong with files, each is named, and the rest is scanned`() throws {
    let folder = try ScanTests.project()
    try folder.write("<<<<<<< mine\n{}\n=======\n{}\n", to: "a/App.xcodeproj/project.pbxproj")
    try folder.write("{ objects = { a = ( b, ; }; }", to: "b/App.xcodeproj/project.pbxproj")
    try folder.write("{ a = b; }", to: "c/App.xcodeproj/project.pbxproj")
    try folder.write("bplist00\u{1}\u{2}", to: "d/Info.plist")
    try folder.write(#"{"version": 99, "pins": []}"#, to: "e/Package.resolved")
    try folder.write(String(repeating: "(", count: 100_000), to: "f/App.entitlements")
    try folder.write("PODS: {", to: "g/Podfile.lock")
    let large = try FileHandle(forWritingTo: folder.write("", to: "h/Large.swift"))
    try large.truncate(atOffset: 100_000_000)
    try large.close()
    try folder.link("i.swift", to: "/etc/passwd")
    try folder.link("inside.swift", to: "ios")
    try folder.link("k", to: "/usr/lib")
    try folder.run("mkfifo j.swift")
    let answer = try Reviewlint.run(["scan", "."], in: folder.url)
    let told = answer.complaint.split(separator: "\n")
    #expect(
      told.filter { $0.hasPrefix("  --> ") } == [
        "  --> a/App.xcodeproj/project.pbxproj:1:1", "  --> b/App.xcodeproj/project.pbxproj:1:24",
        "  --> c/App.xcodeproj/project.pbxproj:1:1", "  --> d/Info.plist:1:1",
        "  --> e/Package.resolved:1:1", "  --> f/App.entitlements:1:201",
        "  --> g/Podfile.lock:1:8", "  --> h/Large.swift", "  --> i.swift", "  --> k",
      ]
    )
    #expect(told.count { $0.hasPrefix("warning[") } == 10)
    #expect(answer.output.contains("\n  google: likely\n"))
    #expect(answer.status == 0)
  }

  @Test(.disabled(if: getuid() == 0, "the superuser reads everything"))
  func `a folder that can't be read is named, the rest is scanned, and it is status 2`() throws {
    let folder = try ScanTests.project()
    let closed = folder.url.appending(path: "closed").path
    try FileManager.default.createDirectory(atPath: closed, withIntermediateDirectories: false)
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: closed)
    let answer = try Reviewlint.run(["scan", "."], in: folder.url)
    #expect(
      answer.complaint.hasPrefix(
        "error[unreadable-folder]: this folder can't be searched: Permission denied\n  --> closed")
    )
    #expect(answer.output.contains("\n  google: likely\n"))
    #expect(answer.status == 2)
  }
}
