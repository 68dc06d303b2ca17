internal import Expressions
internal import World

/// Where the system keeps what it knows of time zones.
enum TimeZoneFiles {
  private static let folder = "/usr/share/zoneinfo"
  private static let largest = 1 << 20

  /// Reads the file of a time zone by its IANA name.
  static func reader(_ files: FileSystem) -> TimeZones {
    TimeZones { name in
      guard !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else { return nil }
      return files.bytes(at: "\(folder)/\(name)", limit: largest)
    }
  }
}
