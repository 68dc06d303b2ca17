extension TimeZones {
  /// How many seconds the zone is ahead of UTC at a time; nil if there is no such zone.
  func offset(of zone: String, at seconds: Int64) -> Int64? {
    if zone == "UTC" || zone == "Z" || zone.isEmpty { return 0 }
    if let fixed = Self.fixedOffset(zone) { return fixed }
    return data(of: zone).flatMap { ZoneFile($0)?.offset(at: seconds) }
  }

  /// `+01:00`, `-02:30` or `02:00`.
  private static func fixedOffset(_ zone: String) -> Int64? {
    var reader = DigitReader(zone)
    let isNegative = reader.skip(UInt8(ascii: "-"))
    if !isNegative { _ = reader.skip(UInt8(ascii: "+")) }
    guard let hours = reader.number(digits: 2), reader.skip(UInt8(ascii: ":")),
      let minutes = reader.number(digits: 2), reader.isAtEnd, hours < 24, minutes < 60
    else { return nil }
    return (hours * 3600 + minutes * 60) * (isNegative ? -1 : 1)
  }
}
