/// A pattern for paths below a folder, such as `Examples/**` or `**/Fixtures/**`.
///
/// `*` stands for any letters of a name, `?` for one, and `**` for any number of folders; all other
/// letters stand for themselves. A pattern that fits a folder fits all that lies in it.
package struct PathPattern: Sendable {
  private let parts: [[Unicode.Scalar]]
  /// The pattern ends in `/**`: it fits what lies in a folder, and no file.
  private let isInside: Bool

  /// Nil when it can't fit anything below a folder: it is empty or leads out of it.
  package init?(_ text: String) {
    var parts = text.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false)
      .map(Array.init)
    if parts.last == [] { parts.removeLast() }
    let isPath = parts.allSatisfy { ![[], ["."], [".", "."]].contains($0) }
    guard isPath, !parts.isEmpty else { return nil }
    let whole = parts.count
    while parts.last == Self.folders { parts.removeLast() }
    isInside = parts.count < whole
    self.parts = parts
  }

  /// Whether all that lies in a folder fits.
  package func fits(folder path: String) -> Bool {
    let names = Self.names(in: path)
    return names.indices.contains { fits(names[...$0]) } || parts.isEmpty
  }

  /// Whether a file fits.
  package func fits(file path: String) -> Bool {
    let names = Self.names(in: path)
    let folders = isInside ? names.indices.dropLast() : names.indices[...]
    return folders.contains { fits(names[...$0]) } || parts.isEmpty
  }

  private static let folders: [Unicode.Scalar] = ["*", "*"]

  private static func names(in path: String) -> [[Unicode.Scalar]] {
    path.unicodeScalars.split(separator: "/").map(Array.init)
  }

  private func fits(_ names: ArraySlice<[Unicode.Scalar]>) -> Bool {
    Self.fits(names, parts, any: Self.folders) { name, part in
      Self.fits(name[...], part, any: "*") { $1 == "?" || $0 == $1 }
    }
  }

  /// Whether each item fits its part, when some parts stand for any number of items. What such a
  /// part stands for grows only where the rest doesn't fit, so that time can't grow out of bounds.
  private static func fits<Item, Part: Equatable>(
    _ items: ArraySlice<Item>, _ parts: [Part], any: Part, one: (Item, Part) -> Bool
  ) -> Bool {
    var (item, part) = (items.startIndex, parts.startIndex)
    var last: (item: Int, any: Int)?
    while item < items.endIndex {
      if part < parts.endIndex, parts[part] == any {
        last = (item, part)
        part += 1
      } else if part < parts.endIndex, one(items[item], parts[part]) {
        item += 1
        part += 1
      } else if let (start, star) = last {
        last = (start + 1, star)
        item = start + 1
        part = star + 1
      } else {
        return false
      }
    }
    return parts[part...].allSatisfy { $0 == any }
  }
}
