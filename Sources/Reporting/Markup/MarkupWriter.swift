/// Writes HTML and SVG: elements are closed and texts escaped by construction.
struct MarkupWriter {
  private(set) var text = ""

  /// An element with what stands in it.
  mutating func element(
    _ name: String,
    _ attributes: [Attribute] = [],
    _ content: (inout MarkupWriter) -> Void
  ) {
    open(name, attributes)
    content(&self)
    text += "</\(name)>"
  }

  /// An element with nothing but words in it.
  mutating func element(_ name: String, _ attributes: [Attribute] = [], _ words: String) {
    element(name, attributes) { $0.words(words) }
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

  /// A style sheet of the program's own; it may not have anything that ends the element.
  mutating func style(_ sheet: String) {
    precondition(!sheet.contains("<"), "the style sheet is a constant without this sign")
    text += "<style>\(sheet)</style>"
  }

  /// A new line, so that the page can be read and compared as text.
  mutating func line() {
    text += "\n"
  }

  /// What was written elsewhere, by a writer like this one.
  mutating func append(_ other: MarkupWriter) {
    text += other.text
  }

  private mutating func open(_ name: String, _ attributes: [Attribute]) {
    text += "<\(name)"
    for attribute in attributes {
      text += " \(attribute.name)"
      if let value = attribute.value { text += "=\"\(Self.escaped(value))\"" }
    }
    text += ">"
  }

  /// The text with nothing that markup would obey or that no reader could see.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      default:
        if isUnsafe(scalar) {
          result += "\u{FFFD}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
  }

  /// Controls, noncharacters, and what turns the direction of all that follows.
  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0xFDD0...0xFDEF: true
    default: scalar.value & 0xFFFE == 0xFFFE
    }
  }
}
