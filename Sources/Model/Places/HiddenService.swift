package import Documents

extension Provider {
  /// The keys under which its id stands: its own, and those by which others name it.
  package static var idKeys: [String] { [ServiceKey.id.name] + references }

  fileprivate static let references = [
    ButtonKey.service.name, StepKey.services.name, StackKey.order.name,
  ]
}

extension DocumentNode {
  /// Descriptions in which a service goes by no word of the catalogue's, each with how it is listed
  /// there: on a page of somebody else's, and under a name of its own.
  package func hiding(_ service: Provider) -> [(description: DocumentNode, entry: String)] {
    let words = Set([service.id] + service.aliases)
    let listed = value(of: DescriptionKey.login)?.value(of: LoginKey.services)?.items ?? []
    guard let number = ItemIDs.ofServices(listed).firstIndex(where: words.contains) else {
      return []
    }
    let item = "\(DescriptionKey.login.name).\(LoginKey.services.name)[\(number)]"
    let connections = DocumentNode(.sequence([DocumentNode(service.id)]), bytes: bytes)
    let entries: [[(key: ServiceKey, value: DocumentNode)]] = [
      [(.kind, DocumentNode("broker")), (.connections, connections)],
      [(.kind, DocumentNode(service.kind)), (.name, DocumentNode(service.name))],
    ]
    return entries.compactMap { entry in
      let keys = [(key: ServiceKey.id, value: DocumentNode(Self.otherWord))] + entry
      var editor = DocumentEditor(calling(words, Self.otherWord))
      do throws(DocumentEditor.Mistake) {
        for (key, value) in keys { try editor.set("\(item).\(key.name)", to: value) }
      } catch {
        return nil
      }
      return (
        editor.root,
        keys.map { "\($0.key.name): \($0.value.text ?? "[\(service.id)]")" }
          .joined(separator: ", ")
      )
    }
  }

  private static let otherWord = "another-word"

  /// With another word wherever some refer to a service.
  private func calling(_ words: Set<String>, _ other: String, under key: String = "") -> Self {
    let content: Content =
      switch content {
      case .scalar(let text, _) where Provider.references.contains(key) && words.contains(text):
        .scalar(other, .plain)
      case .scalar: content
      case .sequence(let items): .sequence(items.map { $0.calling(words, other, under: key) })
      case .mapping(let entries):
        .mapping(
          entries.map { Entry(key: $0.key, value: $0.value.calling(words, other, under: $0.name)) })
      }
    return DocumentNode(content, bytes: bytes)
  }
}
