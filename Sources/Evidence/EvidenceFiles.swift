package import Diagnostics
package import Model

/// The files that a description names, by their paths as answers show them: on the machine, or among
/// those of examples.
package protocol EvidenceFiles: Sendable {
  /// What is looked for in them.
  var detection: Detection { get }

  /// Where something is that a description names.
  func place(of name: String) -> EvidencePlace

  /// What whoever checks names under a key, in the place of what descriptions name there.
  func given(for key: String) -> String?

  /// The first folder of a path beside or above the description.
  func nearest(_ folder: String) -> String?

  func isFolder(_ path: String) -> Bool

  /// A file that a section of the description names, up to so many bytes.
  func file(at path: String, for section: String, limit: Int) -> FoundFile

  /// What the files of a project say; nil where none of them can be read.
  func project(in folder: String) -> ProjectContents?

  func app(at path: String) -> BuiltApp

  /// What is found at a path; many descriptions may name it under a key.
  func remembered(
    _ key: String, at path: String, find: () throws(EvidenceProblem) -> ShownEvidence?
  ) throws(EvidenceProblem) -> ShownEvidence?
}

/// Where something is that a description names.
package enum EvidencePlace: Sendable {
  case at(String)
  /// Outside of what may be read.
  case outside
  /// The description isn't in a folder.
  case nowhere
}

package enum FoundFile {
  case bytes([UInt8])
  case missing
  /// For this reason.
  case unreadable(Message)
}

/// What the files of a project say, each by itself.
package struct ProjectContents {
  let contents: [FileContent]
  /// Reads a file again.
  let file: (String) -> SourceFile

  package init(_ contents: [FileContent], file: @escaping (String) -> SourceFile) {
    self.contents = contents
    self.file = file
  }
}

extension EvidenceFiles {
  /// The path of what a description names; what is wrong with it otherwise.
  func path(
    of name: String, nowhere: Message, outside: MessageID<1>
  ) throws(EvidenceProblem) -> String {
    switch place(of: name) {
    case .at(let path): return path
    case .outside: throw EvidenceProblem(Message(outside, name.quoted))
    case .nowhere: throw EvidenceProblem(Message(nowhere))
    }
  }
}

extension EvidenceSource {
  /// Every source of evidence, the one that counts most first; a new one is a folder and a word here.
  package static func all(in files: some EvidenceFiles) -> [EvidenceSource] {
    [app(in: files), project(in: files), reviewDetails(in: files), reviewMetadata(in: files)]
  }
}
