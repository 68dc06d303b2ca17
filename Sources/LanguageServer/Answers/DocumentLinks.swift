internal import Diagnostics
internal import Documents
internal import Model
internal import Rules

/// The files that a text names: captures, attachments, review information; what a file of rules
/// extends.
struct DocumentLinks {
  struct Link {
    let range: LineRange
    let address: String

    func writeMembers(to json: inout JSONWriter) {
      json.object("range", range.writeMembers)
      json.member("target", address)
    }
  }

  private(set) var all: [Link] = []
  private let text: OpenText
  private let rules: RulesInForce
  private let folder: String

  init(in text: OpenText, by rules: RulesInForce) {
    self.text = text
    self.rules = rules
    let path = text.link.path ?? ""
    folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    guard text.link.path != nil else { return }
    for document in text.documents {
      if text.kind == .description {
        document.root.eachScalar { node, steps in
          let place = FieldPlace(at: steps, in: rules.book.schema.description)
          if (place?.shortened ?? place)?.vocabulary == .files { add(node) }
        }
      } else {
        let extended = document.root.value(of: "extends")
        for file in extended?.items ?? [extended].compactMap(\.self) { add(file) }
      }
    }
  }

  /// What isn't the program's own, or a pack's.
  private mutating func add(_ node: DocumentNode) {
    guard let name = node.text, !name.isEmpty, name != "builtin", !name.hasPrefix("pack:") else {
      return
    }
    let path = name.hasPrefix("/") ? name : "\(folder)/\(name)"
    let range = text.positions.rangeInOneLine(of: node.bytes)
    all.append(Link(range: range, address: FileLink(path: path.withoutDetours).text))
  }
}

extension String {
  /// A path without `.` and `..`.
  fileprivate var withoutDetours: String {
    let parts = split(separator: "/").reduce(into: [Substring]()) { parts, part in
      switch part {
      case ".": break
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }
}
