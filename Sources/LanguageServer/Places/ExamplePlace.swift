internal import Diagnostics
internal import Documents
internal import Model
internal import Rules

/// A place in an example of a rule at which its base is named, or the path of what is changed.
struct ExamplePlace {
  private let typed: CompletedText
  private let base: DocumentNode?
  private let rules: RulesInForce
  private let takesPath: Bool

  /// Nil elsewhere.
  init?(of typed: CompletedText, in text: OpenText, by rules: RulesInForce) {
    let (cursor, steps) = (typed.cursor, typed.cursor.steps)
    guard steps.count >= 6, steps[0] == .key("rules"), steps[2] == .key("examples") else {
      return nil
    }
    switch (steps[5], steps.count) {
    case (.key("base"), 6) where !cursor.isKey: takesPath = false
    case (.key("set"), 6) where !cursor.isKey, (.key("set"), 7) where cursor.isKey,
      (.key("remove"), 7):
      takesPath = true
    default: return nil
    }
    let name = cursor.value(at: steps.prefix(5))?.value(of: "base")?.text
    base = name.flatMap { rules.base($0, text.file.id) }?.root
    self.typed = typed
    self.rules = rules
  }

  /// What can be typed there.
  var items: [CompletionItem] {
    guard takesPath else {
      return rules.reference.entries(of: .base).map {
        CompletionItem(label: $0.name, kind: .reference)
      }
    }
    let description = rules.book.schema.description
    guard let sign = typed.lead.last else { return keys(of: description, at: "") }
    guard let path = Path(String(typed.lead.dropLast())) else { return [] }
    let (steps, node) = way(along: path)
    if sign == "[" { return items(of: node) }
    guard let place = FieldPlace(at: steps, in: description),
      case .section(let section) = place.type
    else { return [] }
    return keys(of: section, at: place.path)
  }

  private func keys(of section: Section, at path: String) -> [CompletionItem] {
    section.fields.map { field in
      let entry = rules.field(path.isEmpty ? field.name : "\(path).\(field.name)")
      return CompletionItem(
        label: field.name, kind: .property, detail: entry?.type ?? "",
        documentation: entry?.markdown ?? "")
    }
  }

  /// The positions in a list of the base, each with what stands there.
  private func items(of list: DocumentNode?) -> [CompletionItem] {
    (list?.items ?? []).enumerated().map { number, item in
      let names = ["id", "service", "kind", "device"].lazy.compactMap { item.value(of: $0)?.text }
      return CompletionItem(
        label: "\(number)", kind: .value, detail: item.text ?? names.first ?? "")
    }
  }

  /// The steps to the end of a path, and what the base has there.
  private func way(along path: Path) -> (steps: [Cursor.Step], node: DocumentNode?) {
    var (steps, node) = ([Cursor.Step](), base)
    for component in path.components {
      switch component {
      case .key(let key):
        steps.append(.key(key))
        node = node?.value(of: key)
      case .index(let number):
        steps.append(.item(number))
        node = node?.items?.dropFirst(number).first
      case .id(let id):
        steps.append(.item(0))
        node = node?.items?.first { $0.value(of: "id")?.text == id }
      }
    }
    return (steps, node)
  }
}
