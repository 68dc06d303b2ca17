internal import CExpat

/// Reads XML with expat, without entities that a document declares itself.
///
/// What is `unsafe` here is the memory that expat and this file hand each other. The parser lives
/// until `root(of:)` returns; the reading and the file's bytes are borrowed for the one call of
/// `XML_Parse`, from which alone expat calls back; names and values are copied in each callback.
enum ExpatParser {
  /// The element that holds all others, given a text in UTF-8.
  static func root(of text: [UInt8], deepest: Int) throws(XMLMistake) -> XMLElement {
    // The text was decoded already, whatever it says about itself.
    guard let parser = unsafe XML_ParserCreate("UTF-8") else { fatalError("no memory is left") }
    defer { unsafe XML_ParserFree(parser) }
    var reading = unsafe Reading(parser: parser, tree: XMLTree(deepest: deepest))
    let status = unsafe withUnsafeMutablePointer(to: &reading) { reading in
      unsafe XML_SetUserData(parser, reading)
      unsafe setHandlers(of: parser)
      return unsafe text.withUnsafeBytes { bytes in
        let text = unsafe bytes.assumingMemoryBound(to: CChar.self)
        return unsafe XML_Parse(parser, text.baseAddress, Int32(clamping: bytes.count), 1)
      }
    }
    let tree = unsafe reading.tree
    if let refusal = tree.refusal { throw refusal }
    guard status == XML_STATUS_OK, let root = tree.root else {
      throw unsafe mistake(of: parser, in: text)
    }
    return root
  }

  /// What the callbacks are handed.
  @unsafe private struct Reading {
    let parser: XML_Parser
    var tree: XMLTree

    var place: Range<Int> {
      let start = unsafe Int(XML_GetCurrentByteIndex(parser))
      return unsafe start..<start + Int(XML_GetCurrentByteCount(parser))
    }

    mutating func change(_ change: (inout XMLTree, Range<Int>) -> Void) {
      unsafe change(&tree, place)
      if unsafe tree.refusal != nil { _ = unsafe XML_StopParser(parser, XML_Bool(XML_FALSE)) }
    }
  }

  private static func setHandlers(of parser: XML_Parser) {
    unsafe XML_SetElementHandler(
      parser,
      { data, name, attributes in
        guard let reading = unsafe data?.assumingMemoryBound(to: Reading.self),
          let name = unsafe name
        else { return }
        var pairs: [(name: String, value: String)] = []
        var next = unsafe attributes
        while let key = unsafe next?.pointee, let value = unsafe next?.advanced(by: 1).pointee {
          unsafe pairs.append((String(cString: key), String(cString: value)))
          unsafe next = next?.advanced(by: 2)
        }
        let element = unsafe String(cString: name)
        unsafe reading.pointee.change {
          $0.begin(XMLElement(name: element, attributes: pairs, bytes: $1))
        }
      },
      { data, _ in
        unsafe data?.assumingMemoryBound(to: Reading.self).pointee.change { tree, _ in tree.end() }
      })
    unsafe XML_SetCharacterDataHandler(parser) { data, text, count in
      guard let reading = unsafe data?.assumingMemoryBound(to: Reading.self), let text = unsafe text
      else { return }
      let bytes = unsafe UnsafeRawBufferPointer(start: text, count: Int(count))
      let added = unsafe String(decoding: bytes, as: UTF8.self)
      unsafe reading.pointee.change { tree, _ in tree.add(added) }
    }
    // What stands elsewhere is never read.
    unsafe XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, hasDeclarations in
      guard hasDeclarations != 0 else { return }
      unsafe data?.assumingMemoryBound(to: Reading.self).pointee.change {
        $0.refuse(.declaresEntities, at: $1)
      }
    }
  }

  private static func mistake(of parser: XML_Parser, in text: [UInt8]) -> XMLMistake {
    let code = unsafe XML_GetErrorCode(parser)
    let start = unsafe min(max(Int(XML_GetCurrentByteIndex(parser)), 0), text.count)
    let isCutOff =
      code == XML_ERROR_NO_ELEMENTS || code == XML_ERROR_UNCLOSED_TOKEN
      || code == XML_ERROR_PARTIAL_CHAR || code == XML_ERROR_UNCLOSED_CDATA_SECTION
    if isCutOff { return XMLMistake(reason: .cutOff, bytes: start..<start) }
    let words = unsafe XML_ErrorString(code).map { unsafe String(cString: $0) }
    return XMLMistake(reason: .malformed(words ?? "\(code.rawValue)"), bytes: start..<start)
  }
}

/// Why a text is no XML that is read here, and where that shows.
struct XMLMistake: Error {
  enum Reason {
    case cutOff
    /// In expat's words.
    case malformed(String)
    case declaresEntities
    case tooDeep(Int)
    case tooManyElements(Int)
  }

  let reason: Reason
  let bytes: Range<Int>
}

/// The elements of a document while it is read.
private struct XMLTree {
  private(set) var root: XMLElement?
  private(set) var refusal: XMLMistake?
  private let deepest: Int
  /// The elements that are open, each with its children so far.
  private var open: [XMLElement] = []
  private var count = 0

  /// Interface files have many elements that are no views.
  private static let mostElements = 500_000

  init(deepest: Int) { self.deepest = deepest }

  mutating func begin(_ element: XMLElement) {
    count += 1
    if open.count > deepest {
      refuse(.tooDeep(deepest), at: element.bytes)
    } else if count > Self.mostElements {
      refuse(.tooManyElements(Self.mostElements), at: element.bytes)
    }
    open.append(element)
  }

  mutating func end() {
    guard let element = open.popLast() else { return }
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  mutating func add(_ text: String) {
    if !open.isEmpty { open[open.count - 1].text += text }
  }

  mutating func refuse(_ reason: XMLMistake.Reason, at bytes: Range<Int>) {
    if refusal == nil { refusal = XMLMistake(reason: reason, bytes: bytes) }
  }
}

/// An element of an XML document, and the bytes of its start tag.
struct XMLElement {
  let name: String
  let attributes: [(name: String, value: String)]
  let bytes: Range<Int>
  var children: [XMLElement] = []
  /// The characters between its tags, without those of its children.
  var text = ""

  /// The value of an attribute, if it has it.
  subscript(name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  func child(_ name: String) -> XMLElement? {
    children.first { $0.name == name }
  }

  /// The first child with an attribute `key` of a value, as interface files name what is in a view.
  func child(key: String) -> XMLElement? {
    children.first { $0["key"] == key }
  }
}
