import BuiltInRules
import Diagnostics
import Documents
import Engine
import Model
import TestSupport
import Testing

/// What a fix says to do is enough.
@Suite struct FollowedFixTests {
  /// What is written like advice and is none: what it names nobody writes into a description.
  private static let names = [
    // A guideline is cited.
    "guideline 5.1.1(ix)",
    // How a number is written that fastlane's files have.
    "+44 844 209 0611",
    // Files, bundles and addresses of Apple, which stand in code.
    "com.apple.developer.applesignin", "privaterelay.appleid.com", "private.icloud.com",
  ]

  @Test(arguments: BuiltInFile.rules.map(\.name))
  func `whoever does what a fix names is through with the finding`(id: String) throws {
    for example in FailingExample.all where example.rule == id {
      for finding in example.faults() {
        let followed = try FollowedFix(finding, in: example.root)
        let left = try followed.unfollowed(besides: Self.names)
        #expect(left == [], "\(example): there is no way to follow this advice: \(finding.fix)")
        for edits in followed.ways {
          let root = try example.root.changed(edits)
          let result = try #require(example.result(of: root), "\(example): \(edits)")
          let isStillThere = result.findings.contains {
            $0.outcome == .fail && $0.fingerprint == finding.fingerprint
          }
          #expect(!isStillThere, "\(example): \(edits) is what it says: \(finding.fix)")
        }
      }
    }
  }

  @Test func `each kind of sentence that can be followed is said by some rule`() throws {
    let said = try FailingExample.all.flatMap { example in
      try example.faults().flatMap { try FollowedFix($0, in: example.root).sentences }
    }
    let idle = Set(FollowedFix.Way.all.map(\.sentence)).subtracting(said)
    #expect(idle == [])
  }
}

extension DocumentNode {
  /// The description with these changes; each must be one.
  func changed(_ edits: [Edit]) throws -> DocumentNode {
    #expect(!edits.isEmpty, "nothing is to be changed")
    var editor = DocumentEditor(self)
    for (path, value) in edits {
      guard let value else {
        try editor.remove(path)
        continue
      }
      let read = DocumentReader().readAll(SourceFile(path: "value.yaml", text: value))
      try editor.set(path, to: #require(read.documents.first).root)
    }
    return editor.root
  }
}
