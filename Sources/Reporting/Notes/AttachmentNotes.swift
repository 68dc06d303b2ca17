internal import Diagnostics
internal import Model

/// The files that come with the submission and that no step has named.
extension NotesDraft {
  mutating func addAttachments(_ facts: NotesFacts) {
    begin(Message(.attachedFiles))
    let steps = facts.whole.sections("afterSignIn") ?? []
    var missing: Set<ExactPath> = []
    for section in [facts.review] + steps.compactMap({ $0.section("justification") }) {
      let path = section.path(of: "attachments")
      for file in (section.texts("attachments") ?? []) where attach(file) {
        item(.verbatim(name(fileName(file), at: path)), on: [path])
      }
      for file in section.texts("missingAttachments") ?? []
      where missing.insert(ExactPath(file)).inserted {
        let name = name(fileName(file), at: path)
        sayMissing(Message(.fileNamed, name), at: path)
      }
    }
  }

  /// The name of a file without the folders in which it lies.
  func fileName(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
