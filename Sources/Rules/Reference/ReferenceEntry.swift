internal import Diagnostics

/// Something that descriptions or rules can name, and all that there is to say about it.
package struct ReferenceEntry: Hashable, Sendable {
  /// What sort of thing it is; the order is that of the reference.
  package enum Kind: String, CaseIterable, Sendable {
    case field
    case fact
    case function
    case service
    case device
    case law
    /// Something that rules rest on.
    case source
    /// A class of letters in which App Review refused an app.
    case letter
    case diagnostic
    /// What a rule can find, or what a whole description is judged to be.
    case outcome
    /// A description that examples of rules start from.
    case base
    /// What people look up by words of their own, and how a description says it.
    case situation
    /// A section of the guidelines, and what of it no rule looks at.
    case section
    /// What a file of rules or of a pack can say.
    case key
  }

  /// Something more of it, after a word that says what.
  package struct Particular: Hashable, Sendable {
    package let label: String
    package let text: String
    /// Whether the text is typed as it stands.
    package let isCode: Bool
  }

  package let kind: Kind
  /// What such a thing is called.
  package var word: String { Message(kind.names.one).text }
  /// As it is written; a field by its path, such as `screens[].buttons[].frame`.
  package let name: String
  /// What else it is found by.
  package var otherNames: [String] = []
  package private(set) var meaning: String
  /// What values it has, in few words; empty for what has none.
  package var type = ""
  /// Whether it takes several of them.
  package var isList = false
  /// The words that can be written, where it takes nothing else.
  package var words: [String] = []
  /// What each of the words means, in their order; none where nobody said.
  package var meanings: [String] = []
  /// What it is the same as to leave it out, where that can be written.
  package var usual: String?
  /// What it means that it isn't there; empty where that says nothing.
  package var absence = ""
  /// The first release that has it; empty for what has none.
  package var since = ""
  /// What its numbers count; empty where there is nothing to count.
  package var unit = ""
  /// How it is called, for a function.
  package var signatures: [String] = []
  /// A use of it.
  package var example: String?
  /// What only such things have, such as a device's size.
  package var properties: [Particular] = []
  /// Of a section of the guidelines: what no rule looks at.
  package var unchecked = ""
  /// Whether a rule file of people's own declares it.
  package var isOwn = false
  init(_ kind: Kind, _ name: String, meaning: String) {
    self.kind = kind
    self.name = name
    self.meaning = meaning
  }

  /// All but its name and meaning, in the order in which it is shown.
  package var particulars: [Particular] {
    var particulars: [Particular] = []
    func add(_ label: Message, _ text: String, isCode: Bool = false) {
      guard !text.isEmpty else { return }
      particulars.append(Particular(label: label.text, text: text, isCode: isCode))
    }
    add("type", type)
    if meanings.isEmpty { add("words", words.joined(separator: " | "), isCode: true) }
    particulars += zip(words, meanings).map { Particular(label: $0, text: $1, isCode: false) }
    add("unit", unit)
    add("default", usual ?? "", isCode: true)
    add("left out", absence)
    add("since", since)
    for signature in signatures { add("signature", signature, isCode: true) }
    particulars += properties
    add("no rule looks at", unchecked)
    add("example", example ?? "", isCode: true)
    if isOwn { add("declared by", "a rule file of one's own") }
    return particulars
  }

  mutating func add(_ label: Message, _ text: String, isCode: Bool = false) {
    guard !text.isEmpty else { return }
    properties.append(Particular(label: label.text, text: text, isCode: isCode))
  }
}

extension ReferenceEntry.Kind {
  /// The word for all things of the sort that `explain` takes, such as `devices`.
  package var plural: String { rawValue + "s" }

  /// Above all things of the sort.
  package var heading: String { names.all.text }

  fileprivate var names: (one: Message, all: Message) {
    switch self {
    case .field: ("field", "Fields")
    case .fact: ("fact", "Facts that are worked out")
    case .function: ("function", "Functions")
    case .service: ("service", "Services")
    case .device: ("device", "Devices")
    case .law: ("law", "Laws")
    case .source: ("source", "Sources")
    case .letter: ("class of letters", "Classes of letters")
    case .diagnostic: ("diagnostic", "Diagnostics")
    case .outcome: ("outcome", "Outcomes and verdicts")
    case .base: ("base", "Bases of examples")
    case .situation: ("situation", "Situations, and how a description says them")
    case .section: ("section of the guidelines", "What isn't checked")
    case .key: ("key of rule files", "Keys of rule files")
    }
  }
}
