package import Diagnostics
internal import Expressions
internal import Model

/// A description's file with the repairs of what its rules have found; nothing else is changed.
package struct MendedDescription {
  /// A value that stands in the place of another.
  package struct Change: Sendable {
    package let path: String
    package let range: SourceRange
    /// As they are written.
    package let old: String
    package let new: String
  }

  /// What is changed, in the order of the file.
  package private(set) var changes: [Change] = []
  /// What would have to be changed and isn't written there: a capture says it, or another screen.
  package private(set) var left: [Change] = []
  /// The file with its changes.
  package private(set) var text = ""

  /// Each of the results is about a description of the file.
  package init(_ file: SourceFile, mending results: [LintResult]) {
    self.init(file, mending: results.flatMap(\.findings))
  }

  package init(_ file: SourceFile, mending findings: [Finding]) {
    var found: [Site: (repair: Repair, places: PlaceTable)] = [:]
    for finding in findings where finding.outcome == .fail {
      for repair in finding.repairs {
        let places = finding.places
        let site = Site(of: repair.place, in: places, of: file)
        let isSpare = found[site].map { known in
          known.places.saysItself(known.repair.place)
            && !(places.saysItself(repair.place) && repair.asksMore(than: known.repair))
        }
        if isSpare != true { found[site] = (repair, places) }
      }
    }
    for (site, known) in found.sorted(by: { $0.key < $1.key }) {
      add(known.repair, at: site.range, in: known.places, of: file)
    }
    var bytes: [UInt8] = []
    var end = 0
    for change in changes {
      bytes += file.bytes[end..<change.range.bytes.lowerBound]
      bytes += Array(change.new.utf8)
      end = change.range.bytes.upperBound
    }
    text = String(decoding: bytes + file.bytes[end...], as: UTF8.self)
  }

  private mutating func add(
    _ repair: Repair,
    at range: SourceRange,
    in places: PlaceTable,
    of file: SourceFile
  ) {
    let path = places.path(of: repair.place).description
    let isHere = range.file == file.id && places.saysItself(repair.place)
    let old = isHere ? String(decoding: file.bytes[range.bytes], as: UTF8.self) : ""
    let quote = old.first.flatMap { "\"'".contains($0) ? String($0) : nil } ?? ""
    let written = String(old.dropFirst(quote.count).dropLast(quote.count))
    guard isHere, let text = repair.text(besides: written) else {
      left.append(Change(path: path, range: range, old: old, new: repair.text))
      return
    }
    let mark = quote.isEmpty && text.hasPrefix("#") ? "'" : quote
    changes.append(Change(path: path, range: range, old: old, new: mark + text + mark))
  }
}

/// Where a value stands; what nobody wrote for itself is told apart by its path.
private struct Site: Hashable, Comparable {
  let range: SourceRange
  private let path: String

  init(of place: Place, in places: PlaceTable, of file: SourceFile) {
    range = places.range(of: place)
    let isOwn = range.file == file.id && places.isWritten(place)
    path = isOwn ? "" : places.path(of: place).description
  }

  static func < (one: Site, other: Site) -> Bool {
    (one.range.file.path, one.range.bytes.lowerBound, one.path)
      < (other.range.file.path, other.range.bytes.lowerBound, other.path)
  }
}

extension PlaceTable {
  /// Whether somebody wrote what is there for that place, and not for another screen.
  fileprivate func saysItself(_ place: Place) -> Bool { isWritten(place) && !isInherited(place) }
}
