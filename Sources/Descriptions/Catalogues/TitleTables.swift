internal import Synchronization

/// The tables of titles that were needed so far, each made once for all descriptions.
final class TitleTables: Sendable {
  /// By the tag of the catalogue's; the empty one is for all languages together.
  private let tables = Mutex<[String: TitleTable]>([:])

  /// The table for a tag, if it was needed before.
  subscript(tag: String?) -> TitleTable? {
    tables.withLock { $0[tag ?? ""] }
  }

  /// The table for a tag, made of its titles when it is first needed.
  func table(for tag: String?, of titles: () -> [AppleTitles]) -> TitleTable {
    tables.withLock { tables in
      if let known = tables[tag ?? ""] { return known }
      let table = TitleTable(titles())
      tables[tag ?? ""] = table
      return table
    }
  }
}
