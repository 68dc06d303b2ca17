internal import Expressions

/// A device that apps run on: its size and what its system keeps for itself. Lengths in points.
///
/// A class, because the screens on the device share it.
package final class Device: Sendable {
  /// How far system bars, notch and rounded corners reach into the screen.
  package struct Insets: Hashable, Sendable {
    package let top: Double
    package let bottom: Double
    package let left: Double
    package let right: Double

    package init(top: Double, bottom: Double, left: Double, right: Double) {
      self.top = top
      self.bottom = bottom
      self.left = left
      self.right = right
    }

    /// All four together, to tell which of two generations takes more.
    var total: Double { top + bottom + left + right }
  }

  /// The insets that a range of system versions has.
  package struct Generation: Sendable {
    /// The first and last major version; nil where the range is open.
    package let from: Int?
    package let until: Int?
    package let portrait: Insets?
    package let landscape: Insets?

    package init(from: Int?, until: Int?, portrait: Insets?, landscape: Insets?) {
      self.from = from
      self.until = until
      self.portrait = portrait
      self.landscape = landscape
    }

    func contains(_ version: Int) -> Bool {
      version >= from ?? .min && version <= until ?? .max
    }
  }

  package let id: String
  package let name: String
  /// What the device calls itself, such as `iPhone16,2`.
  package let models: [String]
  /// A word of the description's `platforms`.
  package let platform: String
  /// Upright; what is always wider than high is upright as it is.
  package let width: Double
  package let height: Double
  /// What a screen on it has, under the same key where nobody says it there.
  package let values: CatalogueValues
  package let generations: [Generation]

  package init(
    id: String, name: String, models: [String], platform: String, width: Double, height: Double,
    values: CatalogueValues, generations: [Generation]
  ) {
    self.id = id
    self.name = name
    self.models = models
    self.platform = platform
    self.width = width
    self.height = height
    self.values = values
    self.generations = generations
  }

  /// What the catalogue may say of a device; a further property is one line. What isn't a field of
  /// screens becomes a fact of theirs.
  package static let properties = [
    CatalogueProperty(ScreenKey.scale.name, .number, isRequired: true)
  ]

  /// Pixels in a point.
  package var scale: Double { values[ScreenKey.scale.name]?.number ?? 1 }

  /// Width and height in an orientation: what is wider than high anyway isn't turned.
  func size(landscape: Bool) -> (width: Double, height: Double) {
    landscape && width < height ? (height, width) : (width, height)
  }

  /// The insets of a system version; without one, the largest known. Nil when none are known.
  func insets(version: Int?, landscape: Bool) -> Insets? {
    let known = generations.lazy.filter { version.map($0.contains) ?? true }
    return known.compactMap { landscape ? $0.landscape : $0.portrait }.max { $0.total < $1.total }
  }
}
