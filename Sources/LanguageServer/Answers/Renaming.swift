internal import Diagnostics
internal import Documents
internal import Model
internal import Rules

/// What has a name at a place of a text: where else it is named, and what it may be called.
struct Renaming {
  typealias Place = NamedPlaces.Place

  /// In the order of their texts.
  private let places: [Place]
  private let here: Place
  /// What files of rules name; nil for what a description does.
  let thing: NamedThing?
  /// Names that others have.
  private let isTaken: (String) -> Bool
  private let canBeRenamed: Bool

  /// Nil where nothing has a name.
  init?(at position: LinePosition, in text: OpenText, by rules: RulesInForce, _ named: NamedPlaces)
  {
    let offset = text.positions.offset(of: position)
    if let place = named.place(at: offset, in: text.file), let thing = place.thing {
      self.thing = thing
      (places, here) = (named.places(of: thing), place)
      isTaken = { _ in false }
      canBeRenamed = places.contains(where: \.isDeclaration)
      return
    }
    let root = text.documents.first { $0.bytes.contains(offset) || $0.bytes.upperBound == offset }?
      .root
    guard text.kind == .description, let root else { return nil }
    let mentions = Mentions(in: root, of: text, by: rules)
    guard let mention = mentions[offset], mention.kind != .rule else { return nil }
    func place(_ mention: Mentions.Mention) -> Place {
      Place(
        thing: nil,
        isDeclaration: mention.isDeclaration,
        file: text.file,
        address: text.link.text,
        bytes: mention.bytes
      )
    }
    let isInCatalogue = { id in
      mention.kind == .service && rules.book.catalogues.provider(id) != nil
    }
    thing = nil
    places = mentions.same(as: mention).map(place)
    here = place(mention)
    isTaken = { mentions.isDeclared($0, as: mention.kind) || isInCatalogue($0) }
    canBeRenamed =
      mentions.isDeclared(mention.id, as: mention.kind) && !isInCatalogue(mention.id)
  }

  /// Where it is named, and if wanted also where it gets its name.
  func places(withDeclaration: Bool) -> [Place] {
    places.filter { withDeclaration || !$0.isDeclaration }
  }

  /// The name that can be changed; nil where the program gives it, or nobody wrote it.
  var range: Range<Int>? { canBeRenamed ? here.bytes : nil }

  /// What is to be changed for another name, text by text; what has an earlier name keeps it.
  func edits(naming name: String) throws(ResponseError) -> [EditedText] {
    guard canBeRenamed else { throw .unusableParameters("\(here.word) can't be renamed") }
    let isWord = name.utf8.allSatisfy { $0.isOfWord && (isPlain || $0 != UInt8(ascii: "-")) }
    guard !name.isEmpty, isWord, !["unknown", "null"].contains(name) else {
      let signs = isPlain ? ", - and _" : " and _"
      throw .unusableParameters("a name has letters, digits\(signs), not \(name.quoted)")
    }
    if name != here.word, isTaken(name) {
      throw .unusableParameters("\(name.quoted) is the name of another")
    }
    let called = places.first(where: \.isDeclaration)?.word ?? here.word
    let changed = places.filter { $0.word == called }
    let files = Dictionary(grouping: changed, by: \.address).sorted { $0.key < $1.key }
    return files.compactMap { address, places in
      places.first.map { first in
        EditedText(
          address: address,
          file: first.file,
          edits: places.map { CodeAction.Edit(bytes: $0.bytes, newText: name) }
        )
      }
    }
  }

  /// Whether its name is an id, and not a word in expressions.
  private var isPlain: Bool {
    if case .rule? = thing { true } else { thing == nil }
  }
}

extension Renaming.Place {
  func writeMembers(_ encoding: PositionEncoding, to json: inout JSONWriter) {
    json.member("uri", address)
    json.object("range", TextPositions(in: file, encoding).range(of: bytes).writeMembers)
  }
}
