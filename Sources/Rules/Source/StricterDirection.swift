/// Which way a parameter makes its rule stricter; of days, the later is more.
package enum StricterDirection: String, CaseIterable, Sendable {
  case up
  case down
}
