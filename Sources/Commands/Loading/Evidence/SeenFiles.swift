internal import Engine
internal import World

/// The files that the descriptions of a run name, or that lie where they say; threads share it.
final class SeenFiles: Sendable {
  /// By their paths from the root of the machine.
  private let found = Monitor<Set<Inventory.Item>>([])

  func add(_ paths: some Sequence<String>, as kind: Inventory.Kind, _ state: Inventory.State) {
    let items = paths.map { Inventory.Item(kind, $0, state) }
    found.change { $0.formUnion(items) }
  }

  /// The paths of those that a description names one by one.
  var named: [String] {
    found.change { items in
      items.filter { $0.kind == .capture || $0.kind == .attachment }.map(\.file)
    }
  }

  /// What there is of them, by their paths from the root.
  func items(from root: String) -> [Inventory.Item] {
    found.change { items in
      items.map { Inventory.Item($0.kind, FilePath.relative($0.file, to: root), $0.state) }
    }
  }
}
