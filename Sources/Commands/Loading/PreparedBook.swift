internal import Expressions
internal import Rules

/// The book of the program's own rules, which another thread may make while something else is done.
final class PreparedBook {
  /// Who makes it, and reads and checks what people add to it.
  let crew: Crew
  private let files: FileSystem
  private var errand: Errand<RuleBook?>?

  /// More threads would take longer to start than hundreds of rules take to load.
  private static let mostHands = 4

  init(in terminal: Terminal, jobs: Int = coreCount) {
    files = terminal.files
    crew = Crew(jobs: min(jobs, Self.mostHands))
  }

  /// Has it made, where there may be another thread; the first call says for how much it is.
  func begin(isForMany: Bool) {
    guard crew.hands > 1, errand == nil else { return }
    errand = crew.start(making(isForMany))
  }

  /// Nil if what was prepared was made from other rules; it is made now unless somebody has begun.
  func book(isForMany: Bool) -> RuleBook? {
    let errand = errand ?? Errand(making(isForMany))
    self.errand = errand
    return errand.answer
  }

  private func making(_ isForMany: Bool) -> @Sendable () -> RuleBook? {
    { [files] in BuiltInLibrary.preparedBook(TimeZoneFiles.reader(files), readsAhead: isForMany) }
  }
}
