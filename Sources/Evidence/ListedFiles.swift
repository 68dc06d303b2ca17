package import Diagnostics
package import Model

/// Files that a description may name, by their paths beside it; they aren't read from anywhere.
package struct ListedFiles: EvidenceFiles {
  package let detection: Detection
  private let files: [SourceFile]
  private let isSomewhere: Bool

  /// Nil where nothing can lie beside the description.
  package init(_ files: [SourceFile]?, _ detection: Detection) {
    self.files = files ?? []
    isSomewhere = files != nil
    self.detection = detection
  }

  package func place(of name: String) -> EvidencePlace { isSomewhere ? .at(name) : .nowhere }

  package func given(for key: String) -> String? { nil }

  package func nearest(_ folder: String) -> String? { nil }

  package func isFolder(_ path: String) -> Bool { !files(below: path).isEmpty }

  package func file(at path: String, for section: String, limit: Int) -> FoundFile {
    files.first { $0.id.path == path }.map { .bytes($0.bytes) } ?? .missing
  }

  package func project(in folder: String) -> ProjectContents? {
    let reader = ProjectFileReader(detection)
    let files = files(below: folder)
    let found = files.filter { file in
      let folders = file.id.path.split(separator: "/").dropLast()
      return !folders.contains { reader.leavesOut(folder: String($0)) }
    }
    var contents = found.compactMap { file -> FileContent? in
      let parts = file.id.path.split(separator: "/").map(String.init)
      guard let name = parts.last,
        let kind = reader.kind(ofFile: name, in: parts.dropLast().last ?? "")
      else { return nil }
      return reader.read(file.bytes, at: file.id.path, as: kind)
    }
    let users = found.compactMap { file in
      reader.mayUseNames(file.id.path).map { (file: file, language: $0) }
    }
    if users.contains(where: { $0.language != .strings }) {
      let names = OpenNames(contents)
      var uses = OpenNames.Uses()
      for (file, language) in users {
        uses.formUnion(reader.uses(of: names, in: file.bytes, at: file.id.path, language))
      }
      contents = names.settled(contents, by: uses)
    }
    let searched = contents.reduce(into: Proposal.Search()) { $0 += $1.searched }
    return ProjectContents(contents, searched: searched) { path in
      files.first { $0.id.path == path } ?? SourceFile(path: path, text: "")
    }
  }

  /// Of what isn't a text, its file has a character for each byte.
  package func app(at path: String) -> BuiltApp {
    let sources = files(below: path).map { ($0.id.path, ByteSource($0)) }
    let byPath = Dictionary(uniqueKeysWithValues: sources)
    return BuiltApp(called: path, detection) { () throws(AppMistake) in
      AppFiles(Array(byPath.keys)) { path throws(AppMistake) in
        guard let source = byPath[path] else { throw AppMistake(Message(.noApp)) }
        return source
      }
    }
  }

  package func remembered(
    _ key: String, at path: String, find: () throws(EvidenceProblem) -> ShownEvidence?
  ) throws(EvidenceProblem) -> ShownEvidence? { try find() }

  private func files(below folder: String) -> [SourceFile] {
    let start = folder + "/"
    return files.filter { $0.id.path.hasPrefix(start) }.map { file in
      SourceFile(path: String(file.id.path.dropFirst(start.count)), bytes: file.bytes)
    }
  }
}

extension ByteSource {
  fileprivate init(_ file: SourceFile) {
    let bytes = file.text.unicodeScalars.map { UInt8(exactly: $0.value) }
    self.init(bytes.contains(nil) ? file.bytes : bytes.compactMap(\.self))
  }
}
