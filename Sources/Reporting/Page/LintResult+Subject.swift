internal import Diagnostics
package import Engine
package import Localization
package import Model
internal import Presentation

extension LintResult {
  /// The button, screen, service or step that a place belongs to, as people call it; of what is in
  /// one, both.
  package func subject(of place: Path, in language: Language) -> String? {
    let path = place.description
    let screens = login?.screens ?? []
    let buttons = screens.flatMap(\.buttons)
    if let button = buttons.first(where: { path.isPath(in: $0.path) }) { return button.name }
    if let screen = screens.first(where: { path.isPath(in: $0.path) }) {
      return language(screen.caption)
    }
    let items = place.components.indices.compactMap { end in
      login?.itemNames[Path(Array(place.components[...end])).description]
    }
    guard items.isEmpty else { return items.joined(separator: ": ") }
    let ids = place.components.compactMap { step -> String? in
      if case .id(let id) = step { id } else { nil }
    }
    return ids.last.map { login?.serviceNames[$0] ?? $0 }
  }
}
