import BuiltInRules
import Documents
import TestSupport
import Testing

@Suite struct BuiltInFileTests {
  private static let yamlFiles = BuiltInFile.all.filter { $0.path.hasSuffix(".yaml") }

  @Test func `every file of the folder of rules is in the program`() {
    let scripts = [".py", ".sh"]
    let files = Checkout.files(below: "rules").filter { !scripts.contains(where: $0.hasSuffix) }
    #expect(BuiltInFile.all.map(\.path).sorted() == files)
  }

  @Test(arguments: yamlFiles.map(\.path))
  func `a file in the program is the file in the folder, read as any other`(path: String) throws {
    let file = try #require(Self.yamlFiles.first { $0.path == path })
    #expect(try Array(file.text.utf8) == Checkout.bytes(of: "rules/\(path)"))
    let read = ReadFile(path: path, text: file.text)
    #expect(read.allDiagnostics.isEmpty)
    #expect(Self.details(of: file.read(as: path)) == Self.details(of: read))
  }

  @Test func `what stands under a key can be left out`() throws {
    let path = "apple-button/apple-button-minimum-size.yaml"
    let file = try #require(Self.yamlFiles.first { $0.path == path })
    let whole = try #require(file.read(as: path).documents.first?.root)
    let part = try #require(file.read(as: path, leavingOut: "examples").documents.first?.root)
    #expect(whole["rules"]?.items?.first?["examples"] != nil)
    #expect(whole.without("examples").details == part.details)
  }

  private static func details(of read: ReadFile) -> [String] {
    read.documents.map { "\($0.number) \($0.bytes) \($0.hasErrors) \($0.root.details)" }
  }
}

extension DocumentNode {
  /// The node with the style and place of everything in it.
  fileprivate var details: String {
    switch content {
    case .scalar(let text, let style): "\(bytes) \(style) \(text.debugDescription)"
    case .sequence(let items): "\(bytes) [\(items.map(\.details).joined(separator: ", "))]"
    case .mapping(let entries):
      "\(bytes) {\(entries.map { "\($0.key.details): \($0.value.details)" }.joined(separator: ", "))}"
    }
  }

  /// The node without what stands under a key, wherever that is.
  fileprivate func without(_ key: String) -> DocumentNode {
    switch content {
    case .scalar: self
    case .sequence(let items): DocumentNode(.sequence(items.map { $0.without(key) }), bytes: bytes)
    case .mapping(let entries):
      DocumentNode(
        .mapping(
          entries.filter { $0.name != key }.map { Entry(key: $0.key, value: $0.value.without(key)) }
        ),
        bytes: bytes)
    }
  }
}
