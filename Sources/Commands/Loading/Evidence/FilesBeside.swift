internal import Diagnostics
internal import Engine
internal import Evidence
internal import Model
internal import World

/// The files of the machine that a description names, or that lie where it says.
struct FilesBeside: EvidenceFiles {
  /// Nil for a description that came on standard input.
  let description: String?
  let root: String
  let files: FileSystem
  let evidence: FoundEvidence
  let seen: SeenFiles?

  var detection: Detection { BuiltInLibrary.detection }

  private var folder: String? { description.map(FilePath.folder) }

  private var enclosure: Enclosure? {
    description.map { Enclosure(of: $0, root: root, in: files) }
  }

  private func shown(_ place: String) -> String { FilePath.relative(place, to: root) }

  private func place(_ shown: String) -> String {
    shown == "." ? root : FilePath.joined(root, shown)
  }

  func place(of name: String) -> EvidencePlace {
    guard let enclosure, let folder else { return .nowhere }
    let place = files.absolute(name, from: folder)
    return enclosure.holds(place) ? .at(shown(place)) : .outside
  }

  func given(for key: String) -> String? { key == "app" ? evidence.app.map(shown) : nil }

  /// Inside the root.
  func nearest(_ name: String) -> String? {
    guard let folder else { return nil }
    let folders = FilePath.ancestors(of: folder)
    let inside = folders.filter {
      ExactPath($0) == ExactPath(root) || FilePath.below($0, in: root) != nil
    }
    let places = (inside.isEmpty ? Array(folders.prefix(1)) : inside).map {
      FilePath.joined($0, name)
    }
    let place = places.first { files.kind(of: $0) == .folder }
    return place.flatMap { enclosure?.holds($0) == true ? shown($0) : nil }
  }

  func isFolder(_ path: String) -> Bool { files.kind(of: place(path)) == .folder }

  func file(at path: String, for section: String, limit: Int) -> FoundFile {
    let place = place(path)
    guard files.kind(of: place) != nil, let enclosure else { return .missing }
    guard enclosure.holds(place) else {
      let isLink = (try? files.found(at: place, followingLinks: false)) == .link
      return isLink ? .unreadable(Message(.outsideOfRoot)) : .missing
    }
    do throws(FileSystem.Failure) {
      let bytes = try files.read(place, inside: enclosure, limit: limit)
      seen?.add([place], as: Inventory.Kind(rawValue: section) ?? .attachment, .seen)
      return .bytes(bytes)
    } catch {
      return .unreadable(error.reason)
    }
  }

  func project(in folder: String) -> ProjectContents? {
    let place = place(folder)
    let jobs = evidence.jobs
    let search = ProjectSearch(place, for: detection, in: files, root: root, jobs: jobs)
    seen?.add(search.read, as: .project, .seen)
    seen?.add(search.links, as: .project, .linked)
    if !search.showsSomething { seen?.add([place], as: .project, .empty) }
    return search.project
  }

  func app(at path: String) -> BuiltApp {
    let place = place(path)
    let app = AppFileSearch(path: place, files: files, root: root).app(detection)
    seen?.add(app.read.map(self.place), as: .app, .seen)
    if app.read.isEmpty, app.diagnostics.haveErrors { seen?.add([place], as: .app, .empty) }
    return app
  }

  func remembered(
    _ key: String, at path: String, find: () throws(EvidenceProblem) -> ShownEvidence?
  ) throws(EvidenceProblem) -> ShownEvidence? {
    try evidence.remembered(key, at: place(path), find: find)
  }
}
