extension Array {
  /// The index of the first item for which a condition holds that holds for all items behind it
  /// as well; that behind the last one if it holds for none.
  package func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
