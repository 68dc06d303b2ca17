/// An element of an XML document, and the bytes of its start tag.
struct XMLElement {
  let name: String
  let attributes: [(name: String, value: String)]
  let bytes: Range<Int>
  var children: [XMLElement] = []
  /// The characters between its tags, without those of its children.
  var text = ""

  init(_ name: String, _ attributes: [(name: String, value: String)], at bytes: Range<Int>) {
    self.name = name
    self.attributes = attributes
    self.bytes = bytes
  }

  /// The value of an attribute, if it has it.
  subscript(name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  /// The first child of a name.
  func child(_ name: String) -> XMLElement? {
    children.first { $0.name == name }
  }

  /// The first child with an attribute `key` of a value, as interface files name what is in a view.
  func child(key: String) -> XMLElement? {
    children.first { $0["key"] == key }
  }
}
