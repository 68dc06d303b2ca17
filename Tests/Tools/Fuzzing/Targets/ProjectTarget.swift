internal import Diagnostics
internal import Documents
internal import Evidence
internal import TestSupport

/// Reads a file of a project, whose name is the first line, and looks for what it shows.
enum ProjectTarget: TextTarget {
  static let name = "project"

  private static let detection = {
    var reader = DetectionReader()
    for name in Checkout.files(below: "rules/detection").sorted() {
      guard let text = try? Checkout.text(of: "rules/detection/\(name)") else { continue }
      reader.read(ReadFile(path: "builtin/detection/\(name)", text: text))
    }
    precondition(reader.diagnostics.isEmpty, "the built-in detection can be read")
    return reader.detection
  }()

  private static let reader = ProjectFileReader(detection)

  static func run(_ text: String) {
    let (name, rest) = text.firstLine
    guard let kind = reader.kind(ofFile: name, in: "locales") else { return }
    let bytes = Array(rest.utf8)
    let content = reader.read(bytes, at: name, as: kind)
    // As it is read: UTF-16 has other offsets.
    let length = content.source?.bytes.count ?? bytes.count
    for problem in content.diagnostics {
      precondition(problem.range.bytes.upperBound <= length, "a problem is in the file")
    }
    let seen = sightings(in: content)
    let lines = 1...(1 + bytes.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") })
    precondition(seen.allSatisfy { lines.contains($0.line) }, "what is seen is in the file")
    let again = reader.read(bytes, at: name, as: kind)
    precondition(sightings(in: again) == seen, "and is seen again")
  }

  private static func sightings(in content: FileContent) -> [DetectionMatch] {
    let evidence = ProjectEvidence(of: [content], detection)
    return (evidence.services + evidence.facts).flatMap(\.evidence)
  }
}
