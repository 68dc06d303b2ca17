internal import Diagnostics
package import Engine
internal import Rules

/// What earlier runs said of the descriptions of a fleet.
package struct FleetHistory: Sendable {
  /// What a run said of a description, counted.
  struct Release: Sendable {
    /// The day of checking.
    let day: String
    let verdict: Verdict
    let errors: Int
    /// The errors that the run before didn't have, and those of its that are gone.
    let new: Int
    let fixed: Int
  }

  /// A description from run to run: what it came to, and how long what is open is so.
  struct Record: Sendable {
    private struct Open {
      let since: Int
      let isError: Bool
    }

    fileprivate let key: RunPart.Description.Key
    /// By the number of the run, from 0.
    private(set) var releases: [Int: Release] = [:]
    private var open: [Fingerprint: Open] = [:]
    private var last: Int?

    fileprivate init(_ key: RunPart.Description.Key) { self.key = key }

    fileprivate mutating func add(_ description: RunPart.Description, run: Int) {
      var now: [Fingerprint: Open] = [:]
      for entry in description.results where entry.isOpen {
        let since = open[entry.mark]?.since ?? run
        now[entry.mark] = Open(since: since, isError: entry.isError)
      }
      let (errors, former) = (now.filter(\.value.isError), open.filter(\.value.isError))
      releases[run] = Release(
        day: description.day,
        verdict: description.verdict,
        errors: errors.count,
        new: last == nil ? 0 : errors.keys.count { former[$0] == nil },
        fixed: former.keys.count { errors[$0] == nil }
      )
      (open, last) = (now, run)
    }

    /// Whether there was a run before, and it didn't have it.
    func isNew(_ entry: RunPart.Entry) -> Bool {
      releases.count > 1 && open[entry.mark]?.since == last
    }

    /// The day since which it is open without a break; nil for what is new.
    func day(of entry: RunPart.Entry) -> String? {
      guard let since = open[entry.mark]?.since, since != last else { return nil }
      return releases[since]?.day
    }
  }

  package let runs: Int
  private var apps: [String: [Record]] = [:]

  /// Of so many runs, which are added one after the other.
  package init(runs: Int) {
    self.runs = runs
  }

  /// Adds what the run of that number says, from 0.
  package mutating func add(_ description: RunPart.Description, run: Int) {
    var all = apps[description.app] ?? []
    let place = all.firstIndex { $0.key == description.key } ?? all.count
    if place == all.count { all.append(Record(description.key)) }
    all[place].add(description, run: run)
    apps[description.app] = all
  }

  /// Of a description in the run after all of these; a file that has moved is known by its app, where
  /// that has one.
  func record(of description: RunPart.Description) -> Record {
    let all = apps[description.app] ?? []
    let known = all.first { $0.key == description.key } ?? (all.count == 1 ? all[0] : nil)
    var record = known ?? Record(description.key)
    record.add(description, run: runs)
    return record
  }
}

extension RunPart.Entry {
  /// It would be refused; what only the description has to be put in order for isn't.
  var isError: Bool { outcome == Outcome.fail.rawValue && severity == .error && !isBookkeeping }

  /// It asks somebody to do something.
  fileprivate var isOpen: Bool {
    outcome == Outcome.fail.rawValue || outcome == Outcome.review.rawValue
  }

  /// The same for what is the same on several screens: it counts once, as it is listed.
  fileprivate var mark: Fingerprint { Fingerprint(of: rule, String(path.placeOnEveryScreen)) }
}
