package import Diagnostics

/// A value that files beside a description show, by its path in the description.
package struct ShownFact: Sendable {
  /// A word or an answer, and where it shows.
  package struct Item: Sendable {
    package let value: FactValue
    package let site: EvidenceSite

    package init(_ value: FactValue, at site: EvidenceSite) {
      self.value = value
      self.site = site
    }

    package init(_ text: String, at site: EvidenceSite) {
      self.init(.text(text), at: site)
    }

    /// As a description has it.
    package var text: String { value.text }

    var content: Layer.Content {
      switch value {
      case .answer(let answer): .answer(answer)
      case .text(let text): .text(text)
      }
    }
  }

  package let path: String
  /// At least one; more only of a list.
  package let items: [Item]
  package let isList: Bool
  /// Whether a list may have more in it than shows.
  package let isPart: Bool

  package init(path: String, items: [Item], isList: Bool = false, isPart: Bool = false) {
    self.path = path
    self.items = items
    self.isList = isList
    self.isPart = isPart
  }

  fileprivate var content: Layer.Content {
    isList ? .list(items, isPart: isPart) : items[0].content
  }
}

extension String {
  /// How a description calls what is under some keys, each in the section before.
  static func path(_ top: DescriptionKey, _ rest: any SectionKey...) -> String {
    ([top.name] + rest.map(\.name)).joined(separator: ".")
  }
}

/// A value that a project shows.
package enum FactValue: Hashable, Sendable, Comparable {
  case answer(Bool)
  case text(String)

  /// As a description has it.
  package var text: String {
    switch self {
    case .answer(let answer): answer ? "true" : "false"
    case .text(let text): text
    }
  }

  package static func < (one: Self, other: Self) -> Bool {
    one.text.utf8.lexicographicallyPrecedes(other.text.utf8)
  }
}

/// A place in a file that isn't the description's.
package struct EvidenceSite: Sendable {
  package let file: SourceFile
  package let bytes: Range<Int>

  package init(_ file: SourceFile, _ bytes: Range<Int>) {
    self.file = file
    self.bytes = bytes
  }
}

extension Layer {
  /// What files show of a description, section by section; nil where they show nothing.
  package init?(_ facts: [ShownFact]) {
    self.init(
      facts.map { ($0.path.split(separator: ".").map(String.init)[...], $0) }, of: .plainDescription
    )
  }

  private init?(_ facts: [(keys: ArraySlice<String>, fact: ShownFact)], of section: Section) {
    guard let first = facts.first?.fact.items[0].site else { return nil }
    var values: [Fact] = []
    for (keys, fact) in facts {
      guard let key = keys.first, let slot = section.fields.firstIndex(where: { $0.name == key }),
        !values.contains(where: { $0.slot == slot })
      else { continue }
      let site = fact.items[0].site
      if keys.count == 1 {
        values.append((slot, fact.content, site))
      } else if case .section(let inner) = section.fields[slot].type {
        let rest = facts.filter { $0.keys.first == key }.map { ($0.keys.dropFirst(), $0.fact) }
        values.append((slot, Layer(rest, of: inner).map { .section($0) }, site))
      }
    }
    self.init(values, of: section, at: first)
  }
}
