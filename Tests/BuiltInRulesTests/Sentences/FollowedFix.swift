import Documents
import Engine
import Model
import TestSupport

/// A change of a description; without a value, something is taken out.
typealias Edit = (path: String, value: String?)

/// What a fix says to do, as changes of the description that it is about.
struct FollowedFix {
  /// A kind of sentence, and each way that it names, as changes.
  struct Way: Sendable {
    let sentence: String
    let edits: @Sendable ([String], FaultyPlace) -> [[Edit]]
  }

  /// Each way that it names, to be gone for itself.
  private(set) var ways: [[Edit]] = []
  /// What it says beside that.
  private(set) var rest: String
  /// The sentences that it has.
  private(set) var sentences: [String] = []

  init(_ finding: Finding, in root: DocumentNode) throws {
    rest = finding.fix
    let place = FaultyPlace(finding, in: root)
    for way in Way.all {
      guard let match = try Regex(way.sentence).firstMatch(in: rest) else { continue }
      let said = match.output.dropFirst().map { $0.substring.map(String.init) ?? "" }
      ways += way.edits(said, place)
      sentences.append(way.sentence)
      rest.replaceSubrange(match.range, with: "…")
    }
  }

  /// Numbers, quoted words and keys of a description that no way is known for.
  func unfollowed(besides names: [String]) throws -> [String] {
    var rest = rest
    for name in names { rest = rest.replacing(name, with: "…") }
    return rest.matches(of: #/[0-9]+|[“"][^”"]*[”"]|\b[a-z]+(\.[a-z][A-Za-z]*)+\b/#)
      .map { String($0.output.0) }
  }
}

/// Where a fault is: the button, its screen, and the other button that it is held against.
struct FaultyPlace {
  let path: String
  let message: String
  let root: DocumentNode
  let screen: DescribedScreen?
  /// The paths of the button, or of the stack that it is in, and of the other one.
  let button: String
  let other: String

  init(_ finding: Finding, in root: DocumentNode) {
    self.root = root
    path = finding.location.path
    message = finding.message
    screen = finding.screen
    button = Self.button(in: path)
    other = Self.button(in: finding.related.first?.location.path ?? "")
  }

  /// The path of the item of the last list, or of a stack.
  private static func button(in path: String) -> String {
    if path.hasSuffix(".stack") { return path }
    return path.lastIndex(of: "]").map { String(path[...$0]) } ?? path
  }

  var isInStack: Bool { button.hasSuffix(".stack") }

  var frame: Rectangle? { frame(of: button) }

  func frame(of path: String) -> Rectangle? { screen?.buttons.first { $0.path == path }?.frame }

  /// The button somewhere else, or of another size.
  func frame(_ frame: Rectangle, of path: String? = nil) -> Edit {
    let lengths = [frame.x, frame.y, frame.width, frame.height].map { "\($0)" }
    return ("\(path ?? button).frame", "[\(lengths.joined(separator: ", "))]")
  }

  /// The button with a width and a height.
  func size(_ width: Double?, _ height: Double?) -> [Edit] {
    guard var frame else {
      // A stack with a margin is as wide as the screen lets it be.
      let margin = screen?.bounds.flatMap { bounds in width.map { (bounds.width - $0) / 2 } }
      let lengths = [("margin", isInStack ? margin : nil), ("height", height)]
      return lengths.compactMap { key, length in length.map { ("\(button).\(key)", "\($0)") } }
    }
    frame.width = width ?? frame.width
    frame.height = height ?? frame.height
    return [self.frame(frame)]
  }

  /// So many items the list has that is written there.
  func count(_ keys: String...) -> Int {
    keys.reduce(root as DocumentNode?) { $0?.value(of: $1) }?.items?.count ?? 0
  }

  /// A login beside those that are listed.
  func login(_ value: String) -> Edit {
    ("login.services[\(count("login", "services"))]", value)
  }
}
