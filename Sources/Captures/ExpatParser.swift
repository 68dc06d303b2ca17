internal import CExpat
internal import Diagnostics

/// Reads XML with expat, without entities that a document declares itself.
///
/// The only place that hands memory to expat: the parser and the collection it writes into live
/// until `root(of:)` returns, and expat is called from nowhere else.
enum ExpatParser {
  /// What the callbacks fill.
  struct Collection {
    fileprivate var parser: XML_Parser
    /// The elements that are open, each with its children so far.
    fileprivate var open: [XMLElement] = []
    fileprivate var root: XMLElement?
    fileprivate var count = 0
    fileprivate var refusal: (message: Diagnostic.Message, bytes: Range<Int>)?

    fileprivate var place: Range<Int> {
      let start = Int(XML_GetCurrentByteIndex(parser))
      return start..<start + Int(XML_GetCurrentByteCount(parser))
    }

    fileprivate mutating func begin(_ element: XMLElement) {
      count += 1
      if open.count > ScreenBuilder.mostDeep {
        refuse(.tooDeepCapture(ScreenBuilder.mostDeep))
      } else if count > mostElements {
        refuse(.tooManyElements(mostElements))
      }
      open.append(element)
    }

    fileprivate mutating func end() {
      guard let element = open.popLast() else { return }
      if open.isEmpty {
        root = element
      } else {
        open[open.count - 1].children.append(element)
      }
    }

    fileprivate mutating func refuse(_ message: Diagnostic.Message) {
      guard refusal == nil else { return }
      refusal = (message, place)
      XML_StopParser(parser, XML_Bool(XML_FALSE))
    }
  }

  /// The element that holds all others.
  static func root(of file: SourceFile) throws(CaptureMistake) -> XMLElement {
    // The text was decoded already, whatever it says about itself.
    guard let parser = XML_ParserCreate("UTF-8") else { fatalError("no memory is left") }
    defer { XML_ParserFree(parser) }
    var collection = Collection(parser: parser)
    let status = withUnsafeMutablePointer(to: &collection) { collection in
      XML_SetUserData(parser, collection)
      setHandlers(of: parser)
      return file.bytes.withUnsafeBytes { bytes in
        let text = bytes.assumingMemoryBound(to: CChar.self)
        return XML_Parse(parser, text.baseAddress, Int32(clamping: bytes.count), 1)
      }
    }
    if let refusal = collection.refusal {
      throw CaptureMistake(refusal.message, in: file, at: refusal.bytes)
    }
    guard status == XML_STATUS_OK, let root = collection.root else {
      throw mistake(of: parser, in: file)
    }
    return root
  }

  private static func setHandlers(of parser: XML_Parser) {
    XML_SetElementHandler(
      parser,
      { data, name, attributes in
        guard let collection = data?.assumingMemoryBound(to: Collection.self), let name else {
          return
        }
        var pairs: [(name: String, value: String)] = []
        var next = attributes
        while let key = next?.pointee, let value = next?.advanced(by: 1).pointee {
          pairs.append((String(cString: key), String(cString: value)))
          next = next?.advanced(by: 2)
        }
        let place = collection.pointee.place
        collection.pointee.begin(XMLElement(String(cString: name), pairs, at: place))
      },
      { data, _ in data?.assumingMemoryBound(to: Collection.self).pointee.end() }
    )
    // What stands elsewhere is never read.
    XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, hasDeclarations in
      guard hasDeclarations != 0 else { return }
      data?.assumingMemoryBound(to: Collection.self).pointee.refuse(.declaredEntities)
    }
  }

  private static func mistake(of parser: XML_Parser, in file: SourceFile) -> CaptureMistake {
    let code = XML_GetErrorCode(parser)
    let start = min(max(Int(XML_GetCurrentByteIndex(parser)), 0), file.bytes.count)
    let isCutOff =
      code == XML_ERROR_NO_ELEMENTS || code == XML_ERROR_UNCLOSED_TOKEN
      || code == XML_ERROR_PARTIAL_CHAR || code == XML_ERROR_UNCLOSED_CDATA_SECTION
    if isCutOff { return CaptureMistake(.cutOffCapture("XML"), in: file, at: start..<start) }
    let reason = XML_ErrorString(code).map { String(cString: $0) } ?? "\(code.rawValue)"
    return CaptureMistake(.malformedCapture(reason), in: file, at: start..<start)
  }
}

/// Interface files have many elements that are no views.
private let mostElements = 500_000

extension Diagnostic.Message {
  fileprivate static func malformedCapture(_ reason: String) -> Self {
    Self("this is no well-formed XML: \(reason)")
  }

  fileprivate static var declaredEntities: Self {
    Self("a capture declares no document type or entities of its own; leave them out")
  }
}
