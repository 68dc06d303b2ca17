internal import Diagnostics
internal import Localization
internal import Model
internal import Rules

/// The lengths that a picture writes beside a screen, and what it says about them below.
struct PictureMeasurements {
  private(set) var dimensions: [PictureDimension] = []
  private(set) var captions: [PictureCaption] = []
  /// What the button comes too close to or lies across.
  private(set) var edges: [PictureEdge] = []
  private let layout: ScreenLayout
  private let limits: [PictureMark: Double]
  private let isAboutPlace: Bool
  private let language: Language

  init(_ layout: ScreenLayout, _ subject: PictureSubject, _ language: Language) {
    self.layout = layout
    self.language = language
    limits = subject.limits
    isAboutPlace = subject.isAboutPlace
    let marked = layout.placed.filter { subject.marked.contains($0.button.path) }
    let related = layout.placed.filter { subject.related.contains($0.button.path) }
    for target in marked where target.frame.clipped(to: layout.shown) != nil {
      measure(target, near: related.filter { subject.near.contains($0.button.path) })
    }
    // Several buttons would write over one another.
    if marked.count > 1 || !subject.isMeasured { (dimensions, edges) = ([], []) }
    captions += related.map { PictureCaption(sample: .related, words: size(of: $0)) }
    captions += layout.missing.map { name, _ in
      PictureCaption(sample: .missing, words: language(Message(.missingNamed, name)))
    }
  }

  private mutating func measure(_ target: ScreenLayout.Placed, near: [ScreenLayout.Placed]) {
    captions.append(PictureCaption(sample: .mark, words: size(of: target, limits)))
    if let gap = limits[.gap] {
      for other in near { measureGap(from: target, to: other, least: gap) }
    }
    if let edge = limits[.edge] { measureEdges(of: target.frame, least: edge) }
    let crossed = isAboutPlace ? crossed(by: target.frame) : []
    for edge in crossed { measure(target.frame, across: edge) }
    let isSized = limits[.width] != nil || limits[.height] != nil
    if dimensions.isEmpty || isSized && crossed.isEmpty { measureSize(of: target.frame) }
  }

  /// The edges of what people see of the screen that a frame lies across, or beyond which it is.
  private func crossed(by frame: PictureFrame) -> [PictureEdge] {
    let visible = layout.screen.visible.map(PictureFrame.init) ?? layout.bounds
    let edges = PictureEdge.Side.allCases.map { PictureEdge(side: $0, area: visible) }
    return edges.filter { $0.overhang(of: frame) > Self.slack }
  }

  /// Measured frames are rounded to half points.
  private static let slack = 0.5

  private mutating func measure(_ frame: PictureFrame, across edge: PictureEdge) {
    let length = points(edge.overhang(of: frame))
    edges.append(edge)
    let (dimension, message): (PictureDimension, MessageID<1>) =
      switch edge.side {
      case .top: (upright(frame.top, edge.area.top, of: frame, length), .beyondTopEdge)
      case .bottom: (upright(edge.area.bottom, frame.bottom, of: frame, length), .beyondBottomEdge)
      case .left: (level(frame.left, edge.area.left, of: frame, length), .beyondLeftEdge)
      case .right: (level(edge.area.right, frame.right, of: frame, length), .beyondRightEdge)
      }
    dimensions.append(dimension)
    say(Message(message, length), .edge)
  }

  private mutating func measureSize(of frame: PictureFrame) {
    dimensions += [
      upright(frame.top, frame.bottom, of: frame, points(frame.height)),
      level(frame.left, frame.right, of: frame, points(frame.width)),
    ]
  }

  private mutating func measureEdges(of frame: PictureFrame, least: Double) {
    let bounds = layout.bounds
    let sides: [(side: PictureEdge.Side, from: Double, to: Double, message: MessageID<2>)] = [
      (.left, bounds.left, frame.left, .distanceFromLeftEdgeAt),
      (.right, frame.right, bounds.right, .distanceFromRightEdgeAt),
    ]
    for (side, from, to, message) in sides where to - from < least {
      let length = points(to - from)
      edges.append(PictureEdge(side: side, area: bounds))
      dimensions.append(level(from, to, of: frame, length))
      say(Message(message, length, points(least)), .edge)
    }
  }

  /// Buttons stand below or beside one another; where they overlap there is nothing to measure.
  private mutating func measureGap(
    from target: ScreenLayout.Placed, to other: ScreenLayout.Placed, least: Double
  ) {
    let (upper, lower) = Self.ordered(target.frame, other.frame) { $0.top }
    let (left, right) = Self.ordered(target.frame, other.frame) { $0.left }
    let down = lower.top - upper.bottom
    let across = right.left - left.right
    if down >= max(across, 0) {
      let narrower = upper.right < lower.right ? upper : lower
      dimensions.append(upright(upper.bottom, lower.top, of: narrower, points(down)))
    } else if across >= 0 {
      dimensions.append(level(left.right, right.left, of: target.frame, points(across)))
    }
    let distance = points(max(down, across))
    let needed = points(least)
    say(Message(.distanceFromAtLeastAsked, other.button.name, distance, needed))
  }

  private func upright(
    _ from: Double, _ to: Double, of frame: PictureFrame, _ words: String
  ) -> PictureDimension {
    PictureDimension(from: from, to: to, edge: frame.right, side: .right, words: words)
  }

  private func level(
    _ from: Double, _ to: Double, of frame: PictureFrame, _ words: String
  ) -> PictureDimension {
    let isLow = frame.middle.y > layout.shown.middle.y
    return PictureDimension(
      from: from, to: to, edge: isLow ? frame.bottom : frame.top, side: isLow ? .below : .above,
      words: words)
  }

  private static func ordered(
    _ one: PictureFrame, _ other: PictureFrame, by place: (PictureFrame) -> Double
  ) -> (PictureFrame, PictureFrame) {
    place(one) <= place(other) ? (one, other) : (other, one)
  }

  /// The size of a button, with what it has to be at least.
  private func size(
    of placed: ScreenLayout.Placed, _ limits: [PictureMark: Double] = [:]
  ) -> String {
    let name = placed.button.name
    let size = size(placed.frame.width, placed.frame.height)
    switch (limits[.width], limits[.height]) {
    case (let width?, let height?):
      return language(Message(.atLeast, name, size, self.size(width, height)))
    case (let width?, nil):
      return language(Message(.atLeastWide, name, size, points(width)))
    case (nil, let height?):
      return language(Message(.atLeastHigh, name, size, points(height)))
    case (nil, nil):
      return language(Message(.labelled, name, size))
    }
  }

  private mutating func say(_ text: Message, _ sample: PictureCaption.Sample = .none) {
    captions.append(PictureCaption(sample: sample, words: language(text)))
  }

  private func number(_ number: Double) -> String { language.numbers.text(number) }

  private func points(_ length: Double) -> String {
    Self.unbroken(language(Message(.points, number(length))))
  }

  private func size(_ width: Double, _ height: Double) -> String {
    Self.unbroken(language(Message(.pointsSize, number(width), number(height))))
  }

  /// A number stays in one line with its unit.
  private static func unbroken(_ words: String) -> String {
    words.replacing(" ", with: "\u{A0}")
  }
}
