internal import Descriptions
internal import Diagnostics
internal import Rules

/// The files that come with the submission.
extension NotesDraft {
  mutating func addAttachments(_ facts: NotesFacts) {
    begin(language("Attached files"))
    let sections = [facts.review] + justifications(facts)
    let path = facts.review.path(of: "attachments")
    var seen: Set<ExactPath> = []
    for section in sections {
      for file in (section.texts("attachments") ?? []).map(fileName)
      where seen.insert(ExactPath(file)).inserted {
        item(own(file, at: path), .helpful, at: path)
      }
    }
    for section in sections {
      for file in section.texts("missingAttachments") ?? [] {
        let path = section.path(of: "attachments")
        let name = own(file, at: path)
        sayMissing(language("the file \(name)"), at: path)
      }
    }
  }

  /// The name of a file without the folders in which it lies.
  func fileName(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  private func justifications(_ facts: NotesFacts) -> [DescribedSection] {
    (facts.whole.sections("afterSignIn") ?? []).compactMap { $0.section("justification") }
  }
}
