internal import Diagnostics
internal import Engine
internal import Localization
internal import Model

/// A screen drawn to scale from its description, with what was found on it.
struct ScreenPicture {
  private let layout: ScreenLayout
  private let subject: PictureSubject
  private let language: Language
  private let dimensions: [PictureDimension]
  private let edges: [PictureEdge]
  /// What is to be said below the picture.
  let captions: [PictureCaption]
  /// The id of the screenshot that it is laid over.
  private let screenshot: String?
  private let scale: PictureScale
  private let device: PictureFrame

  private static let bezel = 8.0
  private static let margin = 10.0

  /// Drawn at a scale that others beside it have as well, if there is room.
  init(
    _ screen: DescribedScreen, _ subject: PictureSubject, in language: Language,
    atMost factor: Double = 1, over screenshot: String? = nil
  ) {
    self.screenshot = screenshot
    layout = ScreenLayout(screen, missing: subject.missing)
    self.subject = subject
    self.language = language
    let measurements = PictureMeasurements(layout, subject, language)
    dimensions = measurements.dimensions
    edges = measurements.edges
    captions = measurements.captions + Self.legend(of: layout, in: language)
    let above = dimensions.contains { $0.side == .above } ? PictureDimension.room : 0
    let corner = Self.margin + Self.bezel
    scale = PictureScale(showing: layout.shown, at: (corner, corner + above), atMost: factor)
    device = scale.frame(layout.shown).grown(by: Self.bezel)
  }

  /// The scale at which there is room for each of the screens, with all that is found on them.
  static func factor(showing screens: [DescribedScreen], _ findings: [Finding]) -> Double {
    screens.map { screen in
      let here = findings.filter { $0.location.path.isPath(in: screen.path) }
      let subject = PictureSubject(here, on: screen)
      return PictureScale.factor(showing: ScreenLayout(screen, missing: subject.missing).shown)
    }
    .min() ?? 1
  }

  /// The width and height without captions, in units of the picture.
  private var width: Double {
    let beside = dimensions.filter { $0.side == .right }.map(\.widthBeside).max()
    return device.right + (beside ?? Self.margin)
  }

  private var height: Double {
    let below = dimensions.contains { $0.side == .below } ? PictureDimension.room : 0
    return device.bottom + below + Self.margin
  }

  /// The picture as an element of a page, which has to say the captions; the id is all its own.
  func draw(id: String, to page: inout MarkupWriter) {
    let whole = PictureFrame(left: 0, top: 0, right: width, bottom: height)
    page.element("svg", attributes(id: id, of: whole)) { svg in
      svg.element("title", [.id("\(id)-title")], title)
      svg.element("desc", [.id("\(id)-description")], details)
      svg.shape("rect", whole.attributes + [.style("picture-page"), Attribute("fill", "#FFFFFF")])
      drawContent(id, to: &svg)
    }
  }

  private func drawContent(_ id: String, to svg: inout MarkupWriter) {
    drawDevice(id, to: &svg)
    for (name, frame) in layout.missing {
      PictureButton.drawMissing(name, in: scale.frame(frame), to: &svg)
    }
    drawMarks(to: &svg)
    for edge in edges { edge.draw(scale, to: &svg) }
    for dimension in dimensions { dimension.draw(scale, beside: device, to: &svg) }
  }

  private func attributes(id: String, of whole: PictureFrame) -> [Attribute] {
    let size = "\(PictureNumber.text(whole.width)) \(PictureNumber.text(whole.height))"
    return [
      Attribute("xmlns", "http://www.w3.org/2000/svg"), .style("picture"),
      Attribute("role", "img"), Attribute("aria-labelledby", "\(id)-title \(id)-description"),
      Attribute("viewBox", "0 0 \(size)"), Attribute("width", whole.width),
      Attribute("height", whole.height),
      Attribute("font-family", "system-ui, sans-serif"),
      Attribute("direction", language.direction == .rightToLeft ? "rtl" : "ltr"),
    ]
  }

  private var title: String { language(Message(.login, layout.screen.name)) }

  /// What the picture shows, in words.
  private var details: String {
    let buttons: [Message] = layout.placed.map { placed in
      let frame = placed.frame
      let (x, y) = (number(frame.left), number(frame.top))
      let (width, height) = (number(frame.width), number(frame.height))
      return Message(.pointsFrame, placed.button.name, width, height, x, y)
    }
    return language(buttons.inOneSentence)
  }

  private func number(_ number: Double) -> String { language.numbers.text(number) }

  private func drawDevice(_ id: String, to svg: inout MarkupWriter) {
    let screen = scale.frame(layout.bounds)
    let face = DeviceFace(layout: layout, scale: scale)
    face.draw(around: screen, device: device, to: &svg)
    svg.element("clipPath", [.id("\(id)-screen")]) { clip in
      clip.shape("rect", scale.frame(layout.shown).attributes)
    }
    svg.element("g", [Attribute("clip-path", "url(#\(id)-screen)")]) { group in
      drawScreenshot(over: screen, to: &group)
      for placed in layout.placed {
        let button = PictureButton(placed, of: layout, in: scale)
        screenshot == nil ? button?.draw(to: &group) : button?.drawOutline(to: &group)
      }
    }
    face.drawFold(to: &svg)
  }

  private func drawScreenshot(over screen: PictureFrame, to svg: inout MarkupWriter) {
    guard let screenshot else { return }
    let corner = "\(PictureNumber.text(screen.left)) \(PictureNumber.text(screen.top))"
    let size = "\(PictureNumber.text(screen.width)) \(PictureNumber.text(screen.height))"
    let place = Attribute("transform", "translate(\(corner)) scale(\(size))")
    svg.shape("use", [Attribute("href", "#\(screenshot)"), place])
  }

  private func drawMarks(to svg: inout MarkupWriter) {
    for placed in layout.placed {
      guard let frame = placed.frame.clipped(to: layout.shown) else { continue }
      let outline = scale.frame(frame).grown(by: 2).attributes + [Attribute("rx", 3)]
      let isMarked = subject.marked.contains(placed.button.path)
      guard isMarked || subject.related.contains(placed.button.path) else { continue }
      svg.shape("rect", outline + PictureShape.halo)
      svg.shape("rect", outline + (isMarked ? PictureShape.mark : PictureShape.related))
    }
  }

  private static func legend(of layout: ScreenLayout, in language: Language) -> [PictureCaption] {
    let (unplaced, outside) = (layout.unplaced, layout.outside)
    let captions: [(sample: PictureCaption.Sample, words: Message?)] = [
      (.fold, layout.fold.map { _ in .whatBelowLineCantSeen }),
      (.none, unplaced.isEmpty ? nil : Message(.withoutDescribedFrame, unplaced)),
      (.none, outside.isEmpty ? nil : Message(.tooFarOutsideDrawn, outside)),
    ]
    return captions.compactMap { sample, words in
      words.map { PictureCaption(sample: sample, words: language($0)) }
    }
  }
}
