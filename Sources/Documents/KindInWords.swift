package import Diagnostics

extension DocumentNode {
  /// What messages call such a node: `a list`, or a scalar by its own words.
  package var kindInWords: Wording {
    switch content {
    case .scalar(let text, _): isNull ? "nothing" : .verbatim(text.quoted)
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}
