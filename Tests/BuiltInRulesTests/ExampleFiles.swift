import BuiltInRules
import Diagnostics
import Documents
import Evidence
import Model
import Rules
import TestSupport

/// What lies beside the bases of examples.
enum ExampleFiles {
  /// What an example's description is decoded with.
  static func inputs(
    _ example: RuleExample, by catalogues: Catalogues = Trial.builtIn.book.catalogues
  ) -> DecodingInputs {
    DecodingInputs(
      asOf: example.asOf ?? Trial.today, catalogues: catalogues, fileExists: { exists($0) },
      capture: capture, evidence: evidence, serviceNamed: serviceNamed)
  }

  static func exists(_ path: String) -> Bool { paths.contains("examples/\(path)") }

  private static let paths = Set(BuiltInFile.all.map(\.path))

  /// The capture that an example names.
  @Sendable static func capture(
    _ reference: CaptureReference
  ) throws(EvidenceProblem) -> Layer {
    let path = "examples/\(reference.file)"
    guard let recognizer, let file = BuiltInFile.all.first(where: { $0.path == path }) else {
      throw EvidenceProblem(.words("there is no such capture"))
    }
    let source = SourceFile(path: path, text: file.text)
    return try CapturedFile(source, called: path, recognizer).layer(reference)
  }

  @Sendable static func serviceNamed(_ words: String) -> String? {
    recognizer?.service(named: words)
  }

  private static let recognizer = BuiltInFile.all.first { $0.path == "recognition.yaml" }
    .flatMap { RecognitionCatalogue.read(ReadFile(path: $0.path, text: $0.text)).catalogue }
    .map { LoginRecognizer($0, Trial.builtIn.book.catalogues) }

  private static let detection = {
    var reader = DetectionReader()
    for file in BuiltInFile.all where file.path.hasPrefix(BuiltInFile.Folder.detection) {
      reader.read(ReadFile(path: file.path, text: file.text))
    }
    return reader.detection
  }()

  static let evidence = EvidenceSource.all(
    in: ListedFiles(
      BuiltInFile.all.filter { $0.path.hasPrefix("examples/") }.map {
        SourceFile(path: String($0.path.dropFirst("examples/".count)), text: $0.text)
      },
      detection
    )
  )
}
