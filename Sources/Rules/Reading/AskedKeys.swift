/// The keys that a mapping was asked for, in order: one byte each, so that no list has to be made.
struct AskedKeys {
  private var earlier: UInt128 = 0
  private var latest: UInt128 = 0
  private var count = 0

  /// Adds one; the format has no mapping of more than 32 keys.
  mutating func append(_ key: RuleKey) {
    precondition(count < 32, "there is room for the keys of every mapping")
    earlier = earlier << 8 | latest >> 120
    latest = latest << 8 | UInt128(truncatingIfNeeded: key.rawValue)
    count += 1
  }

  var all: [RuleKey] {
    (0..<count).reversed().compactMap { age in
      let part = age < 16 ? latest >> (8 * age) : earlier >> (8 * (age - 16))
      return RuleKey(rawValue: Int(part & 0xFF))
    }
  }
}
