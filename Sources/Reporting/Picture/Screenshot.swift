internal import Diagnostics
internal import Model

/// The picture that lies beside a capture, which a page shows below its own.
package struct Screenshot: Sendable {
  /// More isn't put into a page.
  package static let mostBytes = 4 << 20

  let name: String
  private let bytes: [UInt8]

  /// The name is its path; more bytes than are put into a page are one more than these.
  package init(_ name: String, _ bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// How much wider or higher than the screen its shape may be.
  private static let tolerance = 0.02
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Whether it can be laid below a screen: a PNG that isn't too large, and of the screen's shape.
  func shows(_ bounds: Rectangle?) -> Bool {
    guard let bounds, let pixels, bytes.count <= Self.mostBytes else { return false }
    let (width, height) = (bounds.right - bounds.left, bounds.bottom - bounds.top)
    let ratio = pixels.width * height / (pixels.height * width)
    return (1 - Self.tolerance...1 + Self.tolerance).contains(ratio)
  }

  /// What a page refers to it by, however many pictures show it.
  func define(id: String, to page: inout MarkupWriter) {
    let hidden = [Attribute("width", 0), Attribute("height", 0), Attribute("aria-hidden", "true")]
    page.element("svg", [Attribute("xmlns", "http://www.w3.org/2000/svg")] + hidden) { svg in
      svg.element("defs") { definitions in
        definitions.shape(
          "image",
          [
            .id(id), Attribute("width", 1), Attribute("height", 1),
            Attribute("preserveAspectRatio", "none"),
            Attribute("href", "data:image/png;base64,\(Base64Text.text(of: bytes))"),
          ]
        )
      }
    }
    page.line()
  }

  /// Its size as its header has it (ISO/IEC 15948, 11.2.2); nil where it is no PNG.
  private var pixels: (width: Double, height: Double)? {
    guard bytes.count > 24, bytes.starts(with: Self.signature),
      bytes[12..<16].elementsEqual("IHDR".utf8)
    else { return nil }
    let (width, height) = (number(at: 16), number(at: 20))
    return width > 0 && height > 0 ? (width, height) : nil
  }

  private func number(at position: Int) -> Double {
    Double(bytes[position..<position + 4].reduce(0) { $0 << 8 | UInt32($1) })
  }
}
