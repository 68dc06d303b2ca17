internal import Expressions

/// Works out which of the files named for App Review aren't beside the description.
struct AttachmentFacts {
  /// Whether a file exists; nil when nobody can tell.
  let fileExists: (@Sendable (String) -> Bool)?
  /// Whether a name stands in another file than the description: what it names lies elsewhere.
  let isElsewhere: (Place) -> Bool

  /// Adds a section's missing attachments; the keys say where names and answer stand.
  func complete<Key: SectionKey>(
    _ section: inout Record, at place: Place, named: Key, missing: Key
  ) {
    section[missing] = missingFiles(in: section[named], at: place)
  }

  private func missingFiles(in attachments: TracedValue, at place: Place) -> TracedValue {
    guard case .list(let files) = attachments.value else { return .absent(at: attachments.place) }
    guard !files.isEmpty else { return TracedValue(.list([]), at: place) }
    guard let fileExists else { return .absent(at: attachments.place) }
    let missing = files.filter { file in
      !isElsewhere(file.place) && file.value.text.map { !fileExists($0) } ?? false
    }
    return TracedValue(.list(ContiguousArray(missing)), at: attachments.place)
  }
}
