internal import Diagnostics
internal import Engine
internal import Model
internal import Rules
internal import World

/// The descriptions of a run for rules that hold them against each other, which need all of them
/// before the first is judged; without such rules nothing is read, and nothing kept.
struct RunApps: Sendable {
  private var apps: [ObjectIdentifier: OtherApps] = [:]

  init() {}

  /// Those at the paths, as each of the linters reads them; `isWhole` tells whether nothing is left
  /// out that belongs to them, and is asked only where it matters.
  init(
    at paths: [String],
    by linters: [GuardedLinter],
    in surroundings: Surroundings,
    jobs: Int,
    isWhole: () -> Bool
  ) {
    let asking = linters.flatMap { guarded in
      [(linter: guarded.linter, isGuard: false)] + guarded.guards.map { ($0.linter, true) }
    }
    .filter(\.linter.readsOtherApps)
    guard !asking.isEmpty else { return }
    // Standard input can be read only once.
    let files = paths.filter { $0 != "-" }
    let isWhole = files.count == paths.count && isWhole()
    for (linter, isGuard) in asking where apps[ObjectIdentifier(linter)] == nil {
      var found: [(description: Description, lines: LineTable)] = []
      var areAll = isWhole
      let pool = ThreadPool<[(description: Description, lines: LineTable)?]>(size: jobs)
      func take(_ descriptions: [(description: Description, lines: LineTable)?]) {
        let known = descriptions.compactMap(\.self)
        found += known
        areAll = areAll && known.count == descriptions.count
      }
      for path in files {
        let step = { @Sendable in
          surroundings.descriptions(at: path, by: linter, isGuard: isGuard)
        }
        pool.add({ [step] }, take: take)
      }
      pool.finish(take: take)
      apps[ObjectIdentifier(linter)] = OtherApps(found, areAll: areAll, as: linter.book.schema)
    }
  }

  /// As that linter reads them; nil where it asks for none.
  subscript(linter: Linter) -> OtherApps? { apps[ObjectIdentifier(linter)] }
}
