internal import Diagnostics
internal import Engine
internal import Localization
internal import Model
internal import Presentation
internal import Rules

extension LintResult {
  /// The button, screen or service that a place belongs to, as people call it.
  func subject(of place: Path, in language: Language) -> String? {
    let path = place.description
    let screens = login?.screens ?? []
    let buttons = screens.flatMap(\.buttons)
    if let button = buttons.first(where: { path.isPath(in: $0.path) }) { return button.name }
    if let screen = screens.first(where: { path.isPath(in: $0.path) }) {
      return language(screen.caption)
    }
    let ids = place.components.compactMap { step -> String? in
      if case .id(let id) = step { id } else { nil }
    }
    return ids.last.map { login?.serviceNames[$0] ?? $0 }
  }
}
