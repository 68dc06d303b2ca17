import Foundation
import Testing

/// Files that App Review is given, as they lie beside a description.
@Suite struct ReviewFileTests {
  private static let information = "fastlane/metadata/review_information"
  private static let notes = "\(information)/notes.txt"

  private func folder(_ files: [String: String] = [:]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(files)
    try folder.write(
      "reviewlint: 1\napp: {name: Pawprint}\nlogin: {services: [apple]}\n", to: "app.review.yaml")
    return folder
  }

  private func check(_ folder: TemporaryFolder) throws -> Reviewlint.Answer {
    let words = ["check", "app.review.yaml", "--root", ".", "--only", "review-information-real"]
    return try Reviewlint.run(words, in: folder.url)
  }

  @Test(arguments: [
    ("folder", "Is a\n    directory"), ("link out", "Outside of\n    the root"),
    ("link", "Is a\n    symbolic link"),
  ])
  func `what lies in the place of a text keeps the description from being judged`(
    kind: String, reason: String
  ) throws {
    let folder = try folder(["\(Self.information)/demo_user.txt": "ada"])
    let place = folder.url.appending(path: Self.notes).path
    switch kind {
    case "folder": try folder.makeFolder(Self.notes)
    case "link":
      try FileManager.default.createSymbolicLink(
        atPath: place, withDestinationPath: "demo_user.txt")
    default:
      try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: "/etc/hosts")
    }
    let answer = try check(folder)
    #expect(answer.status == 2)
    #expect(
      answer.output.contains(
        """
        error[unreadable-details]: the review details
            '\(Self.notes)' can't be read: \(reason)
          --> app.review.yaml:1:1
        """))
  }

  @Test func `settings are read without a folder of metadata, and name what is worked out`() throws
  {
    let folder = try folder([
      "fastlane/Deliverfile": "app_review_information(\n  notes: ENV['NOTES'],\n)\n"
    ])
    let answer = try check(folder)
    #expect(answer.status == 0)
    #expect(
      answer.output.contains(
        """
          note: line 2: fastlane works out 'notes' when it runs, and nobody can read it
                here
          --> fastlane/Deliverfile
        """))
  }
}
