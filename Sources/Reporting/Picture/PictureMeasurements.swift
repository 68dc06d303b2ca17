internal import Descriptions
internal import Diagnostics
internal import Linting
internal import Rules

/// The lengths that a picture writes beside a screen, and what it says about them below.
struct PictureMeasurements {
  private(set) var dimensions: [PictureDimension] = []
  private(set) var captions: [PictureCaption] = []
  private let layout: ScreenLayout
  private let limits: [PictureMark: Double]
  private let language: Language

  init(_ layout: ScreenLayout, _ subject: PictureSubject, _ language: Language) {
    self.layout = layout
    self.language = language
    limits = subject.limits
    let marked = layout.placed.filter { subject.marked.contains($0.button.path) }
    let related = layout.placed.filter { subject.related.contains($0.button.path) }
    for target in marked where target.frame.clipped(to: layout.shown) != nil {
      measure(target, related)
    }
    // Several buttons would write over one another.
    if marked.count > 1 || !subject.isMeasured { dimensions = [] }
    captions += related.map { PictureCaption(sample: .related, words: size(of: $0)) }
    captions += layout.missing.map { name, _ in
      PictureCaption(sample: .missing, words: language("Missing: \(name)"))
    }
  }

  private mutating func measure(_ target: ScreenLayout.Placed, _ related: [ScreenLayout.Placed]) {
    captions.append(PictureCaption(sample: .mark, words: size(of: target, limits)))
    if let gap = limits[.gap] {
      for other in related { measureGap(from: target, to: other, least: gap) }
    } else if let edge = limits[.edge] {
      measureEdges(of: target.frame, least: edge)
    } else {
      measureSize(of: target.frame)
    }
  }

  private mutating func measureSize(of frame: PictureFrame) {
    dimensions += [
      PictureDimension(
        from: frame.top,
        to: frame.bottom,
        edge: frame.right,
        side: .right,
        words: points(frame.height)
      ),
      level(frame.left, frame.right, of: frame, points(frame.width)),
    ]
  }

  private mutating func measureEdges(of frame: PictureFrame, least: Double) {
    let (left, right) = (frame.left - layout.bounds.left, layout.bounds.right - frame.right)
    dimensions += [
      level(layout.bounds.left, frame.left, of: frame, points(left)),
      level(frame.right, layout.bounds.right, of: frame, points(right)),
    ]
    let (one, other, needed) = (points(left), points(right), points(least))
    say("Distance from the edges: \(one) and \(other), at least \(needed) is asked for")
  }

  /// Buttons stand below or beside one another; where they overlap there is nothing to measure.
  private mutating func measureGap(
    from target: ScreenLayout.Placed,
    to other: ScreenLayout.Placed,
    least: Double
  ) {
    let (upper, lower) = Self.ordered(target.frame, other.frame) { $0.top }
    let (left, right) = Self.ordered(target.frame, other.frame) { $0.left }
    let down = lower.top - upper.bottom
    let across = right.left - left.right
    if down >= max(across, 0) {
      let edge = min(upper.right, lower.right)
      dimensions.append(
        PictureDimension(
          from: upper.bottom,
          to: lower.top,
          edge: edge,
          side: .right,
          words: points(down)
        )
      )
    } else if across >= 0 {
      dimensions.append(level(left.right, right.left, of: target.frame, points(across)))
    }
    let distance = points(max(down, across))
    let needed = points(least)
    say("Distance from \(other.button.name): \(distance), at least \(needed) is asked for")
  }

  private func level(
    _ from: Double,
    _ to: Double,
    of frame: PictureFrame,
    _ words: String
  ) -> PictureDimension {
    let isLow = frame.middle.y > layout.shown.middle.y
    return PictureDimension(
      from: from,
      to: to,
      edge: isLow ? frame.bottom : frame.top,
      side: isLow ? .below : .above,
      words: words
    )
  }

  private static func ordered(
    _ one: PictureFrame,
    _ other: PictureFrame,
    by place: (PictureFrame) -> Double
  ) -> (PictureFrame, PictureFrame) {
    place(one) <= place(other) ? (one, other) : (other, one)
  }

  /// The size of a button, with what it has to be at least.
  private func size(
    of placed: ScreenLayout.Placed,
    _ limits: [PictureMark: Double] = [:]
  ) -> String {
    let name = placed.button.name
    let size = "\(number(placed.frame.width)) × \(number(placed.frame.height))"
    switch (limits[.width].map(number), limits[.height].map(number)) {
    case (let width?, let height?):
      return language("\(name): \(size) pt, at least \(width) × \(height) pt")
    case (let width?, nil):
      return language("\(name): \(size) pt, at least \(width) pt wide")
    case (nil, let height?):
      return language("\(name): \(size) pt, at least \(height) pt high")
    case (nil, nil):
      return language("\(name): \(size) pt")
    }
  }

  private mutating func say(_ wording: LocalizableText) {
    captions.append(PictureCaption(sample: .none, words: language(wording)))
  }

  private func number(_ number: Double) -> String { language.numbers.text(number) }

  private func points(_ length: Double) -> String { language("\(number(length)) pt") }
}
