internal import Diagnostics
internal import Rules

/// A page of Markdown that is cut where it would get too long, and says so.
struct MarkdownPage {
  /// Blocks under a heading; rows follow a table's head, others stand apart.
  struct Section<Item> {
    let heading: String
    var head: String?
    let items: [Item]
    /// An item as a block; asked only for what the page has room for.
    let block: (Item) -> String
  }

  private(set) var text = ""
  private let language: Language

  init(said language: Language) {
    self.language = language
  }

  mutating func add(_ block: String) {
    text += (text.isEmpty ? "" : "\n") + block + "\n"
  }

  /// As many of the blocks as the page has room for up to a size; none, no heading.
  mutating func add(_ section: Section<some Any>, upTo size: Int) {
    guard !section.items.isEmpty else { return }
    add("### \(section.heading)")
    if let head = section.head { add(head) }
    var shown = 0
    for item in section.items {
      let block = section.block(item)
      guard text.utf8.count + block.utf8.count < size else { break }
      if section.head == nil { add(block) } else { text += block + "\n" }
      shown += 1
    }
    let rest = section.items.count - shown
    guard rest > 0 else { return }
    let words = language(
      .counted(
        rest,
        one: "\(rest) more is left out: the page would be too long",
        other: "\(rest) more are left out: the page would be too long"
      )
    )
    add("*\(words)*")
  }
}
