/// A line of words under a picture, after a sample of what it explains.
struct PictureCaption {
  /// What the sample looks like.
  enum Sample {
    case mark
    case related
    case edge
    case fold
    case missing
    case none
  }

  let sample: Sample
  let words: String

  private static let indent = 22.0

  /// The lines that the caption takes in a picture so many units wide.
  func lines(in width: Double) -> [String] {
    PictureText.lines(words, width: width - Self.indent)
  }

  /// Writes the caption from a height downwards; the answer is where the next one begins.
  func draw(
    at top: Double, in width: Double, isRightToLeft: Bool, to svg: inout MarkupWriter
  ) -> Double {
    let start = isRightToLeft ? width - Self.indent : Self.indent
    var baseline = top + PictureText.lineHeight - 4
    drawSample(at: baseline - 9, from: isRightToLeft ? width - 16 : 2, to: &svg)
    for line in lines(in: width) {
      svg.element(
        "text",
        [
          .style("picture-text"), Attribute("x", start), Attribute("y", baseline),
          Attribute("font-size", PictureText.size), Attribute("fill", "#1D1D1F"),
        ],
        line
      )
      baseline += PictureText.lineHeight
    }
    return baseline - PictureText.lineHeight + 4
  }

  /// The sample alone, beside words of a page.
  func drawSample(to page: inout MarkupWriter) {
    let attributes = [
      Attribute("viewBox", "0 0 18 14"), Attribute("width", 18), Attribute("height", 14),
      Attribute("aria-hidden", "true"),
    ]
    page.element("svg", attributes) { drawSample(at: 2, from: 2, to: &$0) }
  }

  private func drawSample(at top: Double, from left: Double, to svg: inout MarkupWriter) {
    let box = PictureFrame(left: left, top: top, right: left + 14, bottom: top + 10)
    switch sample {
    case .none: break
    case .fold:
      PictureLine(from: (box.left, top + 5), to: (box.right, top + 5), style: .fold).draw(to: &svg)
    case .edge:
      PictureLine(from: (box.left, top + 5), to: (box.right, top + 5), style: .edge).draw(to: &svg)
    case .mark: svg.shape("rect", box.attributes + PictureShape.mark)
    case .related: svg.shape("rect", box.attributes + PictureShape.related)
    case .missing: svg.shape("rect", box.attributes + PictureShape.missing)
    }
  }
}
