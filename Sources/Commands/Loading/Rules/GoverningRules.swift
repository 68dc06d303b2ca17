internal import Diagnostics
internal import World

/// The files of rules that hold somewhere.
struct GoverningRules: Hashable, Comparable, Sendable {
  /// Those that were named, or the nearest; none: the program's own rules.
  let paths: [ExactPath]
  /// Those above the nearest one, from there upwards: they hold as far as it extends them.
  let above: [ExactPath]
  /// Another one beside the nearest: nobody can tell which of the two is meant.
  private let rival: ExactPath?
  let areNamed: Bool

  /// Those that somebody named.
  init(named paths: [String]) {
    self.paths = paths.map(ExactPath.init)
    above = []
    rival = nil
    areNamed = true
  }

  /// Those that were found, the nearest first.
  init(found: [String]) {
    let folder = found.first.map { ExactPath(FilePath.folder(of: $0)) }
    let others = found.dropFirst()
    let beside = others.filter { ExactPath(FilePath.folder(of: $0)) == folder }
    paths = found.prefix(1).map(ExactPath.init)
    above = others.dropFirst(beside.count).map(ExactPath.init)
    rival = beside.first.map(ExactPath.init)
    areNamed = false
  }

  /// Why it can't be told which rules hold, or nothing can be read where they should be.
  func mistake(in files: FileSystem, root: String) -> Diagnostic? {
    guard !areNamed, let path = paths.first?.text else { return nil }
    let shown = FilePath.relative(path, to: root)
    if let rival {
      return Diagnostic(
        Message(
          id: "two-rule-files",
          """
          \(FilePath.name(of: rival.text).quoted) lies beside this rule file, and only one of \
          them can hold; keep one
          """), about: shown)
    }
    do throws(FileSystem.Failure) {
      try files.checkIsFile(path)
      guard Enclosure(of: path, root: root, in: files).holds(path) else {
        // It isn't said what is there: nobody who can only add a link may get to see it.
        return Diagnostic(
          Message(
            id: "rules-outside",
            "this rule file is a link that leads out of the root; name it with --rules"),
          about: shown)
      }
      guard files.kind(of: path, followingLinks: false) == .link else { return nil }
      throw FileSystem.Failure(path: path, reason: Message(.symbolicLink))
    } catch {
      return Diagnostic(.unreadableRules(shown, error, in: files), about: shown)
    }
  }

  static func < (one: GoverningRules, other: GoverningRules) -> Bool {
    one.all.lexicographicallyPrecedes(other.all)
  }

  private var all: [ExactPath] { paths + above }
}

extension Message {
  /// Of a link, what to do instead.
  static func unreadableRules(
    _ path: String, _ failure: FileSystem.Failure, in files: FileSystem
  ) -> Self {
    var reason = failure.reason
    if reason == Message(.symbolicLink) {
      reason =
        """
        it is a symbolic link, which isn't followed; put a copy of the file in its place, name the \
        file with --rules, or extend it
        """
    } else if failure.isAbsence, files.kind(of: failure.path, followingLinks: false) == .link {
      reason = "it is a symbolic link that leads to nothing"
    }
    return .unreadableRules(path, reason)
  }

  static func unreadableRules(_ path: String, _ reason: Message) -> Self {
    Self(id: "unreadable-rules", "the rules in \(path.quoted) can't be read: \(reason)")
  }
}
