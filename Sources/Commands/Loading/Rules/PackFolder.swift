internal import Diagnostics
internal import Documents
internal import Rules
internal import World

/// The files of a pack in a folder, read once: what is used of them is what their digest is of.
struct PackFolder: Sendable {
  /// From the root of the machine.
  let path: String
  /// By their paths in the folder, in the order of their bytes. What is hidden is none of them.
  private(set) var contents: [(name: String, bytes: [UInt8])] = []
  /// As people should see its path.
  private let shown: String

  private static let mostFiles = 1_000
  private static let deepest = 8

  /// Paths in what is reported are relative to the root; what is no regular file isn't read.
  init(_ path: String, root: String, in files: FileSystem) throws(FileSystem.Failure) {
    self.path = path
    shown = FilePath.relative(path, to: root)
    try add("", Enclosure(files.resolved(path), in: files), files, depth: 0)
    contents.sort { ExactPath($0.name) < ExactPath($1.name) }
  }

  private mutating func add(
    _ folder: String, _ enclosure: Enclosure, _ files: FileSystem, depth: Int
  ) throws(FileSystem.Failure) {
    let limit = ReadingLimits.standard.bytes
    let found = try files.contents(of: folder.isEmpty ? path : FilePath.joined(path, folder))
    // Of what is no pack, nothing is read.
    guard depth > 0 || found.contains(where: { $0.name == Pack.fileName }) else { return }
    for (name, kind) in found where !name.hasPrefix(".") {
      let inner = folder + name
      let place = FilePath.joined(path, inner)
      guard contents.count < Self.mostFiles, depth < Self.deepest, inner.isPlainPath else {
        throw FileSystem.Failure(
          path: place,
          reason: Message("a pack has \(Self.mostFiles) files at the most, in plain folders"))
      }
      if kind == .folder {
        try add(inner + "/", enclosure, files, depth: depth + 1)
        continue
      }
      let bytes = try files.read(place, inside: enclosure, limit: limit)
      guard bytes.count <= limit else {
        throw FileSystem.Failure(path: place, reason: Message(.fileTooLarge, Amount(limit)))
      }
      contents.append((inner, bytes))
    }
  }

  /// SHA-256 of what `sha256sum` says of the files, a line each, in their order.
  var digest: String {
    let lines = contents.map { "\(SHA256.hexadecimal(of: $0.bytes))  \($0.name)\n" }
    return SHA256.hexadecimal(of: Array(lines.joined().utf8))
  }

  /// What it says of itself, and what is wrong with that.
  func pack() -> (pack: Pack?, diagnostics: [Diagnostic]) {
    guard let manifest = texts.first(where: { $0.name == Pack.fileName })?.text else {
      return (
        nil,
        [
          Diagnostic(
            Message(
              id: "no-pack",
              """
              this folder is no pack: 'pack.yaml' in it says what it is called, its version and \
              publisher
              """), about: FilePath.joined(shown, Pack.fileName))
        ]
      )
    }
    return Pack.read(manifest.file)
  }

  /// Whatever is written in it as YAML.
  var texts: [(name: String, text: DecodedFile)] {
    contents.filter { $0.name.isYAML }.map { name, bytes in
      (name, DecodedFile(path: FilePath.joined(shown, name), bytes: bytes))
    }
  }

  /// The texts, for what points into them.
  var sourceFiles: SourceFiles {
    texts.reduce(into: SourceFiles()) { $0.add($1.text.file) }
  }
}

extension String {
  /// Whether it is a path that every program writes in the same way.
  fileprivate var isPlainPath: Bool {
    utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") }
  }

  fileprivate var isYAML: Bool { hasSuffix(".yaml") || hasSuffix(".yml") }
}
