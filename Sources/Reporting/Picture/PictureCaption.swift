/// Words under a picture, after a sample of what they explain.
struct PictureCaption {
  /// What the sample looks like.
  enum Sample {
    case mark, related, edge, fold, missing, none
  }

  let sample: Sample
  let words: String

  /// The sample, beside words of a page.
  func drawSample(to page: inout MarkupWriter) {
    let attributes = [
      Attribute("viewBox", "0 0 18 14"), Attribute("width", 18), Attribute("height", 14),
      Attribute("aria-hidden", "true"),
    ]
    page.element("svg", attributes) { drawShape(to: &$0) }
  }

  private func drawShape(to svg: inout MarkupWriter) {
    let box = PictureFrame(left: 2, top: 2, right: 16, bottom: 12)
    switch sample {
    case .none: break
    case .fold: PictureLine(from: (box.left, 7), to: (box.right, 7), style: .fold).draw(to: &svg)
    case .edge: PictureLine(from: (box.left, 7), to: (box.right, 7), style: .edge).draw(to: &svg)
    case .mark: svg.shape("rect", box.attributes + PictureShape.mark)
    case .related: svg.shape("rect", box.attributes + PictureShape.related)
    case .missing: svg.shape("rect", box.attributes + PictureShape.missing)
    }
  }
}
