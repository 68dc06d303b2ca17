internal import Documents
internal import Model

extension Device: CatalogueEntry {
  static let catalogue = "devices"

  var words: [String] { [id] }

  static func read(_ keys: inout MappingReader) -> Device? {
    let id = keys.required("id", .text, "What descriptions and rules call it.")
    let name = keys.required("name", .text, "What people call it.")
    let models = keys.optional("models", .texts, "What its system calls it.")
    let platform = keys.required(
      "platform", .word(among: DescriptionWords.platforms), "The kind of device.")
    let size = keys.required("size", .mapping { $0.size() }, "In points, upright.")
    let values = keys.values(of: properties)
    let generations = keys.optional(
      "insets", .list(of: .mapping { $0.generation() }), "What versions of its system cover.")
    _ = keys.optional("evidence", .anything)
    guard let id, let name, let platform, let size, let values else { return nil }
    return Device(
      id: id, name: name, models: models ?? [], platform: platform, width: size.width,
      height: size.height, values: values, generations: generations ?? [])
  }
}

extension MappingReader {
  fileprivate mutating func size() -> (width: Double, height: Double)? {
    let width = required("width", .number)
    let height = required("height", .number)
    guard let width, let height else { return nil }
    return (width, height)
  }

  fileprivate mutating func generation() -> Device.Generation {
    let from = optional("from", .integer())
    let until = optional("until", .integer())
    let portrait = optional("portrait", .insets)
    let landscape = optional("landscape", .insets)
    return Device.Generation(from: from, until: until, portrait: portrait, landscape: landscape)
  }

  fileprivate mutating func insets() -> Device.Insets? {
    let top = required("top", .number)
    let bottom = required("bottom", .number)
    let left = required("left", .number)
    let right = required("right", .number)
    guard let top, let bottom, let left, let right else { return nil }
    return Device.Insets(top: top, bottom: bottom, left: left, right: right)
  }
}

extension ValueForm<Device.Insets> {
  fileprivate static var insets: Self { .named("insets", .mapping { $0.insets() }) }
}
