internal import Engine
internal import Model
internal import Rules

/// What a picture of a screen points out.
struct PictureSubject {
  /// The paths of buttons that something is found at, and of those they are compared with.
  let marked: Set<String>
  let related: Set<String>
  /// Those of them that it comes too close to.
  let near: Set<String>
  /// What the marked button must have at least, in points.
  let limits: [PictureMark: Double]
  /// The names of buttons that should be there.
  let missing: [String]
  /// Whether it is about lengths at all.
  let isMeasured: Bool
  /// Whether it is about where a button lies.
  let isAboutPlace: Bool

  /// What is found on a screen, with what it is compared with there.
  init(_ findings: [Finding], on screen: DescribedScreen) {
    let places = findings.filter { $0.location.path.hasSuffix(".frame") }
    marked = Self.buttons(at: findings.map(\.location.path), on: screen)
    let compared = { (findings: [Finding]) in
      Self.buttons(at: findings.flatMap { $0.related.map(\.location.path) }, on: screen)
    }
    related = compared(findings).subtracting(marked)
    near = compared(findings.filter { $0.marks.limits[.gap] != nil }).subtracting(marked)
    limits = findings.reduce(into: [:]) { $0.merge($1.marks.limits, uniquingKeysWith: max) }
    missing = findings.flatMap(\.missingButtons).withoutRepetition
    isMeasured = !limits.isEmpty || !places.isEmpty
    isAboutPlace = places.contains { $0.marks.limits.isEmpty }
  }

  private static func buttons(at paths: [String], on screen: DescribedScreen) -> Set<String> {
    let found = screen.buttons.filter { button in
      paths.contains { $0.isPath(in: button.path) }
    }
    return Set(found.map(\.path))
  }
}
