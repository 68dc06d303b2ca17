import Documents
import Expressions

@testable import Model

/// Something that a description says: a value, an item of a list, or a whole section.
struct DescribedFact: CustomStringConvertible {
  /// A change of what is said.
  enum Change: CustomStringConvertible {
    case removal
    /// Another word of the same enumeration, the other answer, or other words.
    case other(DocumentNode)

    var description: String {
      switch self {
      case .removal: "taken out"
      case .other(let node): "\(node.text ?? "")"
      }
    }
  }

  let path: String
  let changes: [Change]
  /// Whether it is in nobody's enumeration: each change of it shows.
  let isFree: Bool

  var description: String { path }

  /// Whether a path is that of the fact, of something in it, or of what it is in.
  func concerns(_ other: String) -> Bool {
    other == path || Self.contains(path, other) || Self.contains(other, path)
  }

  func isInside(_ other: String) -> Bool { Self.contains(other, path) }

  private static func contains(_ outer: String, _ inner: String) -> Bool {
    inner.hasPrefix("\(outer).") || inner.hasPrefix("\(outer)[")
  }

  /// Every fact in a description, the outer ones before what is in them.
  static func all(in root: DocumentNode) -> [DescribedFact] {
    facts(in: root, Section.plainDescription, at: "").filter { $0.path != "reviewlint" }
  }

  private static func facts(
    in node: DocumentNode, _ section: Section, at path: String
  ) -> [DescribedFact] {
    (node.entries ?? []).flatMap { entry in
      let field = section.fields.first { $0.name == entry.name }
      let inner = path.isEmpty ? entry.name : "\(path).\(entry.name)"
      return field.map { facts(in: entry.value, $0.type, at: inner, key: entry.name) } ?? []
    }
  }

  private static func facts(
    in node: DocumentNode, _ type: FieldType, at path: String, key: String
  ) -> [DescribedFact] {
    switch type {
    case .section(let section):
      [DescribedFact(path: path, changes: [.removal], isFree: false)]
        + facts(in: node, section, at: path)
    case .list(let item):
      [DescribedFact(path: path, changes: [.removal], isFree: false)]
        + (node.items ?? []).enumerated().flatMap { index, inner in
          let own = path + step(to: inner, index, in: key)
          // A list without its only item would say that there is none.
          return facts(in: inner, item, at: own, key: key).filter {
            $0.path != own || node.items?.count != 1
          }
        }
    default:
      [
        DescribedFact(
          path: path, changes: [.removal] + others(than: node, type).map { .other($0) },
          isFree: type.isFree)
      ]
    }
  }

  private static func step(to item: DocumentNode, _ index: Int, in key: String) -> String {
    guard ["services", "afterSignIn"].contains(key), item.entries != nil else {
      return "[\(index)]"
    }
    let id = ["id", "kind"].compactMap { item.value(of: $0)?.text }.first
    return id.map { "[\"\($0)\"]" } ?? "[\(index)]"
  }

  private static func others(than node: DocumentNode, _ type: FieldType) -> [DocumentNode] {
    let written = node.text ?? ""
    let texts: [String] =
      switch type {
      case .text: ["\(written) indeed"]
      case .choice(let type): type.words.filter { $0 != written }
      case .boolean: [written == "true" ? "false" : "true"]
      case .date: ["2031-03-05"]
      case .region: ["FR"]
      case .version: ["99.1"]
      default: []
      }
    return texts.map { DocumentNode(.scalar($0, .plain), bytes: node.bytes) }
  }
}

extension FieldType {
  fileprivate var isFree: Bool {
    switch self {
    case .text, .date, .region, .version: true
    default: false
    }
  }
}
