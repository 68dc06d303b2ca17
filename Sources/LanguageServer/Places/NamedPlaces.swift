internal import Diagnostics
internal import Documents
internal import Model
internal import Rules

/// Where files of rules, and the descriptions that are open, mention what the files name.
struct NamedPlaces {
  /// A mention, and the text in which it stands.
  struct Place {
    /// Nil for what only a description names.
    let thing: NamedThing?
    let isDeclaration: Bool
    let file: SourceFile
    let address: String
    let bytes: Range<Int>

    var word: String { String(decoding: file.bytes[bytes], as: UTF8.self) }
  }

  private(set) var all: [Place] = []

  init(by rules: RulesInForce, _ descriptions: [OpenText] = []) {
    for own in rules.ownFiles {
      for mention in NameMentions(in: own, by: rules.book).all {
        guard let file = rules.files[mention.range.file] else { continue }
        let address = rules.address(of: file.id)
        add(mention.thing, at: mention.range.bytes, in: file, address, mention.isDeclaration)
      }
    }
    for text in descriptions {
      for mention in text.documents.flatMap({ Mentions(in: $0.root, of: text, by: rules).all })
      where mention.kind == .rule {
        let rule = NamedThing.rule(rules.book.currentID(of: mention.id))
        add(rule, at: mention.bytes, in: text.file, text.link.text)
      }
    }
  }

  private mutating func add(
    _ thing: NamedThing,
    at bytes: Range<Int>,
    in file: SourceFile,
    _ address: String,
    _ isDeclaration: Bool = false
  ) {
    all.append(
      Place(thing: thing, isDeclaration: isDeclaration, file: file, address: address, bytes: bytes)
    )
  }

  /// The one at a byte of a file, or right before it.
  func place(at offset: Int, in file: SourceFile) -> Place? {
    all.first {
      $0.file.id == file.id && $0.bytes.lowerBound <= offset && offset <= $0.bytes.upperBound
    }
  }

  /// Every mention of a thing.
  func places(of thing: NamedThing) -> [Place] { all.filter { $0.thing == thing } }

  /// Where it gets its name; nil where that is the program's own.
  func declaration(of thing: NamedThing) -> Place? {
    all.first { $0.thing == thing && $0.isDeclaration }
  }
}
