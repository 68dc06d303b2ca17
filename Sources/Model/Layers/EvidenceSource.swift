package import Diagnostics

/// Files beside a description that show facts of it: the key by which it names them, and what finds
/// them.
package struct EvidenceSource: Sendable {
  /// Finds what a description names, or what counts where it names nothing; nil where that is none.
  package typealias Search = @Sendable (_ name: String?) throws(EvidenceProblem) -> ShownEvidence?

  /// The section of a description that has the key.
  let section: String
  package let key: String
  /// What is said where not all of the files can be read.
  let partlyRead: Message
  /// Whether it counts whatever a description says.
  let isGiven: Bool
  package let search: Search

  package init(
    _ section: DescriptionKey, _ key: some SectionKey, partlyRead: Message, isGiven: Bool = false,
    search: @escaping Search
  ) {
    self.section = section.name
    self.key = key.name
    self.partlyRead = partlyRead
    self.isGiven = isGiven
    self.search = search
  }
}

/// Why evidence can't be used.
package struct EvidenceProblem: Error, Sendable {
  package let message: Message

  package init(_ message: Message) {
    self.message = message
  }
}
