package import Documents

/// The ids that the items of a list go by, also those that nobody wrote.
package struct ItemIDs {
  package let all: [String]
  /// Whether two items were given the same one.
  private(set) var hasOneTwice = false

  /// Items without an id are called after a name each, and a number.
  private init(
    of items: [DocumentNode], by key: some SectionKey, named name: (Int, DocumentNode) -> String
  ) {
    var defaults = DefaultIDs(count: items.count)
    let written = items.map { $0.said(key)?.text }
    for case let id? in written where !defaults.leaveOut(id) { hasOneTwice = true }
    all = items.indices.map { written[$0] ?? defaults.next(for: name($0, items[$0])) }
  }

  package static func ofScreens(_ items: [DocumentNode]) -> ItemIDs {
    ItemIDs(of: items, by: ScreenKey.id) { index, _ in "screen-" + String(index + 1) }
  }

  /// Buttons are named after their services; without these, after what calls them so.
  static func ofButtons(_ items: [DocumentNode], of services: ServiceNames? = nil) -> ItemIDs {
    ItemIDs(of: items, by: ButtonKey.id) { _, item in
      let word = item.said(ButtonKey.service)?.text ?? ""
      return services?.listedID(for: word) ?? word
    }
  }

  package static func ofSteps(_ items: [DocumentNode]) -> ItemIDs {
    ItemIDs(of: items, by: StepKey.id) { _, item in
      item.said(StepKey.kind)?.text ?? item.text ?? ""
    }
  }

  package static func ofServices(_ items: [DocumentNode]) -> [String] {
    items.map { $0.said(ServiceKey.id)?.text ?? $0.text ?? "" }
  }
}

/// The ids that items get when nobody gave them one: `apple`, then `apple-2`, ….
struct DefaultIDs {
  /// The ids that are taken, each with the last number that was added to it.
  private var taken: [String: Int]

  /// For so many items.
  init(count: Int = 0) {
    taken = Dictionary(minimumCapacity: count)
  }

  /// Leaves out what somebody called another item; false when it was left out already.
  mutating func leaveOut(_ id: String) -> Bool {
    guard let count = taken.updateValue(1, forKey: id) else { return true }
    taken[id] = count
    return false
  }

  mutating func next(for name: String) -> String {
    if leaveOut(name) { return name }
    var count = taken[name] ?? 1
    var id: String
    repeat {
      count += 1
      id = name + "-" + String(count)
    } while !leaveOut(id)
    taken[name] = count
    return id
  }
}
