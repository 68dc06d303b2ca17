internal import Diagnostics
internal import Localization
internal import World

/// The files that a run writes: none may take the place of another file of the run.
struct OutputPlaces {
  private struct Place {
    let path: String
    /// The input that it renews, if it renews one.
    let renewed: String?
    let mistake: Message
  }

  private var places: [Place] = []

  mutating func addReport(at path: String) {
    add(path, Message("the report \(path.quoted) would take the place of another file of this run"))
  }

  mutating func add(_ path: String, renewing old: String? = nil, _ mistake: Message) {
    places.append(Place(path: path, renewed: old, mistake: mistake))
  }

  /// A new baseline may take the place of the one that counts.
  mutating func addBaseline(at path: String, renewing old: String?) {
    add(
      path, renewing: old,
      Message("the baseline \(path.quoted) would take the place of another file of this run"))
  }

  /// Refuses the first that would take the place of an input or of another output.
  func check(reading inputs: [String], in files: FileSystem, language: Language) throws(Refusal) {
    guard !places.isEmpty else { return }
    let read = Set(inputs.compactMap { Self.identity(ofInput: $0, files) })
    var written: Set<FileIdentity> = []
    // Where these are files, what replaces them would leave nothing of what they have got.
    let open = Set([1, 2].filter(files.isFile).compactMap(files.identity(ofOpen:)))
    for place in places {
      guard let file = files.identity(of: place.path) else { continue }
      let isRenewed = place.renewed.flatMap(files.identity(of:)) == file
      let isNew = written.insert(file).inserted && (isRenewed || !read.contains(file))
      guard isNew, files.isStream(place.path) || !open.contains(file) else {
        throw Refusal(place.mistake, in: language)
      }
    }
  }

  /// Standard input may be a file as well.
  private static func identity(ofInput path: String, _ files: FileSystem) -> FileIdentity? {
    guard path == "-" else { return files.identity(of: path) }
    return files.isFile(open: 0) ? files.identity(ofOpen: 0) : nil
  }
}
