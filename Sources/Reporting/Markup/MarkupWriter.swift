/// Writes HTML and SVG: elements are closed and texts escaped by construction.
struct MarkupWriter {
  private(set) var text = ""
  /// The headings that can be linked to, in order.
  private(set) var headings: [(name: String, id: String, words: String)] = []

  /// An element with what stands in it.
  mutating func element(
    _ name: String, _ attributes: [Attribute] = [], _ content: (inout MarkupWriter) -> Void
  ) {
    open(name, attributes)
    content(&self)
    text += "</\(name)>"
  }

  /// An element with nothing but words in it.
  mutating func element(_ name: String, _ attributes: [Attribute] = [], _ words: String) {
    element(name, attributes) { $0.words(words) }
  }

  /// A heading with a link to itself, for who wants to send somebody there.
  mutating func heading(_ name: String, id: String, _ words: String) {
    headings.append((name, id, words))
    element(name, [.id(id)]) { heading in
      heading.words(words)
      let silent = [Attribute("aria-hidden", "true"), Attribute("tabindex", "-1")]
      heading.element("a", [.style("self"), .link("#\(id)")] + silent, "#")
    }
  }

  /// An element of HTML that never has anything in it, such as `meta`.
  mutating func void(_ name: String, _ attributes: [Attribute] = []) {
    open(name, attributes)
  }

  /// An element of SVG without anything in it.
  mutating func shape(_ name: String, _ attributes: [Attribute] = []) {
    open(name, attributes)
    text.removeLast()
    text += "/>"
  }

  mutating func words(_ words: String) {
    text += Self.escaped(words)
  }

  /// A list with an item for each; in lines, each begins one of the page.
  mutating func list<Item>(
    _ name: String = "ul", _ attributes: [Attribute] = [], of items: some Sequence<Item>,
    inLines: Bool = false, _ write: (Item, inout MarkupWriter) -> Void
  ) {
    element(name, attributes) { list in
      for item in items {
        if inLines { list.line() }
        list.element("li") { write(item, &$0) }
      }
    }
  }

  /// A table with a caption and a heading for each column.
  mutating func table(_ caption: String, columns: [String], _ rows: (inout MarkupWriter) -> Void) {
    element("table") { table in
      table.element("caption", [], caption)
      table.element("thead") { head in
        head.element("tr") { row in
          for column in columns { row.element("th", [Attribute("scope", "col")], column) }
        }
      }
      table.element("tbody", [], rows)
    }
  }

  /// A style sheet of the program's own; it may not have anything that ends the element.
  mutating func style(_ sheet: String) {
    precondition(!sheet.contains("<"), "the style sheet is a constant without this sign")
    text += "<style>\(sheet)</style>"
  }

  /// A script of the program's own, likewise.
  mutating func script(_ script: String) {
    precondition(!script.contains("</"), "the script is a constant without these signs")
    text += "<script>\(script)</script>"
  }

  /// A new line, so that the page can be read and compared as text.
  mutating func line() {
    text += "\n"
  }

  /// What was written elsewhere, by a writer like this one.
  mutating func append(_ other: MarkupWriter) {
    text += other.text
  }

  /// What stands before a page of HTML.
  mutating func documentType() {
    text += "<!doctype html>\n"
  }

  /// Takes out what is written so far; what follows goes on behind it.
  mutating func drain() -> String {
    defer { text = "" }
    return text
  }

  private mutating func open(_ name: String, _ attributes: [Attribute]) {
    text += "<\(name)"
    for attribute in attributes {
      text += " \(attribute.name)"
      if let value = attribute.value { text += "=\"\(Self.escaped(value))\"" }
    }
    text += ">"
  }

  /// The text as markup has it; what is no character is shown as such.
  static func escaped(_ text: String) -> String {
    MarkupText.escaped(text) { isNoncharacter($0) ? "\u{FFFD}" : nil }
  }

  private static func isNoncharacter(_ scalar: Unicode.Scalar) -> Bool {
    0xFDD0...0xFDEF ~= scalar.value || scalar.value & 0xFFFE == 0xFFFE
  }
}
