internal import Diagnostics
internal import Synchronization

/// The files that descriptions name, such as attachments, where a run is going to write.
final class NamedFiles: Sendable {
  private let places: Set<FileIdentity>
  private let files: FileSystem
  private let found = Mutex<Set<ExactPath>>([])

  /// Nil where nothing is written.
  init?(at places: OutputPlaces, in files: FileSystem) {
    guard !places.isEmpty else { return nil }
    self.places = places.identities(in: files)
    self.files = files
  }

  /// A file that a description names.
  func add(_ path: String) {
    guard let file = files.identity(of: path), places.contains(file) else { return }
    found.withLock { _ = $0.insert(ExactPath(path)) }
  }

  var paths: [String] { found.withLock { $0.map(\.text) } }
}
