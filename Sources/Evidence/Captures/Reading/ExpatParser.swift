internal import CExpat
internal import Diagnostics

/// Reads XML with expat, without entities that a document declares itself.
///
/// What is `unsafe` here is the memory that expat and this file hand each other. The parser lives
/// until `root(of:)` returns; the reading and the file's bytes are borrowed for the one call of
/// `XML_Parse`, from which alone expat calls back; names and values are copied in each callback.
enum ExpatParser {
  /// The element that holds all others.
  static func root(of file: SourceFile) throws(CaptureMistake) -> XMLElement {
    // The text was decoded already, whatever it says about itself.
    guard let parser = unsafe XML_ParserCreate("UTF-8") else { fatalError("no memory is left") }
    defer { unsafe XML_ParserFree(parser) }
    var reading = unsafe Reading(parser: parser)
    let status = unsafe withUnsafeMutablePointer(to: &reading) { reading in
      unsafe XML_SetUserData(parser, reading)
      unsafe setHandlers(of: parser)
      return unsafe file.bytes.withUnsafeBytes { bytes in
        let text = unsafe bytes.assumingMemoryBound(to: CChar.self)
        return unsafe XML_Parse(parser, text.baseAddress, Int32(clamping: bytes.count), 1)
      }
    }
    let tree = unsafe reading.tree
    if let refusal = tree.refusal {
      throw CaptureMistake(refusal.message, in: file, at: refusal.bytes)
    }
    guard status == XML_STATUS_OK, let root = tree.root else {
      throw unsafe mistake(of: parser, in: file)
    }
    return root
  }

  /// What the callbacks are handed.
  @unsafe private struct Reading {
    let parser: XML_Parser
    var tree = XMLTree()

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
        unsafe reading.pointee.change { $0.begin(XMLElement(element, pairs, at: $1)) }
      },
      { data, _ in
        unsafe data?.assumingMemoryBound(to: Reading.self).pointee.change { tree, _ in tree.end() }
      }
    )
    // What stands elsewhere is never read.
    unsafe XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, hasDeclarations in
      guard hasDeclarations != 0 else { return }
      unsafe data?.assumingMemoryBound(to: Reading.self).pointee.change {
        $0.refuse(.declaredEntities, at: $1)
      }
    }
  }

  private static func mistake(of parser: XML_Parser, in file: SourceFile) -> CaptureMistake {
    let code = unsafe XML_GetErrorCode(parser)
    let start = unsafe min(max(Int(XML_GetCurrentByteIndex(parser)), 0), file.bytes.count)
    let isCutOff =
      code == XML_ERROR_NO_ELEMENTS || code == XML_ERROR_UNCLOSED_TOKEN
      || code == XML_ERROR_PARTIAL_CHAR || code == XML_ERROR_UNCLOSED_CDATA_SECTION
    if isCutOff { return CaptureMistake(.cutOffCapture("XML"), in: file, at: start..<start) }
    let reason = unsafe XML_ErrorString(code).map { unsafe String(cString: $0) }
    return CaptureMistake(
      .malformedCapture(reason ?? "\(code.rawValue)"),
      in: file,
      at: start..<start
    )
  }
}

/// The elements of a document while it is read.
private struct XMLTree {
  private(set) var root: XMLElement?
  private(set) var refusal: (message: Message, bytes: Range<Int>)?
  /// The elements that are open, each with its children so far.
  private var open: [XMLElement] = []
  private var count = 0

  /// Interface files have many elements that are no views.
  private static let mostElements = 500_000

  mutating func begin(_ element: XMLElement) {
    count += 1
    if open.count > ScreenBuilder.mostDeep {
      refuse(.tooDeepCapture(ScreenBuilder.mostDeep), at: element.bytes)
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

  mutating func refuse(_ message: Message, at bytes: Range<Int>) {
    if refusal == nil { refusal = (message, bytes) }
  }
}

extension Message {
  fileprivate static func malformedCapture(_ reason: String) -> Self {
    Self(.malformedCapture, reason)
  }

  fileprivate static var declaredEntities: Self {
    Self(.declaredEntities)
  }
}
