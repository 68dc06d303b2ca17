internal import CLibYAML

/// libyaml at work on a text: the only place where C's memory is touched.
///
/// The text lives in memory of this value, as does what libyaml keeps of it; `deinit` gives both
/// back. Of an event nothing is handed out but copies.
@safe
package struct YAMLParser: ~Copyable {
  private let text: UnsafeMutableBufferPointer<UInt8>
  private let parser: UnsafeMutablePointer<yaml_parser_t>

  /// Reads UTF-8.
  package init(reading bytes: [UInt8]) {
    unsafe text = .allocate(capacity: bytes.count)
    _ = unsafe text.initialize(from: bytes)
    unsafe parser = .allocate(capacity: 1)
    guard unsafe yaml_parser_initialize(parser) == 1 else { fatalError("no memory is left") }
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(parser, text.baseAddress, text.count)
  }

  deinit {
    unsafe yaml_parser_delete(parser)
    unsafe parser.deallocate()
    unsafe text.deallocate()
  }

  /// The next event; nil when the text goes wrong.
  package func next() -> YAMLEvent? {
    var event = unsafe yaml_event_t()
    guard unsafe yaml_parser_parse(parser, &event) == 1 else { return nil }
    defer { unsafe yaml_event_delete(&event) }
    return unsafe YAMLEvent(event)
  }

  /// What libyaml holds against the text after `next` gave nil.
  package var complaint: YAMLComplaint {
    let state = unsafe parser.pointee
    guard unsafe state.error != YAML_MEMORY_ERROR else { fatalError("no memory is left") }
    let stop = unsafe state.problem_mark.index
    return YAMLComplaint(
      problem: unsafe String(yaml: state.problem) ?? "", scalar: stop,
      contextScalar: unsafe state.context == nil ? stop : state.context_mark.index)
  }
}

/// A step of libyaml's through a text; its places count Unicode scalars.
package struct YAMLEvent {
  package enum Content {
    case documentStart
    case documentEnd(isExplicit: Bool)
    case scalar([UInt8], Style)
    case alias(of: String)
    case sequenceStart(isFlow: Bool)
    case mappingStart(isFlow: Bool)
    case sequenceEnd
    case mappingEnd
    case streamStart
    case streamEnd
  }

  /// How a scalar is written; without quotes it is plain.
  package enum Style {
    case plain
    case singleQuoted
    case doubleQuoted
    case literal
    case folded
  }

  package let content: Content
  package private(set) var anchor: String?
  package private(set) var tag: String?
  package let start: Int
  package let end: Int
}

/// A syntax error in libyaml's words; positions count Unicode scalars.
package struct YAMLComplaint {
  package let problem: String
  package let scalar: Int
  /// Where that began in which libyaml stopped.
  package let contextScalar: Int
}

extension YAMLEvent {
  /// Copies what libyaml gives back right after this.
  fileprivate init(_ event: borrowing yaml_event_t) {
    start = unsafe event.start_mark.index
    end = unsafe event.end_mark.index
    let data = unsafe event.data
    switch unsafe event.type {
    case YAML_DOCUMENT_START_EVENT: content = .documentStart
    case YAML_DOCUMENT_END_EVENT:
      content = .documentEnd(isExplicit: unsafe data.document_end.implicit == 0)
    case YAML_SCALAR_EVENT:
      let scalar = unsafe data.scalar
      let value = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      content = unsafe .scalar(Array(value), Style(scalar.style))
      anchor = unsafe String(yaml: scalar.anchor)
      tag = unsafe String(yaml: scalar.tag)
    case YAML_ALIAS_EVENT:
      content = unsafe .alias(of: String(yaml: data.alias.anchor) ?? "")
    case YAML_SEQUENCE_START_EVENT:
      let sequence = unsafe data.sequence_start
      content = unsafe .sequenceStart(isFlow: sequence.style == YAML_FLOW_SEQUENCE_STYLE)
      anchor = unsafe String(yaml: sequence.anchor)
      tag = unsafe String(yaml: sequence.tag)
    case YAML_MAPPING_START_EVENT:
      let mapping = unsafe data.mapping_start
      content = unsafe .mappingStart(isFlow: mapping.style == YAML_FLOW_MAPPING_STYLE)
      anchor = unsafe String(yaml: mapping.anchor)
      tag = unsafe String(yaml: mapping.tag)
    case YAML_SEQUENCE_END_EVENT: content = .sequenceEnd
    case YAML_MAPPING_END_EVENT: content = .mappingEnd
    case YAML_STREAM_END_EVENT: content = .streamEnd
    default: content = .streamStart
    }
  }
}

extension YAMLEvent.Style {
  fileprivate init(_ style: yaml_scalar_style_t) {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: self = .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: self = .literal
    case YAML_FOLDED_SCALAR_STYLE: self = .folded
    default: self = .plain
    }
  }
}

extension String {
  /// A name in C's memory, if there is one.
  fileprivate init?(yaml name: UnsafePointer<yaml_char_t>?) {
    guard let name = unsafe name else { return nil }
    unsafe self.init(cString: name)
  }

  /// A phrase in C's memory, if there is one.
  fileprivate init?(yaml phrase: UnsafePointer<CChar>?) {
    guard let phrase = unsafe phrase else { return nil }
    unsafe self.init(cString: phrase)
  }
}
