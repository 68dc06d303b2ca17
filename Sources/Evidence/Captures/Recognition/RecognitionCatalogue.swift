package import Diagnostics
package import Documents

/// What tells which element is which service's login button.
package struct RecognitionCatalogue: Sendable {
  /// Words that tell what a button is for.
  enum WordList: String, CaseIterable {
    case loginWords, linkWords, namesNeedingLink, namesNeedingLogin, controlWords, codeLoginWords,
      unrelatedWords, domains, systemNames, nameEndings
  }

  subscript(list: WordList) -> [String] { lists[list] ?? [] }

  /// Classes that draw a service's button and nothing else.
  struct Classes: Sendable {
    let service: String
    let names: [String]
  }

  /// A login of the app's own: a field and the button that goes with it.
  struct OwnLogin: Sendable {
    enum Field: String {
      case secure, text
    }

    let service: String
    let field: Field
    /// What the field asks for, a word of `FieldMeaning`.
    let asks: String
    let buttons: [String]
  }

  let appleTitles: String
  let classes: [Classes]
  private let lists: [WordList: [String]]
  let ownLogins: [OwnLogin]

  /// Reads `recognition.yaml`; nil with a reason when anything in it isn't as it should be.
  package static func read(
    _ read: ReadFile
  ) -> (catalogue: RecognitionCatalogue?, diagnostics: [Diagnostic]) {
    guard read.allDiagnostics.isEmpty, let document = read.documents.first else {
      return (nil, read.allDiagnostics)
    }
    var reader = NodeReader(of: read.file)
    let catalogue = reader.mapping(document.root) { file in
      file.required("recognition") { reader, node in
        reader.mapping(node) { RecognitionCatalogue(&$0) }
      }
    }
    let diagnostics = reader.diagnostics.finish(in: read.file.id)
    return (diagnostics.isEmpty ? catalogue : nil, diagnostics)
  }

  private init?(_ mapping: inout MappingReader) {
    let service = mapping.required("appleTitles") { $0.text($1) }
    let classes = mapping.required("classes") { $0.list($1) { Self.classes(&$0, $1) } }
    var lists: [WordList: [String]] = [:]
    for list in WordList.allCases { lists[list] = Self.words(list.rawValue, &mapping) }
    let ownLogins = mapping.required("ownLogins") { $0.list($1) { Self.ownLogin(&$0, $1) } }
    guard let service, let classes, let ownLogins else { return nil }
    appleTitles = service
    self.classes = classes
    self.lists = lists
    self.ownLogins = ownLogins
  }

  private static func words(_ key: String, _ mapping: inout MappingReader) -> [String] {
    mapping.required(key) { $0.list($1) { $0.text($1) } } ?? []
  }

  private static func classes(_ reader: inout NodeReader, _ node: DocumentNode) -> Classes? {
    reader.mapping(node) { mapping in
      let service = mapping.required("service") { $0.text($1) }
      let names = words("names", &mapping)
      return service.map { Classes(service: $0, names: names) }
    }
  }

  private static func ownLogin(_ reader: inout NodeReader, _ node: DocumentNode) -> OwnLogin? {
    reader.mapping(node) { mapping in
      let service = mapping.required("service") { $0.text($1) }
      let field = mapping.required("field") { $0.text($1) }.flatMap(OwnLogin.Field.init)
      let asks = mapping.required("asks") { $0.text($1) }
      let buttons = words("buttons", &mapping)
      guard let service, let field, let asks else { return nil }
      return OwnLogin(service: service, field: field, asks: asks, buttons: buttons)
    }
  }
}
