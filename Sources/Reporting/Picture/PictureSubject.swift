internal import Engine
internal import Model
internal import Rules

/// What a picture of a screen points out.
struct PictureSubject {
  /// The paths of buttons that something is found at, and of those they are compared with.
  var marked: Set<String> = []
  var related: Set<String> = []
  /// What the marked button must have at least, in points.
  let limits: [PictureMark: Double]
  /// The names of buttons that should be there.
  let missing: [String]
  /// Whether it is about lengths at all.
  let isMeasured: Bool

  /// A finding on the screen, with what it is compared with there.
  init(_ finding: Finding, on screen: DescribedScreen) {
    marked = Self.buttons(at: [finding.location.path], on: screen)
    related = Self.buttons(at: finding.related.map(\.location.path), on: screen)
      .subtracting(marked)
    limits = finding.marks.limits
    missing = finding.missingButtons
    isMeasured = !limits.isEmpty || finding.location.path.hasSuffix(".frame")
  }

  /// Everything that is found on the screen; what it is compared with would only confuse.
  init(_ findings: [Finding], on screen: DescribedScreen) {
    let here = findings.filter { $0.location.path.isPath(in: screen.path) }
    marked = Self.buttons(at: here.map(\.location.path), on: screen)
    limits = [:]
    missing = here.reduce(into: []) { names, finding in
      names += finding.missingButtons.filter { !names.contains($0) }
    }
    isMeasured = here.contains { $0.location.path.hasSuffix(".frame") }
  }

  private static func buttons(at paths: [String], on screen: DescribedScreen) -> Set<String> {
    let found = screen.buttons.filter { button in
      paths.contains { $0.isPath(in: button.path) }
    }
    return Set(found.map(\.path))
  }
}
