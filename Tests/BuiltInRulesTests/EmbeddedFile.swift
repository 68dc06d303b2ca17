import BuiltInRules

/// A file as it lies in the program.
struct EmbeddedFile: Sendable {
  let path: String
  let text: String

  static let all: [EmbeddedFile] = (0..<builtInFileCount).map { number in
    let file = builtInFile(number).pointee
    let bytes = UnsafeRawBufferPointer(start: file.bytes, count: file.size)
    return EmbeddedFile(
      path: String(cString: file.path),
      text: String(decoding: bytes, as: UTF8.self)
    )
  }

  /// The files with one rule each: those in a folder that is a topic.
  static let rules = all.filter { $0.path.contains("/") && $0.isOfRuleBook }

  /// The languages' files.
  static let languages = all.filter { $0.path.hasPrefix("locales/") }

  /// Whether it is a file of rules or a catalogue.
  var isOfRuleBook: Bool {
    path.hasSuffix(".yaml") && path != "recognition.yaml"
      && !["examples/", "locales/", "detection/"].contains(where: path.hasPrefix)
  }

  /// The name of the folder, or nothing.
  var folder: String {
    path.split(separator: "/").dropLast().last.map(String.init) ?? ""
  }

  /// The name without its ending.
  var name: String {
    String(path.split(separator: "/").last?.prefix { $0 != "." } ?? "")
  }
}
