internal import BuiltInRules
internal import Documents
internal import Rules

extension BuiltInLibrary {
  /// How a key of rule files is written, as a file of the program or of its examples has it: in few
  /// lines, and with as much in it as there can be in those.
  static func sample(of key: ReferenceEntry) -> [String] {
    let path = key.name.split(separator: ".").map(String.init)
    let files = BuiltInFile.all.filter { file in
      let isOfRules = file.hasRules || file.path.hasPrefix(BuiltInFile.Folder.examples)
      let keys = isOfRules && file.path.hasSuffix(".yaml") ? file.keys : []
      // A language's file has texts under keys of the same names.
      return keys.contains(path[0].withoutBrackets) && !keys.contains("language")
    }
    let samples = files.compactMap { $0.read(as: $0.path).documents.first?.root }
      .flatMap { $0.entries(at: path[...], eachAlone: key.isList) }
      .map { DocumentNode(.mapping([$0]), bytes: 0..<0) }
      .map { (lines: $0.lines(width: 78), letters: $0.inline.utf8.count) }
    let short = samples.filter { $0.lines.count <= 12 }.max {
      ($0.lines.count, -$0.letters) < ($1.lines.count, -$1.letters)
    }
    return (short ?? samples.min { $0.letters < $1.letters })?.lines ?? []
  }
}

extension DocumentNode {
  /// What stands at a path, in each item of lists and under each name; of several, each by itself.
  fileprivate func entries(at path: ArraySlice<String>, eachAlone: Bool) -> [Entry] {
    guard let part = path.first,
      let entry = entries?.first(where: { $0.name == part.withoutBrackets })
    else { return [] }
    guard path.count == 1 else {
      let inner = part.hasSuffix("[]") ? entry.value.parts : [entry.value]
      return inner.flatMap { $0.entries(at: path.dropFirst(), eachAlone: eachAlone) }
    }
    let alone: [Content] =
      switch entry.value.content {
      case .sequence(let items) where eachAlone: items.map { .sequence([$0]) }
      case .mapping(let entries) where eachAlone: entries.map { .mapping([$0]) }
      default: [entry.value.content]
      }
    return alone.map { Entry(key: entry.key, value: DocumentNode($0, bytes: 0..<0)) }
  }

  private var parts: [DocumentNode] { items ?? entries?.map(\.value) ?? [] }
}

extension String {
  fileprivate var withoutBrackets: String { replacing("[]", with: "") }
}
