package import Diagnostics
package import Engine
internal import Localization

extension Inventory {
  /// `descriptions 3 (excluded 1), rule files 1`; nil where nothing was seen.
  package var message: Message? {
    let kinds = Kind.allCases.compactMap { kind -> Message? in
      let states = items.lazy.filter { $0.kind == kind }.map(\.state)
      guard !states.isEmpty else { return nil }
      let all = Message(.inventoryCount, kind.word, states.count)
      let exceptions = State.allCases.compactMap { state -> Message? in
        let count = states.count { $0 == state }
        guard let word = state.word, count > 0 else { return nil }
        return Message(.inventoryCount, word, count)
      }
      return exceptions.isEmpty ? all : Message(.bracketed, all, exceptions.inOneLine)
    }
    return kinds.isEmpty ? nil : kinds.inOneLine
  }
}

extension PresentedRun {
  /// What was seen, in one line with its label; nil where nothing was.
  package var inventoryLine: String? {
    run.inventory.message.map { language(Message(.followed, Message.inventorySeen, $0)) }
  }
}

extension Inventory.Kind {
  fileprivate var word: Message {
    switch self {
    case .description: Message(.inventoryDescriptions)
    case .folder: Message(.inventoryFolders)
    case .rules: Message(.inventoryRules)
    case .capture: Message(.inventoryCaptures)
    case .project: Message(.inventoryProject)
    case .app: Message(.inventoryApp)
    case .review: Message(.inventoryReview)
    case .attachment: Message(.inventoryAttachments)
    }
  }
}

extension Inventory.State {
  /// Nil for what is as it should be.
  fileprivate var word: Message? {
    switch self {
    case .judged, .seen: nil
    case .unjudged: Message(.inventoryUnjudged)
    case .missing: Message(.inventoryMissing)
    case .excluded: Message(.inventoryExcluded)
    case .skipped: Message(.inventorySkipped)
    case .linked: Message(.inventoryLinked)
    case .empty: Message(.inventoryEmpty)
    }
  }
}
