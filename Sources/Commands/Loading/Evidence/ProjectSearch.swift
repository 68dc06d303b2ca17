internal import Diagnostics
internal import Documents
internal import Evidence
internal import Model
internal import World

/// Reads the files of a project in which something is looked for, several at once.
///
/// What is kept is what was found: a project may have very many files. Packages that it takes by
/// their paths, or by their names in a workspace, belong to it, also where they lie beside its
/// folder.
struct ProjectSearch {
  /// What was found in files, in the order of their paths.
  private(set) var contents: [FileContent] = []
  private(set) var searched = Proposal.Search()
  /// The paths of all files that were read, and of links to what would have been.
  private(set) var read: [String] = []
  private(set) var links: [String] = []
  /// The files of Interface Builder, which show screens.
  private(set) var interfaces: [String] = []
  /// The folder, and those of packages beside it.
  private var folders: [String] = []
  private let files: FileSystem
  private let root: String
  private let reader: ProjectFileReader
  private let pool: ThreadPool<FileContent>
  private var workspaces: WorkspaceSearch
  /// Whether there is code that may use translations, and in which nothing is looked for.
  private var hasOtherCode = false

  /// The folder has to be there; paths in answers are relative to the root.
  init(_ folder: String, for detection: Detection, in files: FileSystem, root: String, jobs: Int) {
    self.files = files
    self.root = root
    reader = ProjectFileReader(detection)
    pool = ThreadPool(size: jobs)
    workspaces = WorkspaceSearch(files: files, root: root, reader: reader)
    search(all: folder)
    while let package = nextPackage() { search(all: package) }
    settle(jobs: jobs)
  }

  /// Where packages name one another beyond this, nobody wrote them by hand.
  private static let mostFolders = 100

  private mutating func search(all folder: String) {
    folders.append(files.resolved(folder))
    search(folder, called: "")
    pool.finish { add($0) }
  }

  private mutating func add(_ content: FileContent) {
    searched += content.searched
    guard !content.isEmpty else { return }
    var content = content
    let folder = FilePath.folder(of: FilePath.joined(root, content.path))
    content.packageFolders += content.packageNames.compactMap { name in
      workspaces.folder(of: name, usedIn: folder).map { FilePath.relative($0, to: root) }
    }
    contents.append(content)
  }

  /// What one file leaves open others tell; titles of translations count in any case where no code
  /// was found, and everything does where a file can't be read.
  private mutating func settle(jobs: Int) {
    let names = OpenNames(contents, hasOtherCode: hasOtherCode)
    guard !names.isEmpty else { return }
    let users = (read + interfaces).compactMap { path in
      reader.mayUseNames(path).map { (path: path, language: $0) }
    }
    guard users.contains(where: { $0.language != .strings }) else { return }
    var uses: OpenNames.Uses? = OpenNames.Uses()
    let pool = ThreadPool<OpenNames.Uses?>(size: jobs)
    let take = { (found: OpenNames.Uses?) -> Void in
      if let found { uses?.formUnion(found) } else { uses = nil }
    }
    for (path, language) in users {
      let enclosure = Enclosure(of: path, root: root, in: files)
      pool.add(
        { [files, reader, root] in
          [{ reader.uses(of: names, in: path, language, files, enclosure, root) }]
        },
        take: take)
    }
    pool.finish(take: take)
    if let uses { contents = names.settled(contents, by: uses) }
  }

  /// The folder of a package that wasn't searched; none that holds the project, or that is outside
  /// of the root.
  private func nextPackage() -> String? {
    guard folders.count < Self.mostFolders else { return nil }
    let top = files.resolved(root)
    return contents.lazy.flatMap(\.packageFolders).first { path in
      guard !path.hasPrefix("/"), !path.split(separator: "/").contains(where: isLeftOut) else {
        return false
      }
      let folder = files.resolved(FilePath.joined(root, path))
      return files.kind(of: folder) == .folder && FilePath.below(folder, in: top) != nil
        && folders.allSatisfy {
          folder != $0 && FilePath.below(folder, in: $0) == nil
            && FilePath.below($0, in: folder) == nil
        }
    }
    .map { FilePath.joined(root, $0) }
  }

  private func isLeftOut(_ name: Substring) -> Bool {
    name == ".." || reader.leavesOut(folder: String(name))
  }

  /// Whether any file could be read: of a folder without such, nobody can tell what it would show.
  var showsSomething: Bool {
    let useless = Set(contents.lazy.filter(\.isUseless).map(\.path))
    return read.contains { !useless.contains(FilePath.relative($0, to: root)) }
  }

  /// What was found, for descriptions; nil where nothing could be read.
  var project: ProjectContents? {
    guard showsSomething else { return nil }
    return ProjectContents(contents, searched: searched) { [files, root] path in
      let place = FilePath.joined(root, path)
      let bytes = files.bytes(
        at: place, inside: Enclosure(of: place, root: root, in: files),
        limit: ProjectFileReader.largest)
      return DecodedFile(path: path, bytes: bytes ?? []).file
    }
  }

  private typealias FoundFile = (path: String, kind: ProjectFileKind)

  private mutating func search(_ folder: String, called folderName: String) {
    let parent = folder == "/" ? "" : folder
    do throws(FileSystem.Failure) {
      var found: [FoundFile] = []
      var inner: [String] = []
      for (name, kind) in try files.contents(of: folder) {
        if kind == .folder {
          if !reader.leavesOut(folder: name) { inner.append(name) }
        } else if kind == .file, ProjectFileKind.isInterface(name) {
          interfaces.append(FilePath.joined(parent, name))
        } else if kind == .file, let kind = reader.kind(ofFile: name, in: folderName) {
          found.append((FilePath.joined(parent, name), kind))
        } else if kind == .file, ProjectFileKind.isOtherCode(name) {
          hasOtherCode = true
        } else if kind == .link {
          note(link: FilePath.joined(parent, name), called: name, in: folderName)
        }
      }
      read(found)
      for name in inner { search(FilePath.joined(parent, name), called: name) }
    } catch {
      files.note(error)
      let path = FilePath.relative(folder, to: root)
      contents.append(Self.problem(Message(.unreadableFolder, error.reason), path))
    }
  }

  /// Links aren't followed; one that leads out of the folder is named if it would be looked at.
  private mutating func note(link: String, called name: String, in folderName: String) {
    let isSought =
      switch files.kind(of: link) {
      case .folder: !reader.leavesOut(folder: name)
      case .file: reader.kind(ofFile: name, in: folderName) != nil
      default: false
      }
    guard isSought else { return }
    links.append(link)
    let target = files.resolved(link)
    guard folders.allSatisfy({ FilePath.below(target, in: $0) == nil }) else { return }
    let path = FilePath.relative(link, to: root)
    contents.append(Self.problem(Message(.leadsOut), path, severity: .warning))
  }

  private mutating func read(_ found: [FoundFile]) {
    read += found.map(\.path)
    for file in found {
      let enclosure = Enclosure(folders[folders.count - 1], in: files)
      let job: ThreadPool<FileContent>.Job = { [files, root, reader] in
        [{ Self.content(of: file, reader, files, inside: enclosure, root) }]
      }
      pool.add(job) { add($0) }
    }
  }

  private static func content(
    of file: FoundFile, _ reader: ProjectFileReader, _ files: FileSystem,
    inside enclosure: Enclosure, _ root: String
  ) -> FileContent {
    let shown = FilePath.relative(file.path, to: root)
    do throws(FileSystem.Failure) {
      let bytes = try files.read(file.path, inside: enclosure, limit: ProjectFileReader.largest)
      return reader.read(bytes, at: shown, as: file.kind)
    } catch {
      files.note(error)
      return problem(Message(.unreadableFile, error.reason), shown)
    }
  }

  private static func problem(
    _ message: Message, _ path: String, severity: Severity = .error
  ) -> FileContent {
    FileContent(path: path, problem: Diagnostic(message, about: path, severity: severity))
  }
}

extension ProjectFileReader {
  /// The names that a file on the machine uses; nil where it can't be read.
  fileprivate func uses(
    of names: OpenNames, in path: String, _ language: SourceLanguage, _ files: FileSystem,
    _ enclosure: Enclosure, _ root: String
  ) -> OpenNames.Uses? {
    files.known { () throws(FileSystem.Failure) in
      let bytes = try files.read(path, inside: enclosure, limit: Self.largest)
      return uses(of: names, in: bytes, at: FilePath.relative(path, to: root), language)
    }
  }
}
