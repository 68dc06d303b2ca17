import Diagnostics

/// A tag in front of a value, resolved by libyaml.
struct NodeTag {
  /// What kinds of values may carry which tag.
  enum Kind {
    case scalar, sequence, mapping
  }

  private let name: String

  /// Nil when there is none.
  init?(_ name: UnsafePointer<UInt8>?) {
    guard let name = String(yaml: name) else { return nil }
    self.name = name
  }

  /// Whether it says no more than that the value is what it looks like, or a text.
  func fits(_ kind: Kind) -> Bool {
    switch (kind, name) {
    case (_, "!"), (.scalar, "tag:yaml.org,2002:str"), (.sequence, "tag:yaml.org,2002:seq"),
      (.mapping, "tag:yaml.org,2002:map"):
      true
    default: false
    }
  }
}

extension Diagnostic.Message {
  /// A tag other than `!`, `!!str` of a scalar, `!!seq` of a list and `!!map` of a mapping.
  static func customTag(_ tag: String) -> Self {
    Self("the tag \(tag.quoted) can't be used here; leave it out")
  }
}
