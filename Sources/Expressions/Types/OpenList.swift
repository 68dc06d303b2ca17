/// A list is open where nobody knows whether it has further items: one of its items says so.
extension ContiguousArray<TracedValue> {
  /// What one would have to know to say whether there are further items; nil if there are none.
  package var further: MissingFacts? {
    var further: MissingFacts?
    for index in indices { further.add(self[index].further) }
    return further
  }

  /// How many items are there, further ones apart.
  package var knownCount: Int { reduce(0) { $1.further == nil ? $0 + 1 : $0 } }
}

extension TracedValue {
  /// Of an item: why it stands for further items; nil if it is one itself.
  package var further: MissingFacts? {
    if case .further(let facts) = value { facts } else { nil }
  }

  /// What a name stands for that goes through a list: of further items nothing is known.
  package var item: TracedValue {
    further.map { TracedValue(.undecided($0), at: place) } ?? self
  }
}
