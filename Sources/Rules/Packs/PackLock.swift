package import Diagnostics
internal import Documents

/// Which packs a repository has, as `reviewlint.lock` says it.
package struct PackLock: Sendable {
  package struct Entry: Sendable {
    package let name: String
    package let version: Release
    /// Of what the pack's folder holds.
    package let sha256: String
    /// Where its name stands; nil where it wasn't read.
    package fileprivate(set) var range: SourceRange?

    package init(of pack: Pack, sha256: String) {
      self.init(name: pack.name, version: pack.version, sha256: sha256)
    }

    fileprivate init(name: String, version: Release, sha256: String, range: SourceRange? = nil) {
      (self.name, self.version, self.sha256, self.range) = (name, version, sha256, range)
    }
  }

  package static let fileName = "reviewlint.lock"

  /// In the order of their names.
  package private(set) var entries: [Entry] = []

  package init() {}

  package subscript(name: String) -> Entry? { entries.first { $0.name == name } }

  /// Puts an entry in the place of the one of its name.
  package mutating func set(_ entry: Entry) {
    entries = (entries.filter { $0.name != entry.name } + [entry]).sorted { $0.name < $1.name }
  }

  /// As the file has it.
  package var text: String {
    entries.reduce("# Written by 'reviewlint packs add'.\npacks:\n") { text, entry in
      text + """
          - name: \(entry.name)
            version: \(entry.version)
            sha256: \(entry.sha256)

        """
    }
  }

  /// What a file says, and what is wrong with it.
  package static func read(_ file: SourceFile) -> (lock: PackLock, diagnostics: [Diagnostic]) {
    var lock = PackLock()
    let (_, mistakes) = DocumentReader().readAll(file).mapping { mapping -> Void? in
      for entry in mapping.required("packs", .list(of: .mapping { $0.entry() })) ?? [] {
        if lock[entry.name] == nil {
          lock.set(entry)
        } else if let range = entry.range {
          mapping.values.diagnostics.report(
            id: "pack-twice", "the pack \(entry.name.quoted) is here twice; each has one version",
            at: range)
        }
      }
      return ()
    }
    return (lock, mistakes)
  }
}

extension MappingReader {
  fileprivate mutating func entry() -> PackLock.Entry? {
    let name = required("name", ValueForm<String>.text.placed)
    let version = required("version", .release)
    let digest = required("sha256", .text)
    guard let name, let version, let digest else { return nil }
    return PackLock.Entry(name: name.value, version: version, sha256: digest, range: name.range)
  }
}
