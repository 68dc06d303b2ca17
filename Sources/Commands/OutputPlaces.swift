internal import Diagnostics

/// The files that a run writes: none may take the place of another file of the run.
struct OutputPlaces {
  private struct Place {
    let path: String
    /// The input that it renews, if it renews one.
    let renewed: String?
    let mistake: Wording
  }

  private var places: [Place] = []

  mutating func addReport(at path: String) {
    let mistake: Wording =
      "the report \(path.quoted) would take the place of another file of this run"
    places.append(Place(path: path, renewed: nil, mistake: mistake))
  }

  /// A new baseline may take the place of the one that counts.
  mutating func addBaseline(at path: String, renewing old: String?) {
    let mistake: Wording =
      "the baseline \(path.quoted) would take the place of another file of this run"
    places.append(Place(path: path, renewed: old, mistake: mistake))
  }

  /// What is wrong with the first that would take the place of an input or of another output.
  func mistake(reading inputs: [String], in files: FileSystem) -> Wording? {
    guard !places.isEmpty else { return nil }
    let current = files.currentFolder
    let resolved = { ExactPath(files.resolved(files.absolute($0, from: current))) }
    var taken = Set(inputs.map(resolved))
    for place in places {
      let path = resolved(place.path)
      let isRenewed = place.renewed.map(resolved) == path
      guard taken.insert(path).inserted || isRenewed else { return place.mistake }
    }
    return nil
  }
}
