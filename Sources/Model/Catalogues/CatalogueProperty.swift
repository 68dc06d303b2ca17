package import Expressions

/// What a catalogue may say of an entry: read, seen by rules and explained as it is declared once.
package struct CatalogueProperty: Sendable {
  /// How it is written.
  package enum Form: Sendable {
    /// It holds where it is `true`.
    case flag
    case day
    case number
    case text

    fileprivate var type: ValueType {
      switch self {
      case .flag: .boolean
      case .day: .timestamp
      case .number: .double
      case .text: .string
      }
    }
  }

  package let key: String
  package let form: Form
  package let isRequired: Bool
  /// What an entry is that has it, as references say it; nil: they say nothing.
  package let meaning: String?
  /// The key of the day since when.
  package let since: String?
  /// What rules see of it; nil: nothing.
  package let fact: Fact?

  /// Rules see what has a fact: that is what it means to them, under the key or another name.
  package init(
    _ key: String, _ form: Form, _ meaning: String? = nil, isRequired: Bool = false,
    since: String? = nil, fact: String? = nil, called name: String? = nil
  ) {
    self.key = key
    self.form = form
    self.isRequired = isRequired
    self.meaning = meaning
    self.since = since
    self.fact = fact.map { Fact(name ?? key, form.type, $0) }
  }
}

/// What a catalogue says of one entry, by the keys of its properties.
package struct CatalogueValues: Sendable, ExpressibleByDictionaryLiteral {
  private var values: [String: Value]

  package init(dictionaryLiteral elements: (String, Value)...) {
    values = Dictionary(uniqueKeysWithValues: elements)
  }

  /// Nil where it says nothing.
  package subscript(key: String) -> Value? {
    get { values[key] }
    set { values[key] = newValue }
  }

  /// Whether a flag is set.
  package func holds(_ flag: String) -> Bool { values[flag]?.answer == true }

  /// What rules see of a property; of an entry that nobody knows, no flag holds.
  static func seen(_ property: CatalogueProperty, of values: Self?) -> Value {
    values?[property.key] ?? (property.form == .flag ? .boolean(false) : .absent)
  }
}
