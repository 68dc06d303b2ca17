import Diagnostics
import Documents
import Model
import Testing

@testable import Evidence

@Suite struct EvidenceSourceTests {
  /// What is wrong with what a description names under a key; nil where it is evidence, or nothing.
  private static func problem(_ key: String, _ name: String?, in files: [SourceFile]?) -> String? {
    let sources = EvidenceSource.all(in: ListedFiles(files, DetectionReader().detection))
    guard let source = sources.first(where: { $0.key == key }) else { return "no such source" }
    do throws(EvidenceProblem) {
      _ = try source.search(name)
      return nil
    } catch {
      return error.message.text
    }
  }

  @Test(arguments: [
    (
      "app",
      "a built app lies beside the description, so the description has to be a file; '--app' names one for all"
    ),
    ("project", "a project lies beside the description, so the description has to be a file"),
    (
      "details",
      "review information lies beside the description, so the description has to be a file"
    ),
    (
      "metadata",
      "review information lies beside the description, so the description has to be a file"
    ),
  ])
  func `on standard input there is no folder to look in`(key: String, message: String) {
    #expect(Self.problem(key, "x", in: nil) == message)
    #expect(Self.problem(key, nil, in: nil) == nil)
  }

  @Test(arguments: ["app", "project", "details", "metadata"])
  func `what isn't named, and isn't there, is no problem`(key: String) {
    #expect(Self.problem(key, nil, in: []) == nil)
  }

  @Test(arguments: [
    (
      "app",
      "the built app can't be judged: 'x': this is no iOS app: an .app, .xcarchive or .ipa has one "
        + "app with an Info.plist in it"
    ),
    ("project", "there is no folder 'x' beside the description"),
    ("details", "the review details 'x' can't be read: there is no such file or folder"),
    ("metadata", "there is no folder 'x' beside the description"),
  ])
  func `what is named has to be there`(key: String, message: String) {
    #expect(Self.problem(key, "x", in: []) == message)
  }
}
