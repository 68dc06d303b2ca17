internal import Rules
internal import World

/// Rules that come from outside of what is judged, and hold whatever is said there.
struct PolicyFile: Sendable {
  /// From the root of the machine.
  let path: String
  /// The file, and those that it extends.
  let files: [RuleFile]

  init(_ path: String, in terminal: Terminal, root: String) {
    self.path = terminal.files.absolute(path)
    let rules = GoverningRules(named: [self.path])
    files =
      RuleFileCollection(rules, in: terminal, root: root, withExamples: false).ownFiles
  }

  /// The rules, guidelines and topics that hold; nil: all that it says, and of the rest as well.
  ///
  /// Relaxations count only where it says that they do.
  var held: Set<String>? {
    let admissions = files.compactMap(\.admission)
    guard admissions.contains(.listed), !admissions.contains(.forbid) else { return nil }
    return Set(files.flatMap { $0.locks.map(\.name) + $0.rules.map(\.id) })
  }

  var approvers: Set<String> { Set(files.flatMap(\.approvers)) }

  /// Whether what is judged may leave out descriptions.
  var admitsExclusions: Bool { held?.isEmpty ?? false }
}
