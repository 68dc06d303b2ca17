internal import Diagnostics
internal import Engine
internal import Reporting
internal import Rules
internal import World

/// The baselines of a run: the one that counts, and the one that is written.
struct BaselineCheck {
  private let old: InputFile<Baseline>?
  /// What is there already where a new one is to be written: nothing of it is lost unsaid.
  private let replaced: InputFile<Baseline>?
  private let options: CheckOptions
  private let files: FileSystem
  private let root: String
  private let readsStandardInput: Bool
  private var review: BaselineReview
  private var renewing: BaselineReview?

  init(
    _ options: CheckOptions, _ search: DescriptionSearch, in terminal: Terminal, root: String
  ) {
    self.options = options
    self.root = root
    files = terminal.files
    readsStandardInput = search.paths.contains("-")
    old = options.baseline.map { InputFile(ofBaseline: $0, in: terminal, root: root) }
    replaced = options.newBaseline.flatMap { path in
      guard terminal.files.holdsText(path) else { return nil }
      return InputFile(ofBaseline: path, in: terminal, root: root)
    }
    let held = old?.content ?? Baseline()
    review = BaselineReview(
      held, isFromOutside: options.baseline.map { !terminal.files.isJudged($0, root) } ?? false)
    if options.newBaseline != nil {
      renewing = BaselineReview(held.merged(with: replaced?.content ?? Baseline()))
    }
  }

  /// Whether one is held against what is found.
  var counts: Bool { old != nil }

  /// Whether there is nothing that keeps anything from being judged.
  var isReadable: Bool { old?.diagnostics.isEmpty != false }

  /// What is wrong with the files.
  var mistakes: [Diagnostic] {
    let mistakes = old?.diagnostics ?? []
    guard let replaced, mistakes.isEmpty, !replaced.diagnostics.isEmpty else { return mistakes }
    return [Diagnostic(.wouldBeLost, about: replaced.file.id.path)]
  }

  /// The text that the mistakes point into.
  var text: SourceFile? { old?.file }

  /// What a new baseline holds, and how that differs from what was there.
  var renewal: BaselineReview.Renewal? { renewing?.renewal }

  /// A description's result, where the baseline counts.
  mutating func accept(_ result: LintResult, by linter: Linter) -> LintResult {
    _ = renewing?.accept(result, by: linter)
    return counts ? review.accept(result, by: linter) : result
  }

  /// The results with what the baseline holds in vain, each app's at its first description; and what
  /// there is to say of it beside them.
  mutating func compared(
    _ found: [FileCheck.Judged], _ judged: Set<SourceFile.ID>, besides guards: [RuleGuard]
  ) -> (results: [LintResult], diagnostics: [Diagnostic]) {
    let isGone = { [files, root, readsStandardInput] (file: String) in
      !readsStandardInput && file != DescriptionFile.standardInput
        && (judged.contains(SourceFile.ID(path: file))
          || files.kind(of: FilePath.joined(root, file)) == nil)
    }
    _ = renewing?.noteGone(isGone)
    guard let old else { return (found.map(\.result), []) }
    let gone = review.noteGone(isGone)
    var told: [LintResult] = []
    var apps: Set<AppIdentity> = []
    for (result, linter) in found {
      var result = result
      if apps.insert(result.identity).inserted {
        result = linter.noting(review.staleEntries(of: result.identity), in: result)
      }
      if !readsStandardInput, review.couldTakeIn(result) {
        result.diagnostics.append(
          Diagnostic(takingIn(result.file.id.path), at: result.range, severity: .note))
      }
      told.append(result)
    }
    let path = old.file.id.path
    let notes: [Message?] = [
      gone.isEmpty ? nil : .describedNoMore(gone),
      review.setAside == 0 ? nil : .setAside(review.setAside, by: guards.map(\.file.path)),
    ]
    return (
      told, notes.compactMap(\.self).map { Diagnostic($0, about: path, severity: .warning) }
    )
  }

  /// What it holds makes the answer milder.
  func relaxations(of summary: RunResult.Summary) -> [Relaxation] {
    guard let old, summary.heldByBaseline > 0 else { return [] }
    let count = summary.heldByBaseline
    let what = count == 1 ? "1 finding" : "\(count) findings"
    return [Relaxation(.baseline, of: what, in: old.file.id.path)]
  }

  /// How to take in what is found in an app that the baseline doesn't know.
  private func takingIn(_ file: String) -> Message {
    let baseline = options.baseline ?? ""
    let operand = FilePath.path(to: FilePath.joined(root, file), from: files.currentFolder)
    let words =
      ["reviewlint", "check", operand] + options.terms.rules.flatMap { ["--rules", $0] }
      + ["--baseline", baseline, "--write-baseline", baseline]
    return Message(
      id: "baseline-without-app",
      """
      the baseline \(baseline.quoted) has nothing of this app; what is found in a new one is taken \
      in by: \(words.asShellLine)
      """)
  }
}

extension FileSystem {
  /// Whether there is something in a file that would be lost.
  fileprivate func holdsText(_ path: String) -> Bool {
    guard !isStream(path), kind(of: absolute(path)) == .file else { return false }
    do throws(Failure) {
      return try !read(absolute(path), limit: .max).isEmpty
    } catch {
      return true
    }
  }

  /// Whether whoever changes what is judged may have changed the file, or led to it, as well.
  fileprivate func isJudged(_ path: String, _ root: String) -> Bool {
    let tree = Enclosure(resolved(repository(around: root) ?? root), in: self)
    return FilePath.ancestors(of: absolute(path)).contains(where: tree.holds)
  }
}

extension Message {
  fileprivate static var wouldBeLost: Self {
    Self(
      id: "baseline-lost",
      """
      what this file holds would be lost, for it is no baseline that this program can read: remove \
      it, or name another one for --write-baseline
      """)
  }

  fileprivate static func describedNoMore(_ places: [String]) -> Self {
    let shown = places.prefix(3) + (places.count > 3 ? ["…"] : [])
    return Self(
      id: "baseline-app-gone",
      """
      the baseline holds what was found in descriptions that aren't there any more: \
      \(shown.joined(separator: ", ")); one that has moved is known by its 'app.bundleId' only
      """)
  }

  fileprivate static func setAside(_ count: Int, by files: [String]) -> Self {
    let held = Set(files).sorted().joined(separator: ", ")
    return Self(
      id: "baseline-set-aside",
      """
      \(count == 1 ? "1 finding" : "\(count) findings") that this baseline holds \
      \(count == 1 ? "stands" : "stand") all the same: \(held) can't be softened by a file of the tree \
      that is judged; name a baseline outside of it
      """)
  }
}
