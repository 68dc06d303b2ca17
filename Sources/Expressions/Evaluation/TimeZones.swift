/// Where the rules of time zones come from: TZif data by the zone's name.
package struct TimeZones: Sendable {
  private let read: @Sendable (String) -> [UInt8]?

  /// The bytes of a zone's TZif file, or nil if there is no such zone.
  package init(_ read: @escaping @Sendable (String) -> [UInt8]?) {
    self.read = read
  }

  /// Knows UTC and fixed offsets such as `+01:00` only.
  package static let none = TimeZones { _ in nil }

  /// The zone of a name; a name that could lead out of the zones' folder is none.
  func data(of name: String) -> [UInt8]? {
    let allowed = name.utf8.allSatisfy { byte in
      byte.isLetter || byte.isDigit || "+-/".utf8.contains(byte)
    }
    guard allowed, !name.isEmpty, name.utf8.count <= 64, !name.hasPrefix("/") else { return nil }
    return read(name)
  }
}
