internal import Diagnostics
internal import Rules

/// Guidelines as a finding cites them, each a link to where it can be read.
struct CitationText {
  /// A guideline's number and title, and its address.
  struct Citation {
    let text: String
    let address: String?
  }

  private let citations: [Citation]
  private let links: Hyperlinks
  /// What stands between two of them: signs, and a space where the language has one there.
  private let separator: String

  /// What becomes a link says where it leads.
  init(citations: [Citation], separator: String = "; ", links: Hyperlinks) {
    self.links = links
    self.separator = separator
    self.citations = citations.map { citation in
      guard let host = links.host(of: citation.address) else { return citation }
      return Citation(text: "\(citation.text) (\(host))", address: citation.address)
    }
  }

  /// The citations one after the other, without links.
  var text: String { citations.map(\.text).joined(separator: separator) }

  /// The lines into which the text was broken, with the links in them.
  func linked(_ lines: [String]) -> [String] {
    var owners = self.owners[...]
    return lines.map { line in
      var result = ""
      var piece = ""
      var owner: Int?
      for letter in line {
        let next = letter == " " ? owner : owners.popFirst() ?? nil
        if next != owner {
          result += links(piece, to: address(owner))
          piece = ""
          owner = next
        }
        piece.append(letter)
      }
      return result + links(piece, to: address(owner))
    }
  }

  /// To which citation each letter of the text belongs; spaces, where lines end, are left out.
  private var owners: [Int?] {
    citations.indices.flatMap { index in
      let text = TerminalText.safe(citations[index].text).filter { $0 != " " }
      let isLast = index == citations.count - 1
      let end: [Int?] = isLast ? [] : separator.filter { $0 != " " }.map { _ in nil }
      return text.map { _ in Optional(index) } + end
    }
  }

  private func address(_ owner: Int?) -> String? {
    owner.flatMap { citations[$0].address }
  }
}

/// Links in text, for terminals that let people follow them (OSC 8); or none.
package struct Hyperlinks: Sendable {
  private let areOn: Bool

  package init(areOn: Bool) {
    self.areOn = areOn
  }

  /// Nothing but an address of the web becomes a link.
  func callAsFunction(_ text: String, to address: String?) -> String {
    guard !text.isEmpty, let address, host(of: address) != nil else { return text }
    return "\u{1B}]8;;\(address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }

  /// Where a link to the address leads; nil where none is made.
  func host(of address: String?) -> String? {
    areOn ? address.flatMap(WebAddress.init)?.host : nil
  }
}
