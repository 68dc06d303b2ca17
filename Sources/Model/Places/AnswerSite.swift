internal import Expressions

/// What stands in the file where an answer belongs.
package struct AnswerSite: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A mapping or a list, to which something has to be added.
    case collection
    /// A plain word, which has to be written out as the value of this key.
    case word(key: String)
    /// What stands there, such as the word `unknown`, which has to be replaced.
    case unknown
  }

  package let path: Path
  package let bytes: Range<Int>
  package let kind: Kind
  /// Where the list begins of which it is an item.
  package let list: Int?
  /// The platform of the screen that has to be written with it, where none is described.
  package var platform: String?
}

extension PlaceTable {
  /// Where something has to be written so that it is said at a place where nothing is.
  ///
  /// What a screen takes over is added to the one it takes it from, unless only itself can say it.
  func site(of absent: Place) -> AnswerSite {
    if let bytes = unknownWords[absent] {
      return AnswerSite(path: path(of: absent), bytes: bytes, kind: .unknown, list: nil)
    }
    if absent != .none, isWritten(absent), case .field = self[absent].step, !isEvidence(absent) {
      return AnswerSite(
        path: path(of: absent), bytes: self[absent].bytes, kind: .unknown, list: nil)
    }
    let isOwn = absent != .none && self[absent].flags.contains(.ownOnly)
    return site(
      within: absent == .none ? Place(number: 0) : parent(of: absent) ?? absent, isOwn: isOwn)
  }

  /// Where something has to be written so that it is said inside a section, or what is around it.
  func site(within section: Place, isOwn: Bool = false) -> AnswerSite {
    var place = section
    let platform = around(section).lazy.compactMap { undescribed[$0] }.first
    while !isWritten(place) || isEvidence(place) || (isOwn && isInherited(place))
      || self[place].flags.contains(.stacked),
      let outer = parent(of: place)
    {
      place = outer
    }
    place = isInherited(place) ? original(of: place) : place
    return AnswerSite(
      path: path(of: place), bytes: self[place].bytes,
      kind: wordKey(at: place).map(AnswerSite.Kind.word) ?? .collection,
      list: list(around: place).map { self[$0].bytes.lowerBound }, platform: platform)
  }

  /// The place in the screen that something was written for, if it is taken over from there.
  private func original(of place: Place) -> Place {
    for number in 0..<Int32(truncatingIfNeeded: count) {
      let other = Place(number: number)
      // A word that stands for a section has the same bytes as the section.
      let isSame = self[other].bytes == self[place].bytes && self[other].step == self[place].step
      if isSame, isWritten(other), !isInherited(other) { return other }
    }
    return place
  }

  private func list(around place: Place) -> Place? {
    if case .item = self[place].step { parent(of: place) } else { nil }
  }
}
