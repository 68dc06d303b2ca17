internal import Expressions
internal import Rules

/// The book of the program's own rules.
final class PreparedBook {
  let crew = OneHand()
  private let files: FileSystem

  init(in terminal: Terminal) {
    files = terminal.files
  }

  func begin(isForMany: Bool) {}

  /// Nil if what was prepared was made from other rules.
  func book(isForMany: Bool) -> RuleBook? {
    BuiltInLibrary.preparedBook(TimeZoneFiles.reader(files), readsAhead: isForMany)
  }
}
