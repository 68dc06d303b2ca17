internal import Linting
internal import Rules

/// Where the guidelines that findings cite can be read.
struct GuidelineAddresses {
  private let addresses: [String: String]

  init(_ books: [RuleBook]) {
    let known = books.flatMap(\.guidelines).filter { !$0.address.isEmpty }
    addresses = Dictionary(known.map { ($0.key, $0.address) }) { _, later in later }
  }

  /// The guidelines of a finding, as it cites them.
  func citations(of finding: Finding) -> [CitationText.Citation] {
    zip(finding.guidelines, finding.citations).map { key, text in
      CitationText.Citation(text: text, address: addresses[key])
    }
  }
}
