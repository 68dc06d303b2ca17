package import Diagnostics
package import Model

extension Gap {
  /// How a description is written where the facts are missing.
  package enum Form {
    /// `unknown`, to be replaced by what is true.
    case unknown
    /// A word that stands for a mapping with that key.
    case word(key: String)
    /// A mapping without braces in a list with brackets, such as `[id: apple]`.
    case pair
    /// Within braces or brackets.
    case flow
    /// Lines of their own.
    case block
  }

  package func form(in file: SourceFile) -> Form {
    switch site.kind {
    case .unknown: return .unknown
    case .word(let key): return .word(key: key)
    case .collection:
      let first = file.bytes[site.bytes].first
      if let list = site.list, file.bytes[list] == UInt8(ascii: "["), first != UInt8(ascii: "{") {
        return .pair
      }
      return first == UInt8(ascii: "{") || first == UInt8(ascii: "[") ? .flow : .block
    }
  }

  /// Each fact that has to be written there, by its path from there on.
  package var leaves: [(name: String, question: Question)] {
    branches.flatMap { $0.leaves(in: "") }
  }
}

extension Gap.Branch {
  fileprivate func leaves(in outer: String) -> [(name: String, question: Question)] {
    let name =
      switch step {
      case .key(let key): outer.isEmpty ? key : "\(outer).\(key)"
      case .id(let id): "\(outer)[\(id.inDoubleQuotes)]"
      case .index(let index): "\(outer)[\(index)]"
      }
    guard branches.isEmpty else { return branches.flatMap { $0.leaves(in: name) } }
    return question.map { [(name, $0)] } ?? []
  }
}
