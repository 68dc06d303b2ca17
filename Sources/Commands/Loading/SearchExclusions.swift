internal import Diagnostics
internal import Documents
internal import Rules
internal import World

/// What rule files leave out of a search for descriptions, each from its folder on.
///
/// All of them count that lie above, not only the nearest: a folder that is left out is not searched,
/// whatever lies in it. Where rule files were named, only they count.
struct SearchExclusions {
  /// What one rule file leaves out.
  struct Rule: Sendable {
    fileprivate let file: String
    /// Where the patterns begin.
    fileprivate var folder: String
    fileprivate let patterns: [RuleFile.PlacedPattern]
    fileprivate let lines: LineTable

    fileprivate var texts: [String] { patterns.map(\.text) }

    /// Where it says that it leaves out a folder.
    func exclusion(ofFolder path: String) -> Stretch? { exclusion(path) { $0.fits(folder: $1) } }

    func exclusion(ofFile path: String) -> Stretch? { exclusion(path) { $0.fits(file: $1) } }

    private func exclusion(_ path: String, _ isFitting: (PathPattern, String) -> Bool) -> Stretch? {
      guard let rest = FilePath.below(path, in: folder),
        let pattern = patterns.first(where: { isFitting($0.pattern, rest) })
      else { return nil }
      return lines.stretch(of: pattern.range)
    }
  }

  private let terminal: Terminal
  private let root: String
  private let policy: PolicyFile?
  /// What doesn't count, and why: by the rule file that says it.
  private(set) var idle: [ExactPath: String] = [:]
  /// The rule files that were named; where there are any, only they count.
  private let named: [String]
  /// What they leave out; they are read for it only where a folder is searched.
  private lazy var exclusionsOfNamed: [Rule] = named.compactMap { rule($0) }
  private var search: RuleFileSearch

  init(
    named paths: [String], policy: PolicyFile?, in terminal: Terminal, root: String,
    by search: RuleFileSearch
  ) {
    self.terminal = terminal
    self.root = root
    self.policy = policy
    self.search = search
    named = paths.map { terminal.files.absolute($0) }
  }

  /// What counts where a search begins.
  mutating func all(above folder: String) -> [Rule] {
    guard named.isEmpty else { return policyRules + exclusionsOfNamed.filter { counts($0) } }
    return policyRules + search.ruleFiles(above: folder).compactMap { counting($0) }
  }

  /// What counts from a folder on that a search comes into.
  mutating func own(of folder: String) -> [Rule] {
    guard named.isEmpty else { return [] }
    return RuleFileSearch.names.compactMap { counting(FilePath.joined(folder, $0)) }
  }

  private mutating func counting(_ path: String) -> Rule? {
    rule(path).flatMap { counts($0) ? $0 : nil }
  }

  /// What a policy leaves out itself, as if it lay at the root.
  private var policyRules: [Rule] {
    guard let policy, var rule = rule(policy.path) else { return [] }
    rule.folder = root
    return [rule]
  }

  /// Nothing that is judged can take itself out from under a policy, or from under what is locked
  /// above it.
  private mutating func counts(_ rule: Rule) -> Bool {
    guard let holding = file(holding: rule) else { return true }
    let isTheSame = Set(rule.texts).isSubset(of: policyRules.flatMap(\.texts))
    if !isTheSame { idle[ExactPath(rule.file)] = holding }
    return false
  }

  private mutating func file(holding rule: Rule) -> String? {
    if let policy, !policy.admitsExclusions { return policy.path }
    guard named.isEmpty else { return nil }
    let own = FilePath.folder(of: rule.file)
    let above = search.ruleFiles(above: own).filter { FilePath.folder(of: $0) != own }
    guard !above.isEmpty else { return nil }
    let rules = GoverningRules(named: above)
    return RuleFileCollection(rules, in: terminal, root: root, withExamples: false).ownFiles
      .first { !$0.locks.isEmpty }.map { FilePath.joined(root, $0.source.id.path) }
  }

  /// Nil where a file leaves out nothing, or can't be read: that is said where its rules are read.
  private func rule(_ path: String) -> Rule? {
    guard terminal.files.kind(of: path) == .file,
      let bytes = terminal.files.bytes(at: path, limit: ReadingLimits.standard.bytes)
    else { return nil }
    let decoded = DecodedFile(path: FilePath.relative(path, to: root), bytes: bytes)
    guard decoded.problem == nil else { return nil }
    let patterns = RuleFileReader.exclusions(in: decoded.file)
    guard !patterns.isEmpty else { return nil }
    let folder = FilePath.folder(of: path)
    return Rule(file: path, folder: folder, patterns: patterns, lines: LineTable(of: decoded.file))
  }
}
