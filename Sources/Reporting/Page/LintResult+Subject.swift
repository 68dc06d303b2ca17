internal import Diagnostics
package import Engine
package import Localization
package import Model
internal import Presentation
internal import Rules

extension LintResult {
  /// What a place belongs to, as people call it.
  package func subject(of place: Path, in language: Language) -> String? {
    let login = login ?? judged.map { $0.description.login($0.book.factReader(of: $0.description)) }
    return login?.subject(of: place, in: language)
  }
}

extension DescribedLogin {
  /// The button, screen, service or step that a place belongs to, as people call it; of what is in
  /// one, both.
  func subject(of place: Path, in language: Language) -> String? {
    let path = place.description
    let buttons = screens.flatMap(\.buttons)
    if let button = buttons.first(where: { path.isPath(in: $0.path) }) { return button.name }
    if let screen = screens.first(where: { path.isPath(in: $0.path) }) {
      return language(screen.caption)
    }
    let items = place.components.indices.compactMap { end in
      itemNames[Path(Array(place.components[...end])).description]
    }
    guard items.isEmpty else { return items.joined(separator: ": ") }
    let ids = place.components.compactMap { step -> String? in
      if case .id(let id) = step { id } else { nil }
    }
    return ids.last.map { serviceNames[$0] ?? $0 }
  }
}
