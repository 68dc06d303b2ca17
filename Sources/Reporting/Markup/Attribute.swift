/// An attribute of an element; without a value it stands alone.
struct Attribute {
  let name: String
  let value: String?

  init(_ name: String, _ value: String?) {
    self.name = name
    self.value = value
  }

  init(_ name: String, _ number: Double) {
    self.init(name, PictureNumber.text(number))
  }

  static func id(_ value: String) -> Attribute { Attribute("id", value) }

  static func style(_ names: String) -> Attribute { Attribute("class", names) }

  static func link(_ address: String) -> Attribute { Attribute("href", address) }
}
