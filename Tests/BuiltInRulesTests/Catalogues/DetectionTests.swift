import BuiltInRules
import Diagnostics
import Documents
import Evidence
import Expressions
import Model
import TestSupport
import Testing

/// What the program looks for in a project.
@Suite struct DetectionTests {
  private static let reader = BuiltInFile.all.filter { $0.path.hasPrefix("detection/") }
    .reduce(into: DetectionReader()) { $0.read(ReadFile(path: $1.path, text: $1.text)) }

  @Test func `nothing is wrong with it`() {
    #expect(Self.reader.diagnostics.map(\.message.text) == [])
    #expect(Self.reader.detection.services.count > 40)
    #expect(Self.reader.detection.facts.count >= 12)
  }

  @Test func `its services are in the catalogue`() throws {
    let providers = try #require(BuiltInFile.all.first { $0.path == "providers.yaml" })
    let documents = DocumentReader().readAll(SourceFile(path: "", text: providers.text)).documents
    let entries = try #require(documents.first?.root.value(of: "providers")?.items)
    let ids = Set(entries.compactMap { $0.value(of: "id")?.text })
    #expect(Self.reader.detection.services.subtracting(ids) == [])
  }

  @Test(arguments: reader.detection.facts.sorted())
  func `its facts are fields of a description`(path: String) throws {
    // An item of a list is named by its service.
    let keys = path.replacing(#/\["[a-z0-9-]+"\]/#, with: "")
    let names = keys.split(separator: ".").map(String.init)
    let variable = try #require(Schema().variables.first { $0.name == names[0] })
    let type = names.dropFirst().reduce(variable.type as ValueType?) { type, name in
      guard case .object(let object) = type?.item ?? type else { return nil }
      return object.fields.first { $0.name == name }?.type
    }
    #expect(type != nil)
  }
}

extension ValueType {
  /// Of a list, what it is of.
  fileprivate var item: ValueType? {
    if case .list(let item) = self { item } else { nil }
  }
}
